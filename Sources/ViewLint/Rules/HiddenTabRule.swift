import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about a tab view whose initial selection is a tab that may be absent.
struct HiddenTabRule: Rule {
  static let info = RuleInfo(
    "selection_of_hidden_tab", .correctness, .warning, isFixable: false,
    summary: "the tab view starts with a tab that may be absent, or with none",
    explanation: """
      The app may crash. In an app that is built with SDK 27 the selection of a `TabView` must name a visible tab. \
      State that starts with a tab under an `if`, or with one that is `hidden`, names no visible tab while the \
      condition removes it. State that starts with a value that no tab has never names one. Start with a tab that is \
      always there.
      """,
    silence: """
      SDKs before 27. A tab that both branches of a condition have, state that an initializer sets, a condition that \
      reads the selection itself, checks availability or reads state whose initial value shows the tab, and tab views \
      whose tabs are not all known. Values that are neither literals nor enum cases are recognised only where they are \
      spelt the same.
      """,
    examples: [
      RuleExample(
        """
        struct Main: View {
          let isAdmin: Bool
          @State private var tab = ↓"admin"
          var body: some View {
            TabView(selection: $tab) {
              Tab("Home", systemImage: "house", value: "home") { Text("Home") }
              if isAdmin {
                Tab("Admin", systemImage: "key", value: "admin") { Text("Admin") }
              }
            }
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        enum Page { case home, admin }
        struct Main: View {
          let isAdmin: Bool
          @State private var page = ↓Page.admin
          @State private var old = ↓Page.admin
          var body: some View {
            TabView(selection: $page) {
              Tab("Home", systemImage: "house", value: Page.home) { Text("Home") }
              Tab("Admin", systemImage: "key", value: Page.admin) { Text("Admin") }.hidden(!isAdmin)
            }
            TabView(selection: $old) {
              Text("Home").tag(Page.home)
              if isAdmin { Text("Admin").tag(Page.admin) }
            }
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        enum Page { case home, admin, old }
        struct Main: View {
          @State private var page = ↓Page.old
          @State private var name = ↓"start"
          @State private var hidden = ↓Page.admin
          var body: some View {
            TabView(selection: $page) {
              Tab("Home", systemImage: "house", value: Page.home) { Text("Home") }
              Tab("Admin", systemImage: "key", value: Page.admin) { Text("Admin") }
            }
            TabView(selection: $name) {
              Tab("Home", systemImage: "house", value: "home") { Text("Home") }
              Tab("Admin", systemImage: "key", value: "admin") { Text("Admin") }
            }
            TabView(selection: $hidden) {
              Tab("Home", systemImage: "house", value: Page.home) { Text("Home") }
              Tab("Admin", systemImage: "key", value: Page.admin) { Text("Admin") }.hidden()
            }
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        enum Page: String {
          case home, admin
          static let first = Page.home
        }
        struct Main: View {
          @State private var page = Page.first
          @State private var name = "home"
          @State private var newer = Page.admin
          var body: some View {
            TabView(selection: $page) {
              Tab("Home", systemImage: "house", value: .home) { Text("Home") }
              Tab("Admin", systemImage: "key", value: .admin) { Text("Admin") }
            }
            TabView(selection: $name) {
              Tab("Home", systemImage: "house", value: Page.home.rawValue) { Text("Home") }
              Tab("Admin", systemImage: "key", value: Page.admin.rawValue) { Text("Admin") }
            }
            TabView(selection: $newer) {
              Tab("Home", systemImage: "house", value: Page.home) { Text("Home") }
              if #available(iOS 26, *) {
                Tab("Admin", systemImage: "key", value: Page.admin) { Text("Admin") }
              }
            }
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        struct Main: View {
          let isAdmin: Bool
          @State private var shows = true
          @State private var tab = "home"
          @State private var other = "admin"
          @State private var third = "admin"
          @State private var given = "admin"
          init(isAdmin: Bool, tab: String) {
            self.isAdmin = isAdmin
            _given = State(initialValue: tab)
          }
          var body: some View {
            TabView(selection: $tab) {
              Tab("Home", systemImage: "house", value: "home") { Text("Home") }
              if isAdmin { Tab("Admin", systemImage: "key", value: "admin") { Text("Admin") } }
            }
            TabView(selection: $other) {
              if isAdmin {
                Tab("Admin", systemImage: "key", value: "admin") { Text("Admin") }
              } else {
                Tab("Guest", systemImage: "key", value: "admin") { Text("Guest") }
              }
            }
            TabView(selection: $third) {
              Text("Home").tag("home")
              if shows { Text("Admin").tag("admin") }
            }
            TabView(selection: $given) {
              Text("Home").tag("home")
              if isAdmin { Text("Admin").tag("admin") }
            }
          }
        }
        """, sdk: 27),
      RuleExample(
        """
        struct Main: View {
          let isAdmin: Bool
          @State private var tab = "admin"
          var body: some View {
            TabView(selection: $tab) {
              Text("Home").tag("home")
              if isAdmin { Text("Admin").tag("admin") }
            }
          }
        }
        """, sdk: 26),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 52))

  static let visits: [NodeKind] = [.functionCallExpr]

  private static let tabView: Name = "TabView"
  private static let tab: Name = "Tab"
  private static let value: Name = "value"
  private static let tag = CatalogueMember("View", "tag")
  private static let hidden = CatalogueMember("TabContent", "hidden")

  static func checksCalls(_ callee: Callee) -> Bool { callee.makes(anyOf: [tabView]) }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard analyzer.program.configuration.isOfSDK27, !context.isPreview,
      let binding = context.argument(node, .selection), let state = context.propertyOfBinding(binding),
      state.file == context.fileID,
      analyzer.isState(state),
      let initial = analyzer.node(of: state).initialValue, let begun = key(of: initial),
      let content = context.argument(node, .content), content.kind == .closureExpr,
      let tabs = tabs(in: Array(content.children), under: nil, context), !isSetByInitialiser(state, context)
    else { return }
    let own = tabs.filter { $0.key == begun }
    guard let first = own.first else {
      if isNone(of: tabs, initial, context) { report("which no tab has", "may crash", initial, [], context) }
      return
    }
    let note = Diagnostic.Note("the tab", in: context.file, at: first.place)
    if own.count == 1, first.isAlwaysHidden {
      return report("a tab that is hidden", "may crash", initial, [note], context)
    }
    guard own.count == 1, let condition = first.condition, !condition.mentions(analyzer.decl(state).name),
      !holdsAtFirst(condition, context)
    else { return }
    report("a tab that is there only under a condition", "may crash when the tab is absent", initial, [note], context)
  }

  private func report(
    _ what: String, _ effect: String, _ initial: SyntaxNode, _ notes: [Diagnostic.Note], _ context: RuleContext
  ) {
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "the tab view starts with `\(RuleText.oneLine(initial.text))`, \(what): built with SDK 27, the app \(effect); "
          + "start with a tab that is always there", in: context.file, at: initial.range, notes: notes))
  }

  /// Whether a value differs from those of all tabs: all are literals of the same kind, or cases of the value's
  /// enumeration.
  private func isNone(of tabs: [TabPlace], _ initial: SyntaxNode, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    let literals: Set<NodeKind> = [.stringLiteralExpr, .integerLiteralExpr]
    if literals.contains(initial.kind) { return !tabs.isEmpty && tabs.allSatisfy { $0.value.kind == initial.kind } }
    guard let name = initial.lastToken.map({ initial.name(of: $0) }), !tabs.isEmpty else { return false }
    return tabs.allSatisfy { tab in
      guard let decl = context.record.decl(of: tab.value), analyzer.decl(decl).kind == .enumCase,
        let owner = analyzer.owner(of: decl)
      else { return false }
      return analyzer.children(of: owner).contains {
        analyzer.decl($0).kind == .enumCase && analyzer.decl($0).name == name
      }
    }
  }

  private struct TabPlace {
    let key: String
    let value: SyntaxNode
    /// Whether the tab is always hidden.
    let isAlwaysHidden: Bool
    /// The `if`, or the condition of `hidden`; `nil` for a tab that is always present.
    let condition: SyntaxNode?
    let place: SourceRange
  }

  /// The tabs that statements make; `nil` if one of them is unknown.
  private func tabs(
    in statements: [SyntaxNode], under condition: SyntaxNode?, _ context: RuleContext
  ) -> [TabPlace]? {
    var found: [TabPlace] = []
    for statement in statements where statement.kind != .closureSignature {
      switch statement.kind {
      case .ifExpr:
        // Availability does not change while the app runs.
        let isOfSystem = statement.conditions.allSatisfy { $0.kind == .availabilityCondition }
        let around = condition ?? (isOfSystem ? nil : statement)
        for block in statement.children.dropFirst(statement.conditions.count) {
          let inner = block.kind == .ifExpr ? [block] : Array(block.children)
          guard let more = tabs(in: inner, under: around, context) else { return nil }
          found += more
        }
      case .ifConfigDecl:
        let active = Array(context.analyzer.program.configuration.activeElements(of: statement))
        guard let more = tabs(in: active, under: condition, context) else { return nil }
        found += more
      case .functionCallExpr:
        guard let tab = tab(statement, under: condition, context) else { return nil }
        found.append(tab)
      default: return nil
      }
    }
    return found
  }

  private func tab(_ view: SyntaxNode, under condition: SyntaxNode?, _ context: RuleContext) -> TabPlace? {
    var modifications: [SyntaxNode] = []
    var core = view
    // The modifiers of a tab are declared for tabs only.
    while core.kind == .functionCallExpr, let base = core.children.first?.baseOfMember {
      modifications.append(core)
      core = base
    }
    let tag = modifications.first { context.isUse($0, of: Self.tag) }?.arguments.first
    let own = context.makes(core, anyOf: [Self.tab]) ? context.argument(core, Self.value) : nil
    guard let value = tag ?? own, let key = key(of: value) else { return nil }
    let hiding = modifications.first { context.isUse($0, of: Self.hidden) }
    let flag = hiding?.arguments.first
    return TabPlace(
      key: key, value: value, isAlwaysHidden: hiding != nil && flag.map { $0.text == "true" } ?? true,
      condition: condition ?? flag.flatMap { $0.text == "false" ? nil : $0 }, place: core.range)
  }

  /// The key of a literal or an enumeration case; `nil` for other values.
  private func key(of value: SyntaxNode) -> String? {
    switch value.kind {
    case .stringLiteralExpr: value.text.contains("\\") ? nil : value.text
    case .integerLiteralExpr, .booleanLiteralExpr: value.text
    case .implicitMemberExpr, .memberAccessExpr: value.lastToken.map { "." + value.text(of: $0) }
    default: nil
    }
  }

  private func isSetByInitialiser(_ property: DeclID, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard let owner = context.ownerType else { return true }
    let name = analyzer.decl(property).name
    let members = ([owner] + analyzer.extensions(of: owner)).flatMap { analyzer.children(of: $0) }
    return members.contains { analyzer.isInitializer($0) && analyzer.node(of: $0).mentions(name) }
  }

  /// Whether a condition reads a state that is initially `true`, or for a condition that hides a tab, `false`.
  private func holdsAtFirst(_ condition: SyntaxNode, _ context: RuleContext) -> Bool {
    let asked = condition.kind == .ifExpr ? condition.conditions : [condition]
    return asked.allSatisfy { part in
      guard let decl = context.record.decl(of: part), let initial = context.analyzer.node(of: decl).initialValue else {
        return false
      }
      return initial.text == (condition.kind == .ifExpr ? "true" : "false")
    }
  }
}

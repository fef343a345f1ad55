import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes an action that appends to shown data each time its screen appears again.
struct AppendOnAppearRule: Rule {
  static let info = RuleInfo(
    "on_appear_appends_again", .correctness, .note, isFixable: false,
    summary: "the same elements are appended again each time that the tab or the first screen is shown",
    explanation: """
      The list shows the same rows twice, or skips pages. `onAppear` and `task` run whenever a tab is selected, and \
      whenever the user goes back from a pushed screen to the first one, so an unconditional append is repeated each \
      time. Check first whether the elements are there already, or replace them.
      """,
    silence: """
      Views that are not tabs and not the first screens of stacks that push others. Arrays that are appended to only \
      under a condition, or emptied before.
      """,
    examples: [
      RuleExample(
        """
        final class Store: ObservableObject {
          @Published var films: [String] = []
          func loadNext() { films.append("Film") }
          func reload() { films = ["Film"] }
        }
        struct Films: View {
          @StateObject private var store = Store()
          var body: some View {
            List(store.films, id: \\.self) { Text($0) }.↓onAppear { store.loadNext() }
          }
        }
        struct Tabs: View {
          var body: some View {
            TabView {
              Films().tabItem { Text("Films") }
              Text("Settings").tabItem { Text("Settings") }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Store: ObservableObject {
          @Published var films: [String] = []
          func loadNext() { films.append("Film") }
          func reload() { films = ["Film"] }
        }
        struct Films: View {
          @StateObject private var store = Store()
          var body: some View {
            List(store.films, id: \\.self) { Text($0) }
              .onAppear { store.reload() }
              .task { if store.films.isEmpty { store.loadNext() } }
          }
        }
        struct Tabs: View {
          var body: some View {
            TabView {
              Films().tabItem { Text("Films") }
              Text("Settings").tabItem { Text("Settings") }
            }
          }
        }
        struct Alone: View {
          @StateObject private var store = Store()
          var body: some View {
            List(store.films, id: \\.self) { Text($0) }.onAppear { store.loadNext() }
          }
        }
        """),
      RuleExample(
        """
        @MainActor final class Feed: ObservableObject {
          @Published var posts: [String] = []
          func load() async { posts += await fetch() }
          func reload() async { posts = await fetch() }
          private func fetch() async -> [String] { ["a"] }
        }
        struct Tabs: View {
          @StateObject private var feed = Feed()
          @StateObject private var other = Feed()
          var body: some View {
            TabView {
              List(feed.posts, id: \\.self) { Text($0) }.↓onAppear { Task { await feed.load() } }
              List(other.posts, id: \\.self) { Text($0) }.onAppear { Task { await other.reload() } }
            }
          }
        }
        """),
      RuleExample(
        """
        final class Feed: ObservableObject {
          @Published var names: [String] = []
          func load() {
            Task { @MainActor in
              try? await Task.sleep(for: .seconds(1))
              names.append(contentsOf: ["a", "b"])
            }
          }
        }
        struct FeedPage: View {
          @StateObject private var feed = Feed()
          var body: some View { List(feed.names, id: \\.self) { Text($0) }.↓onAppear { feed.load() } }
        }
        struct Tabs: View {
          var body: some View {
            TabView {
              FeedPage().tabItem { Text("Feed") }
              Text("Settings").tabItem { Text("Settings") }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Spinner: View {
          @State private var phase = 0.0
          @State private var visits = 0
          var body: some View {
            Circle().rotationEffect(.radians(phase)).animation(.linear(duration: 2), value: phase)
              .↓task { phase += 6.28 }
              .onAppear { visits += 1 }
          }
        }
        struct Root: View {
          var body: some View {
            NavigationStack {
              VStack {
                Spinner()
                NavigationLink("Next") { Text("Next") }
              }
            }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 0, of: 0, inApps: 41))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// Views may be in other files.
  static let dependsOnWholeProgram = true

  private static let additions: Set<Name> = ["append", "insert"]

  static func checksCalls(_ callee: Callee) -> Bool {
    callee.fact(.lifecycle)?.startsOnAppear ?? false
  }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let name = node.calleeName, context.runsWithBody, context.isInView, !context.isPreview,
      context.argument(node, .id) == nil,
      mayBeOnScreen(node, context), let action = analyzer.arguments(of: node, context.record).last?.node,
      let code = context.code(ofAction: action, isOfAnyType: true)
    else { return }
    let writes = CalledWrites(in: code.statements.flatMap { statements(of: $0, code.context) }, code.context).found
    let addition = writes.indices.first { index in
      let found = writes[index]
      return !found.isConditional && (isAddition(found, analyzer) || isTurn(found, context))
        && !writes[..<index].contains {
          $0.write.property == found.write.property && !isAddition($0, analyzer) && !isTurn($0, context)
        }
    }
    guard let addition,
      let screen = context.hereOrAtUses(of: node, throughViews: true, { self.screen($0, $1) })
    else { return }
    let found = writes[addition]
    let property = analyzer.name(of: found.write.property)
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "this runs each time that \(screen.isTab ? "the tab" : "the first screen") is shown, and "
          + (isTurn(found, context)
            ? "adds to `\(property)` again, so that the animation goes further each time; set it to its end value"
            : "appends to `\(property)` again; check first whether it is empty, or replace its elements"),
        in: context.file, at: name.range,
        notes: [
          Diagnostic.Note(
            isTurn(found, context) ? "it is added to here" : "the elements are appended here", in: found.context.file,
            at: found.write.node.range),
          Diagnostic.Note(
            screen.isTab ? "the tabs" : "the stack", in: context.file(of: screen.call),
            at: screen.call.children.first?.range ?? screen.call.range),
        ]))
  }

  /// The statements of a task that a statement starts, or the statement itself.
  private func statements(of statement: SyntaxNode, _ context: RuleContext) -> [SyntaxNode] {
    guard context.makes(statement, anyOf: ["Task"]), let closure = statement.lastClosure else { return [statement] }
    return closure.children.filter { $0.kind != .closureSignature }
  }

  /// Whether a write adds elements to an observed array.
  private func isAddition(_ found: CalledWrites.Found, _ analyzer: Analyzer) -> Bool {
    let write = found.write
    guard analyzer.isObserved(write.property), analyzer.isKnown(analyzer.variableType(of: write.property), "Array")
    else { return false }
    guard found.context.record.types[write.target.id] == analyzer.variableType(of: write.property) else { return false }
    if write.node.kind == .infixOperatorExpr { return true }
    return write.node.kind == .functionCallExpr
      && write.node.calleeName.map { Self.additions.contains(write.node.name(of: $0)) } == true
  }

  /// Whether a write adds a number to a state of the view that an animation watches: `phase += .pi`.
  private func isTurn(_ found: CalledWrites.Found, _ context: RuleContext) -> Bool {
    let analyzer = context.analyzer
    guard found.write.node.kind == .infixOperatorExpr, analyzer.isOwnState(found.write.property),
      context.isOfSameType(found.write.property),
      let type = context.nominal(analyzer.variableType(of: found.write.property)),
      Self.numbers.contains(analyzer.decl(type).name)
    else { return false }
    return context.bodiesOfType.contains { body in
      let code = analyzer.node(of: body)
      guard code.mentions(CatalogueMember.animation.name) else { return false }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      return code.subtree.contains { call in
        call.kind == .functionCallExpr && inner.isUse(call, of: .animation)
          && inner.argument(call, "value").flatMap { inner.record.uses[$0.id]?.decl } == found.write.property
      }
    }
  }

  private static let numbers: Set<Name> = ["Double", "CGFloat", "Int", "Float"]

  private struct Screen {
    let call: SyntaxNode
    let isTab: Bool
  }

  /// Whether a view may be a screen, judged by its own code. This excludes most views before the called code is
  /// type-checked.
  private func mayBeOnScreen(_ node: SyntaxNode, _ context: RuleContext) -> Bool {
    if case .none = screen(context, node) { false } else { true }
  }

  /// The tabs or the navigation stack whose screen the view is. Rows are excluded, because they appear for other
  /// reasons.
  private func screen(_ context: RuleContext, _ node: SyntaxNode) -> RuleContext.Search<Screen> {
    let analyzer = context.analyzer
    for (call, closure) in context.enclosingCalls {
      guard let made = context.madeType(call), analyzer.isFromCatalogue(made) else { return .none }
      if analyzer.catalogueText(.lasts, of: made) != nil, analyzer.catalogueText(.chooses, of: made) != nil {
        return .found(Screen(call: call, isTab: true))
      }
      if analyzer.fact(.navigates, of: made) == .stack {
        return closure.subtree.contains(where: { context.pushesContent($0) })
          ? .found(Screen(call: call, isTab: false)) : .none
      }
      // The views of a plain stack appear together with their screen.
      let isStack = analyzer.catalogueText(.axis, of: made) != nil && !analyzer.decl(made).has(.isLazyContainer)
      guard isStack || analyzer.decl(made).has(.isTransparent), !analyzer.decl(made).has(.isRepeating) else {
        return .none
      }
    }
    return .outside
  }
}

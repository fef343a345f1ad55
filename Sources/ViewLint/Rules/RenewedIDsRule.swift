import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Warns about rows whose elements all get new identifiers when they are loaded again.
struct RenewedIDsRule: Rule {
  static let info = RuleInfo(
    "ids_renewed_on_reload", .identity, .warning, isFixable: false,
    summary: "loading the elements again gives all of them new identifiers, which replaces all rows",
    explanation: """
      All rows are removed and inserted again, and lose their state, their position and their animations. `let id = \
      UUID()` creates a new identifier for each value, also for a value that stands for the same thing as before. If a \
      repeatable action, such as a refresh, creates all elements again, no row finds its element. Take the identifier \
      from the data, or change the existing elements.
      """,
    silence: """
      Reported only if a row has its own state or is in a `List`, if the code that sets all elements visibly creates \
      or decodes them, and if something that can happen again calls it while the rows are shown: a button, a refresh, \
      a timer, a change. The rule ignores data that are loaded once when the view appears, and elements that are added \
      to the existing ones.
      """,
    examples: [
      RuleExample(
        """
        struct Item: Identifiable {
          let id = UUID()
          let title: String
        }
        final class Model: ObservableObject {
          @Published var items: [Item] = []
          func load() async {
            let titles = await fetch()
            items = titles.map { Item(title: $0) }
          }
          private func fetch() async -> [String] { ["A"] }
        }
        struct Row: View {
          let item: Item
          @State private var isOpen = false
          var body: some View { Toggle(item.title, isOn: $isOpen) }
        }
        struct Items: View {
          @StateObject private var model = Model()
          var body: some View {
            List {
              ↓ForEach(model.items) { Row(item: $0) }
            }
            .task { await model.load() }
            .refreshable { await model.load() }
          }
        }
        """),
      RuleExample(
        """
        import Foundation
        struct Item: Identifiable, Decodable {
          let id = UUID()
          var title: String
        }
        struct Row: View {
          let item: Item
          @State private var isOpen = false
          var body: some View { Toggle(item.title, isOn: $isOpen) }
        }
        struct Items: View {
          let data: Data
          @State private var items: [Item] = []
          @State private var more: [Item] = []
          @State private var plain: [Item] = []
          var body: some View {
            List {
              Button("Again", action: load)
              Button("More") { more = [Item(title: "A"), Item(title: "B")] }
              ↓ForEach(items) { Row(item: $0) }
              ↓ForEach(more) { Row(item: $0) }
              ↓ForEach(plain) { Text($0.title) }
            }
            .refreshable { plain = ["C"].map { Item(title: $0) } }
            ForEach(plain) { Text($0.title) }
          }
          private func load() {
            guard let loaded = try? JSONDecoder().decode([Item].self, from: data) else { return }
            items = loaded
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable {
          let id = UUID()
          let title: String
        }
        struct Named: Identifiable {
          let name: String
          var id: String { name }
        }
        struct Row: View {
          let title: String
          @State private var isOpen = false
          var body: some View { Toggle(title, isOn: $isOpen) }
        }
        struct Items: View {
          @State private var once: [Item] = []
          @State private var added: [Item] = []
          @State private var named: [Named] = []
          var body: some View {
            List {
              ForEach(once) { Row(title: $0.title) }
              ForEach(added) { Row(title: $0.title) }
              ForEach(named) { Row(title: $0.name) }
            }
            .onAppear { once = ["A"].map { Item(title: $0) } }
            .refreshable {
              added += [Item(title: "B")]
              named = ["D"].map { Named(name: $0) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable {
          let id = UUID()
          let title: String
        }
        @MainActor final class Items: ObservableObject {
          @Published var items: [Item] = []
          @Published var kept: [Item] = []
          func load() async { items = ["A"].map { Item(title: $0) } }
          func keep() async { kept = ["A"].map { title in kept.first { $0.title == title } ?? Item(title: title) } }
        }
        struct ItemList: View {
          @StateObject private var model = Items()
          var body: some View {
            ↓List(model.items) { Text($0.title) }
            List(model.kept) { Text($0.title) }
            Button("Reload") { Task { await model.load() } }
            Button("Keep") { Task { await model.keep() } }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable, Decodable {
          var id = UUID()
          let title: String
          enum CodingKeys: String, CodingKey { case title }
        }
        struct Named: Identifiable, Decodable {
          var id = UUID()
          let title: String
          enum CodingKeys: String, CodingKey { case id, title }
        }
        struct Lists: View {
          @State private var items: [Item] = []
          @State private var named: [Named] = []
          let data: Data
          var body: some View {
            ↓List(items) { Text($0.title) }.refreshable { items = (try? JSONDecoder().decode([Item].self, from: data)) ?? [] }
            List(named) { Text($0.title) }.refreshable { named = (try? JSONDecoder().decode([Named].self, from: data)) ?? [] }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 2, of: 2, inApps: 140))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The elements may be set in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    let analyzer = context.analyzer
    guard let data = node.arguments.first, data.kind != .labeledExpr, context.argument(node, .id) == nil,
      context.runsWithBody, !context.isPreview, let use = context.record.uses[data.id], context.isOwn(use.decl),
      analyzer.decl(use.decl).kind == .variable, !analyzer.decl(use.decl).has(.isComputed),
      let type = context.type(of: node), case let lost = analyzer.ownedState(in: type, includesLater: false),
      case let keepsState = lost.states.contains(where: { $0.property != nil }), keepsState || scrolls(node, context),
      let renewal = renewal(of: use.decl, context)
    else { return }
    let reset =
      keepsState
      ? "\(RuleText.list(lost)) \(lost.names.count == 1 ? "is" : "are") reset"
      : "none of them moves or changes in place: the scroll position and the selection may be lost"
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "each time this is loaded again, all elements get a new `id`: all rows are replaced, and \(reset); take the "
          + "`id` from the data",
        in: context.file, at: (node.children.first ?? node).range,
        notes: [
          Diagnostic.Note("the elements are set here", in: renewal.context.file, at: renewal.write.range),
          context.note("the identifier", at: renewal.element.id),
        ]))
  }

  /// Whether the rows belong to a list.
  private func scrolls(_ rows: SyntaxNode, _ context: RuleContext) -> Bool {
    ([rows] + context.enclosingCalls.map(\.call)).contains { call in
      context.madeType(call).map { context.analyzer.decl($0).has(.isLazyContainer) } ?? false
        && context.madeText(call, of: .owns) != nil
    }
  }

  // MARK: How the elements are set

  private struct Renewal {
    let write: SyntaxNode
    let element: FreshElement
    let context: RuleContext
  }

  /// The first place that sets all elements to new ones and may run again during the view's lifetime.
  private func renewal(of property: DeclID, _ context: RuleContext) -> Renewal? {
    let analyzer = context.analyzer
    let name = analyzer.decl(property).name
    for body in analyzer.bodiesNear(property) where body != property && !analyzer.isInitializer(body) {
      let code = analyzer.node(of: body)
      guard code.mentions(name) else { continue }
      let inner = RuleContext(analyzer, body.file)
      inner.enter(body)
      for (write, actions) in writes(of: property, in: code, [], inner) {
        guard let value = write.value, !value.subtree.contains(where: { inner.record.uses[$0.id]?.decl == property }),
          let element = element(in: value, of: code, inner),
          actions.contains(where: { happensAgain($0, inner) }) || isCalledAgain(body, context)
        else { continue }
        return Renewal(write: write.node, element: element, context: inner)
      }
    }
    return nil
  }

  /// The writes of a property, with the enclosing calls whose arguments contain them.
  private func writes(
    of property: DeclID, in node: SyntaxNode, _ actions: [SyntaxNode], _ context: RuleContext
  ) -> [(PropertyWrite, [SyntaxNode])] {
    var found: [(PropertyWrite, [SyntaxNode])] = []
    if let write = PropertyWrite(node, context.record, context.analyzer), write.property == property {
      found.append((write, actions))
    }
    for (index, child) in node.children.enumerated() {
      // The receiver of a modifier is not an argument.
      let isGiven = node.kind == .functionCallExpr && index > 0
      found += writes(of: property, in: child, isGiven ? actions + [node] : actions, context)
    }
    return found
  }

  /// The expression that makes all elements of a value.
  private func element(
    in value: SyntaxNode, of code: SyntaxNode, _ context: RuleContext, depth: Int = 2
  ) -> FreshElement? {
    switch value.kind {
    case .tryExpr, .awaitExpr, .parenExpr:
      return value.children.last.flatMap { element(in: $0, of: code, context, depth: depth) }
    // `(try? decode()) ?? []`
    case _ where value.isCoalescing:
      return value.children.first.flatMap { element(in: $0, of: code, context, depth: depth) }
    case .arrayExpr where !value.children.isEmpty:
      return FreshElement(in: value, context.record, context)
    case .declReferenceExpr where depth > 0:
      guard context.record.uses[value.id] == nil, let token = value.referencedName,
        let local = local(value.name(of: token), in: code)
      else { return nil }
      return element(in: local, of: code, context, depth: depth - 1)
    case .functionCallExpr:
      if context.isUse(value, ofAny: Self.mapping) { return FreshElement(in: value, context.record, context) }
      if let decoded = FreshElement(decodedBy: value, context) { return decoded }
      guard depth > 0, let use = context.record.uses[value.id], context.analyzer.isOwnFunction(use.decl) else {
        return nil
      }
      let inner = RuleContext(context.analyzer, use.decl.file)
      inner.enter(use.decl)
      let function = context.analyzer.node(of: use.decl)
      let results = function.subtree.compactMap { $0.kind == .returnStmt ? $0.children.first : nil }
      let values = results.isEmpty ? context.analyzer.onlyValue(of: use.decl).map { [$0] } ?? [] : results
      return values.firstNonNil { element(in: $0, of: function, inner, depth: depth - 1) }
    default: return nil
    }
  }

  private static let mapping = [
    CatalogueMember("Sequence", "map"), CatalogueMember("Sequence", "compactMap"), CatalogueMember("Collection", "map"),
  ]

  /// The value of a local name.
  private func local(_ name: Name, in code: SyntaxNode) -> SyntaxNode? {
    let bindings = code.subtree.filter { part in
      guard part.kind == .patternBinding || part.kind == .optionalBindingCondition,
        let pattern = part.children.first(where: { $0.kind == .identifierPattern }), let token = pattern.lastToken
      else { return false }
      return pattern.name(of: token) == name
    }
    return bindings.count == 1 ? bindings[0].initialValue : nil
  }

  // MARK: Repeated code

  /// Whether the argument of a call may run several times during the lifetime of a view.
  private func happensAgain(_ call: SyntaxNode, _ context: RuleContext) -> Bool {
    guard let use = context.record.uses[call.id], context.analyzer.isFromCatalogue(use.decl) else { return false }
    if let lifecycle = context.analyzer.fact(.lifecycle, of: use.decl) {
      return lifecycle == .task && context.argument(call, .id) != nil
    }
    return context.isUse(call, ofAny: Self.again) || context.madeFact(.control, of: call) != nil
  }

  private static let again = [
    CatalogueMember("View", "refreshable"), CatalogueMember("View", "onReceive"), CatalogueMember.onChange,
    CatalogueMember("View", "onTapGesture"),
  ]

  /// Whether the current view calls a function in an action that may run several times.
  private func isCalledAgain(_ function: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.decl(function).kind == .function
      && context.isUsed(function, inWhatIsGivenTo: { happensAgain($0, $1) })
  }
}

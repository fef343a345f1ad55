import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes collections that are filtered, sorted or copied in the data of a list.
struct ForEachInlineTransformRule: Rule {
  static let info = RuleInfo(
    "foreach_inline_transform", .performance, .note, isFixable: false, profile: .strict,
    summary: "the collection of the rows is filtered, sorted or copied each time the body runs",
    explanation: """
      Updates take longer the more elements there are. A body runs at every change of anything it reads, and the \
      argument of `ForEach` or `List` is computed each time, for all elements, even if only a colour has changed; \
      `map` may give the elements other identifiers each time. Keep the result in the model, and compute it when the \
      collection changes.
      """,
    silence: """
      Constants and `allCases`, which are small and do not change; `reversed`, `indices`, `prefix` and the like, \
      which copy nothing; code that does not run with the body; properties and functions of a model, which may store \
      the result.
      """,
    examples: [
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Names: View {
          var items: [Item]
          var body: some View {
            List(↓items.sorted { $0.name < $1.name }) { item in Text(item.name) }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var isDone: Bool }
        struct Open: View {
          @State private var items: [Item] = []
          var body: some View {
            VStack {
              ForEach(Array(↓items.filter { !$0.isDone }.enumerated()), id: \\.element.id) { item in
                Text("\\(item.offset)")
              }
            }
          }
        }
        """),
      RuleExample(
        """
        struct Item: Identifiable { let id: Int; var name: String }
        struct Names: View {
          let sortedItems: [Item]
          var body: some View {
            List(sortedItems) { item in Text(item.name) }
            ForEach(sortedItems.reversed()) { item in Text(item.name) }
          }
        }
        """),
      RuleExample(
        """
        enum Level: String, CaseIterable { case low, high, none }
        struct Levels: View {
          var body: some View {
            ForEach(Level.allCases.filter { $0 != .none }, id: \\.self) { level in Text(level.rawValue) }
          }
        }
        """),
      RuleExample(
        """
        import Observation
        struct Item: Identifiable { let id: Int; var name: String }
        @Observable final class Store {
          var items: [Item] = []
          var sorted: [Item] { items.sorted { $0.name < $1.name } }
        }
        struct Names: View {
          let store: Store
          let letters: [String]
          @State private var query = ""
          private var found: [Item] { store.items.filter { $0.name.contains(query) } }
          var body: some View {
            TextField("Search", text: $query)
            ForEach(↓found) { item in Text(item.name) }
            ForEach(store.sorted) { item in Text(item.name) }
            ForEach(letters, id: \\.self) { letter in
              let items = ↓store.items.filter { $0.name.hasPrefix(letter) }
              ForEach(items) { item in Text(item.name) }
            }
          }
        }
        """),
      RuleExample(
        """
        struct City: Identifiable {
          let id: Int
          var country: String
        }
        struct Countries: View {
          let cities: [City]
          let names: Set<String>
          var body: some View {
            ForEach(↓Set(cities.map(\\.country)).sorted(), id: \\.self) { Text($0) }
            ForEach(["b", "a"].sorted(), id: \\.self) { Text($0) }
            ForEach(↓Array(names).sorted(), id: \\.self) { Text($0) }
          }
        }
        """),
    ], precision: RuleInfo.Precision(right: 16, of: 27, inApps: 10))

  static let visits: [NodeKind] = [.functionCallExpr]
  /// The view's helpers may be in other files.
  static let dependsOnWholeProgram = true

  static func checksCalls(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr, data.kind != .closureExpr,
      context.runsWithBody, !context.isPreview
    else { return }
    let origin = origin(of: data, context)
    guard let (call, source) = copyingCall(origin.node, origin.context), let name = call.calleeName else { return }
    let isHere = origin.context.decl == context.decl
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(call.text(of: name))` processes all of `\(source)` each time the body runs, whatever has changed; keep "
          + "the result in the model",
        in: context.file, at: isHere ? call.range : data.range,
        notes: isHere ? [] : [Diagnostic.Note("it is called here", in: origin.context.file, at: call.range)]))
  }

  /// The expression that computes the data: next to the container, in a local `let`, or in a property or function of
  /// the same view, which caches nothing. A model may cache its result.
  private func origin(of data: SyntaxNode, _ context: RuleContext) -> ValueOrigin {
    let origin = context.origin(of: data)
    guard let decl = origin.context.decl, decl != context.decl, origin.context.ownerType != context.ownerType else {
      return origin
    }
    return ValueOrigin(data, context)
  }

  /// The outermost call that copies the elements of a property, with the property's name, also inside of further calls:
  /// `Array(items.filter { … })`, `Set(items.map(\.name)).sorted()`.
  private func copyingCall(_ node: SyntaxNode, _ context: RuleContext) -> (call: SyntaxNode, source: String)? {
    guard node.kind != .closureExpr else { return nil }
    if node.kind == .functionCallExpr, context.calledFact(.copies, of: node) != nil,
      node.children.first?.kind == .memberAccessExpr, let collection = node.children.first?.children.first,
      let source = source(of: collection, context)
    {
      return (node, source)
    }
    switch node.kind {
    case .functionCallExpr, .memberAccessExpr, .parenExpr, .labeledExpr, .infixOperatorExpr:
      for child in node.children {
        if let found = copyingCall(child, context) { return found }
      }
    default: break
    }
    return nil
  }

  /// The name of a property whose elements may change.
  private func source(of collection: SyntaxNode, _ context: RuleContext) -> String? {
    // `Array(names)` has the same elements.
    if collection.kind == .functionCallExpr, collection.children.first?.kind == .declReferenceExpr,
      let elements = collection.arguments.first, collection.arguments.count == 1, elements.kind != .labeledExpr,
      context.record.decl(of: collection).map({ context.analyzer.isInitializer($0) }) == true
    {
      return source(of: elements, context)
    }
    guard let property = context.rootProperty(collection) else { return nil }
    let decl = context.analyzer.decl(property)
    // A static constant, or a constant with an initial value.
    if decl.has(.isStatic) || decl.has(.isConstant) && hasValue(property, context) { return nil }
    return context.analyzer.name(of: property)
  }

  private func hasValue(_ property: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.node(of: property).child(.initializerClause) != nil
  }
}

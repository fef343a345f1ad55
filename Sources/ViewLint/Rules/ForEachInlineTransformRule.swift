import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// Notes collections that are filtered, sorted or copied on the way into a list.
struct ForEachInlineTransformRule: Rule {
  static let info = RuleInfo(
    "foreach_inline_transform", .performance, .note, isFixable: false, profile: .strict,
    summary: "the rows' collection is filtered, sorted or copied each time the body runs",
    explanation: """
      A body runs at every change of anything it reads. What stands in the argument of `ForEach` or `List` is computed \
      each time, for all elements, also when only a colour has changed; `map` may give the elements other identifiers \
      each time. Keep the result in the model and compute it when the collection changes.
      """,
    silence: """
      Constants and `allCases`, which are small and stay; `reversed`, `indices`, `prefix` and the like, which copy nothing; \
      code that does not run with the body.
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
    ], precision: RuleInfo.Precision(right: 5, of: 9, inApps: 4))

  static let visits: [NodeKind] = [.functionCallExpr]

  static func isAbout(_ callee: Callee) -> Bool { callee.makesRows }

  func check(_ node: SyntaxNode, in context: RuleContext) {
    guard let data = node.arguments.first, data.kind != .labeledExpr, data.kind != .closureExpr,
      let call = copyingCall(data, context), let name = call.calleeName,
      let collection = call.children.first?.children.first, let source = source(of: collection, context),
      context.runsWithBody, !context.isPreview
    else { return }
    context.report(
      Diagnostic(
        Self.info.level, Self.info.id,
        "`\(call.text(of: name))` goes through all of `\(source)` each time the body runs, whatever has changed; keep the result in the "
          + "model",
        in: context.file, at: call.range))
  }

  /// The outermost call that copies elements, through what is done with its result: `Array(items.filter { … })`.
  private func copyingCall(_ node: SyntaxNode, _ context: RuleContext) -> SyntaxNode? {
    guard node.kind != .closureExpr else { return nil }
    if node.kind == .functionCallExpr, context.calledText(node, of: .copies) != nil,
      node.children.first?.kind == .memberAccessExpr
    {
      return node
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

  /// The name of a property that holds different elements at different times.
  private func source(of collection: SyntaxNode, _ context: RuleContext) -> String? {
    guard let property = context.rootProperty(collection) else { return nil }
    let decl = context.analyzer.decl(property)
    // A constant of a type, or a collection that is written in its place.
    if decl.has(.isStatic) || decl.has(.isConstant) && hasValue(property, context) { return nil }
    return context.analyzer.name(of: property)
  }

  private func hasValue(_ property: DeclID, _ context: RuleContext) -> Bool {
    context.analyzer.node(of: property).child(.initializerClause) != nil
  }
}

import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The types of values that rows and presentations are made for; their `id` identifies the views.
extension ProgramFacts {

  /// A container that makes rows for the elements of a collection, or of a binding to one.
  mutating func readElements(of call: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    // `id: \.name` identifies the rows instead.
    guard context.argument(call, .id) == nil, let first = call.arguments.first,
      var type = context.record.types[(first.argumentValue).id]
    else { return }
    if analyzer.isKnown(type, .binding) { type = analyzer.types.arguments(type).first ?? type }
    if let element = analyzer.elementType(ofSequence: type).flatMap(context.nominal), analyzer.isOwn(element) {
      elements.insert(element)
    }
  }
  /// A modifier that presents content while an item is not `nil`: `sheet(item: $route)`.
  mutating func readItem(of call: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard call.arguments.first?.kind == .labeledExpr, let item = context.argument(call, .item),
      let type = context.record.types[item.id],
      analyzer.isKnown(type, .binding), let value = analyzer.types.arguments(type).first,
      let presented = context.nominal(analyzer.wrapped(value) ?? value), analyzer.isOwn(presented)
    else { return }
    self.presented.insert(presented)
  }
}

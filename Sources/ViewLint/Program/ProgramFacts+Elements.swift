import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// For what the identifiers of values are asked: to tell rows from one another, or only to show another alert.
extension ProgramFacts {
  private static let item: Name = "item"

  /// A modifier that presents something for a value: `alert(item: $message)`.
  mutating func readItem(of call: SyntaxNode, _ use: BodyRecord.Use, _ context: RuleContext) {
    // Hardly any modifier has such an argument.
    guard let first = call.arguments.first, first.kind == .labeledExpr, let label = first.firstToken,
      first.name(of: label) == Self.item, let value = first.children.last
    else { return }
    let analyzer = context.analyzer
    guard let binding = context.record.types[value.id], let type = analyzer.types.arguments(binding).first,
      let item = context.nominal(analyzer.wrapped(type) ?? type), analyzer.isOwn(item)
    else { return }
    if analyzer.catalogueText(.presents, of: use.decl) == "message" {
      announced.insert(item)
    } else {
      identified.insert(item)
    }
  }

  /// A container that makes rows of the elements of a collection or a binding to one.
  mutating func readElements(of call: SyntaxNode, _ context: RuleContext) {
    let analyzer = context.analyzer
    guard let first = call.arguments.first,
      var type = context.record.types[(first.kind == .labeledExpr ? first.children.last ?? first : first).id]
    else { return }
    if analyzer.isKnown(type, .binding) { type = analyzer.types.arguments(type).first ?? type }
    if let element = analyzer.elementType(ofSequence: type).flatMap(context.nominal), analyzer.isOwn(element) {
      identified.insert(element)
    }
  }
}

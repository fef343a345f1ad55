import ViewSemantics
import ViewSource
import ViewSyntax

extension RuleContext {
  private static let rowID: Name = "ID"

  /// The type that identifies the rows of a container: `UUID` for `List(items)`.
  func rowID(_ call: SyntaxNode) -> TypeID? {
    if let type = record.types[call.id], let id = analyzer.genericArgument(Self.rowID, of: type) { return id }
    // `List(items, selection: $chosen) { … }`
    if let path = argument(call, .id).flatMap({ type(of: $0) }) { return analyzer.types.arguments(path).last }
    guard let data = call.arguments.first.flatMap({ type(of: $0) }),
      let element = analyzer.elementType(ofSequence: data).flatMap({ nominal($0) })
    else { return nil }
    let id = analyzer.directMembers(of: element, named: .id).first { analyzer.decl($0).kind == .variable }
    return id.map { analyzer.variableType(of: $0) }
  }
}

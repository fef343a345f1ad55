import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The environment values that the program declares. Only code of the program sets them.
extension Analyzer {
  /// The program's environment value that a property reads: `@Environment(\.isCompact) var isCompact`.
  func ownEnvironmentValue(readBy property: DeclID) -> DeclID? {
    guard let wrapper = propertyWrappers(of: property).first, catalogueText(.requires, of: wrapper.decl) != nil else {
      return nil
    }
    return wrapper.attribute.firstKeyPath.flatMap(ownEnvironmentValue(at:))
  }

  /// The program's environment value that a key path with a single name refers to.
  func ownEnvironmentValue(at path: SyntaxNode) -> DeclID? {
    guard let name = path.onlyKeyPathName, let value = valueOfEnvironment(path.name(of: name)), isOwn(value) else {
      return nil
    }
    return value
  }
}

extension SyntaxNode {
  /// The first key path among the arguments of an attribute or a call.
  fileprivate var firstKeyPath: SyntaxNode? { subtree.first { $0.kind == .keyPathExpr } }
}

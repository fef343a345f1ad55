import ViewCatalog
import ViewSemantics
import ViewSource
import ViewSyntax

/// The values of the environment that the program declares: no other code provides them.
extension Analyzer {
  /// The program's own value that a property finds in the environment: `@Environment(\.isCompact) var isCompact`.
  func ownEnvironmentValue(readBy property: DeclID) -> DeclID? {
    guard let wrapper = propertyWrappers(of: property).first, catalogueText(.requires, of: wrapper.decl) != nil else {
      return nil
    }
    return wrapper.attribute.firstKeyPath.flatMap(ownEnvironmentValue(at:))
  }

  /// The program's own value that a path with one name leads to.
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

import ViewSource
import ViewSyntax

/// Which stored properties of a view are given another value after it has been made.
///
/// A body that reads `model` of `@State var model = Model()` runs again when another model is put there. As long as
/// nobody does that it depends only on the properties of the model that it reads, and that is all there is to say.
extension Analyzer {
  /// Whether a member of a property's type, not an initialiser, assigns it or gives its binding away.
  func isReassigned(_ property: DeclID) -> Bool {
    if let known = reassignedProperties[property] { return known }
    let result = isReassignedAnywhere(property)
    reassignedProperties[property] = result
    return result
  }

  private func isReassignedAnywhere(_ property: DeclID) -> Bool {
    guard let owner = owner(of: property), let nominal = nominal(of: owner) else { return false }
    let parts = [nominal] + (nominal.file == .local ? [] : program.extensions(of: nominal))
    let name = decl(property).name
    for member in parts.flatMap({ children(of: $0) }) where member != property && decl(member).kind != .initializer {
      // Only what has the words is typed.
      let places = node(of: member).places(replacing: name)
      guard !places.isEmpty else { continue }
      let record = record(of: member)
      if places.contains(where: { record.uses[$0.id]?.decl == property }) { return true }
    }
    return false
  }
}

extension SyntaxNode {
  /// The names in `name = …` and `self.name = …`, and `$name` where no member of it is meant.
  fileprivate func places(replacing name: Name) -> [SyntaxNode] {
    let projection = name.projection
    var found: [SyntaxNode] = []
    var open: [(node: SyntaxNode, parent: NodeKind)] = [(self, .sourceFile)]
    while let (next, parent) = open.popLast() {
      if next.kind == .assignmentExpr, let target = next.children.first, target.names(name) {
        found.append(target)
      } else if parent != .memberAccessExpr, next.names(projection) {
        found.append(next)
      }
      for child in next.children { open.append((child, next.kind)) }
    }
    return found
  }

  /// Whether it is a name, or `self.` and the name.
  private func names(_ name: Name) -> Bool {
    switch kind {
    case .declReferenceExpr: break
    case .memberAccessExpr:
      guard let base = children.first, base.isSelfReference else {
        return false
      }
    default: return false
    }
    guard let token = referencedName ?? firstToken else { return false }
    return self.name(of: token) == name
  }
}

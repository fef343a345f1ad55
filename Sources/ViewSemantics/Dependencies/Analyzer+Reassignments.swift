import ViewSource
import ViewSyntax

/// Reassignment of a view's stored properties after initialization.
///
/// A body that reads `model` of `@State var model = Model()` is invalidated when another model is assigned. If no code
/// does that, the body depends only on the model's properties that it reads.
extension Analyzer {
  /// Whether a member other than an initializer assigns a property, or passes its binding on.
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
      // Only members that mention the name are type-checked.
      let places = node(of: member).places(replacing: name)
      guard !places.isEmpty else { continue }
      let record = record(of: member)
      let isReplaced = places.contains { place in
        guard record.uses[place.name.id]?.decl == property else { return false }
        return place.call.map { record.uses[$0.id].map { decl($0.decl).has(.isMutating) } ?? false } ?? true
      }
      if isReplaced { return true }
    }
    return false
  }
}

extension SyntaxNode {
  /// A use of a name that may reassign a property.
  fileprivate struct Replacing {
    let name: SyntaxNode
    /// The call on it, which reassigns it if the method is mutating: `first.take()`.
    var call: SyntaxNode?
  }

  /// The possible reassignments of a property: `name = …`, `self.name = …`, `(name, other) = …`,
  /// `_name.wrappedValue = …`, `&name` and `name.take()`, and `$name` without a member access.
  fileprivate func places(replacing name: Name) -> [Replacing] {
    let (projection, storage) = (name.projection, name.storage)
    var found: [Replacing] = []
    var open: [(node: SyntaxNode, parent: NodeKind)] = [(self, .sourceFile)]
    while let (next, parent) = open.popLast() {
      switch next.kind {
      case .assignmentExpr:
        let target = next.children.first
        for part in target?.kind == .tupleExpr ? Array(target?.children ?? next.children) : [target].compactMap({ $0 })
        {
          let part = part.kind == .labeledExpr ? part.children.last ?? part : part
          if part.names(name) { found.append(Replacing(name: part)) }
          if part.isWrappedValue, let base = part.children.first, base.names(projection) || base.names(storage) {
            found.append(Replacing(name: base))
          }
        }
      case .inoutExpr:
        if let target = next.children.first, target.names(name) { found.append(Replacing(name: target)) }
      case .functionCallExpr:
        if let base = next.memberBase, base.names(name) { found.append(Replacing(name: base, call: next)) }
      default:
        if parent != .memberAccessExpr, next.names(projection) { found.append(Replacing(name: next)) }
      }
      for child in next.children { open.append((child, next.kind)) }
    }
    return found
  }

  private var isWrappedValue: Bool {
    kind == .memberAccessExpr && referencedName.map { name(of: $0) == .wrappedValue } ?? false
  }

  /// Whether this is the name, or `self.` and the name.
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

import ViewSemantics
import ViewSource
import ViewSyntax

/// Computed properties that yield a stored property: `_modify { yield &storage }` modifies `storage` in place and runs
/// no getter.
extension Lowering {
  /// The stored property that a property yields for modification; `nil` if its `_modify` does anything else.
  func lent(by call: ResolvedCall, at node: SyntaxNode) -> ResolvedPlace? {
    guard let names = machine.namesLent(by: call.decl), !call.isSuper else { return nil }
    var place: ResolvedPlace?
    var owner: TypeID
    switch call.receiver {
    case .place(let base)?:
      owner = concrete(base.type)
      place = base
    case .value(let value)?:
      owner = type(of: value)
      guard machine.isReference(owner), !machine.isDispatched(call.decl, in: owner) else { return nil }
    case nil: return nil
    }
    for name in names {
      guard let decl = analyzer.members(name, of: owner).first(where: { machine.fieldIndex($0, in: owner) != nil }),
        machine.observers(of: decl) == nil, analyzer.propertyWrappers(of: decl).isEmpty,
        machine.ownership(of: decl) == .strong, !analyzer.decl(decl).has(.isLazy)
      else { return nil }
      let type = machine.fieldType(decl, in: owner)
      if let base = place, !machine.isReference(owner) {
        place = ResolvedPlace(.field(base, decl), type, node)
      } else if place == nil, case .value(let value)? = call.receiver {
        place = ResolvedPlace(.objectField(value, decl), type, node)
      } else {
        return nil
      }
      owner = type
    }
    return place
  }
}

extension Machine {
  /// The member path that a `_modify` yields: `["storage", "items"]` for `_modify { yield &self.storage.items }`; `nil`
  /// for any other property.
  func namesLent(by decl: DeclID) -> [Name]? {
    guard analyzer.decl(decl).kind == .variable, analyzer.decl(decl).has(.isComputed) else { return nil }
    if let known = lentNames[decl] { return known }
    let accessors = analyzer.node(of: decl).child(.accessorBlock)
    let modify = accessors?.children.first { $0.ownToken(.underscoredModifyKeyword) != nil }
    let statements = modify?.child(.codeBlock).map { Array($0.children) } ?? []
    var names: [Name]?
    if statements.count == 1, statements[0].kind == .yieldStmt,
      let place = statements[0].children.first(where: { $0.kind == .inoutExpr })?.children.first
    {
      let parts = place.text.split(separator: ".", omittingEmptySubsequences: false)
      let isPath = parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      let own = parts.first == "self" ? parts.dropFirst() : parts[...]
      if isPath, !own.isEmpty { names = own.map { Name(String($0)) } }
    }
    lentNames[decl] = .some(names)
    return names
  }
}

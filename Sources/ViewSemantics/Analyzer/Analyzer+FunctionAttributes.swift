import ViewSource
import ViewSyntax

/// What function types say besides what their functions take and give: `@MainActor @Sendable () throws(Failure) -> Int`.
extension Analyzer {
  /// `@Sendable` and a global actor among the attributes that are written in front of a type, a closure's parameters or a
  /// declaration.
  func functionAttributes(in list: SyntaxNode, _ context: Context) -> FunctionAttributes {
    var result = FunctionAttributes()
    for attribute in list.children where attribute.kind == .attribute {
      guard let name = attribute.children.first?.lastToken else { continue }
      if attribute.isSpelt(name, "Sendable") {
        result.isSendable = true
      } else if !attribute.isSpelt(name, "escaping"), !attribute.isSpelt(name, "autoclosure"),
        let actor = globalActor(attribute.name(of: name), context)
      {
        result.actor = actor
      }
    }
    return result
  }

  /// `throws(E)`: the type of what is thrown; `nil` where none is written.
  func thrownType(writtenIn node: SyntaxNode, _ context: Context) -> TypeID? {
    node.child(.throwsClause)?.children.first { $0.kind.isType }.map { resolveType($0, in: context) }
  }

  /// What functions of a type throw: `Never` if nothing.
  func thrownType(ofFunction type: TypeID) -> TypeID {
    if let thrown = types.attributes(ofFunction: type)?.thrown { return thrown }
    return types.effects(ofFunction: type).contains(.isThrowing) ? types.existential([known(.error)]) : known(.never)
  }

  /// A function or initialiser as a value: what it throws, whether it may be sent, and on which actor it runs.
  func functionAttributes(of id: DeclID) -> FunctionAttributes {
    if let known = attributesOfFunctions[id] { return known }
    let node = node(of: id)
    let list = header(of: id).child(.modifierList)
    var result = list.map { functionAttributes(in: $0, context(around: id)) } ?? FunctionAttributes()
    result.thrown = thrownType(writtenIn: node, context(inside: id))
    if result.actor == nil, list?.ownToken(.nonisolatedKeyword) == nil, let owner = owner(of: id),
      case .on(let actor) = isolation(of: owner)
    {
      result.actor = actor
    }
    attributesOfFunctions[id] = result
    return result
  }

  /// Where the members of a type or an extension run.
  enum Isolation {
    case nowhere
    /// On a global actor.
    case on(TypeID)
    /// On the actor of a protocol that is older than actors are: code in the language mode 5 does not see that, and of no
    /// function in such a type that it is bound to an actor or can be sent.
    case unseen
  }

  private func isolation(of owner: DeclID) -> Isolation {
    if let known = isolations[owner] { return known }
    isolations[owner] = .nowhere
    let found = findIsolation(of: owner)
    isolations[owner] = found
    return found
  }

  private func findIsolation(of owner: DeclID) -> Isolation {
    if let list = header(of: owner).child(.modifierList) {
      if list.ownToken(.nonisolatedKeyword) != nil { return .nowhere }
      if let actor = functionAttributes(in: list, context(around: owner)).actor {
        let isOld = list.children.contains { attribute in
          attribute.kind == .attribute
            && attribute.children.first?.lastToken.map { attribute.isSpelt($0, "preconcurrency") } == true
        }
        return isOld ? .unseen : .on(actor)
      }
    }
    guard let nominal = nominal(of: owner) else { return .nowhere }
    if nominal != owner { return isolation(of: nominal) }
    for ancestor in ancestors(of: nominal) {
      let inherited = isolation(of: ancestor)
      if case .nowhere = inherited { continue }
      return inherited
    }
    return .nowhere
  }

  /// The type of a property as who reads it sees it.
  func seen(_ type: TypeID, ofMember id: DeclID) -> TypeID {
    guard types.flags(type).contains(.hasAttributes), let owner = owner(of: id), case .unseen = isolation(of: owner),
      functionAttributes(of: id).actor == nil
    else { return type }
    return withoutIsolation(type, isDeep: false)
  }

  /// The type of a method as a value.
  func seen(_ type: TypeID, ofMethod id: DeclID) -> TypeID {
    guard types.flags(type).contains(.hasAttributes), let owner = owner(of: id), case .unseen = isolation(of: owner),
      functionAttributes(of: id).actor == nil
    else { return type }
    return withoutIsolation(type, isDeep: true)
  }

  /// A function type, optional or not, that says nothing of actors and sending; of a deep one neither do its parameters
  /// and its result.
  private func withoutIsolation(_ type: TypeID, isDeep: Bool) -> TypeID {
    guard types.flags(type).contains(.hasAttributes) else { return type }
    if let wrapped = wrapped(type) { return optional(withoutIsolation(wrapped, isDeep: isDeep)) }
    guard types.kind(type) == .function else { return type }
    let thrown = types.attributes(ofFunction: type)?.thrown
    let plain = types.function(type, with: FunctionAttributes(thrown: thrown))
    return isDeep ? map(plain) { withoutIsolation($0, isDeep: true) } : plain
  }

  /// What two functions have in common that are chosen from: whoever calls one may call either.
  func attributesInCommon(_ left: TypeID, _ right: TypeID) -> FunctionAttributes {
    guard let left = types.attributes(ofFunction: left), let right = types.attributes(ofFunction: right) else {
      return FunctionAttributes()
    }
    return FunctionAttributes(
      thrown: left.thrown == right.thrown ? left.thrown : nil, actor: left.actor == right.actor ? left.actor : nil,
      isSendable: left.isSendable && right.isSendable)
  }

  /// The global actor that an attribute names; `nil` if it means something else.
  private func globalActor(_ name: Name, _ context: Context) -> TypeID? {
    guard let found = lookUpType(name, in: context).first, decl(found).kind.isNominal,
      let list = header(of: found).child(.modifierList),
      list.children.contains(where: { attribute in
        attribute.kind == .attribute
          && attribute.children.first?.lastToken.map { attribute.isSpelt($0, "globalActor") } == true
      })
    else { return nil }
    return types.nominal(found)
  }
}

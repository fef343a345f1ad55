import ViewSource
import ViewSyntax

/// What function types say besides what their functions take and give: `@MainActor @Sendable () throws(Failure) -> Int`.
extension Analyzer {
  /// `@Sendable` and a global actor among the attributes that are written in front of a type, a closure's parameters or a
  /// declaration.
  func functionAttributes(in list: SyntaxNode, _ context: Context) -> FunctionAttributes {
    var result = FunctionAttributes()
    for attribute in program.configuration.attributes(in: list) {
      guard let name = attribute.children.first?.lastToken else { continue }
      if attribute.isSpelt(name, "Sendable") {
        result.isSendable = true
      } else if attribute.isSpelt(name, "convention") {
        let words = attribute.text.split { !$0.isLetter }
        result.convention = words.last.flatMap { FunctionConvention(rawValue: String($0)) }
      } else if attribute.isSpelt(name, "isolated") {
        result.isIsolatedToAny = true
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

  /// `get throws`, `get throws(E)`: the getter of a property or subscript where reading it may throw.
  func throwingGetter(of id: DeclID) -> SyntaxNode? {
    guard decl(id).kind == .variable || decl(id).kind == .subscriptDecl else { return nil }
    return node(of: id).child(.accessorBlock)?.children.first {
      $0.isGetter && ($0.child(.throwsClause) != nil || $0.ownToken(.throwsKeyword) != nil)
    }
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
    result.thrown = thrownType(writtenIn: throwingGetter(of: id) ?? node, context(inside: id))
    noteOwnership(in: node, &result)
    if result.actor == nil, list?.ownToken(.nonisolatedKeyword) == nil, let owner = owner(of: id),
      case .on(let actor) = isolation(of: owner)
    {
      result.actor = actor
    }
    if result.actor == nil, list?.ownToken(.nonisolatedKeyword) == nil { result.actor = actorOfRequirement(metBy: id) }
    attributesOfFunctions[id] = result
    return result
  }

  /// The actor of the requirement that a method meets, where the type or extension around it says that it conforms.
  private func actorOfRequirement(metBy id: DeclID) -> TypeID? {
    guard decl(id).kind == .function, let owner = owner(of: id), decl(owner).kind != .protocolType else { return nil }
    for inheritance in inheritances(inClauseOf: owner, requirements: []) where types.kind(inheritance.type) == .nominal
    {
      let stated = types.decl(inheritance.type)
      for ancestor in [stated] + ancestors(of: stated) where decl(ancestor).kind == .protocolType {
        let met = directMembers(of: ancestor, named: decl(id).name).first {
          parent(of: $0) == ancestor && replaces(id, $0)
        }
        if let actor = met.flatMap({ functionAttributes(of: $0).actor }) { return actor }
      }
    }
    return nil
  }

  /// How the parameters of a function, an initialiser or a closure are handed over, and its result.
  func noteOwnership(in node: SyntaxNode, _ attributes: inout FunctionAttributes) {
    let parameters = node.child(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    noteOwnership(
      parameters.map { $0.children.first { $0.kind.isType } }, result: node.children.last { $0.kind.isType },
      &attributes)
  }

  /// How parameters of some types, and a result of one, are handed over, by the words before the types.
  func noteOwnership(_ parameters: [SyntaxNode?], result: SyntaxNode?, _ attributes: inout FunctionAttributes) {
    let ownership = parameters.map { type -> ParameterOwnership in
      guard let type, type.kind == .attributedType else { return [] }
      var ownership: ParameterOwnership = []
      if type.ownToken(.isolatedKeyword) != nil { ownership.insert(.isIsolated) }
      if type.ownToken(.sendingKeyword) != nil { ownership.formUnion([.isSending, .isOwned]) }
      if type.ownToken(.consumingKeyword) ?? type.ownToken(.doubleUnderscoredOwnedKeyword) != nil {
        ownership.insert(.isOwned)
      }
      if type.ownToken(.doubleUnderscoredSharedKeyword) != nil { ownership.insert(.isShared) }
      return ownership
    }
    if !ownership.allSatisfy(\.isEmpty) { attributes.ownership = ownership }
    if let result, result.kind == .attributedType, result.ownToken(.sendingKeyword) != nil {
      attributes.sendsResult = true
    }
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
    var attributes = types.attributes(ofFunction: type) ?? FunctionAttributes()
    (attributes.actor, attributes.isSendable) = (nil, false)
    let plain = types.function(type, with: attributes)
    return isDeep ? map(plain) { withoutIsolation($0, isDeep: true) } : plain
  }

  /// What two functions have in common that are chosen from: a call of one may be a call of either.
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

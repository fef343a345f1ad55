import ViewSource
import ViewSyntax

/// The attributes of function types: `@MainActor @Sendable () throws(Failure) -> Int`.
extension Analyzer {
  /// The function attributes, such as `@Sendable` and a global actor, in the attribute list of a type, a closure or a
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

  /// `throws(E)`: the written error type; `nil` if there is none.
  func thrownType(writtenIn node: SyntaxNode, _ context: Context) -> TypeID? {
    node.child(.throwsClause)?.children.first { $0.kind.isType }.map { resolveType($0, in: context) }
  }

  /// `get throws`, `get throws(E)`: the throwing getter of a property or subscript; `nil` if the getter does not throw.
  func throwingGetter(of id: DeclID) -> SyntaxNode? {
    guard decl(id).kind == .variable || decl(id).kind == .subscriptDecl else { return nil }
    return node(of: id).child(.accessorBlock)?.children.first {
      $0.isGetter && ($0.child(.throwsClause) != nil || $0.ownToken(.throwsKeyword) != nil)
    }
  }

  /// The error type of a function type; `Never` if it does not throw.
  func thrownType(ofFunction type: TypeID) -> TypeID {
    if let thrown = types.attributes(ofFunction: type)?.thrown { return thrown }
    return types.effects(ofFunction: type).contains(.isThrowing) ? types.existential([known(.error)]) : known(.never)
  }

  /// The attributes of a function or initializer used as a value: its error type, sendability and actor.
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

  /// The actor of the requirement that a method witnesses, if the enclosing type or extension states the conformance.
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

  /// Records the ownership modifiers of the parameters and result of a function, initializer or closure.
  func noteOwnership(in node: SyntaxNode, _ attributes: inout FunctionAttributes) {
    let parameters = node.child(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    noteOwnership(
      parameters.map { $0.children.first { $0.kind.isType } }, result: node.children.last { $0.kind.isType },
      &attributes)
  }

  /// Records the ownership modifiers written before parameter types and a result type.
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

  /// The isolation of the members of a type or an extension.
  enum Isolation {
    case nowhere
    /// Isolated to a global actor.
    case on(TypeID)
    /// Isolated to the actor of a protocol that predates actors (`@preconcurrency`). Code in language mode 5 ignores
    /// this isolation, and sees no function type in such a type as isolated or sendable.
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

  /// The type of a property as its readers see it.
  func seen(_ type: TypeID, ofMember id: DeclID) -> TypeID {
    guard types.flags(type).contains(.hasAttributes), let owner = owner(of: id), case .unseen = isolation(of: owner),
      functionAttributes(of: id).actor == nil
    else { return type }
    return withoutIsolation(type, isDeep: false)
  }

  /// The type of a method reference as its readers see it.
  func seen(_ type: TypeID, ofMethod id: DeclID) -> TypeID {
    guard types.flags(type).contains(.hasAttributes), let owner = owner(of: id), case .unseen = isolation(of: owner),
      functionAttributes(of: id).actor == nil
    else { return type }
    return withoutIsolation(type, isDeep: true)
  }

  /// A function type, optional or not, without actor and `@Sendable`. If deep, its parameter and result types lose them
  /// too.
  private func withoutIsolation(_ type: TypeID, isDeep: Bool) -> TypeID {
    guard types.flags(type).contains(.hasAttributes) else { return type }
    if let wrapped = wrapped(type) { return optional(withoutIsolation(wrapped, isDeep: isDeep)) }
    guard types.kind(type) == .function else { return type }
    var attributes = types.attributes(ofFunction: type) ?? FunctionAttributes()
    (attributes.actor, attributes.isSendable) = (nil, false)
    let plain = types.function(type, with: attributes)
    return isDeep ? map(plain) { withoutIsolation($0, isDeep: true) } : plain
  }

  /// The attributes that two alternative functions share; a call may reach either one.
  func attributesInCommon(_ left: TypeID, _ right: TypeID) -> FunctionAttributes {
    guard let left = types.attributes(ofFunction: left), let right = types.attributes(ofFunction: right) else {
      return FunctionAttributes()
    }
    return FunctionAttributes(
      thrown: left.thrown == right.thrown ? left.thrown : nil, actor: left.actor == right.actor ? left.actor : nil,
      isSendable: left.isSendable && right.isSendable)
  }

  /// The global actor that an attribute names; `nil` if it names something else.
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

import ViewSource
import ViewSyntax

/// Expressions that name types: `Text` in `Text("a")`, `[Int]` in `[Int]()`, `Array<Int>`, `Item?` in `Item?.none`.
///
/// The parser cannot tell types from values here, so that names decide. The type of such an expression is a metatype.
/// Generic arguments that are not written are opened, that is, become variables to be inferred: `Set` in `Set([1, 2])`.
extension BodyChecker {
  /// A type as it is named in an expression: generic arguments that are not written are to be inferred.
  func openedType(_ id: DeclID, arguments: [TypeID]) -> TypeID {
    switch analyzer.decl(id).kind {
    case .alias:
      let own = analyzer.genericParameters(of: id)
      let given = arguments.isEmpty ? own.map { _ in analyzer.newVariable() } : arguments
      return opened(analyzer.aliasedType(id, given, outer: itself(in: id)))
    case .protocolType: return types.existential([types.nominal(id, arguments)])
    default:
      let generics = analyzer.genericContext(of: id)
      if generics.parameters.isEmpty { return types.nominal(id) }
      let arguments = analyzer.packed(arguments, for: generics)
      if arguments.count == generics.parameters.count { return types.nominal(id, arguments) }
      let isInside = context.decl.map { analyzer.genericContext(of: $0).parameters } ?? []
      if arguments.isEmpty, generics.parameters.allSatisfy(isInside.contains) {
        // In a generic type its name alone is the type with its own parameters.
        return types.nominal(
          id, generics.parameters.map { analyzer.withSameTypes(types.parameter($0), analyzer.environment) })
      }
      let missing = generics.parameters.count - arguments.count
      let all = generics.parameters.enumerated().map { index, parameter -> TypeID in
        if index >= missing { return arguments[index - missing] }
        // A type nested in a generic one that we are inside of has its arguments.
        if index < generics.outerCount, isInside.contains(parameter) { return types.parameter(parameter) }
        return analyzer.newVariable()
      }
      return types.nominal(id, all)
    }
  }

  /// What `Self` stands for in an alias of a protocol: here the type around.
  private func itself(in alias: DeclID) -> Substitution {
    guard let selfType, let owner = analyzer.owner(of: alias), let nominal = analyzer.nominal(of: owner),
      analyzer.decl(nominal).kind == .protocolType
    else { return Substitution() }
    return Substitution(nominal, selfType)
  }

  /// An annotation whose arguments were left out, with those that the value has: `let names: Set = ["a"]`.
  func completed(_ annotation: TypeID, by value: SyntaxNode?) -> TypeID {
    guard let value, types.flags(annotation).contains(.hasHole) else { return annotation }
    let mark = analyzer.mark()
    let outer = (recorder, analyzer.inference.pending)
    recorder = nil
    analyzer.inference.pending = []
    defer {
      analyzer.undo(to: mark)
      (recorder, analyzer.inference.pending) = outer
    }
    let open = opened(annotation)
    guard open != annotation else { return annotation }
    // What the value is by itself, as `0...2.5`; else what is made of it, as of a list a set.
    for expected in [nil, open] {
      let trial = analyzer.mark()
      var score = Score()
      let type = check(value, expected: expected)
      if types.flags(analyzer.resolved(type)).isDisjoint(with: .hasHole), analyzer.convert(type, to: open, &score) {
        return decided(open)
      }
      analyzer.undo(to: trial)
    }
    return annotation
  }

  /// Holes for arguments that were left out become parts to be inferred.
  private func opened(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasHole) else { return type }
    if types.kind(type) == .hole {
      return types.reason(ofHole: type).kind == .notInferred ? analyzer.newVariable() : type
    }
    return analyzer.map(type) { opened($0) }
  }

  /// `Name<A, B>` as an expression
  func specializedType(_ node: SyntaxNode) -> TypeID {
    guard let callee = node.children.first, let clause = node.child(.genericArgumentClause) else {
      return analyzer.hole(.syntaxError)
    }
    let arguments = clause.children.map {
      // `Box<_>`, too, leaves an argument open.
      $0.kind.isType ? opened(analyzer.resolveType($0, in: context)) : analyzer.integerArgument($0)
    }
    guard let token = callee.referencedName else { return analyzer.hole(.syntaxError) }
    let name = node.name(of: token)
    if callee.kind == .declReferenceExpr {
      if let index = local(name), let decl = locals[index].decl {
        return types.metatype(openedType(decl, arguments: arguments))
      }
      guard let found = analyzer.lookUpType(name, in: context).first else {
        return analyzer.hole(.unresolvedName, name.text)
      }
      return types.metatype(openedType(found, arguments: arguments))
    }
    guard let base = callee.children.first else { return analyzer.hole(.syntaxError) }
    // `Swift.Optional<Text>`
    if let found = module(named: base)?.topLevel[name]?.first(where: {
      analyzer.decl($0).kind.isNominal || analyzer.decl($0).kind == .alias
    }) {
      return types.metatype(openedType(found, arguments: arguments))
    }
    let baseType = analyzer.resolved(check(base, expected: nil))
    guard types.kind(baseType) == .metatype else { return analyzer.hole(.unsupported, "generic arguments here") }
    return types.metatype(analyzer.nestedType(name, in: types.argument(baseType, 0), arguments))
  }

  /// `[Int]` and `[String: Int]` where something follows are the types, if what is in them is one.
  func collectionType(_ node: SyntaxNode) -> TypeID? {
    let parts = Array(node.children.filter { $0.kind.isExpr })
    guard parts.count == (node.kind == .arrayExpr ? 1 : 2) else { return nil }
    var elements: [TypeID] = []
    for part in parts {
      let isValue = part.kind == .memberAccessExpr && memberToken(part).map { part.isSpelt($0, "self") } == true
      // `[()]` holds a value, though `()` is the name of a type, too.
      let isNothing = part.kind == .tupleExpr && part.children.isEmpty
      guard !isValue, !isNothing, let type = typeNamed(by: part) else { return nil }
      elements.append(type)
    }
    return types.metatype(analyzer.known(node.kind == .arrayExpr ? .array : .dictionary, elements))
  }

  /// The type that an expression is the name of.
  func typeNamed(by node: SyntaxNode) -> TypeID? {
    switch node.kind {
    case .arrayExpr, .dictionaryExpr:
      return collectionType(node).map { types.argument($0, 0) }
    case .optionalChainingExpr:
      return node.children.first.flatMap { typeNamed(by: $0) }.map { analyzer.optional($0) }
    case .infixOperatorExpr where node.ownToken(.arrow) == nil: return nil
    case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr, .typeExpr, .tupleExpr, .parenExpr,
      .infixOperatorExpr:
      let type = analyzer.normalized(check(node, expected: nil))
      if types.kind(type) == .metatype { return types.argument(type, 0) }
      guard types.kind(type) == .tuple else { return nil }
      let elements = types.arguments(type)
      guard elements.allSatisfy({ types.kind($0) == .metatype }) else { return nil }
      return types.tuple(elements.map { types.argument($0, 0) }, labels: types.labels(ofTuple: type))
    default: return nil
    }
  }
}

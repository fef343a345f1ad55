import ViewSource
import ViewSyntax

/// Type expressions: `Text` in `Text("a")`, `[Int]` in `[Int]()`, `Array<Int>`, `Item?` in `Item?.none`.
///
/// The parser cannot distinguish types from values here, so name lookup decides. The type of a type expression is a
/// metatype. Missing generic arguments are opened to variables: `Set` in `Set([1, 2])`.
extension BodyChecker {
  /// The type that an expression names, with missing generic arguments opened to variables.
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
        // Inside a generic type, its bare name is the type with its own parameters.
        return types.nominal(
          id, generics.parameters.map { analyzer.withSameTypes(types.parameter($0), analyzer.environment) })
      }
      let missing = generics.parameters.count - arguments.count
      let all = generics.parameters.enumerated().map { index, parameter -> TypeID in
        if index >= missing { return arguments[index - missing] }
        // A type nested in an enclosing generic type has the latter's arguments.
        if index < generics.outerCount, isInside.contains(parameter) { return types.parameter(parameter) }
        return analyzer.newVariable()
      }
      return types.nominal(id, all)
    }
  }

  /// The bindings for an alias declared in a protocol: its `Self` is the enclosing type.
  private func itself(in alias: DeclID) -> Substitution {
    guard let selfType, let owner = analyzer.owner(of: alias), let nominal = analyzer.nominal(of: owner),
      analyzer.decl(nominal).kind == .protocolType
    else { return Substitution() }
    return Substitution(nominal, selfType)
  }

  /// A type annotation with missing generic arguments, completed by the value: `let names: Set = ["a"]`.
  func completed(_ annotation: TypeID, by value: SyntaxNode?) -> TypeID {
    guard let value, types.flags(annotation).contains(.hasHole) else { return annotation }
    let mark = analyzer.mark()
    let outer = (recorder, analyzer.inference.pending, memoScope)
    recorder = nil
    analyzer.inference.pending = []
    // What is cached here was not recorded.
    memoScope = memos.newScope()
    defer {
      analyzer.undo(to: mark)
      (recorder, analyzer.inference.pending, memoScope) = outer
    }
    let open = opened(annotation)
    guard open != annotation else { return annotation }
    // First the value's own type, as for `0...2.5`; then with the annotation as context, as for a set of a list
    // literal.
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

  /// Replaces the holes of missing generic arguments by variables.
  private func opened(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasHole) else { return type }
    if types.kind(type) == .hole {
      return types.reason(ofHole: type).kind == .notInferred ? analyzer.newVariable() : type
    }
    return analyzer.map(type) { opened($0) }
  }

  /// The type of a specialized type expression: `Name<A, B>`.
  func specializedType(_ node: SyntaxNode) -> TypeID {
    guard let callee = node.children.first, let clause = node.child(.genericArgumentClause) else {
      return analyzer.hole(.syntaxError)
    }
    let arguments = clause.children.map {
      // `Box<_>` also leaves an argument open.
      $0.kind.isType ? opened(writtenType($0)) : analyzer.integerArgument($0)
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

  /// The metatype of `[Int]` or `[String: Int]` in a type expression; `nil` if the elements are values.
  func collectionType(_ node: SyntaxNode) -> TypeID? {
    let parts = Array(node.children.filter { $0.kind.isExpr })
    guard parts.count == (node.kind == .arrayExpr ? 1 : 2) else { return nil }
    var elements: [TypeID] = []
    for part in parts {
      let isValue = part.kind == .memberAccessExpr && memberToken(part).map { part.isSpelt($0, "self") } == true
      // `[()]` contains a value, although `()` also names a type.
      let isNothing = part.kind == .tupleExpr && part.children.isEmpty
      guard !isValue, !isNothing, let type = typeNamed(by: part) else { return nil }
      elements.append(type)
    }
    return types.metatype(analyzer.known(node.kind == .arrayExpr ? .array : .dictionary, elements))
  }

  /// The type that an expression names; `nil` if it names none.
  func typeNamed(by node: SyntaxNode) -> TypeID? {
    switch node.kind {
    case .arrayExpr, .dictionaryExpr:
      return collectionType(node).map { types.argument($0, 0) }
    case .optionalChainingExpr:
      return node.children.first.flatMap { typeNamed(by: $0) }.map { analyzer.optional($0) }
    case .infixOperatorExpr where node.ownToken(.arrow) == nil: return nil
    case .tupleExpr:
      // `(name: String, parts: [Int])`
      var elements: [TypeID] = []
      var labels: [Name] = []
      for child in node.children where child.kind.isExpr || child.kind == .labeledExpr {
        let isLabeled = child.kind == .labeledExpr
        guard let part = isLabeled ? child.children.last : child, let type = typeNamed(by: part) else { return nil }
        elements.append(type)
        labels.append(isLabeled ? child.firstToken.map { child.name(of: $0) } ?? .none : .none)
      }
      return types.tuple(elements, labels: labels)
    case .parenExpr: return node.children.first { $0.kind.isExpr }.flatMap { typeNamed(by: $0) }
    case .declReferenceExpr, .memberAccessExpr, .genericSpecializationExpr, .typeExpr, .infixOperatorExpr:
      let type = analyzer.normalized(check(node, expected: nil))
      return types.kind(type) == .metatype ? types.argument(type, 0) : nil
    default: return nil
    }
  }
}

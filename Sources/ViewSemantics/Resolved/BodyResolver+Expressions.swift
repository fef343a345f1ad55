import ViewSource
import ViewSyntax

/// Resolution of expressions.
extension BodyResolver {
  /// Resolves an expression and converts it to the contextual type.
  func resolve(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    if isLink(node.kind), hasOptionalLink(node) {
      let inner = link(node, target.map { withoutOptionals($0) })
      let type = recordedType(node) ?? (isOptional(inner.type) ? inner.type : analyzer.optional(inner.type))
      return convert(ResolvedExpr(.chain(inner), type, node), to: target)
    }
    return convert(link(node, target), to: target)
  }

  func isLink(_ kind: NodeKind) -> Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
      .postfixIfConfigExpr:
      true
    default: false
    }
  }

  /// Whether a chain contains a `?`, which short-circuits the whole chain.
  func hasOptionalLink(_ node: SyntaxNode) -> Bool {
    var current = node
    while isLink(current.kind) {
      if current.kind == .optionalChainingExpr { return true }
      guard let base = current.children.first else { return false }
      current = base
    }
    return false
  }

  /// Resolves a chain link or another expression; the contextual type is only a hint.
  func link(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    switch node.kind {
    case .integerLiteralExpr, .floatLiteralExpr: return number(node, target, isNegative: false)
    case .booleanLiteralExpr:
      let value = node.firstToken?.kind == .trueKeyword
      return ResolvedExpr(.bool(value), literalType(target, .expressibleByBooleanLiteral, .bool), node)
    case .nilLiteralExpr: return ResolvedExpr(.nilValue, nilType(node, target), node)
    case .stringLiteralExpr: return string(node, target)
    case .regexLiteralExpr:
      return ResolvedExpr(.regex(node.text), recordedType(node) ?? analyzer.unknownType, node)
    case .arrayExpr: return array(node, target)
    case .dictionaryExpr: return dictionary(node, target)
    case .parenExpr:
      guard let value = node.children.first else { return unresolved("nothing", node) }
      guard value.kind == .packExpansionExpr else { return resolve(value, target) }
      let inner = resolve(value, nil)
      return ResolvedExpr(.tuple([inner]), recordedType(node) ?? types.tuple([inner.type]), node)
    case .tupleExpr: return tuple(node, target)
    case .closureExpr: return closure(node, target)
    case .declReferenceExpr: return reference(node, target)
    case .memberAccessExpr: return memberAccess(node, target)
    case .implicitMemberExpr: return implicitMember(node, target)
    case .functionCallExpr: return call(node, target)
    case .subscriptCallExpr: return subscriptCall(node)
    case .forceUnwrapExpr:
      guard let base = node.children.first else { return unresolved("nothing", node) }
      let value = link(base, nil)
      return ResolvedExpr(.force(value), analyzer.wrapped(value.type) ?? value.type, node)
    case .optionalChainingExpr:
      guard let base = node.children.first else { return unresolved("nothing", node) }
      let value = link(base, nil)
      if types.kind(value.type) == .metatype {
        let type = analyzer.optional(types.argument(value.type, 0))
        return ResolvedExpr(.metatype(type), types.metatype(type), node)
      }
      if base.kind == .tupleExpr, let type = checker.typeNamed(by: node) {
        // `(Int, Bool)?.self`
        return ResolvedExpr(.metatype(type), types.metatype(type), node)
      }
      return ResolvedExpr(.link(value), analyzer.wrapped(value.type) ?? value.type, node)
    case .postfixIfConfigExpr: return postfixIf(node, target)
    case .implicitBaseExpr: return implicitBases.last ?? unresolved("a member chain without a base", node)
    case .infixOperatorExpr: return infix(node, target)
    case .prefixOperatorExpr: return prefix(node, target)
    case .postfixOperatorExpr: return unary(node, operand: node.children.first, target)
    case .assignmentExpr: return assignment(node)
    case .ternaryExpr:
      let parts = node.children.filter { $0.kind.isExpr }
      guard parts.count == 3 else { return unresolved("an incomplete expression", node) }
      let type = recordedType(node) ?? target
      let condition = resolve(parts[0], analyzer.known(.bool))
      let first = resolve(parts[1], wanted(type, target))
      let second = resolve(parts[2], wanted(type, target))
      return ResolvedExpr(.ternary(condition, first, second), wanted(type, target) ?? first.type, node)
    case .asExpr: return cast(node)
    case .isExpr:
      guard node.children.count == 2 else { return unresolved("an incomplete expression", node) }
      return ResolvedExpr(
        .isType(resolve(node.children[0], nil), writtenType(node.children[1])), analyzer.known(.bool), node)
    case .tryExpr: return tried(node, target)
    case .awaitExpr:
      guard let value = node.children.last else { return unresolved("nothing", node) }
      let inner = resolve(value, target)
      return ResolvedExpr(.await(inner), inner.type, node)
    case .unsafeExpr, .consumeExpr, .copyExpr, .borrowExpr:
      return node.children.last.map { resolve($0, target) } ?? unresolved("nothing", node)
    case .packElementExpr:
      guard let value = node.children.last else { return unresolved("nothing", node) }
      let inner = resolve(value, nil)
      let type = types.kind(inner.type) == .expansion ? types.argument(inner.type, 0) : recordedType(node) ?? inner.type
      return ResolvedExpr(.packElement(inner), type, node)
    case .packExpansionExpr:
      guard let value = node.children.last else { return unresolved("nothing", node) }
      let inner = resolve(value, nil)
      return ResolvedExpr(.packExpansion(inner), recordedType(node) ?? types.expansion(inner.type), node)
    case .keyPathExpr: return keyPath(node, target)
    case .ifExpr, .switchExpr, .doStmt: return branches(node, target)
    case .genericSpecializationExpr, .typeExpr: return specialized(node, target)
    case .macroExpansionExpr: return macro(node, target)
    case .superExpr:
      let value = selfExpr(at: node)
      guard case .variable(let variable) = value.kind else {
        guard let selfType, types.kind(selfType) == .nominal, let parent = analyzer.superclass(of: types.decl(selfType))
        else { return value }
        return ResolvedExpr(.metatype(parent), types.metatype(parent), node)
      }
      return ResolvedExpr(.superclass(variable), recordedType(node) ?? value.type, node)
    case .inoutExpr: return node.children.last.map { resolve($0, target) } ?? unresolved("nothing", node)
    case .sequenceExpr: return unresolved("an operator without a declaration", node)
    default: return unresolved("this form of expression", node)
    }
  }

  /// The type of a branch: the contextual type, unless it is opaque.
  func wanted(_ type: TypeID?, _ target: TypeID?) -> TypeID? {
    guard let target, !isHole(target), types.flags(target).isDisjoint(with: [.hasOpaque, .hasHole, .hasVariable]) else {
      return type
    }
    return target
  }

  // MARK: Literals

  /// The type of a literal: the contextual type if it accepts such a literal, else the default one.
  func literalType(_ target: TypeID?, _ proto: KnownType, _ standard: KnownType) -> TypeID {
    guard let target else { return analyzer.known(standard) }
    let type = withoutOptionals(target)
    if isHole(type) { return analyzer.known(standard) }
    switch types.kind(type) {
    case .nominal:
      if analyzer.decl(types.decl(type)).kind == .protocolType { break }
      if types.decl(type) == analyzer.knownDecl(standard) { return type }
      if analyzer.conforms(type, to: analyzer.known(proto)) { return type }
    case .parameter, .member: return type
    default: break
    }
    return analyzer.known(standard)
  }

  private func nilType(_ node: SyntaxNode, _ target: TypeID?) -> TypeID {
    if let target, !isHole(target) { return target }
    return recordedType(node) ?? analyzer.optional(analyzer.unknownType)
  }

  func number(_ node: SyntaxNode, _ target: TypeID?, isNegative: Bool) -> ResolvedExpr {
    let text = node.text.filter { $0 != "_" }
    if node.kind == .floatLiteralExpr {
      let type = literalType(target, .expressibleByFloatLiteral, .double)
      let value = Double(text) ?? 0
      return ResolvedExpr(.number(isNegative ? -value : value, text: (isNegative ? "-" : "") + text), type, node)
    }
    // `3.km` has no contextual type but the recorded one.
    let type = literalType(target ?? recordedType(node), .expressibleByIntegerLiteral, .int)
    guard let value = IntegerLiteral.value(text) else {
      let number = Double(text) ?? 0
      return ResolvedExpr(.number(isNegative ? -number : number, text: (isNegative ? "-" : "") + text), type, node)
    }
    return ResolvedExpr(.integer(value, isNegative: isNegative), type, node)
  }

  private func string(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    if node.children.isEmpty {
      let type = literalType(
        target, isCharacter(target) ? .expressibleByUnicodeScalarLiteral : .expressibleByStringLiteral, .string)
      return ResolvedExpr(.string(StringLiteral.text(node)), type, node)
    }
    let type = literalType(target, .expressibleByStringInterpolation, .string)
    return interpolation(node, type)
  }

  private func isCharacter(_ target: TypeID?) -> Bool {
    guard let target else { return false }
    let type = withoutOptionals(target)
    return types.kind(type) == .nominal
      && !analyzer.conforms(type, to: analyzer.known(.expressibleByStringLiteral))
      && analyzer.conforms(type, to: analyzer.known(.expressibleByUnicodeScalarLiteral))
  }

  /// Whether a type is expressible by an array or dictionary literal.
  func isList(_ type: TypeID, _ label: Name) -> Bool {
    types.kind(type) == .nominal && analyzer.decl(types.decl(type)).kind != .protocolType
      && analyzer.literalInitializer(label, of: type) != nil
  }

  private func array(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    var type = recordedType(node)
    if let target {
      let wanted = withoutOptionals(target)
      if isList(wanted, "arrayLiteral"), types.flags(wanted).isDisjoint(with: [.hasHole, .hasVariable]) {
        type = wanted
      }
    }
    var element: TypeID?
    if let type {
      if analyzer.isKnown(type, .array) || analyzer.isKnown(type, .set) {
        element = types.argument(type, 0)
      } else {
        element = analyzer.literalElement(of: type)
      }
    }
    if element.map({ types.flags($0).contains(.hasHole) }) ?? false { element = nil }
    if let whole = type, types.kind(whole) == .metatype {
      // `[Int].self`: the list is a type.
      return ResolvedExpr(.metatype(types.argument(whole, 0)), whole, node)
    }
    let values = node.children.filter { $0.kind.isExpr }.map { resolve($0, element) }
    let known = type ?? values.first.map { analyzer.array($0.type) } ?? analyzer.unknownType
    return ResolvedExpr(.array(values), known, node)
  }

  private func dictionary(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    var type = recordedType(node)
    if let target {
      let wanted = withoutOptionals(target)
      if isList(wanted, "dictionaryLiteral"), types.flags(wanted).isDisjoint(with: [.hasHole, .hasVariable]) {
        type = wanted
      }
    }
    if let whole = type, types.kind(whole) == .metatype {
      return ResolvedExpr(.metatype(types.argument(whole, 0)), whole, node)
    }
    let element = type.flatMap { analyzer.dictionaryElement(of: $0) }
    let (key, value) = (element?.key, element?.value)
    var pairs: [(key: ResolvedExpr, value: ResolvedExpr)] = []
    let parts = node.children.filter { $0.kind.isExpr }
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      pairs.append((resolve(parts[index], key), resolve(parts[index + 1], value)))
    }
    let known =
      type ?? pairs.first.map { analyzer.known(.dictionary, [$0.key.type, $0.value.type]) } ?? analyzer.unknownType
    return ResolvedExpr(.dictionary(pairs), known, node)
  }

  private func tuple(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    var elements: [ResolvedExpr] = []
    var labels: [Name] = []
    let target = target.map { withoutOptionals($0) }
    for child in node.children where child.kind.isExpr || child.kind == .labeledExpr {
      guard let value = child.kind == .labeledExpr ? child.children.last : child else { continue }
      let index = elements.count
      let part = target.flatMap {
        types.kind($0) == .tuple && index < types.argumentCount($0) ? types.argument($0, index) : nil
      }
      elements.append(resolve(value, part))
      labels.append(child.kind == .labeledExpr ? child.firstToken.map { child.name(of: $0) } ?? .none : .none)
    }
    if elements.isEmpty { return ResolvedExpr(.tuple([]), analyzer.void, node) }
    if let recorded = recordedType(node), types.kind(recorded) == .metatype {
      return ResolvedExpr(.metatype(types.argument(recorded, 0)), recorded, node)
    }
    if let target, types.kind(target) == .tuple, types.argumentCount(target) == elements.count,
      labels.allSatisfy({ $0 == .none }), !types.flags(target).contains(.hasHole)
    {
      return ResolvedExpr(.tuple(elements), target, node)
    }
    return ResolvedExpr(.tuple(elements), types.tuple(elements.map(\.type), labels: labels), node)
  }

  // MARK: Keywords around an expression

  private func cast(_ node: SyntaxNode) -> ResolvedExpr {
    guard node.children.count == 2 else { return unresolved("an incomplete expression", node) }
    let type = writtenType(node.children[1])
    if node.ownToken(.postfixQuestion) != nil {
      let value = resolve(node.children[0], nil)
      return ResolvedExpr(.conditionalCast(value, type), analyzer.optional(type), node)
    }
    if node.ownToken(.exclamation) != nil {
      return ResolvedExpr(.forcedCast(resolve(node.children[0], nil), type), type, node)
    }
    let known = types.flags(type).contains(.hasHole) ? recordedType(node) ?? type : type
    let operand = node.children[0]
    // `kCFBundleNameKey as String` unwraps an implicitly unwrapped optional.
    guard types.kind(known) == .nominal, !isOptional(known), !(isLink(operand.kind) && hasOptionalLink(operand)) else {
      return resolve(operand, known)
    }
    return convert(forced(link(operand, known), for: known), to: known)
  }

  private func tried(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    guard let value = node.children.last else { return unresolved("nothing", node) }
    if node.ownToken(.postfixQuestion) != nil {
      let type = recordedType(node)
      let inner = resolve(value, nil)
      let own = type ?? (isOptional(inner.type) ? inner.type : analyzer.optional(inner.type))
      return ResolvedExpr(.optionalTry(convert(inner, to: own)), own, node)
    }
    let inner = resolve(value, target)
    guard node.ownToken(.exclamation) != nil else { return inner }
    return ResolvedExpr(.forcedTry(inner), inner.type, node)
  }

  private func postfixIf(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    guard let base = node.children.first else { return unresolved("nothing", node) }
    let value = link(base, nil)
    guard let config = node.child(.ifConfigDecl),
      let clause = analyzer.program.configuration.activeElements(of: config).first(where: { $0.kind.isExpr })
    else { return value }
    implicitBases.append(value)
    defer { implicitBases.removeLast() }
    return link(clause, target)
  }

  private func specialized(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    if let type = recordedType(node), types.kind(type) == .metatype {
      return ResolvedExpr(.metatype(types.argument(type, 0)), type, node)
    }
    if node.kind == .typeExpr, let written = node.writtenType {
      let type = writtenType(written)
      return ResolvedExpr(.metatype(type), types.metatype(type), node)
    }
    return node.children.first.map { link($0, target) } ?? unresolved("generic arguments here", node)
  }

  /// The use of a catalogue macro such as `#Predicate { … }`, replaced by the initializer of its result type with the
  /// same parameters.
  private func made(by use: BodyRecord.Use, _ node: SyntaxNode) -> BodyRecord.Use {
    guard analyzer.isFromCatalogue(use.decl), let type = recordedType(node), types.kind(type) == .nominal else {
      return use
    }
    let labels = analyzer.signature(of: use.decl).parameters.map(\.label)
    let initializer = analyzer.children(of: types.decl(type)).first {
      analyzer.decl($0).kind == .initializer && analyzer.signature(of: $0).parameters.map(\.label) == labels
    }
    guard let initializer else { return use }
    return BodyRecord.Use(
      decl: initializer, base: type, isMemberwise: false, generics: [], arguments: use.arguments, part: .value)
  }

  /// A macro of the program, which is a compiler plugin and not run: an argument of its result type substitutes the
  /// result, for example the text of a localization macro.
  private func unexpanded(
    _ name: String, _ use: BodyRecord.Use, _ node: SyntaxNode, _ target: TypeID?
  ) -> ResolvedExpr {
    let reason = "the macro `#\(name)` is a compiler plugin, which is not run"
    let standsIn = reason + ": its argument stands for its result"
    guard case .call(let call) = call(use, node, callee: nil, target).kind else { return unresolved(reason, node) }
    let result = analyzer.substitute(analyzer.signature(of: use.decl).result, substitution(of: call))
    for case .value(let value) in call.arguments where value.type == result {
      return ResolvedExpr(.unmodified(value, standsIn), result, node)
    }
    if analyzer.isKnown(result, .string), let literal = node.callArguments.first?.node,
      literal.kind == .stringLiteralExpr
    {
      let text = ResolvedExpr(.string(StringLiteral.text(literal)), result, literal)
      return ResolvedExpr(.unmodified(text, standsIn), result, node)
    }
    return unresolved(reason, node)
  }

  private func macro(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    guard let token = node.ownTokens.first(where: { $0.kind == .identifier }) else {
      return unresolved("a macro", node)
    }
    let string = literalType(target, .expressibleByStringLiteral, .string)
    let int = literalType(target, .expressibleByIntegerLiteral, .int)
    guard let file = analyzer.fileOfSource(body.decl) else { return unresolved("a macro", node) }
    let place = analyzer.literalPlace(of: node.range.start, in: file)
    switch node.text(of: token) {
    case "file", "filePath": return ResolvedExpr(.string(place.path), string, node)
    case "fileID":
      let name = analyzer.program.module(of: file).name.text + "/" + FilePath.name(of: place.path)
      return ResolvedExpr(.string(name), string, node)
    case "line": return ResolvedExpr(.integer(UInt64(place.line), isNegative: false), int, node)
    case "column": return ResolvedExpr(.integer(UInt64(place.column), isNegative: false), int, node)
    case "function":
      return ResolvedExpr(.string(analyzer.functionName(in: body, FunctionID(index: function))), string, node)
    case "warning", "error": return ResolvedExpr(.tuple([]), analyzer.void, node)
    case "selector": return selector(node)
    case "isolation": return ResolvedExpr(.nilValue, nilType(node, target), node)
    case "keyPath":
      guard let argument = node.callArguments.first?.node else { return unresolved("a key path", node) }
      let known = properties(argument).joined(separator: ".")
      // Without a declaration, the path is the text after the type's name.
      let written = argument.text.split(separator: ".")
      let path = known.isEmpty ? written.dropFirst(written.count > 1 ? 1 : 0).joined(separator: ".") : known
      return ResolvedExpr(.string(path), string, node)
    case let name:
      if let use = record.uses[node.id] {
        if !analyzer.isFromCatalogue(use.decl) { return unexpanded(name, use, node, target) }
        return call(made(by: use, node), node, callee: nil, target)
      }
      return unresolved("the macro `#\(name)`", node)
    }
  }

  /// `#selector(tapped(_:))`, as a string literal of the selector.
  private func selector(_ node: SyntaxNode) -> ResolvedExpr {
    guard let argument = node.callArguments.first, let value = argument.node, let type = recordedType(node) else {
      return unresolved("what `#selector` means", node)
    }
    // The declaration may be in a missing module.
    guard let decl = meant(value) else { return ResolvedExpr(.string(value.text), type, node) }
    let part: SelectorPart =
      switch argument.label.text {
      case "getter": .getter
      case "setter": .setter
      default: .method
      }
    return ResolvedExpr(.string(analyzer.selector(of: decl, part)), type, node)
  }

  /// The declaration of the last name in an expression. `Person.name` is an instance property here.
  private func meant(_ node: SyntaxNode) -> DeclID? {
    if let use = record.uses[node.id] { return use.decl }
    guard node.kind == .memberAccessExpr, let base = node.children.first, let token = node.referencedName else {
      return node.children.reversed().lazy.compactMap { self.meant($0) }.first
    }
    let type = record.types[base.id].flatMap { types.kind($0) == .metatype ? types.argument($0, 0) : nil }
    let owner = type ?? meant(base).map { withoutOptionals(analyzer.variableType(of: $0)) }
    return owner.flatMap { analyzer.members(node.name(of: token), of: $0).first }
  }

  /// The names of the properties in a chain, without its leading type.
  private func properties(_ node: SyntaxNode) -> [String] {
    let before = node.kind == .memberAccessExpr ? node.children.first.map { properties($0) } ?? [] : []
    guard let decl = meant(node), analyzer.decl(decl).kind == .variable else { return before }
    return before + [analyzer.decl(decl).name.text]
  }
}

import ViewSemantics
import ViewSource
import ViewSyntax

/// The arguments of calls, in evaluation order.
extension Lowering {
  /// Lowers the arguments of a call into a register window; none of them is `inout`.
  func lower(
    _ arguments: [ResolvedArgument], of owner: DeclID, _ substitution: Substitution, into first: Int
  ) throws {
    for index in inOrder(arguments) {
      try lower(arguments[index], index, of: owner, substitution, into: first + index)
    }
  }

  /// The evaluation order of the arguments: default arguments come last.
  func inOrder(_ arguments: [ResolvedArgument]) -> [Int] {
    func isStandard(_ index: Int) -> Bool { if case .standard = arguments[index] { true } else { false } }
    guard arguments.indices.contains(where: isStandard) else { return Array(arguments.indices) }
    return arguments.indices.filter { !isStandard($0) } + arguments.indices.filter(isStandard)
  }

  /// Whether a parameter borrows its value, as the parameters of catalogue functions do: `file != nil`.
  private func isLent(_ index: Int, of owner: DeclID) -> Bool {
    if analyzer.isFromCatalogue(owner), analyzer.decl(owner).kind == .function { return true }
    return analyzer.lendsParameters(owner).dropFirst(index).prefix(1).contains(true)
  }

  func lower(
    _ argument: ResolvedArgument, _ index: Int, of owner: DeclID, _ substitution: Substitution, into target: Int
  ) throws {
    switch argument {
    case .value(let value):
      if machine.lacksModules, componentDepth > 0 || givesView, mayDependOnMissing(value) {
        try keepingFault(into: target, onlyMissing: true) { try lower(value, into: target) }
      } else if mayConsume(value), !isLent(index, of: owner) {
        try lowerConsumed(value, into: target)
      } else {
        try lower(value, into: target)
      }
    case .place(let place): try load(place, into: target)
    case .variadic(let values):
      let first = temporaries(values.count)
      for (index, value) in values.enumerated() { try lower(value, into: first + index) }
      emit(.makeArray, target, first, values.count)
      top = first
    case .late(let function): try closure(function, into: target)
    case .standard(let node): try standard(index, of: owner, substitution, node, into: target)
    }
  }

  /// Whether the function returns a view, as a view modifier of the program does.
  private var givesView: Bool {
    machine.containsFaults && machine.conforms(concrete(info.result), to: analyzer.knownDecl("View"))
  }

  /// Whether evaluating an argument may produce an absent value. The argument is then absent, and the view is shown
  /// without it, as if without the modifier.
  private func mayDependOnMissing(_ value: ResolvedExpr) -> Bool {
    switch value.kind {
    case .integer, .number, .string, .bool, .nilValue, .variable, .closure, .keyPath, .metatype, .global, .classItself:
      false
    case .convert(let inner), .field(let inner, _): mayDependOnMissing(inner)
    case .enumCase(_, _, let arguments): arguments.contains { mayDependOnMissing($0) }
    case .call(let call):
      !analyzer.isFromCatalogue(call.decl) || mayDependOnMissing(call.receiver)
        || call.arguments.contains { mayDependOnMissing($0) }
    default: true
    }
  }

  private func mayDependOnMissing(_ receiver: ResolvedReceiver?) -> Bool {
    switch receiver {
    case nil: false
    case .place: true
    case .value(let value):
      switch value.kind {
      case .metatype: false
      case .call: mayDependOnMissing(value)
      default: true
      }
    }
  }

  private func mayDependOnMissing(_ argument: ResolvedArgument) -> Bool {
    switch argument {
    case .value(let value): mayDependOnMissing(value)
    case .variadic(let values): values.contains { mayDependOnMissing($0) }
    case .place, .late, .standard: false
    }
  }

  /// Evaluates the default argument of a parameter.
  func standard(
    _ index: Int, of owner: DeclID, _ substitution: Substitution, _ node: SyntaxNode, into target: Int
  ) throws {
    if let place = callSitePlace(index, of: owner, node) {
      let type = concrete(analyzer.signature(of: owner).parameters[index].type)
      let isStatic = analyzer.isKnown(type, "StaticString")
      emit(.constant, target, constant(isStatic ? .ref(StructBox(type, [place])) : place))
      return
    }
    guard let callee = try machine.code(owner, .defaultArgument(index), substitution, selfType: nil) else {
      return unsupported("an argument of `\(analyzer.fullName(of: owner))` without a default")
    }
    let parameter = analyzer.signature(of: owner).parameters[index]
    if parameter.flags.contains(.isAutoclosure) {
      emit(.makeClosure, target, site(.closure(callee, [])))
      return
    }
    emit(.call, target, callee: callee, temporary())
  }

  /// The call-site value of a default argument such as `#file` or `#line`.
  private func callSitePlace(_ index: Int, of owner: DeclID, _ node: SyntaxNode) -> Value? {
    guard analyzer.decl(owner).kind == .function || analyzer.decl(owner).kind == .initializer else { return nil }
    let parameters = analyzer.node(of: owner).child(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    guard index < parameters.count, let value = parameters[index].initialValue, value.kind == .macroExpansionExpr,
      let token = value.ownTokens.first(where: { $0.kind == .identifier }), let file = code.file
    else { return nil }
    // The location of a call is the start of its arguments.
    let bracket = node.ownToken(.leftParen) ?? node.ownToken(.leftBracket)
    let place = analyzer.literalPlace(of: bracket.map { Int($0.start) } ?? node.range.start, in: file)
    switch value.text(of: token) {
    case "line": return .int(place.line)
    case "column": return .int(place.column)
    case "function": return .string(analyzer.functionName(in: body, function))
    case "file", "filePath": return .string(place.path)
    case "fileID": return .string(analyzer.program.moduleName(of: file) + "/" + FilePath.name(of: place.path))
    default: return nil
    }
  }
}

import ViewSemantics
import ViewSource
import ViewSyntax

/// Calls of functions, methods, initialisers and closures.
extension Interpreter {
  func call(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    let result = try callResult(node, frame, expected: expected)
    guard let file = frame.record.userFile, case .structure(var structure) = result, structure.origin == nil else {
      return result
    }
    structure.origin = Origin(file: file, node: node.id)
    return .structure(structure)
  }

  private func callResult(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    guard let callee = node.children.first else { throw Interruption.unsupported("an incomplete call") }
    let arguments = frame.record.arguments(of: node)
    guard let use = frame.record.uses[node.id] else {
      return try dynamicCall(callee, arguments, frame, expected: expected)
    }
    let base = use.base.map { concrete($0, frame) }
    if use.isMemberwise, let base { return try memberwise(base, arguments, use.arguments, frame) }
    switch analyzer.decl(use.decl).kind {
    case .initializer: return try initialization(use, base, callee, arguments, frame)
    case .enumCase:
      guard let base else { throw Interruption.unsupported("this case") }
      return try enumCase(use.decl, base, use, arguments, frame)
    case .function, .macro: return try functionCall(use, base, callee, arguments, frame)
    default: return try dynamicCall(callee, arguments, frame, expected: expected)
    }
  }

  /// What the callee's generic parameters stand for: those around it by the type it is reached through, its own by the
  /// call.
  private func calleeSubstitution(_ decl: DeclID, _ type: TypeID?, _ use: BodyRecord.Use, _ frame: Frame)
    -> Substitution
  {
    var result = surroundings(of: decl, in: type)
    if decl == use.decl {
      for generic in use.generics { result.bind(generic.parameter, to: concrete(generic.type, frame)) }
    } else {
      // The implementation has parameters of its own for those of the requirement.
      let own = analyzer.signature(of: decl).generics
      let parameters = own.parameters.dropFirst(own.outerCount)
      for (parameter, generic) in zip(parameters, use.generics) {
        result.bind(parameter, to: concrete(generic.type, frame))
      }
    }
    return result
  }

  // MARK: Functions

  private func functionCall(
    _ use: BodyRecord.Use, _ base: TypeID?, _ callee: SyntaxNode, _ arguments: [CallArgument], _ frame: Frame
  ) throws -> Value {
    if use.decl.file == analyzer.localFile, base == nil, case .function(let function)? = localFunction(callee, frame) {
      let list = try self.arguments(
        arguments, use.arguments, analyzer.signature(of: use.decl).parameters, frame.substitution, use.decl, frame)
      let result = try call(function, list.boxes)
      try giveBack(list.inouts)
      return result
    }
    if analyzer.decl(use.decl).has(.isStatic) || analyzer.owner(of: use.decl) == nil {
      var type = base
      if let given = base, types.kind(given) != .nominal, callee.kind == .memberAccessExpr,
        let first = callee.children.first, case .metatype(let found) = try evaluateLink(first, frame)
      {
        type = found
      }
      let decl = implementation(of: use.decl, in: type)
      let substitution = frame.record.substitution(callee.id, decl, type, frame.substitution) {
        calleeSubstitution(decl, type, use, frame)
      }
      let list = try self.arguments(
        arguments, use.arguments, analyzer.signature(of: decl).parameters, substitution, decl, frame)
      let result = try invoke(decl, nil, type, substitution, list.boxes)
      try giveBack(list.inouts)
      return result
    }
    return try methodCall(use, base, callee, arguments, frame)
  }

  private func localFunction(_ callee: SyntaxNode, _ frame: Frame) -> Value? {
    guard case .name(let name) = frame.record.reference(callee) else { return nil }
    return frame.local(name)?.box.value
  }

  private func methodCall(
    _ use: BodyRecord.Use, _ base: TypeID?, _ callee: SyntaxNode, _ given: [CallArgument], _ frame: Frame
  ) throws -> Value {
    var arguments = given
    let isMutating = analyzer.decl(use.decl).has(.isMutating)
    let receiver: Place
    var isSuper = false
    if callee.kind == .memberAccessExpr, let first = callee.children.first,
      frame.record.memberName(of: callee) == analyzer.decl(use.decl).name || isMutating
    {
      isSuper = first.kind == .superExpr
      receiver = isMutating ? try place(first, frame) : .temporary(try evaluateLink(first, frame))
    } else if callee.kind == .declReferenceExpr,
      case .name(analyzer.decl(use.decl).name) = frame.record.reference(callee),
      frame.local(analyzer.decl(use.decl).name) == nil, let selfBox = frame.selfBox
    {
      receiver = .box(selfBox)
    } else if let maker = frame.record.uses[callee.id], let made = maker.base.map({ concrete($0, frame) }),
      maker.isMemberwise || analyzer.decl(maker.decl).kind == .initializer
    {
      // `Flow(spacing: 4) { … }`: what is made with the arguments in parentheses is called with the closure.
      let own = given.filter { !$0.isTrailing }
      receiver = .temporary(
        maker.isMemberwise
          ? try memberwise(made, own, maker.arguments, frame) : try initialization(maker, made, callee, own, frame))
      arguments = given.filter(\.isTrailing)
    } else {
      // A value that is called: `callAsFunction`.
      receiver = isMutating ? try place(callee, frame) : .temporary(try evaluateLink(callee, frame))
    }
    var value = try get(receiver)
    if case .metatype(let type) = value, callee.kind == .memberAccessExpr {
      return try unapplied(use, type, arguments, frame)
    }
    // A member of what an optional holds, reached without a `?`.
    if case .wrapped(let inner) = value, base.map({ !isOptional($0) }) ?? false, !isMutating { value = inner }
    let type = self.type(of: value, expected: base)
    let decl = isSuper ? use.decl : implementation(of: use.decl, in: type)
    let substitution = frame.record.substitution(callee.id, decl, type, frame.substitution) {
      calleeSubstitution(decl, type, use, frame)
    }
    let list = try self.arguments(
      arguments, use.arguments, analyzer.signature(of: decl).parameters, substitution, decl, frame)
    let result: Value
    if analyzer.decl(decl).has(.isMutating) {
      // A second reference would make each change of an array copy it.
      value = .uninitialized
      result = try modify(receiver) { current in
        let box = Box(current)
        current = .uninitialized
        defer { current = box.value }
        return try invoke(decl, box, type, substitution, list.boxes)
      }
    } else {
      result = try invoke(decl, Box(value), type, substitution, list.boxes)
    }
    try giveBack(list.inouts)
    return result
  }

  /// `Type.method(value)`: the method of the value.
  private func unapplied(
    _ use: BodyRecord.Use, _ type: TypeID, _ arguments: [CallArgument], _ frame: Frame
  ) throws -> Value {
    guard let first = arguments.first else { throw Interruption.unsupported("this use of a method") }
    let value = try evaluate(first.node, frame, expected: type)
    let decl = implementation(of: use.decl, in: type)
    return .function(FunctionValue(.declared(decl, Box(value), type, surroundings(of: decl, in: type))))
  }

  // MARK: Running

  /// Runs a function, getter's owner aside: the implementation that has been chosen, with all that it needs.
  func invoke(
    _ decl: DeclID, _ selfBox: Box?, _ selfType: TypeID?, _ substitution: Substitution, _ boxes: [Box]
  ) throws -> Value {
    if analyzer.decl(decl).has(.isPrimitive) {
      return try runPrimitive(decl, selfBox, selfType, substitution, boxes)
    }
    let record = record(of: decl)
    guard let block = record.body else { return try synthesized(decl, selfBox, selfType, boxes) }
    return try nested {
      try step()
      let frame = Frame(decl, record, substitution, selfType: selfType, selfBox: selfBox)
      for (parameter, box) in zip(record.parameters, boxes) { frame.declare(parameter.name, box) }
      frame.resultType = resultType(of: record, substitution) { analyzer.signature(of: decl).result }
      return try run(block, frame)
    }
  }

  /// The same for a body, of which the last is kept.
  func resultType(of record: RecordBox, _ substitution: Substitution, _ declared: () -> TypeID) -> TypeID? {
    if let known = record.lastResult, known.substitution == substitution { return known.type }
    let type = resultType(declared(), substitution)
    record.lastResult = (substitution, type)
    return type
  }

  /// The type that results are converted to; `nil` if nothing can need converting.
  func resultType(_ type: TypeID, _ substitution: Substitution) -> TypeID? {
    guard types.kind(type) != .opaque else { return nil }
    let result = concrete(type, substitution)
    return types.kind(result) == .hole ? nil : result
  }

  /// Runs the statements of a body.
  func run(_ block: SyntaxNode, _ frame: Frame) throws -> Value {
    if let builder = frame.record.builders[block.id] {
      return try build(block, concrete(builder, frame), frame)
    }
    return try run(items: frame.record.statements(of: block, self), frame)
  }

  func run(items: [SyntaxNode], _ frame: Frame) throws -> Value {
    if items.count == 1, items[0].kind.isExpr {
      return try convert(try evaluate(items[0], frame, expected: frame.resultType), to: frame.resultType)
    }
    switch try execute(items, frame) {
    case .returned(let value): return value
    case .normal, .broken, .continued, .fellThrough: return .void
    }
  }

  // MARK: Function values

  func closure(_ node: SyntaxNode, _ frame: Frame, type: TypeID?, builder: TypeID?) -> Value {
    var functionType = type
    while let wanted = functionType, isOptional(wanted) { functionType = types.argument(wanted, 0) }
    if functionType.map({ types.kind($0) != .function }) ?? true { functionType = self.type(of: node, frame) }
    let captured = Frame(inside: frame)
    if let signature = node.child(.closureSignature), let captures = signature.child(.closureCaptureClause) {
      for capture in captures.children where capture.kind == .closureCapture {
        guard let value = capture.initialValue,
          let token = capture.ownTokens.filter({ $0.kind == .identifier }).last,
          let found = try? evaluate(value, frame)
        else { continue }
        captured.declare(capture.name(of: token), found)
      }
    }
    let own = frame.record.builders[node.id] ?? builder
    return .function(
      FunctionValue(.closure(node, captured), type: functionType, builder: own.map { concrete($0, frame) }))
  }

  /// Calls a function value with an argument for each parameter.
  func call(_ function: FunctionValue, _ boxes: [Box]) throws -> Value {
    try step()
    switch function.code {
    case .native(let body): return try body(boxes.map(\.value))
    case .declared(let decl, let selfBox, let type, let substitution):
      return try invoke(decl, selfBox, type, substitution, boxes)
    case .memberwise(let type): return try memberwise(type, boxes)
    case .expression(let node, let frame, let type):
      return try convert(try evaluate(node, Frame(inside: frame), expected: type), to: type)
    case .local(let node, let outer):
      return try nested {
        let frame = Frame(inside: outer)
        if let clause = node.child(.parameterClause) {
          for (parameter, box) in zip(clause.children.filter { $0.kind == .parameter }, boxes) {
            frame.declare(parameterName(parameter), box)
          }
        }
        frame.resultType = node.children.first { $0.kind.isType }.map { writtenType($0, frame) }
        guard let block = node.child(.codeBlock) else { return .void }
        return try run(block, frame)
      }
    case .closure(let node, let outer):
      return try nested {
        let frame = Frame(inside: outer)
        declareParameters(node, boxes, frame)
        if let type = function.type, types.kind(type) == .function {
          let result = types.argument(type, types.argumentCount(type) - 1)
          frame.resultType = types.kind(result) == .hole ? nil : result
        }
        let items = frame.record.statements(of: node, self)
        if let builder = function.builder, !items.contains(where: analyzer.program.configuration.containsReturn) {
          return try build(items, node.id, builder, frame)
        }
        return try run(items: items, frame)
      }
    }
  }

  func call(_ function: FunctionValue, values: [Value]) throws -> Value {
    try call(function, values.map { Box($0) })
  }

  private func parameterName(_ parameter: SyntaxNode) -> Name {
    let names = parameter.ownTokens.filter {
      $0.kind == .identifier || $0.kind == .backtickedIdentifier || $0.kind == .underscore || $0.kind.isContextualWord
    }
    return names.last.map { $0.kind == .underscore ? Name.none : parameter.name(of: $0) } ?? .none
  }

  /// The names of the first parameters that a closure does not name, made once.
  private static let anonymousNames = (0..<8).map { Name("$\($0)") }

  private func declareParameters(_ node: SyntaxNode, _ boxes: [Box], _ frame: Frame) {
    var names: [Name]?
    if let signature = node.child(.closureSignature) {
      if let clause = signature.child(.parameterClause) {
        names = clause.children.filter { $0.kind == .parameter }.map { parameterName($0) }
      } else {
        let written = signature.children.filter { $0.kind == .closureParameter }
        if !written.isEmpty {
          names = written.map { parameter in
            parameter.firstToken.map { $0.kind == .underscore ? Name.none : parameter.name(of: $0) }
              ?? .none
          }
        }
      }
    }
    var boxes = boxes
    let count = names?.count ?? anonymousCount(node, frame)
    if boxes.count == 1, count > 1, case .tuple(let tuple) = boxes[0].value {
      boxes = tuple.elements.map { Box($0) }
    }
    for (index, box) in boxes.enumerated() {
      if let names {
        if index < names.count { frame.declare(names[index], box) }
      } else {
        frame.declare(
          index < Interpreter.anonymousNames.count ? Interpreter.anonymousNames[index] : Name("$\(index)"), box)
      }
    }
  }

  /// One more than the highest `$n` in a closure.
  private func anonymousCount(_ closure: SyntaxNode, _ frame: Frame) -> Int {
    let file = analyzer.fileOfSource(frame.decl) ?? frame.decl.file
    let key = NodeKey(file: file, node: closure.id)
    if let known = anonymousCounts[key] { return known }
    var count = 0
    var open = Array(closure.children)
    while let node = open.popLast() {
      if node.kind == .closureExpr { continue }
      if node.kind == .declReferenceExpr, let token = node.firstToken, token.kind == .dollarIdentifier,
        let number = Int(node.text(of: token).dropFirst()), number < Analyzer.maximumClosureParameters
      {
        count = max(count, number + 1)
      }
      open += node.children
    }
    anonymousCounts[key] = count
    return count
  }
}

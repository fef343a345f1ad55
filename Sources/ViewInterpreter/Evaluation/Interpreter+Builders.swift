import ViewSemantics
import ViewSource
import ViewSyntax

/// The result builder transform.
extension Interpreter {
  func build(_ block: SyntaxNode, _ builder: TypeID, _ frame: Frame) throws -> Value {
    try build(frame.record.statements(of: block, self), block.id, builder, frame)
  }

  /// What a builder makes of statements. `node` is the block or closure that they are in.
  func build(_ items: [SyntaxNode], _ node: NodeID, _ builder: TypeID, _ frame: Frame) throws -> Value {
    let run = BuilderRun(interpreter: self, builder: builder, frame: frame)
    let type = frame.record.blocks[node].map { concrete($0, frame) }
    let value = try run.block(items, type)
    guard run.has(.finalResult) else { return value }
    return try run.call(.finalResult, [(.none, value)], type)
  }
}

/// One transform of statements by a builder.
struct BuilderRun {
  let interpreter: Interpreter
  let builder: TypeID
  let frame: Frame
  let methods: BuilderMethods

  init(interpreter: Interpreter, builder: TypeID, frame: Frame) {
    self.interpreter = interpreter
    self.builder = builder
    self.frame = frame
    methods = interpreter.methods(ofBuilder: builder)
  }

  private var types: TypeTable { interpreter.types }

  /// The value of a block; `type` is the type that the analysis gives it.
  func block(_ items: [SyntaxNode], _ type: TypeID?) throws -> Value {
    let outer = frame.locals
    defer { frame.locals = outer }
    let statements = interpreter.active(items).filter { isComponent($0) || isDeclaration($0) }
    let count = statements.count { isComponent($0) }
    let parts = componentTypes(type, count)
    var components: [Value] = []
    for statement in statements {
      if isDeclaration(statement) {
        try interpreter.declare(statement, frame)
      } else {
        let index = components.count
        components.append(try component(statement, index < parts.count ? parts[index] : nil))
      }
    }
    if !components.isEmpty, has(.partialBlock) {
      var result = try call(.partialBlock, [("first", components[0])], nil)
      for next in components.dropFirst() {
        result = try call(.partialBlock, [("accumulated", result), ("next", next)], nil)
      }
      return result
    }
    return try call(.block, components.map { (.none, $0) }, type)
  }

  /// The types of the parts of a block: of one it is the block's, of several the elements of its tuple.
  private func componentTypes(_ type: TypeID?, _ count: Int) -> [TypeID] {
    guard let type else { return [] }
    if count == 1 { return [type] }
    guard types.kind(type) == .nominal, types.argumentCount(type) == 1 else { return [] }
    let tuple = types.argument(type, 0)
    return types.kind(tuple) == .tuple ? types.arguments(tuple) : []
  }

  private func isDeclaration(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .variableDecl, .functionDecl, .structDecl, .classDecl, .enumDecl, .typealiasDecl: true
    default: false
    }
  }

  private func isComponent(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .forStmt, .doStmt: true
    case .macroExpansionExpr:
      !(node.ownTokens.first { $0.kind == .identifier }.map { node.isSpelt($0, "warning") || node.isSpelt($0, "error") }
        ?? false)
    default: node.kind.isExpr && node.kind != .missingExpr
    }
  }

  private func component(_ node: SyntaxNode, _ type: TypeID?) throws -> Value {
    switch node.kind {
    case .ifExpr: return try branches(node, type)
    case .switchExpr: return try switched(node, type)
    case .doStmt: return try block(node.child(.codeBlock).map { Array($0.children) } ?? [], type)
    case .forStmt: return try loop(node, type)
    default:
      let value = try interpreter.evaluate(node, frame)
      guard has(.expression) else { return value }
      return try call(.expression, [(.none, value)], type)
    }
  }

  // MARK: Branches

  private func branches(_ node: SyntaxNode, _ type: TypeID?) throws -> Value {
    var conditions: [(conditions: [SyntaxNode], block: SyntaxNode?, isLimited: Bool)] = []
    var elseBlock: SyntaxNode?
    var next: SyntaxNode? = node
    while let current = next {
      next = nil
      let blocks = current.children.filter { $0.kind == .codeBlock }
      let own = current.conditions.filter { $0.kind != .ifExpr || $0.id != current.children.last?.id }
      conditions.append((own, blocks.first, own.contains { $0.ownToken(.poundAvailable) != nil }))
      guard current.ownToken(.elseKeyword) != nil, let last = current.children.last else { break }
      if last.kind == .ifExpr { next = last } else if blocks.count > 1 { elseBlock = last }
    }
    let count = conditions.count + (elseBlock == nil ? 0 : 1)
    let isOptional = elseBlock == nil
    let inner =
      isOptional
      ? type.map { types.kind($0) == .nominal && types.argumentCount($0) == 1 ? types.argument($0, 0) : $0 } : type
    let outer = frame.locals
    defer { frame.locals = outer }
    for (index, branch) in conditions.enumerated() {
      guard try interpreter.conditionsHold(branch.conditions, frame) else {
        frame.locals = outer
        continue
      }
      let value = try leaf(branch.block, index, count, inner, isLimited: branch.isLimited)
      return isOptional ? try call(optionalMethod, [(.none, .wrapped(value))], type) : value
    }
    if let elseBlock { return try leaf(elseBlock, count - 1, count, inner, isLimited: false) }
    return try call(optionalMethod, [(.none, .nilValue)], type)
  }

  private var optionalMethod: BuilderMethod { has(.optional) ? .optional : .ifMethod }

  private func switched(_ node: SyntaxNode, _ type: TypeID?) throws -> Value {
    let subject = try interpreter.evaluate(try interpreter.firstExpr(node), frame)
    let cases = interpreter.cases(of: node)
    let outer = frame.locals
    defer { frame.locals = outer }
    guard let index = try interpreter.chosenCase(cases, subject, frame) else {
      throw Interruption.unsupported("a `switch` that no case of takes this value")
    }
    let path = path(index, cases.count, type)
    let value = try block(interpreter.statements(ofCase: cases[index]), path.type)
    return try wrapped(value, path.steps)
  }

  private func leaf(_ node: SyntaxNode?, _ index: Int, _ count: Int, _ type: TypeID?, isLimited: Bool) throws -> Value {
    let path = path(index, count, type)
    var value = try block(node.map { Array($0.children) } ?? [], isLimited ? nil : path.type)
    if isLimited, has(.limitedAvailability) {
      value = try call(.limitedAvailability, [(.none, value)], path.type)
    }
    return try wrapped(value, path.steps)
  }

  /// The way to a leaf of the balanced tree of branches, from the root: at each step the type there and which side.
  private func path(_ index: Int, _ count: Int, _ type: TypeID?) -> (
    steps: [(type: TypeID?, isFirst: Bool)], type: TypeID?
  ) {
    var steps: [(type: TypeID?, isFirst: Bool)] = []
    var range = 0..<count
    var current = type
    while range.count > 1 {
      var left = 1
      while left * 2 < range.count { left *= 2 }
      let middle = range.lowerBound + left
      let isFirst = index < middle
      steps.append((current, isFirst))
      current = current.flatMap {
        types.kind($0) == .nominal && types.argumentCount($0) == 2 ? types.argument($0, isFirst ? 0 : 1) : nil
      }
      range = isFirst ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return (steps, current)
  }

  private func wrapped(_ value: Value, _ steps: [(type: TypeID?, isFirst: Bool)]) throws -> Value {
    var value = value
    for step in steps.reversed() {
      value = try call(.either, [(step.isFirst ? "first" : "second", value)], step.type)
    }
    return value
  }

  private func loop(_ node: SyntaxNode, _ type: TypeID?) throws -> Value {
    guard let pattern = node.children.first(where: { $0.kind.isPattern || $0.kind.isExpr }),
      let sequence = node.children.last(where: { $0.kind.isExpr }), let body = node.child(.codeBlock)
    else { throw Interruption.unsupported("an incomplete loop") }
    var results: [Value] = []
    let condition = node.child(.whereGuard)?.children.first
    try interpreter.forEach(try interpreter.evaluate(sequence, frame)) { element in
      let outer = frame.locals
      defer { frame.locals = outer }
      guard try interpreter.match(pattern, element, frame, binds: true) else { return true }
      if let condition, try !interpreter.isTrue(condition, frame) { return true }
      results.append(try block(Array(body.children), nil))
      return true
    }
    return try call(.array, [(.none, .array(results))], type)
  }

  // MARK: The builder's methods

  func has(_ method: BuilderMethod) -> Bool { !methods[method].isEmpty }

  /// Calls a static method of the builder. `type` is the type that the analysis gives the result.
  func call(_ method: BuilderMethod, _ arguments: [(label: Name, value: Value)], _ type: TypeID?) throws -> Value {
    let found = methods[method]
    let isNative = found.first.map { interpreter.analyzer.decl($0).has(.isPrimitive) } ?? false
    // The native one hands on what it is given.
    if isNative, method == .expression, let only = arguments.first { return only.value }
    if isNative, let first = found.first, let label = arguments.first?.label {
      // The overloads of one name share their native code.
      let decl = found.first { interpreter.analyzer.signature(of: $0).parameters.first?.label == label } ?? first
      return try interpreter.runPrimitive(
        decl, nil, builder, Substitution(), arguments.map { Box($0.value) }, result: type)
    }
    if isNative, let first = found.first {
      return try interpreter.runPrimitive(first, nil, builder, Substitution(), [], result: type)
    }
    guard let chosen = interpreter.choose(found, arguments, builder) else {
      throw Interruption.unresolved("no `\(method.name.text)` of the result builder takes this")
    }
    let values = arguments.map(\.value)
    let substitution = interpreter.inferred(chosen.decl, values, chosen.match, builder)
    let parameters = interpreter.analyzer.signature(of: chosen.decl).parameters
    var boxes: [Box] = []
    for (index, parameter) in parameters.enumerated() {
      let given = zip(values, chosen.match).filter { $0.1 == index }.map(\.0)
      if parameter.flags.contains(.isVariadic) {
        boxes.append(Box(.array(given)))
      } else if let value = given.first {
        boxes.append(Box(value))
      } else {
        boxes.append(Box(try interpreter.defaultValue(of: parameter, chosen.decl, substitution, builder)))
      }
    }
    return try interpreter.invoke(chosen.decl, nil, builder, substitution, boxes)
  }
}

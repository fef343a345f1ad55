import ViewSource
import ViewSyntax

/// Resolution of the body itself, and of its closures and local functions.
extension BodyResolver {
  /// Resolves the requested part of the declaration; returns whether there is one.
  func resolveBody(_ node: SyntaxNode) -> Bool {
    let decl = analyzer.decl(body.decl)
    let main = addFunction(analyzer.fullName(of: body.decl), analyzer.void, node, decl: body.decl)
    if let selfType, !isStatic, hasSelf(decl) {
      let variable = declare(.selfName, selfType, isMutable: true)
      body.selfVariable = variable
    }
    if node.kind == .sourceFile {
      body.functions[main.index].statements = scriptStatements(node)
      return true
    }
    switch body.part {
    case .body where node.kind == .closureExpr:
      // The closure of a `#Preview`.
      let result = record.blocks[node.id].map { analyzer.resolved($0) } ?? analyzer.unknownType
      resolve(node, into: main, result: result, builder: record.builders[node.id])
    case .body:
      guard let block = node.child(.codeBlock) else { return false }
      if node.kind != .deinitializerDecl { declareParameters(main) }
      let result = decl.kind == .function && node.kind != .deinitializerDecl ? declaredResult : analyzer.void
      resolve(block, into: main, result: result, builder: record.builders[block.id])
    case .getter:
      guard let block = node.getterBlock else { return false }
      if decl.kind == .subscriptDecl { declareParameters(main) }
      resolve(block, into: main, result: declaredResult, builder: record.builders[block.id])
    case .setter, .willSet, .didSet: return resolveWriter(node, into: main)
    case .modify:
      let accessors = node.child(.accessorBlock)?.children.filter { $0.kind == .accessorDecl } ?? []
      let accessor = accessors.first { $0.ownToken(.underscoredModifyKeyword) != nil }
      guard let block = accessor?.child(.codeBlock) else { return false }
      if decl.kind == .subscriptDecl { declareParameters(main) }
      resolve(block, into: main, result: analyzer.void, builder: nil)
    case .initialValue:
      guard let value = node.initialValue else { return false }
      let type =
        decl.has(.hasCustomAttributes) && !analyzer.propertyWrappers(of: body.decl).isEmpty
        ? nil
        : isPattern(node)
          ? analyzer.header(of: body.decl).type(ofBinding: node).map { writtenType($0) }
          : Optional(analyzer.variableType(of: body.decl))
      let result = resolve(value, type.flatMap { types.flags($0).contains(.hasOpaque) ? nil : $0 })
      body.functions[main.index].result = result.type
      body.functions[main.index].statements = [.returned(result, value)]
    case .storage, .storageOfValue: return resolveStorage(node, into: main)
    case .defaultArgument(let index):
      let parameters = node.child(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
      guard index < parameters.count, let value = parameters[index].initialValue else { return false }
      let type = analyzer.signature(of: body.decl).parameters[index].type
      let wanted = late(type, analyzer.signature(of: body.decl).parameters[index].flags)
      let result = resolve(value, wanted)
      body.functions[main.index].result = result.type
      body.functions[main.index].statements = [.returned(result, value)]
    }
    return true
  }

  /// Whether the part can use `self`; the initial value of a stored property cannot.
  private func hasSelf(_ decl: Decl) -> Bool {
    switch body.part {
    case .initialValue: decl.has(.isLazy)
    case .storage, .storageOfValue, .defaultArgument: false
    default: true
    }
  }

  /// Resolves the wrapper storage of a property: the outermost wrapper around the next one.
  private func resolveStorage(_ node: SyntaxNode, into main: FunctionID) -> Bool {
    let wrappers = analyzer.propertyWrappers(of: body.decl)
    guard let storage = analyzer.storageType(of: body.decl) else { return false }
    let declared = analyzer.variableType(of: body.decl)
    var value: ResolvedExpr?
    var initial: SyntaxNode?
    if body.part == .storageOfValue {
      let parameter = declare(.newValue, declared)
      body.functions[main.index].parameters.append(parameter)
      value = expr(of: parameter, at: node)
    } else if let written = node.initialValue {
      initial = written
    } else if isOptional(declared), !analyzer.decl(body.decl).has(.isConstant),
      wrappers.last.map({ !$0.isInitializedByArguments }) ?? false,
      analyzer.takesWrappedValue(storage)
    {
      value = ResolvedExpr(.nilValue, declared, node)
    }
    record = BodyChecker.record(ofWrappersOf: body.decl, given: value?.type, analyzer: analyzer)
    guard let made = wrapped(wrappers, storage, value, initial, node) else { return false }
    body.functions[main.index].result = made.type
    body.functions[main.index].statements = [.returned(made, node)]
    return true
  }

  /// The outermost of several wrappers around a wrapped value, which is either given or an initial value.
  func wrapped(
    _ wrappers: [WrapperUse], _ storage: TypeID, _ value: ResolvedExpr?, _ initial: SyntaxNode?, _ node: SyntaxNode
  ) -> ResolvedExpr? {
    var value = value
    for (index, wrapper) in wrappers.enumerated().reversed() {
      var type = storage
      if index > 0 {
        type = openType(wrapper)
      }
      let isInnermost = index == wrappers.count - 1
      value = wrapperExpr(wrapper, type, value, isInnermost ? initial : nil, node)
      // The outer wrapper's own arguments may provide the inner one: `@Environment(\.choice) @Binding var choice: Int`.
      if value == nil, index == 0 || !wrappers[index - 1].isInitializedByArguments { return nil }
    }
    return value
  }

  /// The call of a wrapper's initializer with the wrapped value and the attribute's arguments.
  private func wrapperExpr(
    _ wrapper: WrapperUse, _ type: TypeID, _ value: ResolvedExpr?, _ initial: SyntaxNode?, _ node: SyntaxNode
  ) -> ResolvedExpr? {
    if let use = record.uses[wrapper.attribute.id] { return wrapperExpr(wrapper, use, type, value, initial, node) }
    var labels: [(label: Name, type: TypeID)] = []
    var values: [ResolvedExpr] = []
    if let value = value ?? initial.map({ resolve($0, recordedType($0)) }) {
      labels.append((.wrappedValue, value.type))
      values.append(value)
    }
    let candidates = analyzer.initializers(of: type, from: context.file)
    for argument in wrapper.attribute.attributeArguments {
      guard let written = argument.node else { continue }
      let resolved = resolve(written, wanted(written, argument.label, of: candidates.map(\.decl), type))
      labels.append((argument.label, resolved.type))
      values.append(resolved)
    }
    guard let chosen = checker.choose(candidates, labels, named: .initializer, at: node) else { return nil }
    let made = call(chosen, values, node)
    guard case .call(var call) = made.kind else { return nil }
    call.form = analyzer.decl(chosen.decl).kind == .initializer ? .initializer : .memberwise
    if call.base.map({ types.flags($0).contains(.hasHole) }) ?? true { call.base = type }
    return ResolvedExpr(.call(call), call.base ?? type, node)
  }

  /// The contextual type of an attribute argument that has no type of its own: a key path without a root, a member
  /// without a type, or a number literal.
  private func wanted(_ node: SyntaxNode, _ label: Name, of candidates: [DeclID], _ type: TypeID) -> TypeID? {
    let isOpenMember = node.kind == .memberAccessExpr && node.children.first?.kind.isExpr != true
    guard node.kind == .keyPathExpr || isOpenMember || checker.isOfLiterals(node) else { return nil }
    for candidate in candidates where analyzer.decl(candidate).kind == .initializer {
      for parameter in analyzer.signature(of: candidate).parameters where parameter.label == label {
        let found = analyzer.substitute(parameter.type, analyzer.surroundings(of: candidate, in: type))
        guard !isHole(found), types.kind(found) == .nominal else { continue }
        let isKeyPath = checker.isKeyPath(found)
        if isKeyPath == (node.kind == .keyPathExpr), !types.flags(found).contains(.hasVariable) { return found }
      }
    }
    return nil
  }

  /// The same with the initializer that the checker found.
  private func wrapperExpr(
    _ wrapper: WrapperUse, _ use: BodyRecord.Use, _ type: TypeID, _ value: ResolvedExpr?, _ initial: SyntaxNode?,
    _ node: SyntaxNode
  ) -> ResolvedExpr? {
    var call = ResolvedCall(form: use.isMemberwise ? .memberwise : .initializer, decl: use.decl, base: use.base)
    call.generics = use.generics
    if call.base.map({ !types.flags($0).isDisjoint(with: [.hasHole, .hasVariable]) }) ?? true { call.base = type }
    var given = wrapper.attribute.attributeArguments
    if value != nil || initial != nil {
      given.insert(Argument(label: .wrappedValue, node: initial, type: value?.type, isTrailing: false), at: 0)
    }
    call.arguments = arguments(given, use.arguments, call, node)
    if let value, let index = use.arguments.first, index < call.arguments.count {
      let parameters =
        use.isMemberwise
        ? call.base.flatMap { analyzer.memberwiseSignature(of: types.decl($0)) }?.parameters ?? []
        : analyzer.signature(of: use.decl).parameters
      guard index < parameters.count else { return nil }
      let wanted = analyzer.substitute(parameters[index].type, substitution(of: call))
      call.arguments[index] =
        parameters[index].flags.contains(.isAutoclosure)
        ? .late(autoclosureFunction(value, wanted)) : .value(convert(value, to: wanted))
    }
    return ResolvedExpr(.call(call), call.base ?? type, node)
  }

  private func isPattern(_ node: SyntaxNode) -> Bool {
    node.children.first { $0.kind.isPattern }.map { $0.kind != .identifierPattern } ?? false
  }

  /// The result type of an `@autoclosure`.
  func late(_ type: TypeID, _ flags: ParameterFlags) -> TypeID {
    guard flags.contains(.isAutoclosure), types.kind(type) == .function else { return type }
    return types.argument(type, types.argumentCount(type) - 1)
  }

  private var declaredResult: TypeID {
    analyzer.withSameTypes(analyzer.declaredResult(of: body.decl), analyzer.environment)
  }

  private func declareParameters(_ function: FunctionID) {
    for parameter in analyzer.signature(of: body.decl).parameters {
      let own = analyzer.typeInside(parameter.type, of: body.decl)
      var type = parameter.flags.contains(.isVariadic) ? analyzer.array(own) : own
      if types.kind(type) == .inoutType { type = types.argument(type, 0) }
      let variable = declare(parameter.name, type, isMutable: parameter.flags.contains(.isInout))
      body.functions[function.index].parameters.append(variable)
    }
    body.functions[function.index].statements += wrappedParameters(analyzer.node(of: body.decl), context)
  }

  /// `func f(@Clamped n: Int)`: parameter wrappers are made at the start of the body.
  private func wrappedParameters(_ node: SyntaxNode, _ context: Analyzer.Context) -> [ResolvedStatement] {
    let parameters = node.child(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    var result: [ResolvedStatement] = []
    for parameter in parameters {
      guard let list = parameter.child(.modifierList),
        let token = Array(parameter.ownTokens).last(where: { $0.kind.isName })
      else { continue }
      let wrappers = analyzer.propertyWrappers(in: list, context, isCatalogue: false)
      let name = parameter.name(of: token)
      guard !wrappers.isEmpty, case .variable(let given)? = meaning(of: name) else { continue }
      let value = expr(of: given, at: parameter)
      guard let made = wrapped(wrappers, openType(wrappers[0]), value, nil, parameter) else { continue }
      let storage = addVariable(name, made.type, isMutable: true)
      names.append((name, .wrapped(storage, depth: wrappers.count)))
      result.append(.declare(.bind(storage), made, parameter))
    }
    return result
  }

  /// The type of a wrapper with open generic arguments.
  func openType(_ wrapper: WrapperUse) -> TypeID {
    analyzer.nominalType(
      wrapper.decl, analyzer.genericContext(of: wrapper.decl).parameters.map { _ in analyzer.newVariable() })
  }

  private func resolveWriter(_ node: SyntaxNode, into main: FunctionID) -> Bool {
    let keyword: TokenKind =
      switch body.part {
      case .willSet: .willSetKeyword
      case .didSet: .didSetKeyword
      default: .setKeyword
      }
    let accessors = node.child(.accessorBlock)?.children.filter { $0.kind == .accessorDecl } ?? []
    let accessor =
      accessors.first { $0.ownToken(keyword) != nil }
      ?? (body.part == .setter ? accessors.first { $0.ownToken(.underscoredModifyKeyword) != nil } : nil)
    guard let accessor, let block = accessor.child(.codeBlock) else { return false }
    if analyzer.decl(body.decl).kind == .subscriptDecl { declareParameters(main) }
    let token =
      accessor.child(.parameterClause)?.children.first?.nameToken
      ?? accessor.ownTokens.first { $0.kind == .identifier }
    let standard: Name = body.part == .didSet ? .oldValue : .newValue
    let value = declare(token.map { accessor.name(of: $0) } ?? standard, declaredResult)
    body.functions[main.index].parameters.append(value)
    resolve(block, into: main, result: analyzer.void, builder: nil)
    return true
  }

  /// Resolves the statements of a block as a function body.
  func resolve(_ block: SyntaxNode, into function: FunctionID, result: TypeID, builder: TypeID?) {
    body.functions[function.index].result = result
    let items = block.children.filter { $0.kind != .closureSignature }
    let statements = inside(function, result: result) { bodyStatements(items, result: result, builder: builder, block) }
    body.functions[function.index].statements += statements
  }

  private func bodyStatements(
    _ items: [SyntaxNode], result: TypeID, builder: TypeID?, _ block: SyntaxNode
  ) -> [ResolvedStatement] {
    let items = active(items)
    if let builder, !items.contains(where: checker.containsReturn) {
      let value = convert(build(items, builder, block, expected: result), to: result)
      return [.returned(value, block)]
    }
    if items.count == 1, items[0].kind.isExpr, !checker.containsReturn(items[0]), result != analyzer.void {
      if items[0].kind == .macroExpansionExpr, items[0].isDiagnostic { return [] }
      return [.returned(resolve(items[0], result), items[0])]
    }
    return statements(items)
  }

  // MARK: Closures

  /// `{ … }`
  func closure(_ node: SyntaxNode, _ target: TypeID?) -> ResolvedExpr {
    var type = recordedType(node)
    if type.map({ types.kind($0) != .function }) ?? true { type = target.map { withoutOptionals($0) } }
    guard let type, types.kind(type) == .function else {
      return unresolved("cannot infer the type of a closure", node)
    }
    let count = types.argumentCount(type) - 1
    let given = (0..<count).map { types.argument(type, $0) }
    let flags = types.flags(ofFunction: type)
    var result = types.argument(type, count)
    if let wanted = target.map({ withoutOptionals($0) }), types.kind(wanted) == .function, isHole(result) {
      result = types.argument(wanted, types.argumentCount(wanted) - 1)
    }
    let signature = node.child(.closureSignature)
    let function = addFunction("closure", result, node)
    body.functions[function.index].isAsync = types.effects(ofFunction: type).contains(.isAsync)
    let captures = signature?.child(.closureCaptureClause).map { captureList($0) } ?? []
    inside(function, result: result) {
      for capture in captures {
        let variable = declare(capture.name, capture.type)
        body.variables[variable.index].ownership = capture.ownership
        body.functions[function.index].captured.append((variable, capture.value))
      }
      declareParameters(of: function, node, given, flags)
      let items = node.children.filter { $0.kind != .closureSignature }
      body.functions[function.index].statements += bodyStatements(
        items, result: result, builder: record.builders[node.id], node)
    }
    var whole = type
    if hasHole(result), case .returned(let value?, _)? = body.functions[function.index].statements.last,
      body.functions[function.index].statements.count == 1, !hasHole(value.type)
    {
      // Without a contextual type, the closure's result type is that of its value.
      body.functions[function.index].result = value.type
      whole = types.function(given, flags, value.type, effects: types.effects(ofFunction: type))
    }
    return convert(ResolvedExpr(.closure(function), whole, node), to: target)
  }

  private func declareParameters(
    of function: FunctionID, _ node: SyntaxNode, _ given: [TypeID], _ flags: [ParameterFlags]
  ) {
    let names = node.child(.closureSignature) == nil ? [] : node.closureParameterNames(unnamed: 0)
    let count = max(names.count, names.isEmpty ? (checker.anonymousCount(node) ?? -1) + 1 : 0)
    if given.count == 1, count > 1 {
      // A destructured tuple.
      let whole = addVariable(.none, given[0])
      body.functions[function.index].parameters.append(whole)
      let tuple = ResolvedExpr(.variable(whole), given[0], node)
      for index in 0..<count {
        let part =
          index < types.argumentCount(given[0]) && types.kind(given[0]) == .tuple
          ? types.argument(given[0], index) : analyzer.unknownType
        let name = names.isEmpty ? Name("$\(index)") : names[index]
        let variable = declare(name, part)
        body.functions[function.index].statements.append(
          .declare(.bind(variable), ResolvedExpr(.element(tuple, index), part, node), node))
      }
      return
    }
    for (index, type) in given.enumerated() {
      var type = index < flags.count && flags[index].contains(.isVariadic) ? analyzer.array(type) : type
      if types.kind(type) == .inoutType { type = types.argument(type, 0) }
      let name = index < names.count ? names[index] : names.isEmpty ? Name("$\(index)") : .none
      let isInout = index < flags.count && flags[index].contains(.isInout)
      let isProjected = name.isProjection && !(name.text.dropFirst().first?.isNumber ?? true)
      let wrapper = isProjected ? parameterWrapper(node, index) : nil
      let variable = declare(wrapper == nil ? name : .none, type, isMutable: isInout)
      body.functions[function.index].parameters.append(variable)
      if isProjected {
        // `$item`: `item` is the wrapped value of the projection, or of the wrapper that is made of it.
        let plain = Name(String(name.text.dropFirst()))
        let made = wrapper.flatMap { projected($0, variable, type, node) }
        let storage = made.map { addVariable(plain, $0.type, isMutable: true) }
        if let made, let storage {
          body.functions[function.index].statements.append(.declare(.bind(storage), made, node))
        }
        self.names.append((plain, .wrapped(storage ?? variable, depth: 1)))
      }
    }
  }

  /// The wrapper that is written for a parameter of a closure: `{ (@Trimmed $text) in … }`.
  private func parameterWrapper(_ closure: SyntaxNode, _ index: Int) -> WrapperUse? {
    let clause = closure.child(.closureSignature)?.child(.parameterClause)
    let parameters = clause?.children.filter { $0.kind == .parameter } ?? []
    guard index < parameters.count, let list = parameters[index].child(.modifierList) else { return nil }
    let wrappers = analyzer.propertyWrappers(in: list, context, isCatalogue: false)
    return wrappers.count == 1 ? wrappers[0] : nil
  }

  /// The call of a wrapper's `init(projectedValue:)`.
  private func projected(
    _ wrapper: WrapperUse, _ variable: VariableID, _ type: TypeID, _ node: SyntaxNode
  ) -> ResolvedExpr? {
    let candidates = analyzer.initializers(of: openType(wrapper), from: context.file)
    let chosen = checker.choose(candidates, [(.projectedValue, type)], named: .initializer, at: node)
    guard let chosen, case .call(var call) = call(chosen, [expr(of: variable, at: node)], node).kind else { return nil }
    call.form = .initializer
    return ResolvedExpr(.call(call), call.base ?? type, node)
  }

  private typealias Capture = (
    name: Name, type: TypeID, ownership: ResolvedVariable.Ownership, value: ResolvedExpr
  )

  private func captureList(_ clause: SyntaxNode) -> [Capture] {
    clause.children.filter { $0.kind == .closureCapture }.compactMap { capture in
      let tokens = Array(capture.ownTokens)
      let words = tokens.map { capture.text(of: $0) }
      let ownership: ResolvedVariable.Ownership =
        words.contains("weak") ? .weak : words.contains { $0.hasPrefix("unowned") } ? .unowned : .strong
      let value: ResolvedExpr
      let name: Name
      if let initial = capture.initialValue, let token = tokens.last(where: { $0.kind == .identifier }) {
        name = capture.name(of: token)
        value = resolve(initial, nil)
      } else if let expr = capture.children.first(where: { $0.kind.isExpr }) {
        value = resolve(expr, nil)
        name = expr.firstToken.map { $0.kind == .selfKeyword ? .selfName : expr.name(of: $0) } ?? .none
      } else if let token = tokens.last(where: { $0.kind == .identifier || $0.kind == .selfKeyword }) {
        name = token.kind == .selfKeyword ? .selfName : capture.name(of: token)
        value = name == .selfName ? selfExpr(at: capture) : reference(name, at: capture)
      } else {
        return nil
      }
      let type = ownership == .weak && !isOptional(value.type) ? analyzer.optional(value.type) : value.type
      return (name, type, ownership, convert(value, to: type))
    }
  }

  /// An expression that is evaluated later.
  func autoclosureFunction(_ node: SyntaxNode, _ type: TypeID) -> FunctionID {
    let result = late(type, .isAutoclosure)
    let function = addFunction("autoclosure", result, node)
    inside(function, result: result) {
      body.functions[function.index].statements = [.returned(resolve(node, result), node)]
    }
    return function
  }

  /// A resolved expression that is evaluated later and uses no variables of outer functions.
  func autoclosureFunction(_ value: ResolvedExpr, _ type: TypeID) -> FunctionID {
    let result = late(type, .isAutoclosure)
    let function = addFunction("autoclosure", result, value.node)
    inside(function, result: result) {
      if case .variable(let variable) = value.kind { _ = use(variable) }
      body.functions[function.index].statements = [.returned(convert(value, to: result), value.node)]
    }
    return function
  }

  // MARK: Local functions

  /// Declares the local functions of a block, which may call each other.
  func declareFunctions(_ items: [SyntaxNode]) {
    for item in items where item.kind == .functionDecl {
      guard let decl = analyzer.localDecl(at: item, in: body.decl) else { continue }
      let signature = analyzer.signature(of: decl)
      let function = addFunction(analyzer.decl(decl).name.text, signature.result, item, decl: decl)
      body.functions[function.index].isAsync = signature.isAsync
      names.append((analyzer.decl(decl).name, .function(function, decl)))
    }
    declareEarlyUses(in: items)
  }

  /// Resolves the body of a local function.
  func localFunction(_ node: SyntaxNode) {
    guard let token = node.nameToken else { return }
    let name = node.name(of: token)
    let found = names.last { entry in
      if case .function(let function, _) = entry.meaning {
        return entry.name == name && body.functions[function.index].node?.id == node.id
      }
      return false
    }
    guard case .function(let function, let decl)? = found?.meaning, let block = node.child(.codeBlock) else { return }
    let outer = (context, checker.context)
    context = analyzer.context(inside: decl)
    checker.context = context
    defer { (context, checker.context) = outer }
    let signature = analyzer.signature(of: decl)
    let environment = analyzer.environment
    analyzer.environment = analyzer.genericContext(of: decl)
    defer { analyzer.environment = environment }
    inside(function, result: signature.result) {
      for parameter in signature.parameters {
        let type = parameter.flags.contains(.isVariadic) ? analyzer.array(parameter.type) : parameter.type
        let variable = declare(parameter.name, type, isMutable: parameter.flags.contains(.isInout))
        body.functions[function.index].parameters.append(variable)
      }
      let result = signature.result
      let statements = bodyStatements(
        Array(block.children), result: result, builder: analyzer.resultBuilder(of: decl), block)
      body.functions[function.index].statements += statements
    }
  }
}

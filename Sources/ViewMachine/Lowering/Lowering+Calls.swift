import ViewSemantics
import ViewSource
import ViewSyntax

/// Calls.
extension Lowering {
  /// A call of a declaration, its result put into a register.
  func lower(_ call: ResolvedCall, _ result: TypeID, into target: Int) throws {
    if let op = intrinsic(call), let operands = operands(of: call) {
      return try intrinsic(op, operands, into: target)
    }
    if try compoundAssignment(call) || arrayChange(call) {
      emit(.clear, target)
      return
    }
    switch call.form {
    case .memberwise: return try memberwise(call, into: target)
    case .initializer: return try initializer(call, into: target)
    case .delegation: return try delegate(call, into: target)
    case .function, .getter, .setter: break
    }
    if try arrayAccess(call, into: target) { return }
    if try dictionaryAccess(call, into: target) { return }
    if try arrayRemoval(call, into: target) { return }
    let base = call.base.map { concrete($0) }
    try invoke(call, part(of: call), base, into: target)
  }

  /// What the callee's own generic parameters stand for, in their order.
  func genericTypes(of call: ResolvedCall) -> [TypeID] {
    if call.generics.isEmpty { return [] }
    switch analyzer.decl(call.decl).kind {
    case .function, .initializer, .subscriptDecl: break
    default: return call.generics.map { concrete($0.type) }
    }
    let own = analyzer.signature(of: call.decl).generics
    return own.parameters.dropFirst(own.outerCount).map { parameter in
      call.generics.first { $0.parameter == parameter }.map { concrete($0.type) } ?? analyzer.unknownType
    }
  }

  func part(of call: ResolvedCall) -> BodyPart {
    switch call.form {
    case .getter: .getter
    case .setter: .setter
    default: .body
    }
  }

  /// Calls what a declaration means for a type: arguments are worked out in their order, `self` first.
  func invoke(_ call: ResolvedCall, _ part: BodyPart, _ base: TypeID?, into target: Int, setting value: Int? = nil)
    throws
  {
    let isStatic = analyzer.decl(call.decl).has(.isStatic) || analyzer.owner(of: call.decl) == nil
    let hasSelf = !isStatic && call.receiver != nil
    var base = base
    if hasSelf, case .value(let receiver)? = call.receiver, base == nil { base = type(of: receiver) }
    let generics = genericTypes(of: call)
    let count = call.arguments.count + (hasSelf ? 1 : 0) + (value == nil ? 0 : 1)

    // Where `self` or an argument is changed, its place is opened first.
    var places: [(place: ResolvedPlace, register: Int)] = []
    let window = temporaries(max(1, count))
    var next = window
    if hasSelf {
      switch call.receiver {
      case .value(let receiver)?:
        if machine.showsLifetimes, analyzer.isConsuming(call.decl) {
          try lowerConsumed(receiver, into: next)
        } else {
          try lower(receiver, into: next)
        }
        if let base, !machine.isOptional(base), let wrapped = machine.wrapped(type(of: receiver)), wrapped == base {
          emit(.force, next, next)
        }
      case .place(let place)?:
        // What only reads is given a copy.
        if part == .getter && !machine.changesSelf(call.decl) || base.map({ machine.isReference($0) }) ?? false {
          try load(place, into: next)
        } else {
          places.append((try anchored(place, before: nodes(of: call.arguments)), next))
        }
      case nil: break
      }
      next += 1
    }
    let owner = call.decl
    let substitution = machine.calleeSubstitution(call.decl, base, generics)
    for index in inOrder(call.arguments) {
      if case .place(let place) = call.arguments[index] {
        let place = try anchored(place, before: nodes(of: call.arguments.dropFirst(index + 1)))
        places.append((place, next + index))
      } else {
        try lower(call.arguments[index], index, of: owner, substitution, into: next + index)
      }
    }
    if let value { emit(.take, window + count - 1, value) }
    let pointers = pointers(call, substitution, behind: next)
    try modifying(places[...]) {
      try self.lending(pointers) {
        try self.atTop(window, count, places) { window in
          try self.emitCall(
            call.decl, part, base, generics, isSuper: call.isSuper, hasSelf: hasSelf, metatype: self.metatype(call),
            window: window, count: count, into: target)
        }
      }
    }
  }

  /// The values of a call behind all temporaries in use: the frame of what is called begins there. What it leaves in
  /// those of its parameters that it may change comes back, also if it throws.
  func atTop(
    _ window: Int, _ count: Int, _ places: [(place: ResolvedPlace, register: Int)], _ work: (Int) throws -> Void
  ) throws {
    if top <= window + max(1, count) { return try work(window) }
    try scratch {
      let moved = temporaries(max(1, count))
      for index in 0..<count { emit(.take, moved + index, window + index) }
      let start = code.instructions.count
      try work(moved)
      let stop = code.instructions.count
      for place in places { emit(.take, place.register, moved + place.register - window) }
      guard !places.isEmpty else { return }
      let end = Label()
      jump(.jump, to: end)
      let handler = code.instructions.count
      let error = temporary()
      for place in places { emit(.take, place.register, moved + place.register - window) }
      emit(.throwError, error)
      self.place(end)
      code.handlers.append(
        Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
    }
  }

  /// The metatype that a static member is reached through, if that is a value.
  private func metatype(_ call: ResolvedCall) -> ResolvedExpr? {
    guard analyzer.decl(call.decl).has(.isStatic), case .value(let value)? = call.receiver else { return nil }
    return value
  }

  /// The call itself, with all values in their registers.
  func emitCall(
    _ decl: DeclID, _ part: BodyPart, _ base: TypeID?, _ generics: [TypeID], isSuper: Bool, hasSelf: Bool,
    metatype: ResolvedExpr? = nil, window: Int, count: Int, into target: Int
  ) throws {
    if hasSelf, let base, !isSuper, machine.isDispatched(decl, in: base) {
      code.dispatches.append(
        DispatchSite(decl, part, generics, base: base, count: count, name: analyzer.fullName(of: decl)))
      emit(.callDispatch, target, code.dispatches.count - 1, window)
      return
    }
    var base = base
    var metatype = metatype
    if case .classItself? = metatype?.kind {
      // The code is for one class, which is known.
      metatype = nil
      if let selfType { base = selfType }
    }
    if let metatype, base.map({ machine.isReference($0) || machine.isExistential($0) }) ?? true {
      // The type itself is only known while running.
      let shifted = temporaries(count + 1)
      try lower(metatype, into: shifted)
      for index in 0..<count { emit(.take, shifted + 1 + index, window + index) }
      code.dispatches.append(
        DispatchSite(
          decl, part, generics, base: base ?? type(of: metatype), count: count + 1, name: analyzer.fullName(of: decl),
          isStatic: true))
      emit(.callDispatch, target, code.dispatches.count - 1, shifted)
      return
    }
    let openings = openings(decl, generics, hasSelf: hasSelf)
    if !openings.isEmpty {
      let site = DispatchSite(decl, part, generics, base: base, count: count, name: analyzer.fullName(of: decl))
      (site.openings, site.hasSelf) = (openings, hasSelf)
      code.dispatches.append(site)
      emit(.callDispatch, target, code.dispatches.count - 1, window)
      return
    }
    switch try machine.target(decl, part, base, generics, hasSelf: hasSelf) {
    case .code(let callee): emit(.call, target, callee: callee, window)
    case .native(let binding):
      if let node, let file = code.file { binding.site.origin = machine.addOrigin(file, node) }
      code.natives.append(binding)
      emit(.callNative, target, code.natives.count - 1, window)
    }
  }

  func emit(_ op: Op, _ target: Int, callee: Code, _ window: Int) {
    code.callees.append(callee)
    emit(op, target, code.callees.count - 1, window)
  }

  // MARK: Arguments

  /// The arguments of a call into registers in a row; none of them is `inout`.
  func lower(
    _ arguments: [ResolvedArgument], of owner: DeclID, _ substitution: Substitution, into first: Int
  ) throws {
    for index in inOrder(arguments) {
      try lower(arguments[index], index, of: owner, substitution, into: first + index)
    }
  }

  /// The arguments in the order in which they are worked out: those that stand for parameters' defaults come last.
  private func inOrder(_ arguments: [ResolvedArgument]) -> [Int] {
    func isStandard(_ index: Int) -> Bool { if case .standard = arguments[index] { true } else { false } }
    guard arguments.indices.contains(where: isStandard) else { return Array(arguments.indices) }
    return arguments.indices.filter { !isStandard($0) } + arguments.indices.filter(isStandard)
  }

  func lower(
    _ argument: ResolvedArgument, _ index: Int, of owner: DeclID, _ substitution: Substitution, into target: Int
  ) throws {
    switch argument {
    case .value(let value):
      if machine.lacksModules, componentDepth > 0 || givesView, mayDependOnMissing(value) {
        try keepingFault(into: target, onlyMissing: true) { try lower(value, into: target) }
      } else if mayConsume(value), !analyzer.lendsParameters(owner).dropFirst(index).prefix(1).contains(true) {
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

  /// Whether the function gives a view, as a modifier of the program does.
  private var givesView: Bool {
    machine.keepsFaults && machine.conforms(concrete(info.result), to: analyzer.knownDecl("View"))
  }

  /// Whether working out an argument may come to something that is not there. Then it is the argument that is not there, and
  /// the view around it can be shown without it, as without a modifier.
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

  /// The default of a parameter.
  private func standard(
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

  /// `#file` and its like as a default stand for the place of the call.
  private func callSitePlace(_ index: Int, of owner: DeclID, _ node: SyntaxNode) -> Value? {
    guard analyzer.decl(owner).kind == .function || analyzer.decl(owner).kind == .initializer else { return nil }
    let parameters = analyzer.node(of: owner).child(.parameterClause)?.children.filter { $0.kind == .parameter } ?? []
    guard index < parameters.count, let value = parameters[index].initialValue, value.kind == .macroExpansionExpr,
      let token = value.ownTokens.first(where: { $0.kind == .identifier }), let file = code.file
    else { return nil }
    // A call is where its arguments begin.
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

  // MARK: Function values

  func apply(_ function: ResolvedExpr, _ arguments: [ResolvedArgument], into target: Int) throws {
    let value = try operand(function)
    let window = temporaries(max(1, arguments.count))
    var places: [(place: ResolvedPlace, register: Int)] = []
    for (index, argument) in arguments.enumerated() {
      if case .place(let place) = argument {
        places.append((place, window + index))
      } else {
        try lower(argument, index, of: body.decl, Substitution(), into: window + index)
      }
    }
    try modifying(places[...]) {
      try self.atTop(window, arguments.count, places) { window in
        self.emit(.callValue, target, value, window)
        self.emit(.operands, arguments.count)
      }
    }
    done(value, type(of: function))
  }

  func closure(_ function: FunctionID, into target: Int) throws {
    let callee = try machine.code(body, function, substitution, selfType: selfType)
    try makeClosure(callee, function, into: target)
  }

  private func makeClosure(_ callee: Code, _ function: FunctionID, into target: Int) throws {
    let info = body.functions[function.index]
    var captures = info.captures.map { Int32(register($0)) }
    let first = temporaries(info.captured.count)
    for (index, captured) in info.captured.enumerated() {
      try lower(captured.value, into: first + index)
      if body.variables[captured.variable.index].ownership != .strong { emit(.makeWeak, first + index, first + index) }
      captures.append(Int32(first + index))
    }
    if captures.isEmpty {
      // It is the same each time.
      emit(.constant, target, constant(.ref(ClosureBox(callee, []))))
    } else {
      emit(.makeClosure, target, site(.closure(callee, captures)))
    }
    for index in info.captured.indices { emit(.clear, first + index) }
  }

  func localFunction(
    _ function: FunctionID, _ generics: [(parameter: DeclID, type: TypeID)], into target: Int
  ) throws {
    let callee = try machine.code(body, function, substitution(with: generics), selfType: selfType)
    try makeClosure(callee, function, into: target)
  }

  private func substitution(with generics: [(parameter: DeclID, type: TypeID)]) -> Substitution {
    var result = substitution
    for generic in generics { result.bind(generic.parameter, to: concrete(generic.type)) }
    return result
  }

  /// A call of a function in the body: it is given what it captures behind its arguments.
  func localCall(
    _ function: FunctionID, _ generics: [(parameter: DeclID, type: TypeID)], _ arguments: [ResolvedArgument],
    into target: Int
  ) throws {
    let substitution = substitution(with: generics)
    let info = body.functions[function.index]
    let count = arguments.count + info.captures.count
    let opened = openedCall(function, generics, count)
    let callee = opened == nil ? try machine.code(body, function, substitution, selfType: selfType) : nil
    let window = temporaries(max(1, count))
    var places: [(place: ResolvedPlace, register: Int)] = []
    for (index, argument) in arguments.enumerated() {
      if case .place(let place) = argument {
        places.append((place, window + index))
      } else if case .standard = argument, let decl = info.decl {
        try lower(argument, index, of: decl, substitution, into: window + index)
      } else {
        try lower(argument, index, of: info.decl ?? body.decl, substitution, into: window + index)
      }
    }
    for (index, capture) in info.captures.enumerated() {
      emit(.move, window + arguments.count + index, register(capture))
    }
    try modifying(places[...]) {
      try self.atTop(window, count, places) { window in
        if let opened {
          self.code.dispatches.append(opened)
          self.emit(.callDispatch, target, self.code.dispatches.count - 1, window)
        } else if let callee {
          self.emit(.call, target, callee: callee, window)
        }
      }
    }
  }

  /// A function, method, initialiser or case as a value.
  func functionValue(_ call: ResolvedCall, _ type: TypeID, into target: Int) throws {
    let decl = analyzer.decl(call.decl)
    let base = call.base.map { concrete($0) }
    let generics = genericTypes(of: call)
    let hasReceiver = call.receiver != nil
    let isInstance = analyzer.owner(of: call.decl) != nil && !decl.has(.isStatic) && decl.kind == .function
    let callee = try machine.functionCode(
      call, base, generics, type, receiver: hasReceiver ? .bound : isInstance ? .unapplied : .none)
    guard hasReceiver, case .value(let receiver)? = call.receiver else {
      emit(.makeClosure, target, site(.closure(callee, [])))
      return
    }
    let register = temporary()
    try lower(receiver, into: register)
    emit(.makeClosure, target, site(.closure(callee, [Int32(register)])))
    emit(.clear, register)
  }

  // MARK: Initialisers

  func callInitializer(_ decl: DeclID, _ type: TypeID, arguments: Int, count: Int, into target: Int) throws {
    switch try machine.target(decl, .body, type, [], hasSelf: false) {
    case .code(let callee): emit(.call, target, callee: callee, arguments)
    case .native(let binding):
      code.natives.append(binding)
      emit(.callNative, target, code.natives.count - 1, arguments)
    }
  }

  private func initializer(_ call: ResolvedCall, into target: Int) throws {
    guard let base = call.base.map({ concrete($0) }) else { return unsupported("an initialiser of no type") }
    if call.arguments.count == 1, case .value(let value) = call.arguments[0], base == machine.standard(.double),
      type(of: value) == machine.standard(.int), analyzer.isFromCatalogue(call.decl),
      analyzer.decl(call.decl).has(.isPrimitive), analyzer.signature(of: call.decl).parameters[0].label == Name.none
    {
      return _ = emit(.intToDouble, target, try operand(value))
    }
    let generics = genericTypes(of: call)
    let window = temporaries(max(1, call.arguments.count))
    let substitution = machine.calleeSubstitution(call.decl, base, generics)
    var places: [(place: ResolvedPlace, register: Int)] = []
    for index in inOrder(call.arguments) {
      if case .place(let place) = call.arguments[index] {
        places.append((place, window + index))
      } else {
        try lower(call.arguments[index], index, of: call.decl, substitution, into: window + index)
      }
    }
    try modifying(places[...]) {
      try self.atTop(window, call.arguments.count, places) { window in
        if case .value(let metatype)? = call.receiver, case .classItself = metatype.kind, let selfType = self.selfType {
          return try self.emitCall(
            call.decl, .body, selfType, generics, isSuper: false, hasSelf: false, window: window,
            count: call.arguments.count, into: target)
        }
        if case .value(let metatype)? = call.receiver {
          let shifted = self.temporaries(call.arguments.count + 1)
          try self.lower(metatype, into: shifted)
          for index in call.arguments.indices { self.emit(.take, shifted + 1 + index, window + index) }
          self.code.dispatches.append(
            DispatchSite(
              call.decl, .body, generics, base: base, count: call.arguments.count + 1,
              name: self.analyzer.fullName(of: call.decl),
              isStatic: true))
          self.emit(.callDispatch, target, self.code.dispatches.count - 1, shifted)
          return
        }
        try self.emitCall(
          call.decl, .body, base, generics, isSuper: false, hasSelf: false, window: window, count: call.arguments.count,
          into: target)
      }
    }
  }

  /// The initialiser that a struct has by its properties, or a class by those of its superclass.
  private func memberwise(_ call: ResolvedCall, into target: Int) throws {
    guard let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal else {
      return unsupported("an initialiser of no type")
    }
    let window = temporaries(max(1, call.arguments.count))
    let given = call.arguments.map { if case .standard = $0 { false } else { true } }
    for (index, argument) in call.arguments.enumerated() where given[index] {
      try lower(argument, index, of: call.decl, substitution, into: window + index)
    }
    let callee = try machine.memberwiseCode(base, given: given)
    emit(.call, target, callee: callee, window)
  }

  // MARK: Operations with instructions of their own

  private func intrinsic(_ op: Op, _ operands: [ResolvedExpr], into target: Int) throws {
    if operands.count == 2, let number = small(operands[1]), let immediate = Lowering.immediate(op) {
      let left = try operand(operands[0])
      emit(immediate, target, left, op == .intSubtract ? -number : number)
      return
    }
    let left = try operand(operands[0])
    if operands.count == 1 {
      emit(op, target, left)
      return
    }
    let right = try operand(operands[1])
    emit(op, target, left, right)
  }

  /// The operation with a number in the instruction.
  private static func immediate(_ op: Op) -> Op? {
    switch op {
    case .intAdd, .intSubtract: .intAddConstant
    case .intMultiply: .intMultiplyConstant
    case .intDivide: .intDivideConstant
    case .intRemainder: .intRemainderConstant
    default: nil
    }
  }

  /// `a += b` and its like of `Int` and `Double`: whether it is one.
  func compoundAssignment(_ call: ResolvedCall) throws -> Bool {
    guard call.form == .function, call.arguments.count == 2, case .place(let place) = call.arguments[0],
      case .value(let value) = call.arguments[1], analyzer.isFromCatalogue(call.decl),
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal, concrete(place.type) == base,
      type(of: value) == base
    else { return false }
    let name = analyzer.decl(call.decl).name
    let op: Op?
    if types.decl(base) == machine.known.int {
      op = Lowering.intAssignments[name]
    } else if types.decl(base) == machine.known.double || machine.isCGFloat(base) {
      op = Lowering.doubleAssignments[name]
    } else {
      op = nil
    }
    guard let op else { return false }
    try scratch {
      let place = try anchored(place, before: [value.node])
      if let number = small(value), let immediate = Lowering.immediate(op) {
        try modify(place) { self.emit(immediate, $0, $0, op == .intSubtract ? -number : number) }
      } else {
        let operand = try operand(value)
        try modify(place) { self.emit(op, $0, $0, operand) }
      }
    }
    return true
  }

  /// `array.removeLast()` and `array.popLast()`: whether it is one.
  private func arrayRemoval(_ call: ResolvedCall, into target: Int) throws -> Bool {
    guard isOfArray(call), call.arguments.isEmpty, case .place(let place)? = call.receiver else { return false }
    let name = analyzer.decl(call.decl).name
    guard name == "removeLast" || name == "popLast" else { return false }
    try modify(place) { self.emit(name == "popLast" ? .arrayPopLast : .arrayRemoveLast, target, $0) }
    return true
  }

  /// Whether a call is of a method of `Array` that is native.
  private func isOfArray(_ call: ResolvedCall) -> Bool {
    guard call.form == .function, analyzer.decl(call.decl).has(.isPrimitive), analyzer.isFromCatalogue(call.decl),
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal
    else { return false }
    return types.decl(base) == machine.known.array
  }

  /// `dictionary[key]` and `dictionary[key, default: value]`: whether it is one.
  private func dictionaryAccess(_ call: ResolvedCall, into target: Int) throws -> Bool {
    guard call.form == .getter, let (key, value, standard) = dictionarySubscript(call), let receiver = call.receiver
    else { return false }
    let list = try operand(receiver)
    let place = try operand(key)
    emit(.dictionaryGet, target, list.register, place)
    emit(.keyType, 0, site(.type(type(of: key))))
    if let standard { try orDefault(standard, value, into: target) }
    if case .place = receiver { done(list.register, concrete(call.base ?? key.type)) }
    return true
  }

  /// The key, the type of the values, and the default of a subscript of a dictionary by key; `nil` if it is none.
  func dictionarySubscript(_ call: ResolvedCall) -> (key: ResolvedExpr, value: TypeID, standard: ResolvedArgument?)? {
    guard analyzer.decl(call.decl).kind == .subscriptDecl, analyzer.isFromCatalogue(call.decl), call.generics.isEmpty,
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal,
      types.decl(base) == machine.known.dictionary, case .value(let key)? = call.arguments.first,
      type(of: key) == types.argument(base, 0), call.arguments.count <= 2,
      analyzer.decl(call.decl).has(.isPrimitive)
    else { return nil }
    let first = analyzer.signature(of: call.decl).parameters[0].type
    // The other subscript takes an index.
    guard types.kind(first) != .nominal || types.decl(first) == types.decl(base) || call.arguments.count == 2 else {
      return nil
    }
    return (key, types.argument(base, 1), call.arguments.count == 2 ? call.arguments[1] : nil)
  }

  /// Takes an optional in a register apart; what is `nil` is replaced by a default.
  func orDefault(_ standard: ResolvedArgument, _ value: TypeID, into target: Int) throws {
    let (none, end) = (Label(), Label())
    jump(.jumpIfNil, target, to: none)
    unwrap(target, value)
    jump(.jump, to: end)
    place(none)
    try scratch {
      switch standard {
      case .late(let function):
        let closure = temporary()
        let window = temporary()
        try self.closure(function, into: closure)
        emit(.callValue, target, closure, window)
        emit(.operands, 0)
        emit(.clear, closure)
      case .value(let expr):
        let closure = temporary()
        let window = temporary()
        try lower(expr, into: closure)
        emit(.callValue, target, closure, window)
        emit(.operands, 0)
        emit(.clear, closure)
      default: unsupported("a default of another kind")
      }
    }
    place(end)
  }

  /// `array.append(value)` and `array.swapAt(i, j)`: whether it is one.
  func arrayChange(_ call: ResolvedCall) throws -> Bool {
    if isOfArray(call), call.arguments.count == 2, analyzer.decl(call.decl).name == "swapAt",
      case .place(let place)? = call.receiver, case .value(let first) = call.arguments[0],
      case .value(let second) = call.arguments[1]
    {
      try scratch {
        let (left, right) = (try operand(first), try operand(second))
        try modify(place) { self.emit(.arraySwap, $0, left, right) }
      }
      return true
    }
    guard call.form == .function, call.arguments.count == 1, case .place(let place)? = call.receiver,
      case .value(let value) = call.arguments[0], analyzer.decl(call.decl).name == "append",
      analyzer.decl(call.decl).has(.isPrimitive), analyzer.isFromCatalogue(call.decl),
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal,
      types.decl(base) == machine.known.array, analyzer.signature(of: call.decl).parameters.first?.label == Name.none,
      type(of: value) == types.argument(base, 0)
    else { return false }
    try scratch {
      let place = try anchored(place, before: [value.node])
      let element = try operand(value)
      try modify(place) { self.emit(.arrayAppend, $0, element) }
      done(element, type(of: value))
    }
    return true
  }

  private static let intAssignments: [Name: Op] = [
    "+=": .intAdd, "-=": .intSubtract, "*=": .intMultiply, "/=": .intDivide, "%=": .intRemainder,
    "&+=": .intWrappingAdd, "&-=": .intWrappingSubtract, "&*=": .intWrappingMultiply,
  ]

  private static let doubleAssignments: [Name: Op] = [
    "+=": .doubleAdd, "-=": .doubleSubtract, "*=": .doubleMultiply, "/=": .doubleDivide,
  ]

  /// The instruction that does what a call of an operator does; `nil` if there is none.
  func intrinsic(_ call: ResolvedCall) -> Op? {
    guard call.form == .function, call.receiver == nil || analyzer.decl(call.decl).has(.isStatic),
      analyzer.isFromCatalogue(call.decl)
    else {
      return nil
    }
    let name = analyzer.decl(call.decl).name
    guard let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal else { return nil }
    if call.arguments.count == 1 { return unaryIntrinsic(name, base, call) }
    guard call.arguments.count == 2 else { return nil }
    let decl = types.decl(base)
    if decl == machine.known.int {
      // Another integer beside it may have no sign.
      return areOperands(of: call, base) ? Lowering.intOperations[name] : nil
    }
    if name == "==", areOperands(of: call, base) {
      if decl == machine.known.character { return .characterEqual }
      if decl == machine.known.string { return .stringEqual }
    }
    if decl == machine.known.double || machine.isCGFloat(base) {
      // The operands may be of two types, as in `CGFloat * Double`: the same in the machine.
      guard let op = Lowering.doubleOperations[name] else { return nil }
      return analyzer.signature(of: call.decl).generics.parameters.count
        > analyzer.signature(of: call.decl).generics.outerCount ? nil : op
    }
    return nil
  }

  private func areOperands(of call: ResolvedCall, _ type: TypeID) -> Bool {
    operands(of: call)?.allSatisfy { self.type(of: $0) == type } ?? false
  }

  private func unaryIntrinsic(_ name: Name, _ base: TypeID, _ call: ResolvedCall) -> Op? {
    guard analyzer.decl(call.decl).has(.isUnaryOperator) else { return nil }
    if types.decl(base) == machine.known.bool, name == "!" { return .not }
    if name == "-" {
      if types.decl(base) == machine.known.int { return .intNegate }
      if types.decl(base) == machine.known.double || machine.isCGFloat(base) { return .doubleNegate }
    }
    return nil
  }

  func isReversed(_ call: ResolvedCall) -> Bool {
    let name = analyzer.decl(call.decl).name
    return name == ">" || name == ">="
  }

  private static let intOperations: [Name: Op] = [
    "+": .intAdd, "-": .intSubtract, "*": .intMultiply, "/": .intDivide, "%": .intRemainder, "&": .intAnd, "|": .intOr,
    "^": .intXor, "&+": .intWrappingAdd, "&-": .intWrappingSubtract, "&*": .intWrappingMultiply, "<": .intLess,
    "<=": .intLessEqual, ">": .intLess, ">=": .intLessEqual, "==": .intEqual, "!=": .intNotEqual,
  ]

  private static let doubleOperations: [Name: Op] = [
    "+": .doubleAdd, "-": .doubleSubtract, "*": .doubleMultiply, "/": .doubleDivide, "<": .doubleLess,
    "<=": .doubleLessEqual, ">": .doubleLess, ">=": .doubleLessEqual, "==": .doubleEqual, "!=": .doubleNotEqual,
  ]

  /// `array[index]` and `array.count`.
  private func arrayAccess(_ call: ResolvedCall, into target: Int) throws -> Bool {
    guard call.form == .getter, let receiver = call.receiver, let base = call.base.map({ concrete($0) }),
      types.kind(base) == .nominal, types.decl(base) == machine.known.array, analyzer.isFromCatalogue(call.decl)
    else { return false }
    let name = analyzer.decl(call.decl).name
    if name == "count" || name == "isEmpty", call.arguments.isEmpty {
      let list = try operand(receiver)
      emit(.arrayCount, target, list.register)
      done(list.register, base)
      if name == "isEmpty" {
        let zero = temporary()
        emit(.int, zero, 0)
        emit(.intEqual, target, target, zero)
      }
      return true
    }
    guard isElement(call), case .value(let index)? = call.arguments.first else { return false }
    let list = try operand(receiver)
    let place = try operand(index)
    emit(.arrayGet, target, list.register, place)
    done(list.register, base)
    return true
  }

  private func operand(_ receiver: ResolvedReceiver) throws -> (register: Int, Void) {
    switch receiver {
    case .value(let value): return (try operand(value), ())
    case .place(let place):
      let register = temporary()
      try load(place, into: register)
      return (register, ())
    }
  }

  /// Whether a subscript of an array is that of one element.
  func isElement(_ call: ResolvedCall) -> Bool {
    guard analyzer.decl(call.decl).kind == .subscriptDecl, call.arguments.count == 1, call.generics.isEmpty,
      let base = call.base.map({ concrete($0) }), types.kind(base) == .nominal,
      types.decl(base) == machine.known.array
    else { return false }
    let parameters = analyzer.signature(of: call.decl).parameters
    guard parameters.count == 1, parameters[0].label == .none else { return false }
    return types.kind(parameters[0].type) == .nominal && types.decl(parameters[0].type) == machine.known.int
  }
}

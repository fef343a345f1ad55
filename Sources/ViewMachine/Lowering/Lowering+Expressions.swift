import ViewSemantics
import ViewSource
import ViewSyntax

/// Expressions.
extension Lowering {
  /// The register that has the value of an expression: a variable's own, which must not be changed, or a temporary.
  func operand(_ expr: ResolvedExpr) throws -> Int {
    if case .variable(let variable) = expr.kind, isPlain(variable) { return register(variable) }
    let register = temporary()
    try lower(expr, into: register)
    return register
  }

  /// Whether the value of a variable is in its register.
  func isPlain(_ variable: VariableID) -> Bool {
    !cells.contains(variable.index) && body.variables[variable.index].ownership == .strong
  }

  /// Works out an expression for what it does only.
  func lowerEffect(_ expr: ResolvedExpr) throws {
    let outer = node
    node = expr.node.id
    defer { node = outer }
    switch expr.kind {
    case .assign(let place, let value): return try assign(place, value)
    case .call(let call): if try compoundAssignment(call) || arrayChange(call) { return }
    default: break
    }
    try scratch {
      let register = temporary()
      try lower(expr, into: register)
      done(register, type(of: expr))
    }
  }

  /// Puts the value of an expression into a register.
  func lower(_ expr: ResolvedExpr, into target: Int) throws {
    let outer = (node, top)
    node = expr.node.id
    defer {
      node = outer.0
      top = outer.1
    }
    switch expr.kind {
    case .integer(let magnitude, let isNegative): try integer(magnitude, isNegative, type(of: expr), into: target)
    case .number(let value, _): try number(value, type(of: expr), into: target)
    case .string(let text): try string(text, type(of: expr), into: target)
    case .bool(let value): try literal(.bool(value), "booleanLiteral", machine.known.bool, type(of: expr), into: target)
    case .nilValue: try nilValue(type(of: expr), into: target)
    case .regex(let text): try regex(text, type(of: expr), into: target)
    case .variable(let variable): read(variable, into: target)
    case .startTask(let function): try task(machine.taskStarter, into: target) { try closure(function, into: $0) }
    case .taskValue(let task): try self.task(machine.taskReader, into: target) { try lower(task, into: $0) }
    case .superclass(let variable): read(variable, into: target)
    case .packElement(let inner): try packElement(inner, into: target)
    case .global(let decl, let base): try readGlobal(decl, base, into: target)
    case .field(let base, let decl): try field(base, decl, into: target)
    case .call(let call): try lower(call, type(of: expr), into: target)
    case .apply(let function, let arguments): try apply(function, arguments, into: target)
    case .localCall(let function, let generics, let arguments):
      try localCall(function, generics, arguments, into: target)
    case .enumCase(let decl, let base, let arguments): try enumCase(decl, concrete(base), arguments, into: target)
    case .tuple(let elements): try tuple(elements, into: target)
    case .element(let base, let index):
      let register = try operand(base)
      emit(.elementGet, target, register, index)
      done(register, type(of: base))
    case .array(let elements): try array(elements, type(of: expr), into: target)
    case .dictionary(let pairs): try dictionary(pairs, type(of: expr), into: target)
    case .closure(let function): try closure(function, into: target)
    case .kept(let wrapper, let name): try kept(wrapper, name, into: target)
    case .localFunction(let function, let generics): try localFunction(function, generics, into: target)
    case .function(let call): try functionValue(call, type(of: expr), into: target)
    case .keyPath(let components, let root): try keyPath(components, root, type(of: expr), expr.node, into: target)
    case .convert(let inner): try convert(inner, type(of: expr), into: target)
    case .isType(let inner, let type): try cast(.isType, inner, type, into: target)
    case .conditionalCast(let inner, let type): try cast(.castOptional, inner, type, into: target)
    case .forcedCast(let inner, let type): try cast(.castForced, inner, type, into: target)
    case .force(let inner):
      let register = try operand(inner)
      emit(.force, target, register)
      done(register, type(of: inner))
    case .chain(let inner): try chain(inner, type(of: expr), into: target)
    case .link(let inner):
      guard let label = chains.last else { return unsupported("a `?` outside of a chain") }
      try lower(inner, into: target)
      jump(.jumpIfNil, target, to: label)
      unwrap(target, type(of: expr))
    case .and(let left, let right): try shortCut(.jumpIfFalse, left, right, into: target)
    case .or(let left, let right): try shortCut(.jumpIfTrue, left, right, into: target)
    case .coalesce(let left, let right): try coalesce(left, right, type(of: expr), into: target)
    case .ternary(let condition, let first, let second):
      // In a view it is only this value that is not there, if what it depends on is not.
      if componentDepth > 0 {
        try keepingFault(into: target, onlyMissing: true) { try ternary(condition, first, second, into: target) }
      } else {
        try ternary(condition, first, second, into: target)
      }
    case .block(let statements, let variable):
      // The variable that the block gives ends with its scope.
      try lower(statements) { self.read(variable, into: target) }
      if mayHoldReference(type(of: variable)), !cells.contains(variable.index) { emit(.clear, register(variable)) }
    case .assign(let place, let value):
      try assign(place, value)
      emit(.clear, target)
    case .optionalTry(let inner): try optionalTry(inner, into: target)
    case .forcedTry(let inner): try forcedTry(inner, into: target)
    case .classItself:
      emit(.constant, target, constant(.ref(machine.metatype(selfType ?? type(of: expr)))))
    case .metatype(let type): emit(.constant, target, constant(.ref(machine.metatype(concrete(type)))))
    case .dynamicType(let inner):
      let register = try operand(inner)
      emit(.dynamicType, target, register, site(.type(type(of: inner))))
      done(register, type(of: inner))
    case .interpolation(let parts): try interpolation(parts, into: target)
    case .await(let inner): try lower(inner, into: target)
    case .component(let inner, let builder): try component(inner, builder, into: target)
    case .pack(let elements): try pack(elements, into: target)
    case .packExpansion(let inner): try packExpansion(inner, into: target)
    case .unmodified(let base, let reason):
      leaveOut(reason, into: target)
      if machine.keepsFaults { try lower(base, into: target) }
    case .lost(let reason, let contents): try lost(reason, contents, into: target)
    case .unresolved(let reason): leaveOut(reason, into: target)
    }
  }

  /// What cannot be worked out ends the run, or is a value that fails where it is used.
  func leaveOut(_ reason: String, into target: Int) {
    guard machine.keepsFaults else { return unsupported(reason) }
    let site = machine.languageSite
    if let node, let file = code.file { site.origin = machine.addOrigin(file, node) }
    code.natives.append(
      NativeBinding(code: { call in try call.machine.leaveOut(reason, call.site) }, site: site, count: 0, changed: []))
    emit(.callNative, target, code.natives.count - 1, target)
  }

  /// What cannot be worked out, with the views that it is given.
  private func lost(_ reason: String, _ contents: [ResolvedExpr], into target: Int) throws {
    guard machine.keepsFaults else { return unsupported(reason) }
    try scratch {
      let window = temporaries(contents.count)
      for (index, content) in contents.enumerated() {
        try keepingFault(into: window + index) { try lower(content, into: window + index) }
      }
      let types = contents.map { type(of: $0) }
      let site = machine.languageSite
      if let node, let file = code.file { site.origin = machine.addOrigin(file, node) }
      code.natives.append(
        NativeBinding(
          code: { call in
            let views = types.enumerated().map { (value: call[$0.offset], type: $0.element) }
            return try call.machine.leaveOut(reason, call.site, views: views)
          }, site: site, count: contents.count, changed: []))
      emit(.callNative, target, code.natives.count - 1, window)
      for index in contents.indices { emit(.clear, window + index) }
    }
  }

  private func task(_ native: NativeBinding, into target: Int, _ work: (Int) throws -> Void) throws {
    let window = temporary()
    try work(window)
    code.natives.append(native)
    emit(.callNative, target, code.natives.count - 1, window)
  }

  /// A property wrapper that the host keeps from run to run.
  private func kept(_ wrapper: ResolvedExpr, _ name: Name, into target: Int) throws {
    let type = type(of: wrapper)
    let keep = NativeBinding(
      code: { call in try call.machine.keepVariable?(name.text, call[0], type) ?? call[0] },
      site: machine.languageSite, count: 1, changed: [])
    try task(keep, into: target) { try lower(wrapper, into: $0) }
  }

  // MARK: Literals

  private func integer(_ magnitude: UInt64, _ isNegative: Bool, _ type: TypeID, into target: Int) throws {
    if machine.isFloatingPoint(type) {
      let value = Double(magnitude)
      emit(.constant, target, constant(.double(isNegative ? -value : value)))
      return
    }
    let bits = isNegative ? Int(truncatingIfNeeded: 0 &- magnitude) : Int(truncatingIfNeeded: magnitude)
    if machine.isInteger(type) {
      if bits >= Int(Int32.min), bits <= Int(Int32.max) {
        emit(.int, target, bits)
      } else {
        emit(.constant, target, constant(.int(bits)))
      }
      return
    }
    if let initializer = analyzer.literalInitializer("integerLiteral", of: type) {
      try make(type, initializer, literal: .int(bits), into: target)
      return
    }
    if let initializer = analyzer.literalInitializer("floatLiteral", of: type) {
      return try make(type, initializer, literal: .double(Double(bits)), into: target)
    }
    emit(.constant, target, constant(.int(bits)))
  }

  private func number(_ value: Double, _ type: TypeID, into target: Int) throws {
    if machine.isFloatingPoint(type) {
      let isFloat = analyzer.decl(types.decl(type)).name == "Float"
      emit(.constant, target, constant(.double(isFloat ? Double(Float(value)) : value)))
      return
    }
    if machine.isInteger(type) { return unsupported("a whole number that is too large") }
    try literal(.double(value), "floatLiteral", machine.known.double, type, into: target)
  }

  private func string(_ text: String, _ type: TypeID, into target: Int) throws {
    guard types.kind(type) == .nominal else { return emitConstant(.string(text), target) }
    let decl = types.decl(type)
    if decl == machine.known.string { return emitConstant(.string(text), target) }
    if decl == machine.known.substring { return emitConstant(.ref(SubstringBox(Substring(text))), target) }
    if decl == machine.known.character, let character = text.first {
      return emitConstant(.character(character), target)
    }
    if analyzer.decl(decl).name == "Scalar", analyzer.isFromCatalogue(decl) {
      return emitConstant(.int(Int(text.unicodeScalars.first?.value ?? 0)), target)
    }
    for label in ["stringLiteral", "extendedGraphemeClusterLiteral", "unicodeScalarLiteral"] as [Name] {
      guard let initializer = analyzer.literalInitializer(label, of: type) else { continue }
      let parameter = machine.parameterTypes(of: initializer, in: type).first
      var value = Value.string(text)
      if let parameter, types.kind(parameter) == .nominal {
        if types.decl(parameter) == machine.known.character, let character = text.first {
          value = .character(character)
        }
        if analyzer.decl(types.decl(parameter)).name == "Scalar" {
          value = .int(Int(text.unicodeScalars.first?.value ?? 0))
        }
        if analyzer.isKnown(parameter, "StaticString") { value = .ref(StructBox(parameter, [value])) }
      }
      return try make(type, initializer, literal: value, into: target)
    }
    emitConstant(.string(text), target)
  }

  private func emitConstant(_ value: Value, _ target: Int) { emit(.constant, target, constant(value)) }

  private func literal(_ value: Value, _ label: Name, _ own: DeclID?, _ type: TypeID, into target: Int) throws {
    if types.kind(type) == .nominal, types.decl(type) != own,
      let initializer = analyzer.literalInitializer(label, of: type)
    {
      return try make(type, initializer, literal: value, into: target)
    }
    emitConstant(value, target)
  }

  private func nilValue(_ type: TypeID, into target: Int) throws {
    if !machine.isOptional(type), types.kind(type) == .nominal,
      let initializer = analyzer.literalInitializer("nilLiteral", of: type)
    {
      return try make(type, initializer, literal: .void, into: target)
    }
    emitConstant(.nothing, target)
  }

  /// A value made of a literal by an initialiser of its type.
  private func make(_ type: TypeID, _ initializer: DeclID, literal: Value, into target: Int) throws {
    let window = temporary()
    emitConstant(literal, window)
    if let parameter = machine.parameterTypes(of: initializer, in: type).first, case .int(let number) = literal {
      if machine.isFloatingPoint(parameter) {
        emitConstant(.double(Double(number)), window)
      } else if !machine.isInteger(parameter), parameter != type,
        let inner = analyzer.literalInitializer("integerLiteral", of: parameter)
      {
        try make(parameter, inner, literal: literal, into: window)
      }
    }
    try callInitializer(initializer, type, arguments: window, count: 1, into: target)
  }

  private func regex(_ text: String, _ type: TypeID, into target: Int) throws {
    emitConstant(.string(text), target)
    emit(.convert, target, target, site(.types(machine.standard(.string), type)))
  }

  // MARK: Variables and properties

  func read(_ variable: VariableID, into target: Int) {
    let source = register(variable)
    let ownership = body.variables[variable.index].ownership
    if cells.contains(variable.index) {
      emit(.cellGet, target, source)
      if let reading = machine.reading(ownership) { emit(reading, target, target) }
      return
    }
    if let reading = machine.reading(ownership) {
      emit(reading, target, source)
    } else if target != source {
      emit(.move, target, source)
    }
  }

  /// Gives a variable its value, which is in a register.
  func write(_ variable: VariableID, _ source: Int, isNew: Bool = false) {
    let target = register(variable)
    var source = source
    if body.variables[variable.index].ownership != .strong {
      emit(.makeWeak, source, source)
    }
    if cells.contains(variable.index) {
      if isNew { emit(.makeCell, target, source) } else { emit(.cellSet, target, source) }
    } else if target != source {
      emit(.move, target, source)
    }
    source = target
  }

  func readGlobal(_ decl: DeclID, _ base: TypeID?, into target: Int) throws {
    let index = machine.global(decl, base.map { concrete($0) })
    emit(.globalEnsure, index)
    emit(.globalGet, target, index)
    if let reading = machine.reading(machine.ownership(of: decl)) { emit(reading, target, target) }
  }

  private func field(_ base: ResolvedExpr, _ decl: DeclID, into target: Int) throws {
    let baseType = type(of: base)
    var isSuper = false
    if case .superclass = base.kind { isSuper = true }
    if !isSuper, machine.isStorageOverridden(decl, in: baseType) {
      var call = ResolvedCall(form: .getter, decl: decl, base: base.type)
      call.receiver = .value(base)
      return try lower(call, concrete(base.type), into: target)
    }
    guard let index = machine.fieldIndex(decl, in: baseType) else {
      // It only observes a property of a superclass.
      var call = ResolvedCall(form: .getter, decl: decl, base: base.type)
      call.receiver = .value(base)
      call.isSuper = isSuper
      return try lower(call, concrete(base.type), into: target)
    }
    let register = try operand(base)
    if machine.isObserved(decl) { emit(.observe, register, index) }
    emit(machine.isReference(baseType) ? .objectGet : .fieldGet, target, register, index)
    done(register, baseType)
    if let reading = machine.reading(machine.ownership(of: decl)) { emit(reading, target, target) }
  }

  // MARK: Composite values

  private func tuple(_ elements: [ResolvedExpr], into target: Int) throws {
    if elements.isEmpty { return emitClear(target) }
    if elements.contains(where: { if case .packExpansion = $0.kind { true } else { false } }) {
      return try pack(elements, into: target)
    }
    if elements.count == 1 { return try lower(elements[0], into: target) }
    let first = temporaries(elements.count)
    for (index, element) in elements.enumerated() { try lower(element, into: first + index) }
    emit(.makeTuple, target, first, elements.count)
  }

  private func emitClear(_ register: Int) { emit(.clear, register) }

  func enumCase(_ decl: DeclID, _ type: TypeID, _ arguments: [ResolvedArgument], into target: Int) throws {
    if machine.isOptional(type) {
      guard let argument = arguments.first else { return emitConstant(.nothing, target) }
      if case .value(let value) = argument {
        try lower(value, into: target)
        emit(.wrap, target, target)
      }
      return
    }
    let tag = machine.tag(of: decl, in: type)
    if arguments.isEmpty { return emitConstant(.ref(machine.plainCase(type, tag)), target) }
    let first = temporaries(arguments.count)
    try lower(arguments, of: decl, machine.surroundings(of: decl, in: type), into: first)
    emit(.makeCase, target, first, site(.enumCase(type, tag, arguments.count)))
  }

  private func array(_ elements: [ResolvedExpr], _ type: TypeID, into target: Int) throws {
    let isArray = types.kind(type) == .nominal && types.decl(type) == machine.known.array
    let list = isArray ? target : temporary()
    if elements.count <= 32 {
      let first = temporaries(elements.count)
      for (index, element) in elements.enumerated() { try lower(element, into: first + index) }
      emit(.makeArray, list, first, elements.count)
    } else {
      let built = temporary()
      emit(.makeArray, built, built, 0)
      try scratch {
        let register = temporary()
        for element in elements {
          try lower(element, into: register)
          emit(.arrayAppend, built, register)
        }
        emit(.clear, register)
      }
      emit(.take, list, built)
    }
    if isArray { return }
    guard let initializer = analyzer.literalInitializer("arrayLiteral", of: type) else {
      emit(.take, target, list)
      return
    }
    try callInitializer(initializer, type, arguments: list, count: 1, into: target)
  }

  private func dictionary(
    _ pairs: [(key: ResolvedExpr, value: ResolvedExpr)], _ type: TypeID, into target: Int
  ) throws {
    let list = temporary()
    emit(.makeArray, list, list, 0)
    try scratch {
      let pair = temporaries(2)
      let register = temporary()
      for (key, value) in pairs {
        try lower(key, into: pair)
        try lower(value, into: pair + 1)
        emit(.makeTuple, register, pair, 2)
        emit(.arrayAppend, list, register)
      }
      emit(.clear, register)
    }
    guard let initializer = analyzer.literalInitializer("dictionaryLiteral", of: type) else {
      return unsupported("a dictionary literal of this type")
    }
    try callInitializer(initializer, type, arguments: list, count: 1, into: target)
  }

  private func interpolation(_ parts: [ResolvedExpr], into target: Int) throws {
    let first = temporaries(max(1, parts.count))
    for (index, part) in parts.enumerated() {
      let type = type(of: part)
      try lower(part, into: first + index)
      if types.kind(type) != .nominal || types.decl(type) != machine.known.string {
        emit(.describe, first + index, first + index, site(.type(type)))
      }
    }
    emit(.concatenate, target, first, parts.count)
  }

  /// What an expansion gives: its pattern once for each element of the packs in it, as a tuple.
  private func packExpansion(_ inner: ResolvedExpr, into target: Int) throws {
    let first = temporaries(packLength)
    for index in 0..<packLength {
      try inPack(index) { try lower(inner, into: first + index) }
    }
    emit(.makeTuple, target, first, packLength)
  }

  /// How many elements the packs have that the body is for.
  var packLength: Int {
    let pack = substitution.bindings.first { types.kind($0.type) == .pack }
    return pack.map { types.argumentCount($0.type) } ?? 0
  }

  /// Lowers for one element of the packs.
  func inPack(_ index: Int, _ work: () throws -> Void) rethrows {
    let outer = (substitution, packIndex, concreteTypes)
    packIndex = index
    concreteTypes = [:]
    var element = Substitution()
    for binding in outer.0.bindings {
      let type = binding.type
      element.bind(
        binding.parameter,
        to: types.kind(type) == .pack && index < types.argumentCount(type) ? types.argument(type, index) : type)
    }
    substitution = element
    defer { (substitution, packIndex, concreteTypes) = outer }
    try work()
  }

  private func packElement(_ inner: ResolvedExpr, into target: Int) throws {
    guard let index = packIndex else { return unsupported("`each` outside of an expansion") }
    let register = try operand(inner)
    emit(.elementGet, target, register, index)
    done(register, type(of: inner))
  }

  /// The values of a pack, those of expansions among them.
  private func pack(_ elements: [ResolvedExpr], into target: Int) throws {
    let count = elements.reduce(0) { if case .packExpansion = $1.kind { $0 + packLength } else { $0 + 1 } }
    let first = temporaries(count)
    var next = first
    for element in elements {
      if case .packExpansion(let inner) = element.kind {
        for index in 0..<packLength {
          try inPack(index) { try lower(inner, into: next) }
          next += 1
        }
      } else {
        try lower(element, into: next)
        next += 1
      }
    }
    emit(.makeTuple, target, first, count)
  }

  // MARK: Conditions

  /// Goes on if a condition holds, else jumps.
  func branch(_ condition: ResolvedExpr, otherwise label: Label) throws {
    try scratch {
      let outer = node
      node = condition.node.id
      defer { node = outer }
      switch condition.kind {
      case .and(let left, let right):
        try branch(left, otherwise: label)
        try branch(right, otherwise: label)
        return
      case .or(let left, let right):
        let holds = Label()
        try branch(left, then: holds)
        try branch(right, otherwise: label)
        place(holds)
        return
      case .call(let call):
        if try branch(call, otherwise: label) { return }
      default: break
      }
      jump(.jumpIfFalse, try operand(condition), to: label)
    }
  }

  /// Jumps if a condition holds.
  private func branch(_ condition: ResolvedExpr, then label: Label) throws {
    try scratch {
      let outer = node
      node = condition.node.id
      defer { node = outer }
      switch condition.kind {
      case .or(let left, let right):
        try branch(left, then: label)
        return try branch(right, then: label)
      case .and:
        let other = Label()
        try branch(condition, otherwise: other)
        jump(.jump, to: label)
        return place(other)
      case .call(let call): if try branch(call, then: label) { return }
      default: break
      }
      jump(.jumpIfTrue, try operand(condition), to: label)
    }
  }

  /// The same for a comparison that has an opposite, and for what `!` turns round; whether it is one.
  private func branch(_ call: ResolvedCall, then label: Label) throws -> Bool {
    guard let op = intrinsic(call), let operands = operands(of: call) else { return false }
    if op == .not {
      try branch(operands[0], otherwise: label)
      return true
    }
    guard operands.count == 2 else { return false }
    if op == .characterEqual, let code = code(of: operands[1]) {
      jump(.jumpIfCharacter, try operand(operands[0]), code, to: label)
      return true
    }
    if let number = small(operands[1]), let opposite = Lowering.comparison(op, isReversed: false)?.opposite {
      jump(opposite, try operand(operands[0]), number, to: label)
      return true
    }
    if let number = small(operands[0]), let opposite = Lowering.comparison(op, isReversed: true)?.opposite {
      jump(opposite, try operand(operands[1]), number, to: label)
      return true
    }
    return false
  }

  /// The code of a literal that is one character of ASCII.
  private func code(of expr: ResolvedExpr) -> Int? {
    guard case .string(let text) = expr.kind, text.utf8.count == 1, let byte = text.utf8.first, byte < 128 else {
      return nil
    }
    return Int(byte)
  }

  /// The same for a comparison and for what `!` turns round; whether it is one.
  private func branch(_ call: ResolvedCall, otherwise label: Label) throws -> Bool {
    guard let op = intrinsic(call), let operands = operands(of: call) else { return false }
    if op == .not {
      jump(.jumpIfTrue, try operand(operands[0]), to: label)
      return true
    }
    guard operands.count == 2 else { return false }
    if op == .characterEqual, let code = code(of: operands[1]) {
      jump(.jumpUnlessCharacter, try operand(operands[0]), code, to: label)
      return true
    }
    if let number = small(operands[1]), let fused = Lowering.comparison(op, isReversed: false) {
      jump(fused, try operand(operands[0]), number, to: label)
      return true
    }
    if let number = small(operands[0]), let fused = Lowering.comparison(op, isReversed: true) {
      jump(fused, try operand(operands[1]), number, to: label)
      return true
    }
    let fused: Op
    switch op {
    case .intLess: fused = .jumpUnlessIntLess
    case .intLessEqual: fused = .jumpUnlessIntLessEqual
    case .intEqual: fused = .jumpUnlessIntEqual
    case .intNotEqual: fused = .jumpUnlessIntNotEqual
    case .doubleLess: fused = .jumpUnlessDoubleLess
    case .doubleLessEqual: fused = .jumpUnlessDoubleLessEqual
    default: return false
    }
    // `a > b` is `b < a`, but `a` is worked out first.
    let isTurned = isReversed(call)
    let first = try operand(operands[isTurned ? 1 : 0])
    let second = try operand(operands[isTurned ? 0 : 1])
    jump(fused, isTurned ? second : first, isTurned ? first : second, to: label)
    return true
  }

  /// An integer literal that fits into an instruction.
  func small(_ expr: ResolvedExpr) -> Int? {
    guard case .integer(let magnitude, let isNegative) = expr.kind, magnitude < UInt64(Int32.max),
      type(of: expr) == machine.standard(.int)
    else { return nil }
    return isNegative ? -Int(magnitude) : Int(magnitude)
  }

  /// The jump that compares with a number, which is the first operand if `isReversed`.
  private static func comparison(_ op: Op, isReversed: Bool) -> Op? {
    switch op {
    case .intLess: isReversed ? .jumpUnlessGreaterConstant : .jumpUnlessLessConstant
    case .intLessEqual: isReversed ? .jumpUnlessGreaterEqualConstant : .jumpUnlessLessEqualConstant
    case .intEqual: .jumpUnlessEqualConstant
    case .intNotEqual: .jumpUnlessNotEqualConstant
    default: nil
    }
  }

  /// The values of a call of an operator.
  func operands(of call: ResolvedCall) -> [ResolvedExpr]? {
    var result: [ResolvedExpr] = []
    for argument in call.arguments {
      guard case .value(let value) = argument else { return nil }
      result.append(value)
    }
    // `a > b` is `b < a`.
    if isReversed(call) { result.reverse() }
    return result
  }

  private func shortCut(_ op: Op, _ left: ResolvedExpr, _ right: ResolvedExpr, into target: Int) throws {
    let end = Label()
    try lower(left, into: target)
    jump(op, target, to: end)
    try lower(right, into: target)
    place(end)
  }

  private func coalesce(_ left: ResolvedExpr, _ right: ResolvedExpr, _ type: TypeID, into target: Int) throws {
    let other = Label()
    let end = Label()
    try lower(left, into: target)
    jump(.jumpIfNil, target, to: other)
    let inner = machine.wrapped(self.type(of: left)) ?? self.type(of: left)
    unwrap(target, inner)
    if inner != type { try convert(target, inner, type, into: target) }
    jump(.jump, to: end)
    place(other)
    try lower(right, into: target)
    place(end)
  }

  private func chain(_ inner: ResolvedExpr, _ type: TypeID, into target: Int) throws {
    let none = Label()
    let end = Label()
    chains.append(none)
    try lower(inner, into: target)
    chains.removeLast()
    let innerType = self.type(of: inner)
    if innerType != type { try convert(target, innerType, type, into: target) }
    jump(.jump, to: end)
    place(none)
    emitConstant(.nothing, target)
    place(end)
  }

  /// Takes a value of a type out of its optional, which is not `nil`, in its register.
  func unwrap(_ register: Int, _ type: TypeID) {
    if !machine.isNever(nilFor: type) { emit(.unwrap, register, register) }
  }

  // MARK: Casts and conversions

  private func cast(_ op: Op, _ inner: ResolvedExpr, _ type: TypeID, into target: Int) throws {
    let register = try operand(inner)
    emit(op, target, register, site(.types(self.type(of: inner), concrete(type))))
    done(register, self.type(of: inner))
  }

  private func convert(_ inner: ResolvedExpr, _ type: TypeID, into target: Int) throws {
    let from = self.type(of: inner)
    if types.kind(type) == .function, case .keyPath = inner.kind {
      try lower(inner, into: target)
      emit(.convert, target, target, site(.types(from, type)))
      return
    }
    try lower(inner, into: target)
    if from != type { try convert(target, from, type, into: target) }
  }

  /// Converts what is in a register.
  func convert(_ source: Int, _ from: TypeID, _ to: TypeID, into target: Int) throws {
    for step in machine.conversion(from, to) {
      switch step {
      case .wrap:
        if machine.isNever(nilFor: from) {
          if source != target { emit(.move, target, source) }
        } else {
          emit(.wrap, target, source)
        }
      case .box(let type): emit(.box, target, source, site(.type(type)))
      case .general: emit(.convert, target, source, site(.types(from, to)))
      }
    }
    if source != target, machine.conversion(from, to).isEmpty { emit(.move, target, source) }
  }

  // MARK: Errors

  private func optionalTry(_ inner: ResolvedExpr, into target: Int) throws {
    let end = Label()
    let start = code.instructions.count
    let outerTop = top
    try lower(inner, into: target)
    let stop = code.instructions.count
    jump(.jump, to: end)
    let handler = code.instructions.count
    let error = temporary()
    emit(.clear, error)
    emitConstant(.nothing, target)
    place(end)
    top = outerTop
    code.handlers.append(
      Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
  }

  /// Where the host wants it, a fault within a component is the component's value.
  private func component(_ inner: ResolvedExpr, _ builder: TypeID, into target: Int) throws {
    guard machine.keepsFaults(of: concrete(builder)) else { return try lower(inner, into: target) }
    componentDepth += 1
    defer { componentDepth -= 1 }
    try keepingFault(into: target) { try lower(inner, into: target) }
  }

  private func ternary(
    _ condition: ResolvedExpr, _ first: ResolvedExpr, _ second: ResolvedExpr, into target: Int
  ) throws {
    let other = Label()
    let end = Label()
    try branch(condition, otherwise: other)
    try lower(first, into: target)
    jump(.jump, to: end)
    place(other)
    try lower(second, into: target)
    place(end)
  }

  /// Code whose fault becomes the value that it was to give.
  func keepingFault(into target: Int, onlyMissing: Bool = false, _ work: () throws -> Void) throws {
    let end = Label()
    let start = code.instructions.count
    try work()
    let stop = code.instructions.count
    jump(.jump, to: end)
    code.handlers.append(
      Code.Handler(
        range: Int32(start)..<Int32(stop), target: Int32(code.instructions.count), register: Int32(target),
        takesFaults: true, takesOnlyMissing: onlyMissing))
    place(end)
  }

  private func forcedTry(_ inner: ResolvedExpr, into target: Int) throws {
    let end = Label()
    let start = code.instructions.count
    try lower(inner, into: target)
    let stop = code.instructions.count
    jump(.jump, to: end)
    let handler = code.instructions.count
    let error = temporary()
    emit(.describe, error, error, site(.type(machine.standard(.error))))
    emit(.forcedTryFailed, error)
    place(end)
    code.handlers.append(
      Code.Handler(range: Int32(start)..<Int32(stop), target: Int32(handler), register: Int32(error)))
  }
}

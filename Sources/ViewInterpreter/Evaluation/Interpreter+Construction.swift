import ViewSemantics
import ViewSource
import ViewSyntax

/// Making values of the program's types.
extension Interpreter {
  // MARK: Initialisers

  func initialization(
    _ use: BodyRecord.Use, _ base: TypeID?, _ callee: SyntaxNode, _ arguments: [CallArgument], _ frame: Frame
  ) throws -> Value {
    var type = base
    let receiver = callee.kind == .memberAccessExpr ? callee.children.first : nil
    let isDelegation =
      receiver.map {
        $0.kind == .superExpr
          || ($0.kind == .declReferenceExpr && $0.firstToken?.kind == .selfKeyword && frame.isInitializer)
      } ?? false
    if let receiver, !isDelegation, receiver.kind != .superExpr,
      case .metatype(let found) = try evaluateLink(receiver, frame),
      types.kind(found) == .nominal,
      type.map({ types.kind($0) != .nominal || analyzer.decl(types.decl($0)).kind == .classType }) ?? true
    {
      type = found
    }
    guard var type, types.kind(type) == .nominal else { throw Interruption.unsupported("this initialiser") }
    if isDelegation, let own = frame.selfType { type = receiver?.kind == .superExpr ? type : own }
    let decl = implementation(of: use.decl, in: type)
    let substitution = frame.record.substitution(callee.id, decl, type, frame.substitution) {
      var substitution = surroundings(of: decl, in: type)
      let own = analyzer.signature(of: decl).generics
      for (parameter, generic) in zip(own.parameters.dropFirst(own.outerCount), use.generics) {
        substitution.bind(parameter, to: concrete(generic.type, frame))
      }
      return substitution
    }
    let list = try self.arguments(
      arguments, use.arguments, analyzer.signature(of: decl).parameters, substitution, decl, frame, makes: type)
    if isDelegation, let box = frame.selfBox {
      if case .object = box.value {
        try runInitializer(decl, box, type, substitution, list.boxes)
      } else {
        let made = try construct(type, decl, list.boxes, substitution)
        if analyzer.signature(of: decl).isFailable {
          if case .wrapped(let inner) = made { box.value = inner } else { throw Interruption.initializerFailed }
        } else {
          box.value = made
        }
      }
      try giveBack(list.inouts)
      return .void
    }
    let result = try construct(type, decl, list.boxes, substitution)
    try giveBack(list.inouts)
    return result
  }

  /// A value made by an initialiser that has all its arguments.
  func construct(_ type: TypeID, _ initializer: DeclID, _ boxes: [Box], _ given: Substitution? = nil) throws -> Value {
    let substitution = given ?? surroundings(of: initializer, in: type)
    if analyzer.decl(initializer).has(.isPrimitive) {
      return try runPrimitive(initializer, nil, type, substitution, boxes)
    }
    if isRequirement(initializer) { return try synthesized(initializer, nil, type, boxes) }
    let nominal = types.decl(type)
    let box: Box
    switch analyzer.decl(nominal).kind {
    case .classType, .actor:
      let object = ObjectValue(type: type, fields: [])
      object.fields = try defaultFields(of: nominal, type)
      box = Box(.object(object))
    case .structure: box = Box(.structure(StructValue(type: type, fields: try defaultFields(of: nominal, type))))
    default: box = Box(.uninitialized)
    }
    let hasFailed = try runInitializer(initializer, box, type, substitution, boxes)
    if analyzer.signature(of: initializer).isFailable { return hasFailed ? .nilValue : .wrapped(box.value) }
    if case .wrapped(let inner) = box.value, known.optional != nominal { return inner }
    return box.value
  }

  @discardableResult
  private func runInitializer(
    _ decl: DeclID, _ box: Box, _ type: TypeID, _ substitution: Substitution, _ boxes: [Box]
  ) throws -> Bool {
    let record = record(of: decl)
    guard let block = record.body else { return false }
    return try nested {
      try step()
      let frame = Frame(decl, record, substitution, selfType: type, selfBox: box)
      frame.isInitializer = true
      for (parameter, box) in zip(record.parameters, boxes) { frame.declare(parameter.name, box) }
      do {
        if case .returned(.nilValue) = try execute(record.statements(of: block, self), frame) { return true }
      } catch Interruption.initializerFailed where analyzer.signature(of: decl).isFailable {
        return true
      }
      return false
    }
  }

  /// The fields of a new value before its initialiser's body runs.
  func defaultFields(of nominal: DeclID, _ type: TypeID) throws -> [Value] {
    var fields: [Value] = []
    for member in layout(of: nominal).fields { fields.append(try defaultField(member, type)) }
    return fields
  }

  private func defaultField(_ member: DeclID, _ type: TypeID) throws -> Value {
    switch fieldDefault(of: member) {
    case .nothing: .uninitialized
    case .nilValue: .nilValue
    case .initialValue: try initialValue(of: member, type, selfBox: nil) ?? .uninitialized
    case .wrapper: try wrapperStorage(member, type, nil)
    case .wrapperOfNil: try wrapperStorage(member, type, .nilValue)
    }
  }

  /// What is in a stored property before an initialiser's body runs.
  enum FieldDefault {
    case nothing, nilValue, initialValue
    /// A property wrapper made as it is written, and one made of `nil`.
    case wrapper, wrapperOfNil
  }

  private func fieldDefault(of member: DeclID) -> FieldDefault {
    if let known = fieldDefaults[member] { return known }
    let found = makeFieldDefault(of: member)
    fieldDefaults[member] = found
    return found
  }

  private func makeFieldDefault(of member: DeclID) -> FieldDefault {
    let hasInitial = analyzer.node(of: member).child(.initializerClause) != nil
    if let outer = wrappers(of: member).first {
      if hasInitial || outer.isInitializedByArguments || canBeMadeOfNothing(member) { return .wrapper }
      return isOptional(analyzer.variableType(of: member)) ? .wrapperOfNil : .nothing
    }
    if analyzer.decl(member).has(.isLazy) { return .nothing }
    if hasInitial { return .initialValue }
    let isVariable = !analyzer.decl(member).has(.isConstant)
    return isVariable && isOptional(analyzer.variableType(of: member)) ? .nilValue : .nothing
  }

  private func canBeMadeOfNothing(_ member: DeclID) -> Bool {
    guard let storage = analyzer.storageType(of: member), nominal(storage) != nil else { return false }
    // An initialiser that asks for more than its type does may not be there for this value.
    let own = analyzer.genericContext(of: types.decl(storage)).requirements.count
    return analyzer.directMembers(of: types.decl(storage), named: "init").contains { id in
      analyzer.signature(of: id).parameters.allSatisfy(\.hasDefault)
        && analyzer.genericContext(of: id).requirements.count <= own
    }
  }

  // MARK: Memberwise

  func memberwise(
    _ type: TypeID, _ arguments: [CallArgument], _ match: [Int], _ frame: Frame
  ) throws -> Value {
    guard let nominal = nominal(type) else { throw Interruption.unsupported("this initialiser") }
    guard let signature = analyzer.memberwiseSignature(of: nominal) else {
      // A class without an initialiser of its own.
      let object = ObjectValue(type: type, fields: [])
      object.fields = try defaultFields(of: nominal, type)
      return .object(object)
    }
    let substitution = surroundings(inside: type, nominal)
    let layout = layout(of: nominal)
    var fields: [Value?] = Array(repeating: nil, count: layout.fields.count)
    for (argument, index) in zip(arguments, match) where index < signature.parameters.count {
      let parameter = signature.parameters[index]
      guard let place = layout[parameter.name] else { continue }
      let wanted = concrete(parameter.type, substitution)
      let value: Value
      if argument.node.kind == .closureExpr {
        value = closure(argument.node, frame, type: wanted, builder: parameter.builder)
      } else {
        value = try convert(
          try evaluate(argument.node, frame, expected: types.kind(wanted) == .hole ? nil : wanted), to: wanted)
      }
      fields[place] = try stored(value, in: layout.fields[place], parameter, type)
    }
    return try filled(fields, layout, type)
  }

  /// A struct of values for its memberwise parameters, in order.
  func memberwise(_ type: TypeID, _ boxes: [Box]) throws -> Value {
    guard let nominal = nominal(type), let signature = analyzer.memberwiseSignature(of: nominal) else {
      throw Interruption.unsupported("this initialiser")
    }
    let layout = layout(of: nominal)
    var fields: [Value?] = Array(repeating: nil, count: layout.fields.count)
    for (parameter, box) in zip(signature.parameters, boxes) {
      guard let place = layout[parameter.name] else { continue }
      if case .uninitialized = box.value { continue }
      fields[place] = try stored(box.value, in: layout.fields[place], parameter, type)
    }
    return try filled(fields, layout, type)
  }

  private func stored(_ value: Value, in member: DeclID, _ parameter: Parameter, _ type: TypeID) throws -> Value {
    if parameter.builder != nil, case .function(let function) = value,
      types.kind(analyzer.variableType(of: member)) != .function
    {
      return try call(function, [])
    }
    guard !wrappers(of: member).isEmpty else { return value }
    // The argument is the wrapper itself or what it wraps.
    if let storage = analyzer.storageType(of: member), let wanted = nominal(storage),
      nominal(self.type(of: value)) == wanted
    {
      return value
    }
    return try wrapperStorage(member, type, .some(value))
  }

  private func filled(_ fields: [Value?], _ layout: FieldLayout, _ type: TypeID) throws -> Value {
    var result: [Value] = []
    result.reserveCapacity(fields.count)
    for (index, field) in fields.enumerated() { result.append(try field ?? defaultField(layout.fields[index], type)) }
    return .structure(StructValue(type: type, fields: result))
  }

  // MARK: Cases

  func enumCase(
    _ decl: DeclID, _ type: TypeID, _ use: BodyRecord.Use, _ arguments: [CallArgument], _ frame: Frame
  ) throws -> Value {
    let list = try self.arguments(
      arguments, use.arguments, analyzer.signature(of: decl).parameters, surroundings(of: decl, in: type), decl, frame)
    return try enumCase(decl, type, list.boxes.map(\.value))
  }

  func enumCase(_ decl: DeclID, _ type: TypeID, _ payload: [Value]) throws -> Value {
    if nominal(type) == known.optional { return payload.first.map { .wrapped($0) } ?? .nilValue }
    if payload.isEmpty, analyzer.decl(decl).has(.hasParameters) {
      return .function(FunctionValue(.native { .enumeration(EnumValue(type: type, enumCase: decl, payload: $0)) }))
    }
    return .enumeration(EnumValue(type: type, enumCase: decl, payload: payload))
  }

  /// The cases of an enum, in the order of the source.
  func cases(of nominal: DeclID) -> [DeclID] {
    analyzer.children(of: nominal).filter { analyzer.decl($0).kind == .enumCase }
  }
}

import ViewSemantics
import ViewSource
import ViewSyntax

/// Operators, equality and assignment.
extension Interpreter {
  // MARK: Operators

  func infix(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 2,
      let token = node.ownTokens.first(where: { $0.kind.isOperator || $0.kind == .identifier }) ?? node.firstToken
    else { throw Interruption.unsupported("an incomplete expression") }
    let name = node.name(of: token)
    let use = frame.record.uses[node.id]
    let isOwn = use.map { isUserDeclared($0.decl) } ?? false
    if !isOwn {
      switch name.text {
      case "&&": return .bool(try isTrue(parts[0], frame) && isTrue(parts[1], frame))
      case "||": return .bool(try isTrue(parts[0], frame) || isTrue(parts[1], frame))
      case "??":
        switch try evaluate(parts[0], frame) {
        case .wrapped(let value): return resultIsOptional(node, frame) ? .wrapped(value) : value
        case .nilValue:
          return try convert(
            try evaluate(parts[1], frame, expected: type(of: node, frame) ?? expected), to: type(of: node, frame))
        case let value: return value
        }
      default: break
      }
    }
    if isAssignment(name, use) { return try assignOperator(name, use, parts, node, frame) }
    let wanted = parameterTypes(use, frame)
    var left = try evaluate(parts[0], frame, expected: wanted[0])
    let right = try evaluate(parts[1], frame, expected: wanted[1] ?? type(ofOperand: left))
    if case .void = left { left = try evaluate(parts[0], frame) }
    do {
      return try applyOperator(name, use, left, right, wanted, frame)
    } catch Interruption.fault(var fault) where fault.place == nil {
      fault.place = place(of: node, frame)
      throw Interruption.fault(fault)
    }
  }

  private func resultIsOptional(_ node: SyntaxNode, _ frame: Frame) -> Bool {
    type(of: node, frame).map { isOptional($0) } ?? false
  }

  private func type(ofOperand value: Value) -> TypeID? {
    switch value {
    case .structure, .enumeration: type(of: value)
    case .wrapped(let inner): type(ofOperand: inner)
    default: nil
    }
  }

  /// The name of a type of the catalogue, `RoundedRectangle._Inset`; `nil` for one of the program, which may have the
  /// same name and is something else.
  func catalogueName(_ type: TypeID) -> String? {
    guard let decl = nominal(type), !isUserDeclared(decl) else { return nil }
    if let known = catalogueNames[decl] { return known }
    let name = analyzer.fullName(of: decl)
    catalogueNames[decl] = name
    return name
  }

  func isUserDeclared(_ decl: DeclID) -> Bool {
    guard let file = analyzer.fileOfSource(decl) else { return false }
    return analyzer.program.userFiles.contains(Int(file.index))
  }

  private func isAssignment(_ name: Name, _ use: BodyRecord.Use?) -> Bool {
    guard OperatorTable.assigns(name.text) else { return false }
    guard let use else { return true }
    return analyzer.signature(of: use.decl).parameters.first?.flags.contains(.isInout) ?? true
  }

  /// The types that an operator's operands are wanted of.
  func parameterTypes(_ use: BodyRecord.Use?, _ frame: Frame) -> [TypeID?] {
    guard let use else { return [nil, nil] }
    let base = use.base.map { concrete($0, frame) }
    var substitution = surroundings(of: use.decl, in: base)
    for generic in use.generics { substitution.bind(generic.parameter, to: concrete(generic.type, frame)) }
    let parameters = analyzer.signature(of: use.decl).parameters.map { parameter -> TypeID? in
      if parameter.flags.contains(.isAutoclosure) { return nil }
      let type = concrete(parameter.type, substitution)
      return types.kind(type) == .nominal || types.kind(type) == .function || types.kind(type) == .tuple ? type : nil
    }
    return parameters + Array(repeating: nil, count: max(0, 2 - parameters.count))
  }

  func applyOperator(
    _ name: Name, _ use: BodyRecord.Use?, _ left: Value, _ right: Value, _ wanted: [TypeID?], _ frame: Frame
  ) throws -> Value {
    if !(use.map { isUserDeclared($0.decl) } ?? false), let value = try Arithmetic.apply(name, left, right, self) {
      return value
    }
    guard let use else { return try applyOperator(name, [left, right]) }
    var base = use.base.map { concrete($0, frame) }
    if isRequirement(use.decl) || base.map({ types.kind($0) != .nominal }) ?? false {
      base = type(of: left, expected: base)
    }
    let decl = implementation(of: use.decl, in: base)
    if isRequirement(decl) || analyzer.decl(decl).has(.isPrimitive) && primitive(decl) == nil {
      return try applyOperator(name, [left, right])
    }
    var substitution = surroundings(of: decl, in: base)
    let own = analyzer.signature(of: decl).generics
    for (parameter, generic) in zip(own.parameters.dropFirst(own.outerCount), use.generics) {
      substitution.bind(parameter, to: concrete(generic.type, frame))
    }
    var boxes: [Box] = []
    for (index, value) in [left, right].enumerated() {
      let parameters = analyzer.signature(of: decl).parameters
      if index < parameters.count, parameters[index].flags.contains(.isAutoclosure) {
        boxes.append(Box(.function(FunctionValue(.native { _ in value }))))
      } else {
        boxes.append(Box(try convert(value, to: wanted[index])))
      }
    }
    return try invoke(decl, nil, base, substitution, boxes)
  }

  /// An operator on values of which nothing else is known.
  func applyOperator(_ name: Name, _ values: [Value]) throws -> Value {
    if values.count == 1 {
      switch (name.text, values[0]) {
      case ("-", .int(let value)): return try Arithmetic.negative(of: value)
      case ("-", .double(let value)): return .double(-value)
      case ("+", let value): return value
      case ("!", .bool(let value)): return .bool(!value)
      case ("~", .int(let value)): return .int(~value)
      default: break
      }
    }
    if values.count == 2 {
      if let value = try Arithmetic.apply(name, values[0], values[1], self) { return value }
      switch name.text {
      case "==": return .bool(try isEqual(values[0], values[1]))
      case "!=": return .bool(try !isEqual(values[0], values[1]))
      case "===": return .bool(isIdentical(values[0], values[1]))
      case "!==": return .bool(!isIdentical(values[0], values[1]))
      case ">": return try applyOperator("<", [values[1], values[0]])
      case "<=": if case .bool(let less) = try applyOperator("<", [values[1], values[0]]) { return .bool(!less) }
      case ">=": if case .bool(let less) = try applyOperator("<", values) { return .bool(!less) }
      default: break
      }
    }
    for value in values {
      let type = type(of: value)
      let found = members(name, of: type).filter { id in
        let parameters = analyzer.signature(of: id).parameters
        return parameters.count == values.count && !isRequirement(id)
          && zip(parameters, values).allSatisfy {
            isInstance($1, of: concrete($0.type, surroundings(of: id, in: type)))
          }
      }
      if let decl = found.first {
        return try invoke(decl, nil, type, surroundings(of: decl, in: type), values.map { Box($0) })
      }
    }
    if name == "<", values.count == 2, case .enumeration(let left) = values[0], case .enumeration(let right) = values[1]
    {
      let order = cases(of: types.decl(left.type))
      return .bool((order.firstIndex(of: left.enumCase) ?? 0) < (order.firstIndex(of: right.enumCase) ?? 0))
    }
    throw Interruption.unresolved("no operator `\(name.text)` takes these values")
  }

  func isIdentical(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.object(let a), .object(let b)): a === b
    case (.wrapped(let a), let b): isIdentical(a, b)
    case (let a, .wrapped(let b)): isIdentical(a, b)
    case (.nilValue, .nilValue): true
    case (.metatype(let a), .metatype(let b)): a == b
    default: false
    }
  }

  /// Whether values are equal: as their type says, else part by part.
  public func isEqual(_ left: Value, _ right: Value) throws -> Bool {
    switch (left, right) {
    case (.wrapped(let a), .wrapped(let b)): return try isEqual(a, b)
    case (.nilValue, .nilValue): return true
    case (.nilValue, _), (_, .nilValue): return false
    case (.wrapped(let a), let b), (let b, .wrapped(let a)): return try isEqual(a, b)
    case (.array(let a), .array(let b)): return try areEqual(a, b)
    case (.tuple(let a), .tuple(let b)): return try areEqual(a.elements, b.elements)
    case (.structure(let a), .structure(let b)):
      if let own = try ownEquality(left, right) { return own }
      guard a.type == b.type else { return false }
      return try areEqual(a.fields, b.fields)
    case (.enumeration(let a), .enumeration(let b)):
      if let own = try ownEquality(left, right) { return own }
      guard a.enumCase == b.enumCase else { return false }
      return try areEqual(a.payload, b.payload)
    case (.object, .object):
      if let own = try ownEquality(left, right) { return own }
      return isIdentical(left, right)
    default: return ValueKey(left) == ValueKey(right)
    }
  }

  private func areEqual(_ left: [Value], _ right: [Value]) throws -> Bool {
    guard left.count == right.count else { return false }
    for (a, b) in zip(left, right) {
      try step()
      guard try isEqual(a, b) else { return false }
    }
    return true
  }

  private func ownEquality(_ left: Value, _ right: Value) throws -> Bool? {
    let type = type(of: left)
    guard
      let decl = members("==", of: type).first(where: { id in
        !isRequirement(id) && analyzer.decl(id).kind == .function
          && analyzer.owner(of: id).flatMap { analyzer.nominal(of: $0) }
            .map { analyzer.decl($0).kind != .protocolType } ?? false
      }),
      // Native code for raw values would come back to here.
      !analyzer.decl(decl).has(.isPrimitive)
        || primitive(decl) != nil && nominal(type).map(isUserDeclared) == false
    else { return nil }
    guard
      case .bool(let isEqual) = try invoke(decl, nil, type, surroundings(of: decl, in: type), [Box(left), Box(right)])
    else { return nil }
    return isEqual
  }

  func prefix(_ node: SyntaxNode, _ frame: Frame, expected: TypeID?) throws -> Value {
    let operand = try lastExpr(node)
    guard let token = node.firstToken else { return .void }
    let name = node.name(of: token)
    let use = frame.record.uses[node.id]
    if let use, isUserDeclared(use.decl) || name == "..." || name == "..<" {
      return try unary(use, operand, frame)
    }
    if name == "-" || name == "+", operand.kind == .integerLiteralExpr || operand.kind == .floatLiteralExpr {
      let value = try number(operand, nil)
      return try convert(name == "-" ? applyOperator(name, [value]) : value, to: expected)
    }
    let value = try evaluate(operand, frame, expected: expected)
    switch value {
    case .int, .double, .bool: return try convert(try applyOperator(name, [value]), to: expected)
    default: break
    }
    guard let use else { return try applyOperator(name, [value]) }
    return try unary(use, operand, frame)
  }

  private func unary(_ use: BodyRecord.Use, _ operand: SyntaxNode, _ frame: Frame) throws -> Value {
    let wanted = parameterTypes(use, frame)
    let value = try convert(try evaluate(operand, frame, expected: wanted[0]), to: wanted[0])
    var base = use.base.map { concrete($0, frame) }
    if isRequirement(use.decl) { base = type(of: value, expected: base) }
    let decl = implementation(of: use.decl, in: base)
    var substitution = surroundings(of: decl, in: base)
    for generic in use.generics { substitution.bind(generic.parameter, to: concrete(generic.type, frame)) }
    return try invoke(decl, nil, base, substitution, [Box(value)])
  }

  func postfix(_ node: SyntaxNode, _ frame: Frame) throws -> Value {
    guard let use = frame.record.uses[node.id] else {
      throw Interruption.unresolved("this operator is not known")
    }
    return try unary(use, try firstExpr(node), frame)
  }

  // MARK: Assignment

  func assign(_ node: SyntaxNode, _ frame: Frame) throws {
    if frame.isInitializer, try assignField(node, frame) { return }
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 2 else { throw Interruption.unsupported("an incomplete assignment") }
    try assign(parts[0], frame) { wanted in try self.evaluate(parts[1], frame, expected: wanted) }
  }

  /// The most frequent assignment, without asking where its target is each time; `false` if it is another.
  private func assignField(_ node: SyntaxNode, _ frame: Frame) throws -> Bool {
    guard let box = frame.selfBox, case .structure = box.value,
      let site = frame.record.fieldAssignment(node, { fieldAssignment(node, frame) }),
      let wanted = type(of: site.target, frame)
    else { return false }
    let new = try convert(try evaluate(site.value, frame, expected: wanted), to: wanted)
    guard case .structure(var structure) = box.value, site.index < structure.fields.count else {
      throw Interruption.unsupported("this assignment")
    }
    // A second reference would make the change copy the fields.
    box.value = .uninitialized
    structure.fields[site.index] = new
    box.value = .structure(structure)
    return true
  }

  private func fieldAssignment(_ node: SyntaxNode, _ frame: Frame) -> RecordBox.FieldAssignment? {
    let parts = node.children.filter { $0.kind.isExpr }
    guard parts.count == 2, parts[0].kind == .memberAccessExpr, let base = parts[0].children.first,
      base.kind == .declReferenceExpr, case .selfValue = frame.record.reference(base),
      let use = frame.record.uses[parts[0].id], use.part == .value, let nominal = nominal(frame.selfType),
      analyzer.decl(nominal).kind == .structure, isStored(use.decl), wrappers(of: use.decl).isEmpty,
      !hasObservers(use.decl), let index = layout(of: nominal)[analyzer.decl(use.decl).name],
      layout(of: nominal).fields[index] == use.decl
    else { return nil }
    return RecordBox.FieldAssignment(index: index, target: parts[0], value: parts[1])
  }

  private func assign(_ target: SyntaxNode, _ frame: Frame, _ value: (TypeID?) throws -> Value) throws {
    if target.kind == .discardAssignmentExpr {
      _ = try value(nil)
      return
    }
    if target.kind == .tupleExpr {
      guard case .tuple(let tuple) = try value(nil) else { throw Interruption.unsupported("this assignment") }
      for (child, element) in zip(target.children, tuple.elements) { try assign(child, frame) { _ in element } }
      return
    }
    let wanted = type(of: target, frame)
    if hasOptionalLink(target) {
      do {
        let found = try place(target, frame)
        try set(found, try convert(try value(wanted), to: wanted))
      } catch Interruption.nilInChain {}
      return
    }
    let new = try convert(try value(wanted), to: wanted)
    let found = try place(target, frame)
    try set(found, try matchingOptional(new, found, wanted))
  }

  /// Wraps what is assigned to an optional of which the type is not known.
  private func matchingOptional(_ value: Value, _ place: Place, _ wanted: TypeID?) throws -> Value {
    guard wanted == nil else { return value }
    switch value {
    case .wrapped, .nilValue: return value
    default:
      switch place {
      case .box, .field, .objectField:
        switch try get(place) {
        case .wrapped, .nilValue: return .wrapped(value)
        default: return value
        }
      default: return value
      }
    }
  }

  private func assignOperator(
    _ name: Name, _ use: BodyRecord.Use?, _ parts: [SyntaxNode], _ node: SyntaxNode, _ frame: Frame
  ) throws -> Value {
    let target = try place(parts[0], frame)
    let isOwn = use.map { isUserDeclared($0.decl) } ?? false
    let wanted = parameterTypes(use, frame)
    let right = try evaluate(parts[1], frame, expected: wanted[1])
    let plain = Name(String(name.text.dropLast()))
    if !isOwn {
      let handled = try modify(target) { current -> Bool in
        if plain == "+", case .array(var elements) = current, case .array(let more) = right {
          try self.step(joining: elements.count, more.count)
          current = .uninitialized
          elements += more
          current = .array(elements)
          return true
        }
        guard let value = try Arithmetic.apply(plain, current, right, self) else { return false }
        current = value
        return true
      }
      if handled { return .void }
    }
    guard let use else {
      try set(target, try applyOperator(plain, [try get(target), right]))
      return .void
    }
    var base = use.base.map { concrete($0, frame) }
    if isRequirement(use.decl) { base = type(of: try get(target), expected: base) }
    let decl = implementation(of: use.decl, in: base)
    var substitution = surroundings(of: decl, in: base)
    for generic in use.generics { substitution.bind(generic.parameter, to: concrete(generic.type, frame)) }
    let box = Box(try get(target))
    let result = try invoke(decl, nil, base, substitution, [box, Box(try convert(right, to: wanted[1]))])
    try set(target, box.value)
    return result
  }
}

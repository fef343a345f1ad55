import ViewSemantics
import ViewSource
import ViewSyntax

/// Types of values.
extension Interpreter {
  /// The type of a value. `expected` decides where the value alone does not.
  public func type(of value: Value, expected: TypeID? = nil) -> TypeID {
    switch value {
    case .structure(let structure): return structure.type
    case .enumeration(let value): return value.type
    case .object(let object): return object.type
    default: break
    }
    if let expected, types.kind(expected) == .nominal, analyzer.decl(types.decl(expected)).kind != .protocolType {
      return expected
    }
    func named(_ decl: DeclID?) -> TypeID { decl.map { analyzer.nominalType($0) } ?? analyzer.unknownType }
    switch value {
    case .structure(let structure): return structure.type
    case .enumeration(let value): return value.type
    case .object(let object): return object.type
    case .void: return analyzer.void
    case .bool: return named(known.bool)
    case .int: return named(known.int)
    case .double: return named(known.double)
    case .string: return named(known.string)
    case .character: return named(known.character)
    case .nilValue: return analyzer.optionalType(analyzer.unknownType)
    case .wrapped(let value): return analyzer.optionalType(type(of: value))
    case .array(let elements):
      guard let array = known.array else { return analyzer.unknownType }
      return analyzer.nominalType(array, [elements.first.map { type(of: $0) } ?? analyzer.unknownType])
    case .dictionary(let pairs):
      guard let dictionary = known.dictionary else { return analyzer.unknownType }
      let parts = [pairs.keys.first, pairs.values.first].map { $0.map { type(of: $0) } ?? analyzer.unknownType }
      return analyzer.nominalType(dictionary, parts)
    case .tuple(let tuple): return analyzer.tupleType(tuple.elements.map { type(of: $0) })
    case .function(let function): return function.type ?? analyzer.unknownType
    case .metatype(let type): return analyzer.metatype(of: type)
    case .keyPath, .native, .uninitialized: return expected ?? analyzer.unknownType
    }
  }

  /// The declaration of a nominal type.
  func nominal(_ type: TypeID?) -> DeclID? {
    guard let type, types.kind(type) == .nominal else { return nil }
    return types.decl(type)
  }

  func isOptional(_ type: TypeID) -> Bool { nominal(type).map { $0 == known.optional } ?? false }

  /// Whether a value can be one of a type, as far as that can be seen: for `is`, `as?` and overloads.
  func isInstance(_ value: Value, of type: TypeID) -> Bool {
    switch types.kind(type) {
    case .nominal: break
    case .existential: return types.arguments(type).allSatisfy { conforms(value, to: $0) }
    case .function: if case .function = value { return true } else { return false }
    case .metatype: if case .metatype = value { return true } else { return false }
    case .tuple:
      if case .tuple(let tuple) = value { return tuple.elements.count == types.argumentCount(type) }
      if case .void = value { return types.argumentCount(type) == 0 }
      return false
    default: return true
    }
    let decl = types.decl(type)
    if analyzer.decl(decl).kind == .protocolType { return conforms(value, to: type) }
    switch value {
    case .wrapped(let inner):
      return isOptional(type) ? isInstance(inner, of: types.argument(type, 0)) : isInstance(inner, of: type)
    case .nilValue: return isOptional(type)
    default: if isOptional(type) { return isInstance(value, of: types.argument(type, 0)) }
    }
    switch value {
    case .structure(let structure): return isSame(structure.type, type)
    case .enumeration(let value): return isSame(value.type, type)
    case .object(let object): return analyzer.superType(object.type, decl) != nil
    case .int: return isInteger(decl)
    case .double: return isFloatingPoint(decl)
    case .string: return decl == known.string
    case .character: return decl == known.character
    case .bool: return decl == known.bool
    case .array(let elements):
      guard decl == known.array else { return false }
      return elements.allSatisfy { isInstance($0, of: types.argument(type, 0)) }
    case .dictionary: return decl == known.dictionary
    case .keyPath: return analyzer.decl(decl).name.text.hasSuffix("KeyPath")
    case .metatype, .function, .tuple, .void: return false
    case .native, .uninitialized, .nilValue, .wrapped: return true
    }
  }

  private func isSame(_ left: TypeID, _ right: TypeID) -> Bool {
    if left == right { return true }
    guard types.decl(left) == types.decl(right), types.argumentCount(left) == types.argumentCount(right) else {
      return false
    }
    return zip(types.arguments(left), types.arguments(right)).allSatisfy { a, b in
      a == b || types.kind(a) == .hole || types.kind(b) == .hole
        || (types.kind(a) == .nominal && types.kind(b) == .nominal && isSame(a, b))
        || types.kind(b) == .parameter || types.kind(b) == .member
    }
  }

  private func conforms(_ value: Value, to constraint: TypeID) -> Bool {
    if case .wrapped(let inner) = value, conforms(inner, to: constraint) { return true }
    return analyzer.conforms(type(of: value), to: constraint)
  }

  func isInteger(_ decl: DeclID) -> Bool { isNumber(decl, known.binaryInteger) }

  func isFloatingPoint(_ decl: DeclID) -> Bool { isNumber(decl, known.binaryFloatingPoint) }

  private func isNumber(_ decl: DeclID, _ wanted: DeclID?) -> Bool {
    guard let wanted else { return false }
    return decl == wanted || analyzer.ancestors(of: decl).contains(wanted)
  }

  // MARK: Conversions

  /// A value as one of the type that is wanted where it is given: an optional of it, a number of another kind, a type
  /// that a literal can stand for.
  func convert(_ value: Value, to type: TypeID?) throws -> Value {
    guard let type, types.kind(type) == .nominal else {
      // `map(\.name)`
      guard case .keyPath(let path) = value, let type, types.kind(type) == .function else { return value }
      return .function(FunctionValue(.native { try self.read(path, of: $0.first ?? .void) }, type: type))
    }
    switch value {
    case .structure(let structure) where structure.type == type: return value
    case .nilValue:
      if isOptional(type) { return value }
      return try literal(.void, LiteralLabel.nilLiteral, of: type) ?? value
    case .wrapped: return value
    default: break
    }
    let decl = types.decl(type)
    if decl == known.optional { return .wrapped(try convert(value, to: types.argument(type, 0))) }
    switch value {
    case .int(let number):
      if isFloatingPoint(decl) { return .double(Double(number)) }
      if isInteger(decl) { return value }
      return try literal(value, LiteralLabel.integerLiteral, of: type)
        ?? literal(.double(Double(number)), LiteralLabel.floatLiteral, of: type) ?? value
    case .double:
      return isFloatingPoint(decl) ? value : try literal(value, LiteralLabel.floatLiteral, of: type) ?? value
    case .string(let text):
      if decl == known.string { return value }
      if decl == known.character { return text.first.map { .character($0) } ?? value }
      return try literal(value, LiteralLabel.stringLiteral, of: type)
        ?? literal(text.first.map { .character($0) } ?? value, LiteralLabel.extendedGraphemeClusterLiteral, of: type)
        ?? value
    case .array(let elements):
      if decl == known.array {
        let element = types.argument(type, 0)
        guard needsConversion(element), elements.contains(where: { needsConversion($0, element) }) else { return value }
        return .array(try elements.map { try convert($0, to: element) })
      }
      return try literal(value, LiteralLabel.arrayLiteral, of: type) ?? value
    case .bool:
      return decl == known.bool ? value : try literal(value, LiteralLabel.booleanLiteral, of: type) ?? value
    default: return value
    }
  }

  private func needsConversion(_ type: TypeID) -> Bool { types.kind(type) == .nominal }

  private func needsConversion(_ value: Value, _ type: TypeID) -> Bool {
    switch value {
    case .structure, .enumeration, .object: isOptional(type)
    case .string: types.decl(type) != known.string
    case .int: types.decl(type) != known.int
    default: true
    }
  }

  /// A value made of a literal by the initialiser of a type that is not one of the literal's own.
  private func literal(_ value: Value, _ label: Name, of type: TypeID) throws -> Value? {
    let decl = types.decl(type)
    guard analyzer.decl(decl).kind == .structure || analyzer.decl(decl).kind == .enumeration else { return nil }
    guard let initializer = analyzer.literalInitializer(label, of: type) else { return nil }
    if analyzer.decl(initializer).has(.isPrimitive), primitive(initializer) == nil { return nil }
    return try construct(type, initializer, [Box(value)])
  }

  func isRequirement(_ id: DeclID) -> Bool {
    guard let parent = analyzer.parent(of: id) else { return false }
    return analyzer.decl(parent).kind == .protocolType
  }
}

/// The labels of the initialisers that make values of literals, made once: they are asked for at every conversion.
private enum LiteralLabel {
  static let nilLiteral: Name = "nilLiteral"
  static let integerLiteral: Name = "integerLiteral"
  static let floatLiteral: Name = "floatLiteral"
  static let stringLiteral: Name = "stringLiteral"
  static let extendedGraphemeClusterLiteral: Name = "extendedGraphemeClusterLiteral"
  static let arrayLiteral: Name = "arrayLiteral"
  static let booleanLiteral: Name = "booleanLiteral"
}

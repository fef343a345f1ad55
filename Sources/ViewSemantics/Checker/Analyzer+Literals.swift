import ViewSource

/// What literals can be.
extension Analyzer {
  /// The protocol that a type must conform to for a literal to be one.
  private func literalProtocol(_ kind: LiteralKind) -> KnownType {
    switch kind {
    case .integer: .expressibleByIntegerLiteral
    case .float: .expressibleByFloatLiteral
    case .string: .expressibleByStringLiteral
    case .character: .expressibleByUnicodeScalarLiteral
    case .interpolation: .expressibleByStringInterpolation
    case .boolean: .expressibleByBooleanLiteral
    case .nilLiteral: .expressibleByNilLiteral
    case .array: .expressibleByArrayLiteral
    case .dictionary: .expressibleByDictionaryLiteral
    }
  }

  func literalKind(_ type: TypeID) -> LiteralKind? {
    types.kind(type) == .literal ? LiteralKind(rawValue: types.payload(type)) : nil
  }

  /// Whether a literal can be a value of a type.
  func canBe(_ literal: TypeID, _ type: TypeID) -> Bool {
    guard let kind = literalKind(literal), let target = knownDecl(literalProtocol(kind)) else { return false }
    switch types.kind(type) {
    case .nominal, .parameter, .member, .opaque: return conformance(type, to: target) != nil
    default: return false
    }
  }

  /// What a literal is where nothing says otherwise.
  func defaultType(ofLiteral literal: TypeID) -> TypeID {
    switch literalKind(literal) {
    case .integer: known(.int)
    case .float: known(.double)
    case .string, .interpolation, .character: known(.string)
    case .boolean: known(.bool)
    case .array: array(types.argumentCount(literal) > 0 ? types.argument(literal, 0) : hole(.notInferred, "[]"))
    case .dictionary: hole(.notInferred, "[:]")
    case .nilLiteral: optional(hole(.notInferred, "nil"))
    case nil: literal
    }
  }

  /// A type with its literals turned into what they are by default.
  func withDefaults(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasLiteral) else { return type }
    if types.kind(type) == .literal { return withDefaults(defaultType(ofLiteral: type)) }
    return map(type) { withDefaults($0) }
  }

  /// Swift converts between these two on its own.
  func isDoubleAndCGFloat(_ left: TypeID, _ right: TypeID) -> Bool {
    let double = known(.double)
    let cgFloat = known(.cgFloat)
    return (left == double && right == cgFloat) || (left == cgFloat && right == double)
  }
}

import ViewSource

/// Types of literals.
extension Analyzer {
  /// The protocol that a literal's type must conform to.
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

  /// The protocol that a literal's type must conform to; `nil` if it is not declared.
  func literalProtocolDecl(_ literal: TypeID) -> DeclID? {
    literalKind(literal).flatMap { knownDecl(literalProtocol($0)) }
  }

  /// Whether a type can be the type of a literal.
  func canBe(_ literal: TypeID, _ type: TypeID) -> Bool {
    guard let target = literalProtocolDecl(literal) else { return false }
    switch types.kind(type) {
    case .nominal, .parameter, .member, .opaque: return conformance(type, to: target) != nil
    default: return false
    }
  }

  /// The default type of a literal without context.
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

  /// A type with its provisional literals replaced by their default types.
  func withDefaults(_ type: TypeID) -> TypeID {
    guard types.flags(type).contains(.hasLiteral) else { return type }
    if types.kind(type) == .literal { return withDefaults(defaultType(ofLiteral: type)) }
    return map(type) { withDefaults($0) }
  }

  /// Whether two types are `Double` and `CGFloat`, which Swift converts implicitly.
  func isDoubleAndCGFloat(_ left: TypeID, _ right: TypeID) -> Bool {
    let double = known(.double)
    let cgFloat = known(.cgFloat)
    return (left == double && right == cgFloat) || (left == cgFloat && right == double)
  }
}

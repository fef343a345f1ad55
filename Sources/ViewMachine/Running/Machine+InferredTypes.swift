import ViewSemantics
import ViewSource

/// The types of values whose static type is unknown, inferred from the representation.
extension Machine {
  /// The type for describing a value whose static type is unknown; `nil` if it cannot be inferred. Any number type that
  /// prints the value in the same way is sufficient.
  func inferredType(_ value: Value, _ type: TypeID) -> TypeID? {
    switch types.kind(type) {
    case .hole, .variable, .parameter, .member, .existential: break
    case .nominal where analyzer.decl(types.decl(type)).kind == .protocolType: break
    default: return nil
    }
    switch value {
    case .bool: return standard(.bool)
    case .int: return standard(.int)
    case .double(let number):
      let isOfEither = Double(Float(number)) != number || Float(number).description == number.description
      return isOfEither ? standard(.double) : nil
    case .ascii: return analyzer.known("Character")
    case .none: return analyzer.optionalType(analyzer.anyType)
    case .void: return nil
    case .ref(let box): return typeTold(by: box)
    }
  }

  private func typeTold(by box: Box) -> TypeID? {
    switch box {
    case is StringBox: return standard(.string)
    case is CharacterBox: return analyzer.known("Character")
    case is SubstringBox: return analyzer.known("Substring")
    case is ArrayBox: return known.array.map { analyzer.nominalType($0, [analyzer.anyType]) }
    case let structure as StructBox: return structure.type
    case let enumeration as EnumBox: return enumeration.type
    case let object as ObjectBox: return object.type
    default: return nil
    }
  }
}

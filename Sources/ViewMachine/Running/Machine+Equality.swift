import ViewSemantics
import ViewSource

/// The implementation of `==` and hashing for a type.
enum EqualityPlan {
  /// By the bits of an integer, floating-point number or Boolean.
  case plain
  /// By `==` or `hash(into:)` of the program or the catalogue.
  case call(CallTarget)
  case string, character
  case optional(TypeID)
  case array(TypeID)
  case dictionary(TypeID, TypeID)
  case set(TypeID)
  case tuple([TypeID])
  case fields([TypeID])
  /// By the payload types of each case.
  case cases([[TypeID]])
  case existential
  case identity
  case metatype
  /// By a `hashValue` of the program, without `hash(into:)`.
  case hashValue(CallTarget)
  case unknown
}

/// Equality and hashing, without the run loop where the types allow it.
extension Machine {
  /// `==` of two values of a type.
  public func isEqual(_ left: Value, _ right: Value, _ type: TypeID) throws -> Bool {
    // Values with shared parts can have any number of nested parts.
    try consumeFuel(1)
    // Numbers and strings have no custom `==`.
    switch (left, right) {
    case (.int(let left), .int(let right)): return left == right
    case (.ascii(let left), .ascii(let right)): return left == right
    case (.ref(let left as StringBox), .ref(let right as StringBox)): return left.text == right.text
    default: break
    }
    switch try equalityPlan(type) {
    case .plain:
      switch (left, right) {
      case (.int(let a), .int(let b)): return a == b
      case (.double(let a), .double(let b)): return a == b
      case (.bool(let a), .bool(let b)): return a == b
      default: return true
      }
    case .string: return try left.asString == right.asString
    case .character: return try left.asCharacter == right.asCharacter
    case .optional(let inner):
      switch (left.unwrapped, right.unwrapped) {
      case (nil, nil): return true
      case (let a?, let b?): return try isEqual(a, b, inner)
      default: return false
      }
    case .array(let element):
      let (a, b) = (try left.asArray, try right.asArray)
      guard a.count == b.count else { return false }
      for index in a.indices where try !isEqual(a[index], b[index], element) { return false }
      return true
    case .dictionary(let key, let value):
      let (a, b) = (try left.box(DictionaryBox.self).table, try right.box(DictionaryBox.self).table)
      guard a.count == b.count else { return false }
      var place = a.place(from: 0)
      while let current = place {
        let found = try b.find(hash: hash(a.key(at: current), key)) { try isEqual($0, a.key(at: current), key) }
        guard let found, try isEqual(a.value(at: current), b.value(at: found), value) else { return false }
        place = a.place(from: current + 1)
      }
      return true
    case .set(let element):
      let (a, b) = (try left.box(SetBox.self).table, try right.box(SetBox.self).table)
      guard a.count == b.count else { return false }
      var place = a.place(from: 0)
      while let current = place {
        if try b.find(
          hash: hash(a.key(at: current), element), isEqual: { try isEqual($0, a.key(at: current), element) })
          == nil
        {
          return false
        }
        place = a.place(from: current + 1)
      }
      return true
    case .tuple(let parts):
      if parts.isEmpty { return true }
      let (a, b) = (try left.box(TupleBox.self).elements, try right.box(TupleBox.self).elements)
      for (index, part) in parts.enumerated() where try !isEqual(a[index], b[index], part) { return false }
      return true
    case .fields(let parts):
      let (a, b) = (try left.box(StructBox.self), try right.box(StructBox.self))
      if a === b { return true }
      for (index, part) in parts.enumerated() where try !isEqual(a.fields[index], b.fields[index], part) {
        return false
      }
      return true
    case .cases(let parts):
      let (a, b) = (try left.box(EnumBox.self), try right.box(EnumBox.self))
      guard a.tag == b.tag else { return false }
      if a === b || a.tag >= parts.count { return true }
      for (index, part) in parts[a.tag].enumerated() where try !isEqual(a.payload[index], b.payload[index], part) {
        return false
      }
      return true
    case .existential:
      let (a, b) = (dynamicType(of: left, as: type), dynamicType(of: right, as: type))
      guard a != type else { throw Fault.mismatch("existential", left) }
      if a != b, let areSame = try areSameErased(unboxed(left), a, unboxed(right), b) { return areSame }
      return try a == b && isEqual(unboxed(left), unboxed(right), a)
    case .identity:
      guard case .ref(let a) = left, case .ref(let b) = right else { return false }
      return a === b
    case .metatype: return try left.box(MetatypeBox.self).type == right.box(MetatypeBox.self).type
    case .call(let target): return try run(target, [left, right]).asBool
    case .hashValue, .unknown:
      if let missing = left.absence ?? right.absence { throw missing }
      throw Fault.unsupported("values of `\(analyzer.text(of: type))` cannot be compared")
    }
  }

  /// Whether two values of different types are equal as `AnyHashable`: numbers by value, and collections of numbers by
  /// content; `nil` if the types alone decide.
  func areSameErased(_ left: Value, _ leftType: TypeID, _ right: Value, _ rightType: TypeID) throws -> Bool? {
    if isNumber(leftType), isNumber(rightType) {
      switch (left, right) {
      case (.int(let a), .int(let b)): return a == b && (a >= 0 || isSigned(leftType) == isSigned(rightType))
      case (.double(let a), .double(let b)): return a == b
      case (.int(let a), .double(let b)), (.double(let b), .int(let a)):
        let isSigned = isSigned(isInteger(leftType) ? leftType : rightType)
        return isSigned ? Int(exactly: b) == a : UInt(exactly: b) == UInt(bitPattern: a)
      default: return nil
      }
    }
    guard case .ref(let first as ArrayBox) = left, case .ref(let second as ArrayBox) = right,
      types.kind(leftType) == .nominal, types.kind(rightType) == .nominal,
      types.decl(leftType) == types.decl(rightType)
    else { return nil }
    guard first.elements.count == second.elements.count else { return false }
    let (a, b) = (types.argument(leftType, 0), types.argument(rightType, 0))
    return try zip(first.elements, second.elements).allSatisfy { x, y in
      let (a, b) = (dynamicType(of: x, as: a), dynamicType(of: y, as: b))
      return try a == b ? isEqual(unboxed(x), unboxed(y), a) : areSameErased(unboxed(x), a, unboxed(y), b) ?? false
    }
  }

  private func isNumber(_ type: TypeID) -> Bool { isInteger(type) || isFloatingPoint(type) }

  private func isSigned(_ type: TypeID) -> Bool { integerWidth(type)?.isSigned ?? true }

  func unboxed(_ value: Value) -> Value {
    if case .ref(let box as ExistentialBox) = value { return box.value }
    return value
  }

  private func equalityPlan(_ type: TypeID) throws -> EqualityPlan {
    if let known = equalityPlans[type] { return known }
    let found = try plan(type, by: requirement("==", of: known.equatable), isStatic: true)
    equalityPlans[type] = found
    return found
  }

  private func plan(_ type: TypeID, by requirement: DeclID?, isStatic: Bool) throws -> EqualityPlan {
    switch types.kind(type) {
    case .tuple: return .tuple(types.arguments(type))
    case .metatype: return .metatype
    case .existential: return .existential
    case .nominal: break
    default: return .unknown
    }
    if isExistential(type) { return .existential }
    let decl = types.decl(type)
    if isInteger(type) || isFloatingPoint(type) || decl == known.bool || analyzer.isKnown(type, Name("Scalar")) {
      return .plain
    }
    if analyzer.decl(decl).name == "Scalar", analyzer.isFromCatalogue(decl) { return .plain }
    if decl == known.string || decl == known.substring { return .string }
    if decl == known.character { return .character }
    if decl == known.optional { return .optional(types.argument(type, 0)) }
    if decl == known.array { return .array(types.argument(type, 0)) }
    if decl == known.dictionary { return .dictionary(types.argument(type, 0), types.argument(type, 1)) }
    if decl == known.set { return .set(types.argument(type, 0)) }
    if let requirement {
      let own = implementation(of: requirement, in: type)
      if own != requirement { return .call(try target(requirement, .body, type, [], hasSelf: !isStatic)) }
    }
    switch analyzer.decl(decl).kind {
    case .structure: return .fields(storedFields(of: type).map { fieldType($0, in: type) })
    case .enumeration: return .cases(enumCases(of: decl).map { payloadTypes(of: $0, in: type) })
    case .classType, .actor: return .identity
    default: return .unknown
    }
  }

  // MARK: Hashing

  /// The hash of a value of a type. Equal values have equal hashes.
  public func hash(_ value: Value, _ type: TypeID) throws -> Int {
    switch value {
    case .int(let number): return number
    case .bool(let isTrue): return isTrue ? 1 : 0
    case .double(let number): return hash(number)
    case .void: return 0
    case .ascii(let code): return Int(code)
    case .none: return 0x5bd1
    case .ref(let box):
      if let text = box as? StringBox { return hash(text: text.text) }
      if let text = box as? SubstringBox { return hash(text: String(text.text)) }
      if let character = box as? CharacterBox { return character.character.hashValue }
    }
    try consumeFuel(1)
    switch try hashPlan(type) {
    case .optional(let inner): return try value.unwrapped.map { try hash($0, inner) } ?? 0
    case .array(let element):
      let elements = try value.asArray
      return try elements.reduce(elements.count) { try mix($0, hash($1, element)) }
    case .tuple(let parts):
      let elements = try value.box(TupleBox.self).elements
      return try parts.indices.reduce(1) { try mix($0, hash(elements[$1], parts[$1])) }
    case .fields(let parts):
      let fields = try value.box(StructBox.self).fields
      return try parts.indices.reduce(2) { try mix($0, hash(fields[$1], parts[$1])) }
    case .cases(let parts):
      let box = try value.box(EnumBox.self)
      guard box.tag < parts.count else { return box.tag }
      return try parts[box.tag].indices.reduce(box.tag) { try mix($0, hash(box.payload[$1], parts[box.tag][$1])) }
    case .existential:
      let dynamic = dynamicType(of: value, as: type)
      guard dynamic != type else { throw Fault.mismatch("existential", value) }
      return try hash(unboxed(value), dynamic)
    case .identity:
      guard case .ref(let box) = value else { return 0 }
      return ObjectIdentifier(box).hashValue
    case .metatype: return try Int(value.box(MetatypeBox.self).type.bits)
    case .set(let element):
      let table = try value.box(SetBox.self).table
      var result = table.count
      var place = table.place(from: 0)
      while let current = place {
        result ^= try hash(table.key(at: current), element)
        place = table.place(from: current + 1)
      }
      return result
    case .dictionary(let key, let element):
      let table = try value.box(DictionaryBox.self).table
      var result = table.count
      var place = table.place(from: 0)
      while let current = place {
        result ^= try mix(hash(table.key(at: current), key), hash(table.value(at: current), element))
        place = table.place(from: current + 1)
      }
      return result
    case .call(let target):
      var arguments = [value, .int(HashState.initial)]
      _ = try run(target, changing: &arguments)
      return try HashState.finalize(arguments[1].asInt)
    case .hashValue(let target):
      var arguments = [value]
      return try run(target, changing: &arguments).asInt
    case .plain, .string, .character, .unknown: return 0
    }
  }

  /// The hash of a string: the same in each run, and equal for canonically equivalent strings within a run.
  func hash(text: String) -> Int { HashState.combine(HashState.initial, text) }

  /// An integral floating-point number has the hash of the integer, which it equals as `AnyHashable`.
  private func hash(_ number: Double) -> Int {
    Int(exactly: number) ?? UInt(exactly: number).map { Int(bitPattern: $0) }
      ?? Int(bitPattern: UInt(number.bitPattern))
  }

  func mix(_ left: Int, _ right: Int) -> Int {
    Int(
      truncatingIfNeeded: (UInt(bitPattern: left) ^ (UInt(bitPattern: right) &* 0x9E37_79B9_7F4A_7C15))
        &* 0xff51_afd7_ed55_8ccd)
  }

  private func hashPlan(_ type: TypeID) throws -> EqualityPlan {
    if let known = hashPlans[type] { return known }
    var found = try plan(type, by: requirement("hash", of: known.hashable), isStatic: false)
    switch found {
    case .fields, .cases, .identity:
      if let requirement = requirement("hashValue", of: known.hashable) {
        let own = implementation(of: requirement, in: type)
        if own != requirement, !analyzer.isFromCatalogue(own) {
          found = .hashValue(try target(requirement, .getter, type, [], hasSelf: true))
        }
      }
    default: break
    }
    hashPlans[type] = found
    return found
  }
}

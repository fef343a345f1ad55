/// A value of the program that runs: 16 bytes, what is small inline, everything else behind one reference.
///
/// A value does not know its static type. Code is lowered for concrete types, so each instruction and each native function
/// knows the types of what it is given; values whose type only the run can tell are in an `ExistentialBox`, or are boxes
/// that know it (`StructBox`, `EnumBox`, `ObjectBox`).
public enum Value {
  /// `()`, and what nothing has been written to yet.
  case void
  case bool(Bool)
  /// Every integer type of up to 64 bits: signed ones by their value, unsigned ones by their value with the bits of `Int`.
  /// Unicode scalars by their code.
  case int(Int)
  /// `Double`, `CGFloat`, and `Float` (which is rounded after each operation).
  case double(Double)
  /// A `Character` of ASCII, by its code; every other one, a carriage return with a line feed among them, is a
  /// `CharacterBox`.
  case ascii(UInt8)
  /// `nil`. The number tells how many optionals are wrapped around it: `.some(nil)` of an `Int??` is 1.
  ///
  /// An optional that has a value is that value itself.
  case none(Int)
  /// Everything else.
  case ref(Box)
}

extension Value {
  /// The value as an optional that has it.
  @inline(__always)
  public var wrapped: Value {
    if case .none(let depth) = self { return .none(depth + 1) }
    return self
  }

  /// What an optional has; `nil` if it has nothing.
  @inline(__always)
  public var unwrapped: Value? {
    guard case .none(let depth) = self else { return self }
    return depth == 0 ? nil : Value.none(depth - 1)
  }

  /// `nil`
  public static var nothing: Value { Value.none(0) }

  /// Text.
  @inline(__always)
  public static func string(_ text: String) -> Value { .ref(StringBox(text)) }

  /// An array.
  public static func array(_ elements: [Value]) -> Value { .ref(ArrayBox(elements)) }

  /// A tuple of two or more values.
  public static func tuple(_ elements: [Value]) -> Value { .ref(TupleBox(elements)) }

  /// An optional of something that the host has.
  public static func optional(_ value: Value?) -> Value { value.map(\.wrapped) ?? .nothing }
}

/// Values as the host's types. The analysis has found the types of a program, so another kind of value than is asked for
/// is a fault of the machine; it ends the run by a fault and does no harm.
extension Value {
  public var asBool: Bool {
    get throws(Fault) {
      guard case .bool(let value) = self else { throw .mismatch("Bool", self) }
      return value
    }
  }

  public var asInt: Int {
    get throws(Fault) {
      guard case .int(let value) = self else { throw .mismatch("Int", self) }
      return value
    }
  }

  public var asDouble: Double {
    get throws(Fault) {
      guard case .double(let value) = self else { throw .mismatch("Double", self) }
      return value
    }
  }

  /// Text of a `String` or `Substring`.
  public var asString: String {
    get throws(Fault) {
      if let text = ifString { return text }
      throw .mismatch("String", self)
    }
  }

  /// The text of a string; `nil` of anything else.
  public var ifString: String? {
    guard case .ref(let box) = self else { return nil }
    if let text = box as? StringBox { return text.text }
    return (box as? SubstringBox).map { String($0.text) }
  }

  /// The elements of an array; `nil` of anything else.
  public var ifArray: [Value]? {
    guard case .ref(let box) = self else { return nil }
    return (box as? ArrayBox)?.elements
  }

  public var asCharacter: Character {
    get throws(Fault) {
      if case .ascii(let code) = self { return Character(Unicode.Scalar(code)) }
      return try box(CharacterBox.self).character
    }
  }

  /// The elements of an `Array`.
  public var asArray: [Value] {
    get throws(Fault) { try box(ArrayBox.self).elements }
  }

  /// The box of one kind.
  @inline(__always)
  public func box<Kind: Box>(_ kind: Kind.Type) throws(Fault) -> Kind {
    guard case .ref(let box) = self, let found = box as? Kind else { throw .mismatch("\(kind)", self) }
    return found
  }
}

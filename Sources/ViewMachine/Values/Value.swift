/// A run-time value of 16 bytes: small values inline, everything else behind one reference.
///
/// A value does not know its static type. Code is lowered for concrete types, so each instruction and native function
/// knows the types of its operands. A value with a dynamic type is in an `ExistentialBox` or in a box with a type
/// (`StructBox`, `EnumBox`, `ObjectBox`).
public enum Value {
  /// `()`, and uninitialized storage.
  case void
  case bool(Bool)
  /// An integer of up to 64 bits. An unsigned 64-bit integer is stored as the bits of an `Int`, a Unicode scalar as its
  /// code.
  case int(Int)
  /// A `Double` or `CGFloat`, or a `Float` or `Float16`, which are rounded after each operation.
  case double(Double)
  /// An ASCII `Character` by its code. Every other character, including "\r\n", is a `CharacterBox`.
  case ascii(UInt8)
  /// `nil`. The number is the count of optionals wrapped around it: `.some(nil)` of type `Int??` has 1.
  ///
  /// A non-`nil` optional is represented as the wrapped value itself.
  case none(Int)
  /// A reference to a box.
  case ref(Box)
}

extension Value {
  /// The value wrapped in an optional.
  @inline(__always)
  public var wrapped: Value {
    if case .none(let depth) = self { return .none(depth + 1) }
    return self
  }

  /// The wrapped value of an optional; `nil` if it is `nil`.
  @inline(__always)
  public var unwrapped: Value? {
    guard case .none(let depth) = self else { return self }
    return depth == 0 ? nil : Value.none(depth - 1)
  }

  /// `nil`
  public static var nothing: Value { Value.none(0) }

  /// A string value.
  @inline(__always)
  public static func string(_ text: String) -> Value { .ref(StringBox(text)) }

  /// An array value.
  public static func array(_ elements: [Value]) -> Value { .ref(ArrayBox(elements)) }

  /// A tuple value of two or more elements.
  public static func tuple(_ elements: [Value]) -> Value { .ref(TupleBox(elements)) }

  /// An optional of a host value.
  public static func optional(_ value: Value?) -> Value { value.map(\.wrapped) ?? .nothing }
}

/// Conversions to host types. The analyzer has typed the program, so a mismatch is a bug of the machine. It is reported
/// as a fault.
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

  /// The text of a `String` or `Substring`.
  public var asString: String {
    get throws(Fault) {
      if let text = ifString { return text }
      throw .mismatch("String", self)
    }
  }

  /// The text of a string; `nil` for other values.
  public var ifString: String? {
    guard case .ref(let box) = self else { return nil }
    if let text = box as? StringBox { return text.text }
    return (box as? SubstringBox).map { String($0.text) }
  }

  /// The elements of an array; `nil` for other values.
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

  /// The box of an expected kind.
  @inline(__always)
  public func box<Kind: Box>(_ kind: Kind.Type) throws(Fault) -> Kind {
    guard case .ref(let box) = self, let found = box as? Kind else { throw .mismatch("\(kind)", self) }
    return found
  }
}

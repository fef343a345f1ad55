import ViewSource

/// A message in the binary format of Protocol Buffers: fields by number, in the order of the file.
///
/// Reading stops at the first malformed field.
struct ProtocolBuffer {
  enum Field {
    /// An integer, a boolean or an enum case.
    case number(UInt64)
    /// The bits of a fixed-size number: of a `Double`, if it has 8 bytes.
    case fixed(UInt64)
    /// A string, a message, or packed numbers.
    case bytes(ArraySlice<UInt8>)
  }

  private(set) var fields: [(number: Int, value: Field)] = []

  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes
    while !rest.isEmpty {
      guard let tag = ProtocolBuffer.varint(&rest) else { return }
      let value: Field?
      switch tag & 7 {
      case 0: value = ProtocolBuffer.varint(&rest).map { .number($0) }
      case 1: value = ProtocolBuffer.fixed(8, &rest).map { .fixed($0) }
      case 5: value = ProtocolBuffer.fixed(4, &rest).map { .fixed($0) }
      case 2:
        guard let count = ProtocolBuffer.varint(&rest), count <= UInt64(rest.count) else { return }
        value = .bytes(rest.prefix(Int(count)))
        rest = rest.dropFirst(Int(count))
      default: value = nil
      }
      guard let value else { return }
      fields.append((Int(truncatingIfNeeded: tag >> 3), value))
    }
  }

  /// The messages in a repeated field.
  func messages(_ number: Int) -> [ProtocolBuffer] { contents(number).map { ProtocolBuffer($0) } }

  /// The message in a field; `nil` if it is missing.
  func message(_ number: Int) -> ProtocolBuffer? { contents(number).last.map { ProtocolBuffer($0) } }

  /// The string in a field; `nil` if it is missing.
  func string(_ number: Int) -> String? { contents(number).last.map { String(decoding: $0, as: UTF8.self) } }

  /// The integer in a field; 0 if it is missing.
  func integer(_ number: Int) -> Int {
    for field in fields.reversed() where field.number == number {
      if case .number(let value) = field.value { return Int(truncatingIfNeeded: value) }
    }
    return 0
  }

  /// The numbers of a repeated field of doubles, packed or not.
  func doubles(_ number: Int) -> [Double] {
    fields.lazy.filter { $0.number == number }.flatMap { field -> [Double] in
      switch field.value {
      case .number: return []
      case .fixed(let bits): return [Double(bitPattern: bits)]
      case .bytes(var rest):
        var numbers: [Double] = []
        while let bits = ProtocolBuffer.fixed(8, &rest) { numbers.append(Double(bitPattern: bits)) }
        return numbers
      }
    }
  }

  private func contents(_ number: Int) -> [ArraySlice<UInt8>] {
    fields.compactMap { field in
      guard field.number == number, case .bytes(let bytes) = field.value else { return nil }
      return bytes
    }
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  private static func fixed(_ count: Int, _ rest: inout ArraySlice<UInt8>) -> UInt64? {
    guard rest.count >= count else { return nil }
    let value = rest.prefix(count).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    rest = rest.dropFirst(count)
    return value
  }
}

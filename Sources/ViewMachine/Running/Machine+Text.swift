/// Text that grows and text of parts.
extension Machine {
  /// Puts text behind the end of a string in a register.
  func append(_ added: Value, to value: inout Value) throws {
    let part: String
    if case .ref(let box) = added, let string = box as? StringBox {
      part = string.text
    } else {
      part = try added.asString
    }
    try Machine.changeText(&value) { string in
      string.text += part
      try checkRoom(string.text.utf8.count)
    }
  }

  /// The text of registers in a row, strings and numbers of type `Int`, which have nothing afterwards.
  func concatenated(_ r: inout MutableSpan<Value>, _ first: Int, _ count: Int) throws -> String {
    var capacity = 0
    for index in first..<first &+ count {
      switch r[index] {
      case .int: capacity &+= DecimalDigits.maximumCount
      case .ref(let box as StringBox): capacity &+= box.text.utf8.count
      default:
        r[index] = .string(try r[index].asString)
        capacity &+= try r[index].asString.utf8.count
      }
    }
    try checkRoom(capacity)
    let text = unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      var end = 0
      for index in first..<first &+ count {
        switch r[index] {
        case .int(let number): unsafe end = DecimalDigits.write(number, to: buffer, at: end)
        case .ref(let box as StringBox):
          // The text of a native string lies in a row, or is small and is put into one.
          var text = box.text
          text.withUTF8 { bytes in
            _ = unsafe buffer[end...].initialize(fromContentsOf: bytes)
            end &+= bytes.count
          }
        default: break
        }
      }
      return end
    }
    for index in first..<first &+ count { r[index] = .void }
    return text
  }
}

/// Writes integers as `String(number)` does.
enum DecimalDigits {
  /// The sign and the digits of the longest `Int`.
  static let maximumCount = 20

  /// Writes a number in ASCII into memory that has room for it.
  ///
  /// - Returns: the offset behind its last digit.
  @unsafe static func write(_ number: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    var rest = number.magnitude
    var count = number < 0 ? 2 : 1
    var bound: UInt = 10
    while rest >= bound {
      count &+= 1
      let (next, isOver) = bound.multipliedReportingOverflow(by: 10)
      if isOver { break }
      bound = next
    }
    let end = start &+ count
    var place = end
    repeat {
      place &-= 1
      unsafe buffer[place] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    if number < 0 { unsafe buffer[start] = UInt8(ascii: "-") }
    return end
  }
}

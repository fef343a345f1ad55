/// Fast paths for strings whose bytes determine the result, such as ASCII.
///
/// An ASCII character is one byte, except for a carriage return followed by a line feed. A combining mark may follow
/// it, which is not ASCII.
enum FastText {
  private static let lineFeed: UInt8 = 10
  private static let carriageReturn: UInt8 = 13

  /// The content at an offset of a string.
  enum Step {
    case end
    case ascii(UInt8)
    /// A character that needs the general path.
    case other
  }

  /// - Parameter offset: A UTF-8 offset at a character boundary or at the end.
  @inline(__always)
  static func step(_ offset: Int, in text: String) -> Step {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      guard offset < bytes.count else { return .end }
      let byte = unsafe bytes[offset]
      guard byte < 128, byte != carriageReturn else { return .other }
      let next = offset &+ 1
      // A line feed never combines with the next scalar.
      return unsafe next == bytes.count || bytes[next] < 128 || byte == lineFeed ? .ascii(byte) : .other
    } ?? (offset < text.utf8.count ? .other : .end)
  }

  /// The number of characters if each is one byte; otherwise `nil`.
  static func count(_ text: Substring) -> Int? {
    let count = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      var all: UInt8 = 0
      var hasReturn = false
      for index in 0..<bytes.count {
        let byte = unsafe bytes[index]
        all |= byte
        hasReturn = hasReturn || byte == carriageReturn
      }
      return all < 128 && !hasReturn ? bytes.count : -1
    }
    return count.flatMap { $0 < 0 ? nil : $0 }
  }

  /// The substrings between separators, if the bytes determine them; otherwise `nil`.
  ///
  /// - Parameter most: The maximum number of splits.
  static func split(_ text: Substring, at separator: Character, most: Int, omitsEmpty: Bool) -> [Substring]? {
    guard let byte = separator.asciiValue, byte != carriageReturn, separator != "\r\n" else { return nil }
    let found = unsafe text.utf8.withContiguousStorageIfAvailable { bytes -> [Range<Int>]? in
      var parts: [Range<Int>] = []
      var start = 0
      var divisions = 0
      for index in 0..<bytes.count where unsafe bytes[index] == byte && divisions < most {
        if index > 0, unsafe bytes[index - 1] >= 128 || bytes[index - 1] == carriageReturn { return nil }
        if index + 1 < bytes.count, unsafe bytes[index + 1] >= 128 { return nil }
        if start < index || !omitsEmpty {
          parts.append(start..<index)
          divisions += 1
        }
        start = index + 1
      }
      if start < bytes.count || !omitsEmpty { parts.append(start..<bytes.count) }
      return parts
    }
    guard case let parts?? = found else { return nil }
    let utf8 = text.utf8
    return parts.map { part in
      let start = utf8.index(utf8.startIndex, offsetBy: part.lowerBound)
      return Substring(utf8[start..<utf8.index(start, offsetBy: part.count)])
    }
  }

  /// A part of a concatenation.
  enum Part {
    case number(Int)
    case text(String)
  }

  /// The concatenation of parts, with a single allocation.
  ///
  /// - Parameter capacity: At least the number of UTF-8 bytes of all parts.
  @inline(__always)
  static func joined(_ count: Int, capacity: Int, part: (Int) -> Part) -> String {
    unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      var end = 0
      for index in 0..<count {
        switch part(index) {
        case .number(let number): unsafe end = write(number, to: buffer, at: end)
        case .text(var text):
          // A native string is contiguous; `withUTF8` makes a small string contiguous.
          text.withUTF8 { bytes in
            _ = unsafe buffer[end...].initialize(fromContentsOf: bytes)
            end &+= bytes.count
          }
        }
      }
      return end
    }
  }

  /// The number of digits of a number, including its sign.
  static func length(of number: Int) -> Int {
    let magnitude = number.magnitude
    var count = number < 0 ? 2 : 1
    var bound: UInt = 10
    while magnitude >= bound {
      count &+= 1
      let (next, isOver) = bound.multipliedReportingOverflow(by: 10)
      if isOver { break }
      bound = next
    }
    return count
  }

  /// Writes a number like `String(number)`.
  ///
  /// - Returns: The offset after the last digit.
  @unsafe private static func write(
    _ number: Int, to buffer: UnsafeMutableBufferPointer<UInt8>, at start: Int
  ) -> Int {
    let end = start &+ length(of: number)
    var rest = number.magnitude
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

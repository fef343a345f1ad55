/// What is done with text byte by byte where its bytes tell all, as those of ASCII do.
///
/// A character of ASCII is one byte, but for a carriage return with a line feed; what follows it may be a mark that belongs
/// to it, which is no ASCII then.
enum FastText {
  private static let lineFeed: UInt8 = 10
  private static let carriageReturn: UInt8 = 13

  /// What stands at an offset of a text.
  enum Step {
    case end
    case ascii(UInt8)
    /// A character that takes a closer look.
    case other
  }

  /// - Parameter offset: in UTF-8, where a character begins or the text ends.
  @inline(__always)
  static func step(_ offset: Int, in text: String) -> Step {
    unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      guard offset < bytes.count else { return .end }
      let byte = unsafe bytes[offset]
      guard byte < 128, byte != carriageReturn else { return .other }
      let next = offset &+ 1
      // Nothing belongs to a line feed that a character begins with.
      return unsafe next == bytes.count || bytes[next] < 128 || byte == lineFeed ? .ascii(byte) : .other
    } ?? (offset < text.utf8.count ? .other : .end)
  }

  /// How many characters a text has if each is a byte; else `nil`.
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

  /// The parts of a text between separators, if bytes tell where these are; else `nil`.
  ///
  /// - Parameter most: how many times at most the text is divided.
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

  /// What a text is put together of.
  enum Part {
    case number(Int)
    case text(String)
  }

  /// The text of some parts in a row, made in one piece.
  ///
  /// - Parameter capacity: at least as many bytes of UTF-8 as all parts take.
  @inline(__always)
  static func joined(_ count: Int, capacity: Int, part: (Int) -> Part) -> String {
    unsafe String(unsafeUninitializedCapacity: capacity) { buffer in
      var end = 0
      for index in 0..<count {
        switch part(index) {
        case .number(let number): unsafe end = write(number, to: buffer, at: end)
        case .text(var text):
          // A native string lies in a row; a small one is put into one.
          text.withUTF8 { bytes in
            _ = unsafe buffer[end...].initialize(fromContentsOf: bytes)
            end &+= bytes.count
          }
        }
      }
      return end
    }
  }

  /// How many bytes a number takes, its sign among them.
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

  /// Writes a number as `String(number)` does.
  ///
  /// - Returns: the offset behind its last digit.
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

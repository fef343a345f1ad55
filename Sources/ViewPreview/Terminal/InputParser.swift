/// Parses terminal input: UTF-8 characters, and escape sequences for keys, the mouse and pasted text.
///
/// The input may be split anywhere, also inside an escape sequence. Unknown sequences are skipped as a whole, so that
/// no part of them is treated as typed text.
public struct InputParser {
  private enum State {
    case ground
    /// After ESC: the escape key, or the start of a sequence.
    case escape
    /// `ESC [`: parameters, then the final letter.
    case control
    /// `ESC O`
    case singleShift
    /// `ESC [ M`: three bytes of the old mouse protocol.
    case oldMouse(Int)
    /// A reply of the terminal, up to BEL or `ESC \`.
    case string
    case stringEscape
    case paste
  }

  private var state = State.ground
  /// The bytes of an incomplete character or sequence.
  private var bytes: [UInt8] = []
  /// The number of missing bytes of the character.
  private var missing = 0
  private var hasAlt = false
  private var events: [InputEvent] = []

  /// Creates a parser in its initial state.
  public init() {}

  /// The maximum length of an escape sequence.
  private static let longestEscape = 64
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Parses bytes and returns the complete events.
  public mutating func feed(_ new: some Sequence<UInt8>) -> [InputEvent] {
    for byte in new { read(byte) }
    defer { events = [] }
    return events
  }

  /// Whether the input so far may be complete or continue: the escape key sends the byte with which sequences begin.
  public var isWaiting: Bool {
    switch state {
    case .ground: missing > 0
    case .paste: false
    case .escape, .control, .singleShift, .oldMouse, .string, .stringEscape: true
    }
  }

  /// Ends an incomplete sequence after a timeout.
  public mutating func flush() -> [InputEvent] {
    switch state {
    case .escape: add(.escape)
    case .control where bytes.isEmpty: events.append(.key(Key(.character("["), .alt)))
    case .singleShift: events.append(.key(Key(.character("O"), .alt)))
    case .paste: return []
    case .ground, .control, .oldMouse, .string, .stringEscape: break
    }
    restart()
    defer { events = [] }
    return events
  }

  private mutating func restart() {
    state = .ground
    bytes = []
    missing = 0
    hasAlt = false
  }

  private mutating func add(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    events.append(.key(Key(code, hasAlt ? modifiers.union(.alt) : modifiers)))
    hasAlt = false
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .ground: readGround(byte)
    case .escape: readEscape(byte)
    case .control: readControl(byte)
    case .singleShift:
      restart()
      if byte == 0x1B { state = .escape } else { addLetter(byte, []) }
    case .oldMouse(let count):
      if count == 1 { restart() } else { state = .oldMouse(count - 1) }
    case .string:
      if byte == 0x07 { restart() } else if byte == 0x1B { state = .stringEscape }
    case .stringEscape:
      restart()
      if byte != UInt8(ascii: "\\") {
        state = .escape
        readEscape(byte)
      }
    case .paste: readPaste(byte)
    }
  }

  // MARK: Characters

  private mutating func readGround(_ byte: UInt8) {
    if missing > 0 {
      if byte & 0xC0 == 0x80 {
        bytes.append(byte)
        missing -= 1
        if missing == 0 { addCharacter() }
        return
      }
      // The character was truncated: this byte begins another one.
      bytes = []
      missing = 0
    }
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: add(.enter)
    case 0x09: add(.tab)
    case 0x08, 0x7F: add(.backspace)
    case 0x01...0x1A: add(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x20..<0x7F: add(.character(Character(Unicode.Scalar(byte))))
    case 0xC2...0xDF: begin(byte, missing: 1)
    case 0xE0...0xEF: begin(byte, missing: 2)
    case 0xF0...0xF4: begin(byte, missing: 3)
    default: hasAlt = false
    }
  }

  private mutating func begin(_ byte: UInt8, missing: Int) {
    bytes = [byte]
    self.missing = missing
  }

  private mutating func addCharacter() {
    let text = String(decoding: bytes, as: UTF8.self)
    bytes = []
    // U+FFFD stands for invalid bytes.
    guard let character = text.first, text.unicodeScalars.count == 1, character != "\u{FFFD}" else { return }
    add(.character(character))
  }

  // MARK: Escapes

  private mutating func readEscape(_ byte: UInt8) {
    bytes = []
    switch byte {
    case UInt8(ascii: "["): state = .control
    case UInt8(ascii: "O"): state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "X"): state = .string
    case 0x1B: add(.escape)
    default:
      state = .ground
      hasAlt = true
      readGround(byte)
    }
  }

  private mutating func readControl(_ byte: UInt8) {
    switch byte {
    case 0x20..<0x40:
      // A sequence that is too long is read to its end and ignored.
      if bytes.count <= InputParser.longestEscape { bytes.append(byte) }
    case 0x40..<0x7F:
      let parameters = bytes
      restart()
      if byte == UInt8(ascii: "M"), parameters.isEmpty {
        state = .oldMouse(3)
      } else if parameters.count <= InputParser.longestEscape {
        addControl(String(decoding: parameters, as: UTF8.self), byte)
      }
    default:
      restart()
      if byte == 0x1B { state = .escape }
    }
  }

  private mutating func addControl(_ text: String, _ final: UInt8) {
    if text.first == "<" { return addPointer(text.dropFirst(), isRelease: final == UInt8(ascii: "m")) }
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0.prefix { $0 != ":" }) ?? 0 }
    let first = numbers.first ?? 0
    let modifiers = InputParser.modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~"):
      switch first {
      case 200: state = .paste
      case 1, 7: add(.home, modifiers)
      case 4, 8: add(.end, modifiers)
      case 3: add(.delete, modifiers)
      case 5: add(.pageUp, modifiers)
      case 6: add(.pageDown, modifiers)
      case 27 where numbers.count > 2: addCode(numbers[2], modifiers)
      default: break
      }
    case UInt8(ascii: "u"): addCode(first, modifiers)
    case UInt8(ascii: "Z"): add(.tab, .shift)
    default: addLetter(final, modifiers)
    }
  }

  /// `ESC [ A`, `ESC O A`
  private mutating func addLetter(_ letter: UInt8, _ modifiers: Key.Modifiers) {
    switch letter {
    case UInt8(ascii: "A"): add(.up, modifiers)
    case UInt8(ascii: "B"): add(.down, modifiers)
    case UInt8(ascii: "C"): add(.right, modifiers)
    case UInt8(ascii: "D"): add(.left, modifiers)
    case UInt8(ascii: "H"): add(.home, modifiers)
    case UInt8(ascii: "F"): add(.end, modifiers)
    case UInt8(ascii: "M"): add(.enter, modifiers)
    default: break
    }
  }

  /// A key by its character code, as sent by terminals with an extended keyboard protocol.
  private mutating func addCode(_ code: Int, _ modifiers: Key.Modifiers) {
    switch code {
    case 9: add(.tab, modifiers)
    case 13: add(.enter, modifiers)
    case 27: add(.escape, modifiers)
    case 127: add(.backspace, modifiers)
    case 32..<0xE000:
      guard let scalar = Unicode.Scalar(UInt32(code)) else { break }
      add(.character(Character(scalar)), modifiers.subtracting(.shift))
    default: break
    }
  }

  /// The parameter is the modifier bits plus one.
  private static func modifiers(_ number: Int) -> Key.Modifiers {
    Key.Modifiers(rawValue: UInt8(truncatingIfNeeded: max(number - 1, 0)) & 7)
  }

  // MARK: Mouse

  /// `ESC [ < button ; column ; row M`
  private mutating func addPointer(_ text: Substring, isRelease: Bool) {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return }
    let button = numbers[0] & 3
    let action: Pointer.Action
    if numbers[0] & 64 != 0 {
      action = [.wheel(0, -1), .wheel(0, 1), .wheel(-1, 0), .wheel(1, 0)][button]
      if isRelease { return }
    } else if button != 0 {
      return
    } else {
      action = isRelease ? .release : numbers[0] & 32 != 0 ? .drag : .press
    }
    events.append(.pointer(Pointer(action, column: numbers[1] - 1, row: numbers[2] - 1)))
  }

  // MARK: Pasted text

  private mutating func readPaste(_ byte: UInt8) {
    bytes.append(byte)
    guard byte == UInt8(ascii: "~"), bytes.suffix(InputParser.pasteEnd.count).elementsEqual(InputParser.pasteEnd)
    else { return }
    let text = String(decoding: bytes.dropLast(InputParser.pasteEnd.count), as: UTF8.self)
    restart()
    // Terminals send a carriage return for a newline.
    events.append(.paste(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")))
  }
}

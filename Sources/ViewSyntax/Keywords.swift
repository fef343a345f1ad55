import ViewSource

/// Finds out whether an identifier is a word of the language, by one hash and one or two comparisons.
///
/// A word is looked up by its length and first eight bytes; a longer one is compared in its next eight too, and the one
/// that is longer than sixteen in the rest.
struct Keywords: Sendable {
  private static let slotCount = 512

  private struct Slot: BitwiseCopyable, Sendable {
    var first: UInt64 = 0
    var second: UInt64 = 0
    var length: UInt8 = 0
    var kind = TokenKind.identifier
  }

  private let slots: [Slot]

  static let standard = Keywords()

  private init() {
    var slots = [Slot](repeating: Slot(), count: Keywords.slotCount)
    for kind in TokenKind.allCases where kind.isReservedWord || kind.isContextualWord {
      guard let spelling = kind.spelling else { continue }
      var words: [UInt64] = [0, 0]
      for (index, byte) in spelling.utf8.prefix(16).enumerated() {
        words[index / 8] |= UInt64(byte) << UInt64(index % 8 * 8)
      }
      let length = UInt8(spelling.utf8.count)
      var index = Keywords.slot(of: words[0], length: Int(length))
      while slots[index].length != 0 { index = (index + 1) % Keywords.slotCount }
      slots[index] = Slot(first: words[0], second: words[1], length: length, kind: kind)
    }
    self.slots = slots
  }

  @inline(__always)
  private static func slot(of word: UInt64, length: Int) -> Int {
    // An odd constant whose product spreads short words well; the top nine bits select one of 512 slots.
    Int(truncatingIfNeeded: ((word &+ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// The kind of the identifier of `length` bytes at `start`: a keyword's or `.identifier`.
  @inline(__always)
  func kind(in bytes: SourceBytes, start: Int, length: Int) -> TokenKind {
    guard length > 1, length <= 22 else { return .identifier }
    var first = bytes.word(at: start)
    if length < 8 { first &= (1 << UInt64(length * 8)) - 1 }
    var index = Keywords.slot(of: first, length: length)
    while true {
      let slot = slots[index]
      if slot.length == 0 { return .identifier }
      if slot.first == first, Int(slot.length) == length {
        if length <= 8 { return slot.kind }
        var second = bytes.word(at: start + 8)
        if length < 16 { second &= (1 << UInt64((length - 8) * 8)) - 1 }
        if slot.second == second, length <= 16 || isSpelt(slot.kind, in: bytes, start: start) { return slot.kind }
      }
      index = (index + 1) % Keywords.slotCount
    }
  }

  @inline(never)
  private func isSpelt(_ kind: TokenKind, in bytes: SourceBytes, start: Int) -> Bool {
    var offset = start
    for byte in kind.spelling?.utf8 ?? "".utf8 {
      guard bytes[offset] == byte else { return false }
      offset += 1
    }
    return true
  }
}

import ViewSource

/// Decides whether an identifier is a keyword with one multiplication, one comparison and no branch that depends on the
/// result.
///
/// The key of a word is made of its first sixteen bytes. The table is a perfect hash: no two keywords share a slot, so
/// no probing is needed. An identifier of at most eight bytes equals its key; for a longer one with the key of a
/// keyword, the spelling is compared.
struct Keywords: Sendable {
  /// Maps the keys of all keywords to different slots; found by trying odd numbers. Another keyword may need another
  /// multiplier.
  private static let multiplier: UInt64 = 0x4A65_19DA_9812_C941
  /// Mixes the second eight bytes into the first; any odd number with many set bits works.
  private static let secondMultiplier: UInt64 = 0xFF51_AFD7_ED55_8CCD
  /// The top nine bits of the product select one of 512 slots.
  private static let slotShift: UInt64 = 55
  private static let longestWord = 20

  private let keys: [UInt64]
  private let kinds: [TokenKind]

  static let standard = Keywords()

  private init() {
    let count = 1 << (64 - Keywords.slotShift)
    var keys = [UInt64](repeating: 0, count: count)
    var kinds = [TokenKind](repeating: .identifier, count: count + 1)
    for kind in TokenKind.allCases where kind.isReservedWord || kind.isContextualWord || kind == .underscore {
      guard let spelling = kind.spelling else { continue }
      var first: UInt64 = 0
      var second: UInt64 = 0
      for (index, byte) in spelling.utf8.prefix(16).enumerated() {
        if index < 8 {
          first |= UInt64(byte) << UInt64(index * 8)
        } else {
          second |= UInt64(byte) << UInt64(index * 8 - 64)
        }
      }
      let key = first ^ (second &* Keywords.secondMultiplier)
      let slot = Keywords.slot(of: key)
      precondition(keys[slot] == 0, "two words in one slot: search for another multiplier")
      keys[slot] = key
      kinds[slot] = kind
    }
    self.keys = keys
    self.kinds = kinds
  }

  @inline(__always)
  private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* multiplier) >> slotShift)
  }

  /// The kind of the identifier of `length` bytes at `start`: a keyword or `.identifier`.
  @inline(__always)
  func kind(in bytes: SourceBytes, start: Int, length: Int) -> TokenKind {
    guard length <= Keywords.longestWord else { return .identifier }
    let firstMask: UInt64 = length < 8 ? (1 << UInt64(truncatingIfNeeded: length * 8)) - 1 : .max
    let secondLength = UInt64(truncatingIfNeeded: max(0, min(length - 8, 8)) * 8)
    // The shift operator `<<` by 64 returns zero, so that eight bytes give a full mask.
    let secondMask = ((1 as UInt64) << secondLength) &- 1
    let second = bytes.word(at: start + 8) & secondMask
    let key = (bytes.word(at: start) & firstMask) ^ (second &* Keywords.secondMultiplier)
    let slot = Keywords.slot(of: key)
    // The last element is `.identifier`: the index is selected without a branch.
    let kind = kinds[keys[slot] == key ? slot : keys.count]
    if length > 8, kind != .identifier, !isSpelt(kind, in: bytes, start: start, length: length) { return .identifier }
    return kind
  }

  @inline(never)
  private func isSpelt(_ kind: TokenKind, in bytes: SourceBytes, start: Int, length: Int) -> Bool {
    kind.spelling.map { bytes.isEqual(SourceRange(start, start + length), toText: $0) } == true
  }
}

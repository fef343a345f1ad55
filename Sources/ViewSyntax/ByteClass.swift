import ViewSource

/// Tests on eight bytes at a time, the first in the lowest bits of a word.
enum ByteClass {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Whether a byte is an ASCII letter or an underscore.
  @inline(__always)
  static func beginsIdentifier(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_")
  }

  /// The index of the first byte that is not an ASCII letter, digit, underscore or dollar sign; 8 if there is none.
  @inline(__always)
  static func firstNonIdentifier(in word: UInt64) -> Int {
    let low = word & ~highBits
    let folded = low | (0x20 &* ones)
    let letters = atLeast(UInt8(ascii: "a"), folded) & ~atLeast(UInt8(ascii: "z") + 1, folded)
    let digits = atLeast(UInt8(ascii: "0"), low) & ~atLeast(UInt8(ascii: "9") + 1, low)
    let signs = equal(to: UInt8(ascii: "_"), low) | equal(to: UInt8(ascii: "$"), low)
    let others = ~(letters | digits | signs) & highBits | (word & highBits)
    return others.trailingZeroBitCount / 8
  }

  /// The index of the first byte that is zero, `first` or `second`; 8 if there is none.
  @inline(__always)
  static func firstZero(orEither first: UInt8, _ second: UInt8, in word: UInt64) -> Int {
    let found = (zeros(word) | zeros(word ^ (UInt64(first) &* ones)) | zeros(word ^ (UInt64(second) &* ones)))
    return found.trailingZeroBitCount / 8
  }

  /// The index of the first byte that is not a space; 8 if there is none.
  @inline(__always)
  static func firstNonSpace(in word: UInt64) -> Int {
    (word ^ (0x20 &* ones)).trailingZeroBitCount / 8
  }

  @inline(__always)
  static func isASCII(_ word: UInt64) -> Bool {
    word & highBits == 0
  }

  /// The high bit of each byte of `word` that is at least `limit`; all bytes of `word` are below 128.
  @inline(__always)
  private static func atLeast(_ limit: UInt8, _ word: UInt64) -> UInt64 {
    (word &+ UInt64(128 - limit) &* ones) & highBits
  }

  /// The high bit of each byte of `word` that equals `byte`; all bytes of `word` are below 128.
  @inline(__always)
  private static func equal(to byte: UInt8, _ word: UInt64) -> UInt64 {
    ~((word ^ (UInt64(byte) &* ones)) &+ (0x7F &* ones)) & highBits
  }

  /// The high bit of every zero byte.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    ~(((word & ~highBits) &+ (0x7F &* ones)) | word) & highBits
  }
}

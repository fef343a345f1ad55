/// The state of a `Hasher`: one word, into which values are mixed.
///
/// The hashes are deterministic, unlike Swift's own, which differ in each run.
enum HashState {
  static let initial = 0x2545_F491_4F6C_DD1D

  /// The state after combining a word.
  @inline(__always)
  static func combine(_ state: Int, _ bits: Int) -> Int {
    let mixed = UInt(bitPattern: state ^ bits) &* 0x9E37_79B9_7F4A_7C15
    return Int(bitPattern: mixed ^ mixed >> 32)
  }

  /// The state after combining a string. Canonically equivalent strings give equal states.
  static func combine(_ state: Int, _ text: String) -> Int {
    var result = state
    for byte in text.utf8 {
      // Non-ASCII strings may be equal with different bytes, so Swift's hash is used.
      if byte >= 128 { return combine(state, text.hashValue) }
      result = (result ^ Int(byte)) &* 0x100_0000_01B3
    }
    return combine(result, text.utf8.count)
  }

  /// The state after combining a floating-point number. Both zeros are equal.
  static func combine(_ state: Int, _ number: Double) -> Int {
    combine(state, number == 0 ? 0 : Int(bitPattern: UInt(number.bitPattern)))
  }

  static func finalize(_ state: Int) -> Int { combine(state, 0x1F83_D9AB) }
}

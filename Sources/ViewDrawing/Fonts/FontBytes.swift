/// The bytes of a font file. Reads outside of the file return 0: a damaged file gives wrong outlines, never a trap.
struct FontBytes: Sendable {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func byte(_ offset: Int) -> Int { bytes.indices.contains(offset) ? Int(bytes[offset]) : 0 }

  /// A big-endian 16-bit word.
  func word(_ offset: Int) -> Int { byte(offset) << 8 | byte(offset + 1) }

  /// A signed big-endian 16-bit word.
  func signedWord(_ offset: Int) -> Int {
    let value = word(offset)
    return value < 0x8000 ? value : value - 0x10000
  }

  /// A big-endian 32-bit word.
  func long(_ offset: Int) -> Int { word(offset) << 16 | word(offset + 2) }

  func tag(_ offset: Int) -> String { String(decoding: (0..<4).map { UInt8(byte(offset + $0)) }, as: UTF8.self) }
}

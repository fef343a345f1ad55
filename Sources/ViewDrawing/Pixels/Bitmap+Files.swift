extension Bitmap {
  /// Decodes a PNG or JPEG file; `nil` for other formats and damaged files.
  public init?(file: [UInt8]) {
    guard let bitmap = PNGDecoder.decode(file) ?? JPEGDecoder.decode(file) else { return nil }
    self = bitmap
  }

  /// The width and height in pixels in the header of a PNG, JPEG or GIF file, without decoding the pixels: enough for
  /// layout.
  public static func pixelSize(ofFile file: [UInt8]) -> (width: Int, height: Int)? {
    func byte(_ at: Int) -> Int { at < file.count ? Int(file[at]) : 0 }
    func word(_ at: Int) -> Int { byte(at) << 8 | byte(at + 1) }
    if file.starts(with: [0x89, 0x50, 0x4E, 0x47]), file.count >= 24 {
      return (word(16) << 16 | word(18), word(20) << 16 | word(22))
    }
    if file.starts(with: [0x47, 0x49, 0x46, 0x38]), file.count >= 10 {
      // Little-endian.
      return (byte(7) << 8 | byte(6), byte(9) << 8 | byte(8))
    }
    guard file.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while place + 9 < file.count, byte(place) == 0xFF {
      switch byte(place + 1) {
      // A frame of any kind; the other numbers in the range are tables.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: return (word(place + 7), word(place + 5))
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      default: place += 2 + max(word(place + 2), 2)
      }
    }
    return nil
  }
}

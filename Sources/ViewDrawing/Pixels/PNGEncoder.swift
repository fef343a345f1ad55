/// Writes PNG files.
public enum PNGEncoder {
  /// The bytes of a file. There is no opacity channel if all pixels are opaque.
  public static func encode(_ bitmap: Bitmap) -> [UInt8] {
    let isOpaque = stride(from: 3, to: bitmap.bytes.count, by: 4).allSatisfy { bitmap.bytes[$0] == 255 }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    var header: [UInt8] = []
    append(UInt32(clamping: bitmap.width), to: &header)
    append(UInt32(clamping: bitmap.height), to: &header)
    // Eight bits per channel, RGB or RGBA, the only compression and filter methods, not interlaced.
    header += [8, isOpaque ? 2 : 6, 0, 0, 0]
    appendChunk("IHDR", header, to: &file)
    // The colour space is sRGB.
    appendChunk("sRGB", [0], to: &file)
    appendChunk("IDAT", Deflater.zlib(filtered(bitmap, channels: isOpaque ? 3 : 4)), to: &file)
    appendChunk("IEND", [], to: &file)
    return file
  }

  /// The rows, each preceded by its filter type: none, difference to the left byte, or to the byte above, whichever
  /// gives the smallest numbers.
  private static func filtered(_ bitmap: Bitmap, channels: Int) -> [UInt8] {
    let length = bitmap.width * channels
    var result: [UInt8] = []
    result.reserveCapacity((length + 1) * bitmap.height)
    var above = [UInt8](repeating: 0, count: length)
    var row = above
    for y in 0..<bitmap.height {
      var source = y * bitmap.width * 4
      var target = 0
      for _ in 0..<bitmap.width {
        for channel in 0..<channels { row[target + channel] = bitmap.bytes[source + channel] }
        source += 4
        target += channels
      }
      var sums = (none: 0, left: 0, up: 0)
      for index in 0..<length {
        sums.none += size(row[index])
        sums.left += size(row[index] &- (index >= channels ? row[index - channels] : 0))
        sums.up += size(row[index] &- above[index])
      }
      if sums.up <= sums.left, sums.up <= sums.none {
        result.append(2)
        for index in 0..<length { result.append(row[index] &- above[index]) }
      } else if sums.left <= sums.none {
        result.append(1)
        for index in 0..<length { result.append(row[index] &- (index >= channels ? row[index - channels] : 0)) }
      } else {
        result.append(0)
        result += row
      }
      swap(&row, &above)
    }
    return result
  }

  private static func size(_ byte: UInt8) -> Int { byte < 128 ? Int(byte) : 256 - Int(byte) }

  private static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: number >> UInt32(shift))) }
  }

  private static func appendChunk(_ type: String, _ content: [UInt8], to file: inout [UInt8]) {
    append(UInt32(clamping: content.count), to: &file)
    let start = file.count
    file += type.utf8
    file += content
    append(Checksum.crc32(file[start...]), to: &file)
  }
}

/// The checksums of PNG and zlib.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { number in
    var value = UInt32(number)
    for _ in 0..<8 { value = value & 1 != 0 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    return value
  }

  /// The CRC-32 of PNG chunks.
  static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    var value: UInt32 = 0xFFFF_FFFF
    for byte in bytes { value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8) }
    return ~value
  }

  /// The Adler-32 of zlib streams.
  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var a: UInt32 = 1
    var b: UInt32 = 0
    var index = 0
    while index < bytes.count {
      // The number of bytes that can be added without overflow before the remainder is taken.
      let end = min(index + 5_552, bytes.count)
      for place in index..<end {
        a += UInt32(bytes[place])
        b += a
      }
      a %= 65_521
      b %= 65_521
      index = end
    }
    return b << 16 | a
  }
}

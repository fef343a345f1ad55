/// Decodes UTF-8 in place. Overlong forms, surrogates and values above U+10FFFF are invalid.
public enum UTF8Decoding {
  /// The scalar at `position` and its length in bytes; `nil` if there is no valid scalar.
  @inlinable
  public static func scalar(in bytes: SourceBytes, at position: Int) -> (Unicode.Scalar, Int)? {
    let first = bytes[position]
    if first < 0x80 { return (Unicode.Scalar(first), 1) }
    let length = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 0 else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for index in 1..<length {
      let byte = bytes[position + index]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let minimum: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= minimum, let scalar = Unicode.Scalar(value) else { return nil }
    return (scalar, length)
  }
}

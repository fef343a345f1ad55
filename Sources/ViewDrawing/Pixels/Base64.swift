/// The Base64 encoding.
enum Base64 {
  /// The Base64 encoding of bytes (RFC 4648).
  static func text(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let rest = bytes.count - index
      let second = rest > 1 ? bytes[index + 1] : 0
      let third = rest > 2 ? bytes[index + 2] : 0
      result.append(alphabet[Int(bytes[index] >> 2)])
      result.append(alphabet[Int((bytes[index] & 3) << 4 | second >> 4)])
      result.append(rest > 1 ? alphabet[Int((second & 15) << 2 | third >> 6)] : UInt8(ascii: "="))
      result.append(rest > 2 ? alphabet[Int(third & 63)] : UInt8(ascii: "="))
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}

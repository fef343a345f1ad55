/// The value of an integer literal.
public enum IntegerLiteral {
  /// The value of an unsigned literal: `1_000`, `0xFF`, `0b101`, `0o17`; `nil` if it needs more than 64 bits.
  public static func value(_ text: String) -> UInt64? {
    let digits = text.filter { $0 != "_" }.lowercased()
    return switch digits.prefix(2) {
    case "0x": UInt64(digits.dropFirst(2), radix: 16)
    case "0b": UInt64(digits.dropFirst(2), radix: 2)
    case "0o": UInt64(digits.dropFirst(2), radix: 8)
    default: UInt64(digits)
    }
  }
}

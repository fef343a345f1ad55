import ViewLayout

/// One conversion of a `printf` format: `%[flags][width][.precision][length]conversion`.
struct PrintfFormat {
  let width: Int
  let precision: Int?
  private let flags: Substring
  /// How many bits of an integer are written.
  private let bits: Int
  private let conversion: Character?
  /// What stands around the conversion.
  private let before: String
  private let after: String

  init(_ text: String) {
    before = String(text.prefix { $0 != "%" })
    var rest = text.drop { $0 != "%" }.dropFirst()
    func take(while holds: (Character) -> Bool) -> Substring {
      let taken = rest.prefix(while: holds)
      rest = rest.dropFirst(taken.count)
      return taken
    }
    flags = take { "0-+ #'".contains($0) }
    width = PrintfFormat.number(take { $0.isNumber })
    if rest.first == "." {
      rest = rest.dropFirst()
      precision = PrintfFormat.number(take { $0.isNumber })
    } else {
      precision = nil
    }
    bits = PrintfFormat.bits(of: take { "hlqjzt".contains($0) })
    conversion = rest.first
    after = PrintfFormat.unescaped(rest.dropFirst())
  }

  /// A number that does not fit is larger than every limit on what is written.
  private static func number(_ digits: Substring) -> Int { digits.isEmpty ? 0 : Int(digits) ?? .max }

  private static func bits(of length: Substring) -> Int {
    switch length {
    case "hh": 8
    case "h": 16
    case "": 32
    default: 64
    }
  }

  /// `%%` stands for one.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var isEscape = false
    for character in text {
      isEscape = character == "%" && !isEscape
      if !isEscape { result.append(character) }
    }
    return result
  }

  func text(of value: Value) -> String {
    var sign = ""
    var digits: String
    switch conversion {
    case "d", "i", "D":
      let number = (PrintfFormat.integer(value) << (64 - bits)) >> (64 - bits)
      digits = String(number.magnitude)
      sign = self.sign(isNegative: number < 0)
    case "u", "U": digits = String(unsigned(value))
    case "x": digits = String(unsigned(value), radix: 16)
    case "X": digits = String(unsigned(value), radix: 16, uppercase: true)
    case "o", "O": digits = String(unsigned(value), radix: 8)
    case nil: return before
    default:
      let number = PrimitiveTable.number(value)
      digits =
        "gG".contains(conversion ?? "f") ? PrintfFormat.general(number) : NumberFormat.fixed(number, precision ?? 6)
      if digits.first == "-" { digits.removeFirst() }
      sign = self.sign(isNegative: number.sign == .minus && !number.isNaN)
    }
    let missing = max(0, width - sign.count - digits.count)
    let padding = { (character: String) in String(repeating: character, count: missing) }
    if flags.contains("-") { return before + sign + digits + padding(" ") + after }
    if flags.contains("0") { return before + sign + padding("0") + digits + after }
    return before + padding(" ") + sign + digits + after
  }

  private func sign(isNegative: Bool) -> String {
    if isNegative { return "-" }
    return flags.contains("+") ? "+" : flags.contains(" ") ? " " : ""
  }

  private func unsigned(_ value: Value) -> UInt {
    (UInt(bitPattern: PrintfFormat.integer(value)) << (64 - bits)) >> (64 - bits)
  }

  /// A number with a fraction has none for these; what is passed to C then is not defined.
  private static func integer(_ value: Value) -> Int {
    if case .int(let number) = value { number } else { Int(clamping: PrimitiveTable.number(value)) }
  }

  private static func general(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

/// Numbers in localized strings.
enum NumberFormat {
  /// A number as `%lld` or `%lf` writes it, with the separators of a localized text.
  static func format(_ value: Value) -> String {
    switch value {
    case .int(let number): grouped(number)
    case .double(let number): fixed(number, 6)
    default: ""
    }
  }

  /// With the English group separator.
  static func grouped(_ number: Int) -> String {
    var digits = String(number.magnitude)
    var result = ""
    while digits.count > 3 {
      result = "," + digits.suffix(3) + result
      digits.removeLast(3)
    }
    return (number < 0 ? "-" : "") + digits + result
  }

  /// With so many digits behind the point, as `%f` writes a number.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    guard number.isFinite else { return number.isNaN ? "nan" : (number < 0 ? "-inf" : "inf") }
    return (number.sign == .minus ? "-" : "") + DecimalExpansion(exactly: number).fixed(digits)
  }
}

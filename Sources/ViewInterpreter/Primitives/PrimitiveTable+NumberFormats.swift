import ViewSemantics
import ViewSource

/// Numbers as `.number`, `.percent` and `.currency(code:)` write them, in American English.
extension PrimitiveTable {
  mutating func addNumberFormats() {
    for owner in ["IntegerFormatStyle", "FloatingPointFormatStyle"] {
      add("Foundation.\(owner).format") { call in .string(NumberStyle(call).text(PrimitiveTable.number(call[0]))) }
      add("Foundation.\(owner).Percent.format") { call in
        var style = NumberStyle(call)
        let isInteger = if case .int = call[0] { true } else { false }
        style.suffix = "%"
        return .string(style.text(PrimitiveTable.number(call[0]) * (isInteger ? 1 : 100)))
      }
      add("Foundation.\(owner).Currency.format") { call in
        var style = NumberStyle(call)
        let code = call.interpreter.field("currencyCode", of: call.itself).map { call.interpreter.describe($0) } ?? ""
        style.prefix = NumberStyle.currencySigns[code] ?? code + "\u{A0}"
        if !style.hasPrecision { style.fraction = code == "JPY" || code == "KRW" ? 0...0 : 2...2 }
        return .string(style.text(PrimitiveTable.number(call[0])))
      }
    }
  }
}

/// What a number's format style says.
private struct NumberStyle {
  var prefix = ""
  var suffix = ""
  var isGrouped = true
  var fraction = 0...6
  var integer = 1...Int.max
  var significant: ClosedRange<Int>?
  var hasPrecision = false
  /// As in the catalogue: automatic, never, always, always but for zero.
  var sign = 0
  var factor = 1.0

  static let currencySigns = [
    "USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥", "INR": "₹", "KRW": "₩", "CNY": "CN¥", "CAD": "CA$", "AUD": "A$",
    "MXN": "MX$", "BRL": "R$", "NZD": "NZ$", "ILS": "₪", "VND": "₫",
  ]

  init(_ call: PrimitiveCall) {
    func field(_ name: Name, _ value: Value) -> Value? { call.interpreter.field(name, of: value.unwrapped)?.unwrapped }
    func range(_ value: Value?) -> ClosedRange<Int>? {
      guard case .structure(let range)? = value, case .int(let lower)? = range.fields.first,
        case .int(let upper)? = range.fields.last, lower <= upper
      else { return nil }
      return max(lower, 0)...max(upper, 0)
    }
    if let grouping = field("grouping", call.itself), case .bool(let isAutomatic)? = field("isAutomatic", grouping) {
      isGrouped = isAutomatic
    }
    if let precision = field("precision", call.itself) {
      significant = range(field("digits", precision))
      if let length = range(field("fractionLength", precision)) {
        fraction = length
        hasPrecision = true
      }
      integer = range(field("integerLength", precision)) ?? integer
    }
    if let display = field("signDisplay", call.itself), case .int(let kind)? = field("kind", display) { sign = kind }
    if let number = field("factor", call.itself) { factor = call.interpreter.length(number) ?? 1 }
  }

  func text(_ number: Double) -> String {
    let number = number * factor
    guard number.isFinite else { return number.isNaN ? "NaN" : (number < 0 ? "-∞" : "∞") }
    var digits = min(fraction.upperBound, 15)
    var least = fraction.lowerBound
    if let significant {
      var magnitude = 0
      var rest = abs(number)
      while rest >= 1 {
        rest /= 10
        magnitude += 1
      }
      digits = max(0, min(15, significant.upperBound - magnitude))
      least = max(0, significant.lowerBound - magnitude)
    }
    var text = DecimalExpansion(shortest: number).fixed(digits)
    if let point = text.firstIndex(of: ".") {
      while text.last == "0", text.distance(from: point, to: text.endIndex) - 1 > least { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    let point = text.firstIndex(of: ".") ?? text.endIndex
    var whole = String(text[..<point])
    while whole.count < min(integer.lowerBound, 40) { whole = "0" + whole }
    if isGrouped { whole = grouped(whole) }
    let isNegative = number < 0 && text.contains { $0 != "0" && $0 != "." }
    var mark = isNegative ? "-" : ""
    if sign == 1 { mark = "" }
    if !isNegative, sign == 2 || sign == 3 && number > 0 { mark = "+" }
    return mark + prefix + whole + text[point...] + suffix
  }

  private func grouped(_ digits: String) -> String {
    var rest = digits
    var result = ""
    while rest.count > 3 {
      result = "," + rest.suffix(3) + result
      rest.removeLast(3)
    }
    return rest + result
  }
}

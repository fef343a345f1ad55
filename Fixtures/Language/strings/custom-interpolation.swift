struct Money { var cents: Int }

extension String.StringInterpolation {
  mutating func appendInterpolation(_ money: Money) {
    appendLiteral("$\(money.cents / 100).")
    let rest = money.cents % 100
    appendLiteral(rest < 10 ? "0\(rest)" : "\(rest)")
  }

  mutating func appendInterpolation<T: BinaryInteger>(hex value: T, width: Int = 0) {
    let digits = String(value, radix: 16, uppercase: true)
    appendLiteral("0x" + String(repeating: "0", count: max(0, width - digits.count)) + digits)
  }

  mutating func appendInterpolation(_ values: [Int], separator: String) {
    appendLiteral(values.map(String.init).joined(separator: separator))
  }

  mutating func appendInterpolation(if condition: Bool, _ text: @autoclosure () -> String) {
    if condition { appendLiteral(text()) }
  }
}

print("Price: \(Money(cents: 1205)), hex \(hex: 255) \(hex: 10, width: 4)")
print("List \([1, 2, 3], separator: "/") plain \([1, 2, 3])")
print("Shown\(if: true, "!") hidden\(if: false, String(1 / 0 as Double))")

struct Query: ExpressibleByStringInterpolation, CustomStringConvertible {
  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var arguments: [String] = []
    init(literalCapacity: Int, interpolationCount: Int) {
      text = "[\(literalCapacity)/\(interpolationCount)] "
    }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation(_ value: Int) { arguments.append(String(value)); text += "?" }
    mutating func appendInterpolation(_ value: String) { arguments.append("'\(value)'"); text += "?" }
    mutating func appendInterpolation(raw value: String) { text += value }
  }
  let description: String
  init(stringLiteral value: String) { description = "literal " + value }
  init(stringInterpolation: StringInterpolation) {
    description = stringInterpolation.text + " <- " + stringInterpolation.arguments.joined(separator: ", ")
  }
}

let id = 7
let query: Query = "SELECT \(raw: "*") FROM t WHERE id = \(id) AND name = \("Bo")"
print(query)
print("plain" as Query)

import Foundation

struct RomanNumeral: CustomStringConvertible {
  private static let table: [(String, Int)] = [
    ("M", 1000), ("CM", 900), ("D", 500), ("CD", 400), ("C", 100), ("XC", 90),
    ("L", 50), ("XL", 40), ("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1),
  ]
  let value: Int

  init?(_ value: Int) {
    guard (1..<4000).contains(value) else { return nil }
    self.value = value
  }

  init?(_ text: String) {
    var rest = text.uppercased()[...]
    var total = 0
    for (symbol, amount) in Self.table {
      while rest.hasPrefix(symbol) {
        total += amount
        rest.removeFirst(symbol.count)
      }
    }
    guard rest.isEmpty, let numeral = RomanNumeral(total), numeral.description == text.uppercased() else { return nil }
    self = numeral
  }

  var description: String {
    var rest = value
    return Self.table.reduce(into: "") { result, entry in
      while rest >= entry.1 {
        result += entry.0
        rest -= entry.1
      }
    }
  }
}

extension RomanNumeral: Comparable {
  static func < (a: RomanNumeral, b: RomanNumeral) -> Bool { a.value < b.value }
  static func + (a: RomanNumeral, b: RomanNumeral) -> RomanNumeral? { RomanNumeral(a.value + b.value) }
}

for year in [1, 4, 9, 14, 40, 90, 400, 1954, 1999, 2024, 3999] {
  print(String(format: "%4d", year), RomanNumeral(year)!)
}
print(RomanNumeral(0) as Any, RomanNumeral(4000) as Any)
for text in ["XIV", "mcmxc", "IIII", "VX", "ABC", ""] {
  print(text.debugDescription, RomanNumeral(text).map { String($0.value) } ?? "invalid")
}
let sum = RomanNumeral("XL")! + RomanNumeral("II")!
print(sum!, RomanNumeral("V")! < RomanNumeral("X")!, ["X", "I", "V"].compactMap { RomanNumeral($0) }.sorted())
let roundTrips = (1...3999).allSatisfy { RomanNumeral(RomanNumeral($0)!.description)?.value == $0 }
print(roundTrips)

// Numbers as text: rounding, increments, separators, notation, signs, scale, percentages and currencies.
import Foundation

let us = Locale(identifier: "en_US")
let rules: [FloatingPointRoundingRule] = [
  .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
]
for rule in rules {
  print(
    [2.5, -2.5, 0.125, 7.0001].map {
      $0.formatted(.number.precision(.fractionLength(0...2)).rounded(rule: rule).locale(us))
    },
    [1.3, -1.3].map { $0.formatted(.number.rounded(rule: rule, increment: 0.5).locale(us)) },
    [12, -13].map { $0.formatted(.number.rounded(rule: rule, increment: 5).locale(us)) },
    (0.12345).formatted(.percent.precision(.fractionLength(1)).rounded(rule: rule).locale(us)),
    (9.999).formatted(.currency(code: "USD").rounded(rule: rule, increment: 0.25).locale(us)),
    Decimal(string: "7.45")!.formatted(.number.precision(.fractionLength(1)).rounded(rule: rule).locale(us)))
}

print(Double.infinity.formatted(.number.locale(us)), Double.nan.formatted(.number.locale(us)))
print(1e21.formatted(.number.locale(us)), (-0.0).formatted(.number.locale(us)), 1e-9.formatted(.number.locale(us)))
print(UInt64.max.formatted(.number.locale(us)), Int.min.formatted(.number.grouping(.never).locale(us)))
print(3.formatted(.number.decimalSeparator(strategy: .always).locale(us)), Float(0.1).formatted(.number.locale(us)))
print(0.5.formatted(.percent.scale(1).locale(us)), 45.formatted(.percent.locale(us)), 1.5.formatted(.percent.locale(us)))
print(12_345.6.formatted(.number.notation(.scientific).locale(us)), 1_250_000.formatted(.number.notation(.compactName).locale(us)))
print(1_234_567.formatted(.currency(code: "USD").notation(.compactName).locale(us)))
print((-5.25).formatted(.currency(code: "EUR").sign(strategy: .accounting).locale(us)))
print(1200.formatted(.currency(code: "JPY").presentation(.fullName).locale(us)))
print(19.99.formatted(.currency(code: "GBP").precision(.fractionLength(0)).presentation(.isoCode).locale(us)))
print(1234.5.formatted(.number.locale(Locale(identifier: "de_DE"))), 0.07.formatted(.percent.locale(Locale(identifier: "fr_FR"))))
print(0.1.formatted(.number.scale(100).precision(.significantDigits(3)).locale(us)))
print([1.0, 1.25].map { $0.formatted(.number.precision(.integerAndFractionLength(integer: 3, fraction: 1)).locale(us)) })

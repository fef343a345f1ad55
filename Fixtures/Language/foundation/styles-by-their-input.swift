// A format style that a member names without its type is chosen by what it formats.
import Foundation

func double<S: FormatStyle>(_ style: S) -> String where S.FormatInput == Double { "\(S.FormatInput.self) \(S.self)" }
func float<S: FormatStyle>(_ style: S) -> String where S.FormatInput == Float { "\(S.FormatInput.self) \(S.self)" }
func int<S: FormatStyle>(_ style: S) -> String where S.FormatInput == Int8 { "\(S.FormatInput.self) \(S.self)" }
func decimal<S: FormatStyle>(_ style: S) -> String where S.FormatInput == Decimal { "\(S.FormatInput.self) \(S.self)" }

print(double(.currency(code: "USD")), double(.currency(code: "USD").rounded(rule: .up, increment: 0.25)))
print(float(.currency(code: "USD")), int(.currency(code: "USD").rounded(rule: .up, increment: 5)))
print(decimal(.currency(code: "USD").precision(.fractionLength(1))))

extension BinaryFloatingPoint {
  func style<S: FormatStyle>(_ style: S) -> String where S.FormatInput == Self { "\(S.FormatInput.self)" }
  func style<S: FormatStyle>(_ style: S) -> String where S.FormatInput: BinaryFloatingPoint { "other" }
}
let price = 9.99
print(price.style(.currency(code: "EUR").rounded(rule: .down, increment: 0.5)), 1.5.style(.currency(code: "EUR")))
print(Float(2).style(.currency(code: "EUR").sign(strategy: .never)))

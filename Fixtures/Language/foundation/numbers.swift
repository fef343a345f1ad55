import Foundation
let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
formatter.numberStyle = .decimal
print(formatter.string(from: 1234567.891)!, formatter.string(from: NSNumber(value: -5))!)
formatter.usesGroupingSeparator = true
formatter.groupingSeparator = ","
formatter.groupingSize = 3
formatter.minimumFractionDigits = 2
formatter.maximumFractionDigits = 2
for value in [0, 0.5, 0.005, 1234.5, 99.999, -0.001, 1e9] { print(formatter.string(from: NSNumber(value: value))!, terminator: " ") }
print()
let percent = NumberFormatter()
percent.locale = Locale(identifier: "en_US")
percent.numberStyle = .percent
print(percent.string(from: 0.256)!, percent.string(from: 2)!)
let currency = NumberFormatter()
currency.locale = Locale(identifier: "en_US")
currency.numberStyle = .currency
print(currency.string(from: 1234.5)!, currency.string(from: -3)!)
let spell = NumberFormatter()
spell.locale = Locale(identifier: "en_US")
spell.numberStyle = .ordinal
print(spell.string(from: 1)!, spell.string(from: 22)!, spell.string(from: 113)!)
print(formatter.number(from: "1,234.50")?.doubleValue as Any, formatter.number(from: "x") as Any)
let a = Decimal(string: "0.1")!, b = Decimal(string: "0.2")!
print(a + b == Decimal(string: "0.3")!, a * b, Decimal(10) / 3, pow(Decimal(2), 70), NSDecimalNumber(decimal: a).doubleValue, Decimal(1.5), -a, Decimal(string: "abc") as Any)
var rounded = Decimal(), value = Decimal(string: "2.345")!
NSDecimalRound(&rounded, &value, 2, .plain)
print(rounded, NSNumber(value: 5).intValue, NSNumber(value: true).boolValue, NSNumber(value: 2.5), (NSNumber(value: 3) == 3))
print(Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .miles).value, Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded(), (Measurement(value: 1, unit: UnitLength.meters) + Measurement(value: 50, unit: UnitLength.centimeters)).converted(to: .meters).value)
print(Measurement(value: 2, unit: UnitMass.kilograms) > Measurement(value: 1500, unit: UnitMass.grams), Measurement(value: 90, unit: UnitDuration.minutes).converted(to: .hours).value, UnitLength.meters.symbol, Measurement(value: 1.5, unit: UnitVolume.liters))
print(1234.5.formatted(.number.locale(Locale(identifier: "en_US"))), 0.5.formatted(.percent.locale(Locale(identifier: "en_US"))), 1234567.formatted(.number.locale(Locale(identifier: "en_US"))), 3.14159.formatted(.number.precision(.fractionLength(2)).locale(Locale(identifier: "en_US"))))
print(NumberFormatter.localizedString(from: 5, number: .none), lround(2.5), Int(round(-2.5)), Double(7).truncatingRemainder(dividingBy: 3), 5.0.remainder(dividingBy: 3))

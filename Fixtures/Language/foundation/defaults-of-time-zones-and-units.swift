import Foundation

// Measurements of any unit are added; the default time zone can be set; symbols of formatters; an iterator of nothing.
extension Measurement {
  static func += (lhs: inout Measurement, rhs: Measurement) { lhs = lhs + rhs }
  static func -= (lhs: inout Measurement, rhs: Measurement) { lhs = lhs - rhs }
}
var length = Measurement(value: 3, unit: UnitLength.meters)
length += Measurement(value: 2, unit: .meters)
length -= Measurement(value: 1, unit: .meters)
print(length.value, (length + Measurement(value: 1, unit: .kilometers)).value)

print(NSTimeZone.default.secondsFromGMT())
NSTimeZone.default = TimeZone(secondsFromGMT: 3600)!
print(NSTimeZone.default.secondsFromGMT(), DateFormatter().timeZone.secondsFromGMT())

let formatter = DateFormatter()
formatter.locale = Locale(identifier: "en_US_POSIX")
print(formatter.amSymbol ?? "", formatter.pmSymbol ?? "")

extension Collection {
  func noPairs() -> AnySequence<(Element, Element)> { AnySequence { EmptyCollection.Iterator() } }
}
print(Array([1].noPairs()).count)

import Foundation
let t = Measurement(value: 21.5, unit: UnitTemperature.celsius)
print(t.value, t.unit.symbol)
print(t.converted(to: .fahrenheit))
let d = Measurement(value: 5, unit: UnitLength.kilometers)
print(d.converted(to: .miles).value)
print((d + Measurement(value: 300, unit: UnitLength.meters)).converted(to: .meters))
print(d == Measurement(value: 5000, unit: UnitLength.meters), d < Measurement(value: 6, unit: .miles))
var m = Measurement(value: 90, unit: UnitDuration.minutes)
m.convert(to: .hours)
print(m, m * 2, 3 * m, m / 2)
print(UnitMass.pounds == UnitMass.pounds, UnitLength.meters == UnitLength.feet)
func total(_ parts: [Measurement<UnitMass>]) -> Measurement<UnitMass> {
    parts.reduce(Measurement(value: 0, unit: .kilograms), +)
}
print(total([Measurement(value: 500, unit: .grams), Measurement(value: 2, unit: .pounds)]))
print([Measurement(value: 3, unit: UnitSpeed.knots), Measurement(value: 1, unit: .metersPerSecond)].sorted())
print(Measurement(value: 1, unit: UnitInformationStorage.gigabytes).converted(to: .mebibytes).value.rounded())

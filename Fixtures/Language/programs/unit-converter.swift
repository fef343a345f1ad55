protocol UnitKind { static var name: String { get } }
enum Length: UnitKind { static let name = "length" }
enum Mass: UnitKind { static let name = "mass" }
enum Time: UnitKind { static let name = "time" }

struct Unit<Kind: UnitKind>: Hashable {
  let symbol: String
  let factor: Double
}

extension Unit where Kind == Length {
  static var meter: Self { .init(symbol: "m", factor: 1) }
  static var kilometer: Self { .init(symbol: "km", factor: 1000) }
  static var mile: Self { .init(symbol: "mi", factor: 1609.344) }
  static var foot: Self { .init(symbol: "ft", factor: 0.3048) }
}
extension Unit where Kind == Mass {
  static var gram: Self { .init(symbol: "g", factor: 1) }
  static var kilogram: Self { .init(symbol: "kg", factor: 1000) }
  static var pound: Self { .init(symbol: "lb", factor: 453.59237) }
}
extension Unit where Kind == Time {
  static var second: Self { .init(symbol: "s", factor: 1) }
  static var hour: Self { .init(symbol: "h", factor: 3600) }
}

struct Quantity<Kind: UnitKind>: CustomStringConvertible {
  var value: Double
  let unit: Unit<Kind>
  private var base: Double { value * unit.factor }
  func converted(to other: Unit<Kind>) -> Quantity { Quantity(value: base / other.factor, unit: other) }
  var description: String { "\((value * 1000).rounded() / 1000) \(unit.symbol)" }
  static func + (a: Quantity, b: Quantity) -> Quantity { Quantity(value: a.value + b.converted(to: a.unit).value, unit: a.unit) }
  static func * (a: Quantity, k: Double) -> Quantity { Quantity(value: a.value * k, unit: a.unit) }
}

extension Quantity: Comparable {
  static func < (a: Quantity, b: Quantity) -> Bool { a.base < b.base }
  static func == (a: Quantity, b: Quantity) -> Bool { a.base == b.base }
}

struct Speed: CustomStringConvertible {
  let distance: Quantity<Length>, time: Quantity<Time>
  var description: String { "\(distance.value / time.value) \(distance.unit.symbol)/\(time.unit.symbol)" }
}
func / (d: Quantity<Length>, t: Quantity<Time>) -> Speed { Speed(distance: d, time: t) }

extension Double {
  var km: Quantity<Length> { Quantity(value: self, unit: .kilometer) }
  var m: Quantity<Length> { .init(value: self, unit: .meter) }
  var kg: Quantity<Mass> { .init(value: self, unit: .kilogram) }
  var hours: Quantity<Time> { .init(value: self, unit: .hour) }
}

enum Temperature: Equatable {
  case celsius(Double), fahrenheit(Double), kelvin(Double)
  var celsius: Double {
    switch self {
    case .celsius(let c): return c
    case .fahrenheit(let f): return (f - 32) * 5 / 9
    case .kelvin(let k): return k - 273.15
    }
  }
  func converted(_ make: (Double) -> Temperature) -> Temperature {
    switch make(0) {
    case .celsius: return .celsius(celsius)
    case .fahrenheit: return .fahrenheit(celsius * 9 / 5 + 32)
    case .kelvin: return .kelvin(celsius + 273.15)
    }
  }
}

print(42.195.km.converted(to: .mile), 1.0.m.converted(to: .foot), 2.5.kg.converted(to: .pound))
print(1.0.km + 500.0.m, (500.0.m + 1.0.km) * 2, 1.0.km > 999.0.m, min(3.0.km, 2.0.m), 1.0.km == 1000.0.m)
print(100.0.km / 2.0.hours, Length.name, type(of: 1.0.kg), Set([Unit<Length>.meter, .meter, .foot]).count)
print(Temperature.fahrenheit(212).converted(Temperature.celsius), Temperature.celsius(-40).converted(Temperature.fahrenheit), Temperature.kelvin(0).celsius)

// A literal as the only argument of a type is a literal of that type.
let none = Optional<String>(nil)
print(none as Any, Int?(nil) == nil)
enum Setting: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral {
  case unset, flag(Bool)
  init(nilLiteral: ()) { self = .unset }
  init(booleanLiteral value: Bool) { self = .flag(value) }
  init(_ number: Int?) { self = .flag(false) }
  init(_ value: Bool) { self = .flag(!value) }
}
let isOn = true
print(Setting(nil), Setting(true), Setting(isOn))

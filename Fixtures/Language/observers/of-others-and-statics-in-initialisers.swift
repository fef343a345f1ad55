// An initialiser writes only the properties of `self` without their observers.
struct Celsius {
  static var made = 0 { willSet { print("made", made, "→", newValue) } }
  static var last = 0.0 { didSet { print("last", oldValue, "→", last) } }
  var degrees: Double { didSet { print("degrees", degrees) } }
  init(degrees: Double) {
    self.degrees = degrees
    self.degrees += 1
    Self.made += 1
    Celsius.last = degrees
    var other = Celsius()
    other.degrees = 3
  }
  init() { degrees = 0 }
}
print(Celsius(degrees: 20).degrees)

class Counter {
  static var all: [Counter] = [] { didSet { print("all", all.count) } }
  var value = 0 { didSet { print("value", oldValue, "→", value) } }
  init() {
    value = 3
    value += 1
    Self.all.first?.value = 7
    Counter.all.append(self)
    let me = self
    me.value = 8
  }
}
print(Counter().value)
print(Counter().value, Counter.all[0].value)

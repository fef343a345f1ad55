// A literal argument that a closure uses beside another literal has the type that this use requires.

func scaled<Value: Numeric>(_ start: Value, _ use: (Value) -> String) -> (String, String) {
  (use(start), "\(Value.self)")
}

func show(_ number: Double) -> String { "\(number)" }

let isOn = true
print(scaled(2) { scale in show(isOn ? scale : 1) })
print(scaled(2) { scale in show(isOn ? 1 : scale) })
print(scaled(2) { scale in "\(isOn ? scale : 1)" })

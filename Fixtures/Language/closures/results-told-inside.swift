// What a generic function gives is told by the closure that it is given, also deep inside of it, though anything is wanted.

func withCounter<Result>(_ body: (inout Int) throws -> Result) rethrows -> Result {
  var count = 1
  return try body(&count)
}
print(withCounter { count -> String in count += 41; return "count \(count)" })
print(withCounter { count in count += 41; return "count \(count)" })
print(withCounter { $0 += 1; return $0 })
print(withCounter { $0 * 2 } as Any)

func received<Value>(_ body: (@escaping (Value) -> Void) -> Void) -> Value {
  var value: Value!
  body { value = $0 }
  return value
}
let direct = received { send in send(5) }
let nested = received { send in [1].forEach { _ in send("x") } }
print(direct + 1, nested + "y")

final class Box<Value> {
  var value: Value?
  func set(_ new: Value) { value = new }
}
func boxed<Value>(_ body: (Box<Value>) -> Void) -> Value {
  let box = Box<Value>()
  body(box)
  return box.value!
}
print(boxed { box in box.set(3) }, boxed { $0.set("s") })
let written: Int = boxed { box in
  let number = 4
  box.set(number)
}
print(written)

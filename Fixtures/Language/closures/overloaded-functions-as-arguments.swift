// Names of several functions as arguments and operands: the other arguments choose one.

func compose<A, B, C>(_ outer: @escaping (B) -> C, _ inner: @escaping (A) -> B) -> (A) -> C { { outer(inner($0)) } }
func compose<A, B, C, D>(
  _ outer: @escaping (C) -> D, _ middle: @escaping (B) -> C, _ inner: @escaping (A) -> B
) -> (A) -> D { { outer(middle(inner($0))) } }
func same<A, B>(_ function: @escaping (A) -> B) -> (A) -> B { function }
func show<Value>(_ value: Value) { print(value, Value.self) }
func next(_ number: Int) -> Int { number + 1 }

func measured(_ text: String) -> Bool { text.isEmpty }
func measured(_ number: Int) -> String { "number \(number)" }

show(compose(String.init, next)(1))
show(compose(same(String.init), next)(2))
show(compose(measured, next)(4))
show(compose(measured, measured, next)(5))
let text: String = compose(String.init, next)(6)
show(text)

precedencegroup Forward { associativity: left }
infix operator |>: Forward
func |> <A, B>(value: A, function: (A) -> B) -> B { function(value) }

enum Part {
  static func of(_ range: Range<Int>, _ text: String) -> String { "range \(range) of \(text)" }
  static func of(_ index: Int, _ text: String) -> String { "index \(index) of \(text)" }
}
print((3, "abc") |> Part.of, (0..<2, "abc") |> Part.of)
print(7 |> measured |> measured)

// Both alternatives of a choice have one type.
enum Node {
  case list(String, [Node])
  case text(String)
  static func body(_ parts: Node...) -> Node { .list("body", parts) }
  static func group(_ parts: [Node]) -> Node { .list("group of a list", parts) }
  static func group(_ parts: Node...) -> Node { .list("group", parts) }
}
for isBody in [true, false] {
  let wrapped = isBody ? Node.body : Node.group
  print(wrapped(.text("a"), .text("b")))
}

// An implicit member as the value of a closure has the type that the whole chain requires.
let sizes: [Int] = ["3", "1", "x"].compactMap { .init($0) }.sorted()
print(sizes)
let largest: Double? = ["3", "1.5"].compactMap { .init($0) }.max()
print(largest as Any)

// A closure for a function type with a parameter pack that other arguments determine.
func call<each A, R>(_ function: (repeat each A) -> R, _ values: repeat each A) -> R { function(repeat each values) }
print(call({ $0 + $1 }, 3, 4), call({ "\($0)-\($1)-\($2)" }, 1, "a", true), call({ (text: String) in text.count }, "four"))
func twice<each A>(_ values: repeat each A, each function: (repeat each A) -> Void) {
  function(repeat each values)
  function(repeat each values)
}
twice(1, "b") { number, text in print(number + 1, text) }
struct Handler<each Input> {
  let body: (repeat each Input) -> String
  func callAsFunction(_ input: repeat each Input) -> String { body(repeat each input) }
}
let handler = Handler<Int, String> { "\($0 * 2) \($1)" }
print(handler(4, "c"))

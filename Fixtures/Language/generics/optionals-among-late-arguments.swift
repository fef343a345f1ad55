// Of a value and an optional, both worked out late, the generic parameter is the optional.
func same<T: Equatable>(_ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T) rethrows {
  let (x, y) = (try a(), try b())
  print(x == y, x, y, T.self)
}
struct Code {
  var text: String
}
extension Int {
  init?(_ code: Code) {
    guard let number = Int(code.text) else { return nil }
    self = number
  }
}
same(1, Int(Code(text: "1")))
same(Int(Code(text: "x")), nil)
same(Int("3"), 3)
same(2, 2)
same("a", ["k": "a"]["k"])
same(0.5, Optional(0.5))

class Tracked {
  let name: String
  init(_ name: String) { self.name = name; print("+\(name)", terminator: " ") }
  deinit { print("-\(name)", terminator: " ") }
}
class Parent: Tracked {
  let first = Tracked("first")
  var second: Tracked? = Tracked("second")
  deinit { print("-Parent", terminator: " ") }
}
func scope(_ title: String, _ body: () -> Void) { print("\(title):", terminator: " "); body(); print() }
scope("members") { _ = Parent("p") }
scope("reassign") {
  var value: Tracked? = Tracked("one")
  value = Tracked("two")
  value = nil
  print("done", terminator: " ")
  _ = value
}
scope("array") {
  var items = [Tracked("a"), Tracked("b"), Tracked("c")]
  items.remove(at: 1)
  print("removed", terminator: " ")
  items.removeAll()
  print("cleared", terminator: " ")
}
scope("shared") {
  var one: Tracked? = Tracked("s")
  var two = one
  one = nil
  print("still", two!.name, terminator: " ")
  two = nil
  print("gone", terminator: " ")
}
scope("dictionary") {
  var map = ["k": Tracked("k1")]
  map["k"] = Tracked("k2")
  map["k"] = nil
  print("empty", map.count, terminator: " ")
}
scope("struct") {
  struct Pair { var left = Tracked("l"); var right = Tracked("r") }
  var pair: Pair? = Pair()
  pair?.left = Tracked("l2")
  pair = nil
  print("end", terminator: " ")
}
scope("deferred") {
  defer { print("defer", terminator: " ") }
  let value = Tracked("d")
  print(value.name, terminator: " ")
}
scope("closure") {
  var run: (() -> Void)?
  do { let held = Tracked("h"); run = { print(held.name, terminator: " ") } }
  run?()
  run = nil
  print("released", terminator: " ")
}

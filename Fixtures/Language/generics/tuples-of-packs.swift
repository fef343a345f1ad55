// The elements of a pack as a tuple: a tuple of one is what is in it.
func show<each A>(_ a: repeat each A) {
  print((repeat each a))
  let t = (repeat each a)
  print(t, type(of: t), type(of: (repeat each a)))
  let any: Any = (repeat each a)
  print(any, "\((repeat each a))")
}
show(1, "x")
show(5)
show()
struct Values<each T> {
  var values: (repeat each T)
  init(_ values: repeat each T) { self.values = (repeat each values) }
  func all() -> [String] { var list: [String] = []; for x in repeat each values { list.append("\(x)") }; return list }
  func lists() -> (repeat [each T]) { (repeat [each values]) }
}
print(Values(1, "a").all(), Values("only").all(), Values< >().all(), Values(2.5).values, Values(1, true).lists(), Values(7).lists())
func count<each T>(_ t: (repeat each T)) -> Int { var n = 0; for _ in repeat each t { n += 1 }; return n }
print(count((1, 2, 3)), count((4, 5)))
func later<each T>(_ t: repeat each T) -> () -> (repeat each T) { { (repeat each t) } }
print(later(1, "z")(), later(3)())

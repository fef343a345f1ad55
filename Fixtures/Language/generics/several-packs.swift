// A function may have several parameter packs, of different lengths too.
func pair<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) { (repeat (each a, each b)) }
print(pair(1, "x", with: true, 2.5))
func count<each A, each B>(_ a: repeat each A, with b: repeat each B) -> Int {
  var n = 0
  for _ in repeat each a { n += 1 }
  for _ in repeat each b { n += 10 }
  return n
}
print(count(1, "x", with: true), count(with: 1, 2, 3), count(1))
func show<each A, each B>(_ a: repeat each A, and b: repeat each B) -> [String] {
  var lines: [String] = []
  func add<X>(_ x: X) { lines.append("\(X.self) \(x)") }
  repeat add(each a)
  repeat add(each b)
  return lines
}
print(show(1, and: "x", [2.5], nil as Int?))
func concat<each A, each B>(_ a: (repeat each A), _ b: (repeat each B)) -> (repeat each A, repeat each B) { (repeat each a, repeat each b) }
print(concat((1, "a"), (2.5, true)))
func apply<each A, each R>(_ f: repeat (each A) -> each R, to a: repeat each A) -> (repeat each R) { (repeat (each f)(each a)) }
print(apply({ (x: Int) in x + 1 }, { (s: String) in s.count }, to: 4, "abc"))
struct Values<each T> {
  let values: (repeat each T)
  init(_ v: repeat each T) { values = (repeat each v) }
  func zip<each U>(_ o: Values<repeat each U>) -> (repeat (each T, each U)) { (repeat (each values, each o.values)) }
  func map<each U>(_ f: repeat (each T) -> each U) -> Values<repeat each U> { Values<repeat each U>(repeat (each f)(each values)) }
}
print(Values(1, "a").zip(Values(2.5, true)), Values(1, "a").map({ $0 + 1 }, { $0 + "!" }).values)

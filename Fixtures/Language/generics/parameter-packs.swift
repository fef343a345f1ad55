func show<each T>(_ value: repeat each T) -> String {
  var parts: [String] = []
  func add<V>(_ value: V) { parts.append("\(V.self)=\(value)") }
  repeat add(each value)
  return parts.joined(separator: ", ")
}
print(show(1, "two", 3.0), show(), show([nil, 1]))
func pair<each A, each B>(_ a: repeat each A, with b: repeat each B) -> (repeat (each A, each B)) { (repeat (each a, each b)) }
print(pair(1, "x", with: true, 2.5))
func wrap<each T>(_ value: repeat each T) -> (repeat [each T]) { (repeat [each value]) }
let wrapped = wrap(1, "a")
print(wrapped.0, wrapped.1, type(of: wrapped))
func allEqual<each T: Equatable>(_ a: (repeat each T), _ b: (repeat each T)) -> Bool {
  for (x, y) in repeat (each a, each b) { if !same(x, y) { return false } }
  return true
}
func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
print(allEqual((1, "a"), (1, "a")), allEqual((1, "a", true), (1, "a", false)))
struct Zip<each S: Sequence> {
  var sequences: (repeat each S)
  init(_ s: repeat each S) { sequences = (repeat each s) }
  func firsts() -> (repeat (each S).Element?) { (repeat first(each sequences)) }
  private func first<T: Sequence>(_ s: T) -> T.Element? { var i = s.makeIterator(); return i.next() }
}
print(Zip([1, 2], "xy", 5..<6).firsts())
func total<each T: BinaryInteger>(_ value: repeat each T) -> Int {
  var sum = 0
  for item in repeat each value { sum += Int(item) }
  return sum
}
print(total(1 as Int8, 2 as UInt16, 300), total())
func call<each T, R>(_ f: (repeat each T) -> R, _ args: repeat each T) -> R { f(repeat each args) }
print(call({ $0 + $1 }, 2, 3), call({ (s: String) in s.count }, "four"))

func same<S1: Sequence, S2: Sequence>(_ a: @autoclosure () -> S1, _ b: @autoclosure () -> S2, by areEquivalent: (S1.Element, S2.Element) -> Bool) -> Bool where S1.Element == S2.Element {
  var i = a().makeIterator(), j = b().makeIterator()
  while true {
    switch (i.next(), j.next()) {
    case (let x?, let y?): if !areEquivalent(x, y) { return false }
    case (nil, nil): return true
    default: return false
    }
  }
}
func same<S1: Sequence, S2: Sequence>(_ a: @autoclosure () -> S1, _ b: @autoclosure () -> S2) -> Bool where S1.Element == S2.Element, S1.Element: Equatable {
  same(a(), b(), by: ==)
}
let parts = [1, 2, 0, 3].split(separator: 0)
print(same(parts, [[1, 2], [3]]))
print(same([1, 2, 0, 3].split(separator: 0), [[1, 2], [4]]))
let text = "a b"
print(same(text.split(separator: " "), ["a", "b"]))
let lazy = [1, 2, 3].lazy.map { $0...($0 + 1) }
print(same(lazy, [1...2, 2...3, 3...4]))
func types<S1: Sequence, S2: Sequence>(_ a: S1, _ b: S2) -> String where S1.Element == S2.Element {
  "\(S1.self) \(S2.self)"
}
print(types([Set([1])], [[1, 2], [3]]))
print(types([1, 2, 0, 3].split(separator: 0), [[1, 2], [4]]))
print(types([1.5, 2].split(separator: 0), [[1, 2], [4]]))
print(types(["a": [1]].values, [[1]]))

// `Array.Element` in the condition of an extension of `Array` is its own `Element`.
protocol Sizeable { func size() -> Int }
extension String: Sizeable { func size() -> Int { count } }
extension Array: Sizeable where Array.Element == String {
  func size() -> Int { reduce(into: 0) { sum, element in sum += element.size() } }
}
struct Pair<First, Second> {
  var first: First
  var second: Second
}
extension Dictionary where Dictionary.Value == Pair<Int, Dictionary.Key> {
  var total: Int { values.reduce(0) { $0 + $1.first } }
  func name(_ key: Dictionary.Key) -> Key? { self[key]?.second }
}
extension Set where Set.Element: Sizeable {
  var sizes: [Int] { map { $0.size() }.sorted() }
}
print(["a", "bc"].size())
print(["x": Pair(first: 2, second: "y"), "z": Pair(first: 3, second: "w")].total)
print(["x": Pair(first: 2, second: "y")].name("x") ?? "none")
print(Set(["abc", "d"]).sizes)

print(Int.isMultiple(of:)(6)(3), String.hasPrefix(_:)("abc")("a"), String.hasPrefix("abc")("b"))
print(Int.advanced(by:)(3)(4))
struct Counter {
  var n: Int
  func plus(_ k: Int, times: Int = 1) -> Int { n + k * times }
  func described() -> String { "<\(n)>" }
}
print(Counter.plus(_:times:)(Counter(n: 1))(2, 3), Counter.described(Counter(n: 4))())
let described = Counter.described
print(described(Counter(n: 5))(), [Counter(n: 6)].map(Counter.described).map { $0() })

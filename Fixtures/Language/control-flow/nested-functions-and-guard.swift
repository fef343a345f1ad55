func makeCounter(step: Int) -> (next: () -> Int, reset: () -> Void) {
  var count = 0
  func next() -> Int { count += step; return count }
  func reset() { count = 0 }
  return (next, reset)
}
let (a, b) = (makeCounter(step: 2), makeCounter(step: 10))
print(a.next(), a.next(), b.next(), a.next())
a.reset()
print(a.next(), b.next())
func isEven(_ n: Int) -> Bool {
  func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
  func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
  return even(n)
}
print(isEven(10), isEven(7))
func permutations<T>(_ items: [T]) -> [[T]] {
  var result: [[T]] = []
  var current = items
  func permute(_ k: Int) {
    guard k > 0 else { result.append(current); return }
    for i in 0...k {
      current.swapAt(i, k)
      permute(k - 1)
      current.swapAt(i, k)
    }
  }
  permute(items.count - 1)
  return result
}
print(permutations([1, 2, 3]).count, permutations(["a", "b"]))
func parse(_ text: String?) -> String {
  guard let text else { return "nil" }
  guard let n = Int(text), n != 0 else { return "not a number: \(text)" }
  guard case 1...99 = n, let half = n % 2 == 0 ? n / 2 : nil else { return "out of shape \(n)" }
  return "half is \(half)"
}
print([nil, "x", "0", "42", "7", "400"].map(parse))
for value in [1, -1, 2] { guard value > 0 else { continue }; print("positive", value) }
func depth(_ n: Int) -> Int { n == 0 ? 0 : 1 + depth(n - 1) }
print(depth(1000))
func ackermann(_ m: Int, _ n: Int) -> Int { m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1)) }
print(ackermann(2, 3))
func defaults(_ a: Int = 1, b: Int = 2, _ rest: Int..., last: String = "z") -> String { "\(a) \(b) \(rest) \(last)" }
print(defaults(), defaults(5), defaults(5, b: 6, 7, 8), defaults(b: 0, last: "y"), separator: " | ")
func shadow(_ x: Int) -> Int { let x = x * 2; if true { let x = x + 1; _ = x }; return x }
print(shadow(5))
@discardableResult func ignored() -> Int { print("called"); return 1 }
ignored()
_ = ignored()
func never(_ ok: Bool) -> Int { if ok { return 1 }; fatalError("no") }
print(never(true))

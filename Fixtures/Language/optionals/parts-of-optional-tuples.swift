// The parts of a tuple that becomes an optional take their types from the optional's tuple.
func path(_ end: Int, _ previous: [Int: Int]) -> (path: [Int], cost: Double)? {
  guard end > 0 else { return nil }
  return (Array(sequence(first: end) { previous[$0] }).reversed(), 1)
}

func bounds(_ numbers: [Int]) -> (Float, Set<Int>, lazy: [String]?)?? {
  (1, [2, 2], numbers.lazy.filter { $0 > 1 }.map(String.init).reversed())
}

if let (path, cost) = path(3, [3: 2, 2: 1]) {
  print(path.map(\.description).joined(separator: "-"), cost)
}
print(path(0, [:]) as Any)
if case let (one, two, texts)?? = bounds([1, 2, 3]) {
  print(type(of: one), two.count, texts ?? [])
}
let pair: (UInt8, [Character])? = (7, "abc".reversed())
print(type(of: pair!.0), pair!.1.count, pair!.1[0])

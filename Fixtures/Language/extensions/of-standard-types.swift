extension Int {
  var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  static let answer = 42
  subscript(digit i: Int) -> Int { var n = self; for _ in 0..<i { n /= 10 }; return n % 10 }
  enum Kind { case negative, zero, positive }
  var kind: Kind { self == 0 ? .zero : self < 0 ? .negative : .positive }
  init(roman: String) { self = roman.reduce(0) { $0 + (["I": 1, "V": 5, "X": 10][$1] ?? 0) } }
  mutating func clamp(to r: ClosedRange<Int>) { self = Swift.min(Swift.max(self, r.lowerBound), r.upperBound) }
}
print(7.isPrime, (1...20).filter(\.isPrime), Int.answer, 12345[digit: 1], (-4).kind, Int(roman: "XVI"))
3.times { print("time \($0)", terminator: " ") }
var n = 50
n.clamp(to: 0...9)
print(n)
extension String {
  func leftPadded(to n: Int, with c: Character = " ") -> String { String(repeating: c, count: max(0, n - count)) + self }
  var words: [Substring] { split(separator: " ") }
  func removing(_ set: Set<Character>) -> String { filter { !set.contains($0) } }
  static func * (l: String, r: Int) -> String { String(repeating: l, count: r) }
  var camelCased: String { words.enumerated().map { $0.offset == 0 ? $0.element.lowercased() : $0.element.capitalizedWord }.joined() }
}
extension StringProtocol { var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() } }
print("7".leftPadded(to: 3, with: "0"), "a b".words, "banana".removing(["a"]), "=" * 5, "Hello big World".camelCased, "xYZ".dropFirst().capitalizedWord)
extension Array {
  func chunked(_ n: Int) -> [[Element]] { stride(from: 0, to: count, by: n).map { Array(self[$0..<Swift.min($0 + n, count)]) } }
  func rotated(by n: Int) -> Array { isEmpty ? self : Array(self[(n % count)...] + self[..<(n % count)]) }
  mutating func remove(where test: (Element) -> Bool) -> [Element] { let out = filter(test); removeAll(where: test); return out }
}
extension Array where Element: Hashable { var uniqued: [Element] { var s = Set<Element>(); return filter { s.insert($0).inserted } } }
extension Sequence { func count(where test: (Element) throws -> Bool) rethrows -> Int { try reduce(0) { try test($1) ? $0 + 1 : $0 } }; func groupedCounts() -> [Element: Int] where Element: Hashable { reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
var list = Array(1...7)
print(list.chunked(3), list.rotated(by: 2), list.remove { $0 % 2 == 0 }, list, [1, 2, 1].uniqued, list.count(where: { $0 > 3 }), "hello".groupedCounts()["l"]!)
extension Dictionary where Value: Numeric { mutating func increment(_ k: Key, by v: Value = 1) { self[k, default: 0] += v } ; var total: Value { values.reduce(0, +) } }
var scores = ["a": 1]
scores.increment("a")
scores.increment("b", by: 5)
print(scores.total, scores.sorted { $0.key < $1.key }.map(\.value))
extension Optional { var isNil: Bool { self == nil ? true : false } ; func `do`(_ f: (Wrapped) -> Void) { if let self { f(self) } } }
extension Optional { static func == (l: Self, r: _OptionalNilComparisonType) -> Bool { if case .none = l { true } else { false } } }
(5 as Int?).do { print("has", $0) }
extension Bool { mutating func flip() { self = !self }; static func random(seed: Int) -> Bool { seed % 2 == 0 } }
var flag = true
flag.flip()
print(flag, Bool.random(seed: 4), Double.pi.rounded(to: 2), (1...3).mid, Character("a").next)
extension Double { func rounded(to n: Int) -> Double { let p = (0..<n).reduce(1.0) { r, _ in r * 10 }; return (self * p).rounded() / p } }
extension ClosedRange where Bound == Int { var mid: Int { (lowerBound + upperBound) / 2 } }
extension Character { var next: Character { Character(UnicodeScalar(unicodeScalars.first!.value + 1)!) } }

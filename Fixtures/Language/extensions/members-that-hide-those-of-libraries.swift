// A member of the program with the same type hides that of the standard library.
extension String {
  func hasPrefix(_ p: String) -> Bool { p == "mine" }
  func uppercased() -> String { "UP" }
  var isEmpty: Bool { true }
  init(repeating s: String, count: Int) { self = "rep" }
}
extension Array {
  func contains(where p: (Element) throws -> Bool) rethrows -> Bool { false }
  subscript(i: Int, default d: Element) -> Element { i < count ? self[i] : d }
}
extension Int {
  func isMultiple(of n: Int) -> Bool { n == 7 }
  var magnitude: UInt { 99 }
  static var max: Int { 5 }
}
extension Optional { func map<U>(_ f: (Wrapped) throws -> U) rethrows -> U? { nil } }
print("abc".hasPrefix("mine"), "abc".uppercased(), "abc".isEmpty, String(repeating: "ab", count: 3))
var a = [1, 2]
a.append(9)
print(a, a.contains { $0 == 2 }, a[7, default: 4])
print(4.isMultiple(of: 2), 4.isMultiple(of: 7), (-3).magnitude, Int.max)
print(Optional(3).map { $0 + 1 } as Any)
extension Character {
  var isNewline: Bool { self == "\n" }
}
let k: KeyPath<Character, Bool> = \.isNewline
print("a\u{2029}b".split(whereSeparator: \.isNewline).count)
print("a\u{2029}b".split { $0.isNewline }.count, Character("\u{2029}")[keyPath: k])

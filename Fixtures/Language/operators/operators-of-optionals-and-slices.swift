// The program's operators of optionals take operands that are none; text beside slices is a string.

extension Optional where Wrapped: RawRepresentable, Wrapped.RawValue: Equatable {
  static func == (lhs: Optional, rhs: Wrapped.RawValue?) -> Bool { lhs?.rawValue == rhs }
  static func == (lhs: Wrapped.RawValue?, rhs: Optional) -> Bool { lhs == rhs?.rawValue }
}
enum Season: String { case summer, winter }
let season = Season.summer
let text = "summer"
let optional: String? = "summer"
let other: Season? = .winter
print(season == text, text == season, season == optional, other == text)
let key = "hello"
let a = key.prefix(1).uppercased() + key.dropFirst()
print(type(of: a))
func conv(_ f: (String) -> String) -> String { f("abc") }
print(conv { key in key.prefix(1).uppercased() + key.dropFirst() })
func up(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }
let b = up("x") + key.dropFirst(2)
print(type(of: b), up("word"))
enum K { case a((String) -> String)
  static let capitalized = K.a { key in key.prefix(1).uppercased() + key.dropFirst() } }
if case .a(let f) = K.capitalized { print(f("zed")) }
func two(_ s: String) -> String { let new = s.prefix(1).uppercased() + s.dropFirst(); print(type(of: new)); return new }
print(two("ab"))
print(type(of: "a" + key.dropFirst()), type(of: key.dropFirst() + "a"), type(of: key.dropFirst() + key))
print(type(of: [1] + [2][...]), type(of: [2][...] + [1]), type(of: Array([1]) + Array([2])[...]))
extension Sequence {
  func sorted<T>(by keyPath: KeyPath<Element, T>, with compare: (T, T) -> Bool) -> [Element] {
    return sorted { compare($0[keyPath: keyPath], $1[keyPath: keyPath]) }
  }
  func sorted<T: Comparable>(by map: (Element) throws -> T) rethrows -> [Element] {
    return try sorted { try map($0) < map($1) }
  }
}
let words = ["aaa", "b", "cc"]
print(words.sorted(by: \String.count, with: <))
print(words.sorted(by: { $0.count }))

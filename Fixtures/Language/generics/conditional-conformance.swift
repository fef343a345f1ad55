protocol Describable { var summary: String { get } }
extension Int: Describable { var summary: String { "#\(self)" } }
extension String: Describable { var summary: String { "'\(self)'" } }
extension Optional: Describable where Wrapped: Describable { var summary: String { map { "some " + $0.summary } ?? "none" } }
extension Array: Describable where Element: Describable { var summary: String { "[" + map(\.summary).joined(separator: " ") + "]" } }
extension Dictionary: Describable where Key: Describable & Comparable, Value: Describable {
  var summary: String { sorted { $0.key < $1.key }.map { "\($0.key.summary)=\($0.value.summary)" }.joined(separator: "&") }
}
print(5.summary, "a".summary, [1, 2].summary, [[1], []].summary, (nil as Int?).summary, [Optional("x"), nil].summary, ["b": [2], "a": []].summary)
print([1] is Describable, [1.5] is Describable, ([1.5] as Any) is Describable, (["k": 1] as Any as? Describable)?.summary ?? "-")
struct Box<T> { var value: T }
extension Box: Equatable where T: Equatable {}
extension Box: Hashable where T: Hashable {}
extension Box: Comparable where T: Comparable { static func < (l: Box, r: Box) -> Bool { l.value < r.value } }
extension Box: CustomStringConvertible where T: CustomStringConvertible { var description: String { "Box<\(value.description)>" } }
print(Box(value: 1) == Box(value: 1), [Box(value: 3), Box(value: 2)].sorted(), Set([Box(value: "a"), Box(value: "a")]).count)
struct Opaque {}
print(Box(value: Opaque()), Box(value: "s"), "\(Box(value: [1]))")
print([Box(value: 1)] == [Box(value: 2)], Optional(Box(value: 1)) == nil, max(Box(value: "a"), Box(value: "b")))
extension Box: ExpressibleByIntegerLiteral where T == Int { init(integerLiteral value: Int) { self.value = value } }
let literal: Box<Int> = 9
print(literal, ([1, 2] == [1, 2]), [[1]: "nested key"][[1]]!, (1...2) == (1...2), Optional([1]) == [1])
extension Box: Sequence, IteratorProtocol where T: Strideable, T.Stride: SignedInteger {
  mutating func next() -> T? { value = value.advanced(by: -1); return value < 0 as! T ? nil : value }
}
print(Array(Box(value: 3)))

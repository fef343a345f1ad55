// A type with a `hashValue` and no `hash(into:)` is hashed by it.
class Box<T: Hashable>: Hashable {
  var value: T
  init(_ v: T) { value = v }
  var hashValue: Int { value.hashValue }
  static func == (lhs: Box, rhs: Box) -> Bool { lhs.value == rhs.value }
}
struct P: Hashable {
  var a: Int
  var b: Int
  var hashValue: Int { a }
  static func == (l: P, r: P) -> Bool { l.a == r.a }
}
enum Word: Hashable {
  case text(String)
  var hashValue: Int { 0 }
  static func == (l: Word, r: Word) -> Bool { switch (l, r) { case let (.text(a), .text(b)): a.lowercased() == b.lowercased() } }
}
let groups = Dictionary(grouping: (0..<20).map { Box($0) }, by: { Box($0.value % 10) })
print(groups.count, groups[Box(0)]!.count, Set([P(a: 1, b: 2), P(a: 1, b: 3), P(a: 2, b: 3)]).count)
print(Set([Word.text("Ab"), .text("aB"), .text("c")]).count, [Word.text("K"): 1][.text("k")] as Any)
var (h, g) = (Hasher(), Hasher())
P(a: 1, b: 2).hash(into: &h)
P(a: 1, b: 9).hash(into: &g)
print(h.finalize() == g.finalize())

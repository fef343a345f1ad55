// Operators with generic parameters of their own meet what a protocol requires.
final class N<T> { var v: T; init(_ v: T) { self.v = v } }
struct Ix<T>: Comparable { let node: N<T>?; let tag: Int
  static func ==<T>(l: Ix<T>, r: Ix<T>) -> Bool { l.tag == r.tag }
  static func < <T>(l: Ix<T>, r: Ix<T>) -> Bool { l.tag < r.tag } }
func eq<E: Equatable>(_ a: E, _ b: E) -> Bool { a == b }
let a = Ix(node: N(1), tag: 1), b = Ix(node: N(2), tag: 1), c = Ix<Int>(node: nil, tag: 2)
print(eq(a, b), eq(a, c), a == b, a != c, [a, c].contains(b), [c, a].sorted().map(\.tag), max(a, c).tag)
struct P<T> { var a: T; var id: Int }
extension P: Equatable {}
func ==<T>(l: P<T>, r: P<T>) -> Bool { print("own", T.self); return l.id == r.id }
print(P(a: 1, id: 2) == P(a: 3, id: 2), eq(P(a: "x", id: 2), P(a: "y", id: 2)), [P(a: 1, id: 1)].contains(P(a: 5, id: 1)))
extension P: Hashable { func hash(into h: inout Hasher) { h.combine(id) } }
print(Set([P(a: 1, id: 1), P(a: 2, id: 1)]).count)

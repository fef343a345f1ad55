// An associated type that two protocols of a parameter ask for by one name is one type.

struct NonEmpty<C: Collection> { var head: C.Element; var tail: C; init(_ head: C.Element, _ tail: C) { self.head = head; self.tail = tail } }
extension NonEmpty where C: SetAlgebra {
  init(_ head: C.Element, _ tail: C.Element...) {
    var tail = C(tail)
    tail.remove(head)
    self.head = head
    self.tail = tail
  }
}
typealias NonEmptySet<A> = NonEmpty<Set<A>> where A: Hashable
let s = NonEmptySet(1, 1, 2)
print(s.head, s.tail)
let t: NonEmpty<Set<Int>> = NonEmpty<Set<Int>>(1, 1, 3)
print(t.tail)
func f<C: Collection & SetAlgebra>(_ h: C.Element, _ t: C.Element...) -> C { var s = C(t); s.remove(h); s.insert(h); return s }
print((f(1, 2, 2) as Set<Int>).sorted())
func g<C: SetAlgebra>(_ t: [C.Element]) -> C { C(t) }
print((g([1, 1]) as Set<Int>))
protocol P1 { associatedtype Element; var first: Element { get } }
protocol P2 { associatedtype Element; init(_ e: Element) }
struct Pair<C: P1> { var c: C }
extension Pair where C: P2 { static func make(_ e: C.Element) -> C { C(e) } 
  func again() -> C { let x: C.Element = c.first; return C(x) } }
struct A: P1, P2 { var first: Int; init(_ e: Int) { first = e } }
print(Pair<A>.make(3).first, Pair(c: A(4)).again().first)

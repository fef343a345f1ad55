// In an extension that requires two generic parameters to be equal, both are one type.
struct Pair<A, B> {
  var a: A, b: B
  func both(_ x: A, _ y: B) -> [Any] { [x, y] }
}
extension Pair where A == B {
  func swap() -> Pair { Pair(a: b, b: a) }
  func map<C>(_ f: (A) -> C) -> Pair<C, C> { Pair<C, C>(a: f(a), b: f(b)) }
  func eq() -> Bool where B: Equatable { a == b }
  func all() -> [B] { both(b, a).compactMap { $0 as? B } }
  static func make(_ x: B) -> Self { Self(a: x, b: x) }
  subscript(i: Int) -> B {
    get { i == 0 ? a : b }
    set { if i == 0 { a = newValue } else { b = newValue } }
  }
}
extension Dictionary where Key == Value {
  func flipped() -> [Value: Key] { reduce(into: [:]) { $0[$1.value] = $1.key } }
}
enum Either<L, R> {
  case left(L)
  case right(R)
}
extension Either where L == R {
  var value: L {
    switch self {
    case .left(let x): x
    case .right(let y): y
    }
  }
}
protocol P {
  associatedtype T
  associatedtype U
  var t: T { get }
  var u: U { get }
}
extension P where T == U {
  var list: [T] { [t, u] }
  func pick(_ b: Bool) -> U { b ? t : u }
}
struct Q: P {
  var t = 1
  var u = 2
}
var p = Pair(a: 1, b: 2)
p[1] = 7
print(p.swap(), p.map { "\($0)" }, p.eq(), p.all(), Pair<Int, Int>.make(3), p[0], p[1])
print(Q().list, Q().pick(true))
print(Either<Int, Int>.left(4).value, ["a": "b"].flipped())
extension Pair where A == B {

  var list: [A] { [a, b] }
  var first: A { [a, b].first! }
  func it() -> IndexingIterator<[A]> { [a, b].makeIterator() }
  func pick(_ c: Bool) -> A { c ? a : b }
}
let q = Pair(a: 1, b: 2)
print(q.list, q.pick(false))
print(q.first)
var i = q.it()
print(i.next()!)

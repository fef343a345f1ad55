// An alias of a generic type, named in an extension that requires more.
protocol MapLike: Collection where Element == (key: Key, value: Value) {
  associatedtype Key
  associatedtype Value
}
extension Dictionary: MapLike {}
struct NE<C: Collection> {
  typealias Element = C.Element
  var raw: C
}
extension NE where C: MapLike {
  func a(_ head: C.Element) { print(head.key, head.value, head.0) }
  func b(_ head: Element) { print(head.key, head.value, head.0) }
  func c() { for e in raw { print(e.key) } }
  var f: Element? { raw.first }
  func d() { if let f { print(f.value) } }
}
extension NE where C.Element == Int {
  func sum(_ e: Element) -> Int { e + raw.reduce(0, +) }
}
let n = NE(raw: ["b": 2])
n.a(("a", 1)); n.b(("a", 1)); n.c(); n.d()
print(NE(raw: [1, 2]).sum(3))

// Types and aliases of a generic superclass have the arguments that the subclass gives it.

class Core<V> {
  struct Instance { let v: V; var list: [V] = [] }
  func make() -> Instance { fatalError() }
}
final class SC<Value>: Core<Value> {
  let _make: () -> Instance
  init(_ a: @escaping () -> Instance) { _make = a }
  override func make() -> Instance { _make() }
  func go() { let instance = make(); print(type(of: instance.v), type(of: instance)); }
  func own() -> Instance { Instance(v: make().v) }
}
SC<Int> { Core<Int>.Instance(v: 1) }.go()
print(SC<Int> { Core<Int>.Instance(v: 1) }.own())
final class SI: Core<String> {
  func own() -> Instance { Instance(v: "s") }
}
print(SI().own(), type(of: SI().own().list))
class Base<A, B> { typealias Pair = (A, B); typealias Done = (Pair) -> Void; enum Kind { case one(A), two(B) } }
final class Sub: Base<Int, String> {
  var pairs: [Pair] = [(1, "x")]
  func each(_ d: Done) { pairs.forEach(d) }
  func kind() -> Kind { .two("k") }
}
let sub = Sub()
sub.each { print($0.0 + 1, $0.1) }
print(sub.kind(), sub.pairs[0])

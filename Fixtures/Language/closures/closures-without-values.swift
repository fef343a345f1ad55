// A function whose closure gives no value is preferred to one that takes any value, if both fit.

func a<N>(_ f: (Int) throws -> N) { print("value") }
func a(_ f: (Int) throws -> ()) { print("void") }
a { value in print(value) }
a { $0 + 1 }
struct S { func b<N>(_ f: (Int) throws -> N) { print("value") }
  func b(_ f: (Int) throws -> ()) { print("void") } }
S().b { value in print(value) }
struct G<V> { let v: V
  func c<N>(_ f: (V) throws -> N) { print("value") }
  func c(_ f: (V) throws -> ()) { print("void") } 
  func d<N>(_ f: (V) throws -> N) { print("value") }
  func d<N>(_ f: (V) throws -> G<N>) { print("G") } 
  func d(_ f: (V) throws -> ()) { print("void") } 
  @discardableResult func e<N>(_ f: (V) throws -> N) -> G<N> { print("value"); return G<N>(v: try! f(v)) }
  @discardableResult func e(_ f: (V) throws -> ()) -> G<V> { print("void"); return self } }
G(v: 1).c { value in print(value) }
G(v: 1).d { value in print(value) }
G(v: 1).d { value in print(value); print() }
G(v: 1).e { value in print(value) }
G(v: 1).e { value -> Void in print(value) }
G(v: 1).e { value in 5 }
func note(_ x: Int) {}
G(v: 1).e(note)
a(note)

final class Q<V> { let v: V; init(_ v: V) { self.v = v }
  @discardableResult func then<N>(in c: Int = 0, _ body: @escaping (V) throws -> N) -> Q<N> { print("value"); return Q<N>(try! body(v)) }
  @discardableResult func then<N>(in c: Int = 0, _ body: @escaping (V) throws -> Q<N>) -> Q<N> { print("promise"); return try! body(v) }
  @discardableResult func then(in c: Int = 0, _ body: @escaping (V) throws -> ()) -> Q<V> { print("void"); try! body(v); return self }
}
print(type(of: Q(1).then(in: 1) { value -> Void in _ = value }))
print(type(of: Q(1).then(in: 1) { value in print(value) }))
print(type(of: Q(1).then(in: 1, { value in print(value); print("b") })))
print(type(of: Q(1).then { $0 + 1 }), type(of: Q(1).then { Q("\($0)") }))
func resolve(_ x: Int) { print("resolve", x) }
print(type(of: Q(1).then(in: 2, resolve)))
func keep(_ f: @escaping (Int?) -> Int?) -> (Int?) -> Int? { f }
let lookup: ((Int?) -> Int?)? = { $0 }
let made = lookup.map { l in { @Sendable in l($0) } } ?? { _ in nil }
print(made(3) as Any)
let names = ["a": 1, "b": 2]
let found = ["a", "x", "b"].compactMap { key -> Int? in guard let v = names[key] else { return nil }; return v }
print(found)

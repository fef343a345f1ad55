@dynamicMemberLookup @dynamicCallable
struct Path { var parts: [String] = []; subscript(dynamicMember m: String) -> Path { Path(parts: parts + [m]) }; subscript(i: Int) -> Path { Path(parts: parts + ["[\(i)]"]) }; func dynamicallyCall(withArguments a: [Any]) -> String { parts.joined(separator: ".") + "(" + a.map { "\($0)" }.joined(separator: ", ") + ")" } }
let root = Path()
print(root.a.b(1, "x"), root.list[2].name(), root(), root.x.y.z.parts)
@dynamicMemberLookup final class Proxy<T: AnyObject> { private let target: T; private(set) var reads: [PartialKeyPath<T>] = []; init(_ t: T) { target = t }; subscript<V>(dynamicMember k: KeyPath<T, V>) -> V { reads.append(k); return target[keyPath: k] }; subscript<V>(dynamicMember k: ReferenceWritableKeyPath<T, V>) -> V { get { reads.append(k); return target[keyPath: k] } set { target[keyPath: k] = newValue } } }
final class Model { var n = 1; let fixed = "f"; var list = [1, 2]; var inner = Inner(); struct Inner { var deep = 0 } }
let p = Proxy(Model())
p.n += 5
p.inner.deep = 9
p.list.append(3)
print(p.n, p.fixed, p.list.count, p.inner.deep, p.reads.count, p.reads.contains(\Model.fixed))
@dynamicMemberLookup enum Value { case int(Int), text(String), map([String: Value]), none; subscript(dynamicMember m: String) -> Value { if case .map(let d) = self { d[m] ?? .none } else { .none } }; subscript(_ k: String) -> Value { self[dynamicMember: k] }; var int: Int? { if case .int(let n) = self { n } else { nil } } }
let v = Value.map(["a": .map(["b": .int(7)]), "t": .text("x")])
print(v.a.b.int as Any, v.a.zzz.b, v.t, v["a"]["b"], v.a.b.int.map { $0 + 1 }!)
@dynamicMemberLookup struct Weak<T> { var wrapped: T?; subscript<V>(dynamicMember k: KeyPath<T, V>) -> V? { wrapped?[keyPath: k] } }
print(Weak(wrapped: "abc").count as Any, Weak<String>(wrapped: nil).count as Any, Weak(wrapped: [3, 4]).first as Any)
@dynamicMemberLookup struct Builder<T> { private var v: T; init(_ v: T) { self.v = v }; subscript<V>(dynamicMember k: WritableKeyPath<T, V>) -> (V) -> Builder<T> { { var c = self; c.v[keyPath: k] = $0; return c } }; func build() -> T { v } }
struct Config { var host = "h", port = 1, flags: [String] = [] }
print(Builder(Config()).host("example").port(80).flags(["a"]).build())
@dynamicMemberLookup struct Units { let v: Double; subscript(dynamicMember u: String) -> Double { switch u { case "cm": v * 100; case "km": v / 1000; default: .nan } } }
print(Units(v: 250).cm, Units(v: 250).km, Units(v: 1).feet.isNaN)
@dynamicCallable struct Curl { func dynamicallyCall(withKeywordArguments a: KeyValuePairs<String, Any>) -> String { a.map { $0.key.isEmpty ? "\($0.value)" : "--\($0.key)=\($0.value)" }.joined(separator: " ") } }
let curl = Curl()
print(curl("url", verbose: true, retry: 3, "x"), curl(header: "a", header: "b"))

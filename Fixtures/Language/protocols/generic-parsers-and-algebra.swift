protocol Monoid { static var identity: Self { get }; func combined(_ o: Self) -> Self }
extension Monoid { func times(_ n: Int) -> Self { (0..<n).reduce(.identity) { r, _ in r.combined(self) } }; static func concat(_ m: some Sequence<Self>) -> Self { m.reduce(.identity) { $0.combined($1) } } }
struct Sum<N: AdditiveArithmetic>: Monoid { let n: N; static var identity: Sum { Sum(n: .zero) }; func combined(_ o: Sum) -> Sum { Sum(n: n + o.n) } }
struct Max: Monoid { let n: Int; static let identity = Max(n: .min); func combined(_ o: Max) -> Max { Max(n: Swift.max(n, o.n)) } }
extension String: Monoid { static var identity: String { "" }; func combined(_ o: String) -> String { self + o } }
extension Array: Monoid { static var identity: [Element] { [] }; func combined(_ o: [Element]) -> [Element] { self + o } }
extension Dictionary: Monoid where Value: Monoid { static var identity: [Key: Value] { [:] }; func combined(_ o: [Key: Value]) -> [Key: Value] { merging(o) { $0.combined($1) } } }
struct Both<A: Monoid, B: Monoid>: Monoid { let a: A, b: B; static var identity: Both { Both(a: .identity, b: .identity) }; func combined(_ o: Both) -> Both { Both(a: a.combined(o.a), b: b.combined(o.b)) } }
print(Sum.concat([1, 2, 3].map(Sum.init)).n, Sum(n: 1.5).times(3).n, Max.concat([3, 9, 2].map(Max.init)).n, "ab".times(3), [1].times(2), String.concat(["x", "y"]))
let merged = ["a": "1", "b": "2"].combined(["a": "3"])
print(merged["a"]!, merged["b"]!, Both.concat([1, 5, 2].map { Both(a: Sum(n: $0), b: Max(n: $0)) }), Both<String, Max>.identity)
protocol Shape2D { associatedtype Unit: BinaryFloatingPoint = Double; var area: Unit { get } }
struct Sq: Shape2D { var side: Float; var area: Float { side * side } }
struct Ci: Shape2D { var r: Double; var area: Double { r * r * 3 } }
func totalArea(_ s: [any Shape2D]) -> Double { s.reduce(0) { $0 + Double($1.area) } }
print(totalArea([Sq(side: 2), Ci(r: 1)]), type(of: Sq(side: 1).area), type(of: Ci(r: 1).area))
protocol Visitor { associatedtype R; func number(_ n: Int) -> R; func add(_ l: Node, _ r: Node) -> R; func mul(_ l: Node, _ r: Node) -> R }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Node { let n: Int; func accept<V: Visitor>(_ v: V) -> V.R { v.number(n) } }
struct Add: Node { let l: Node, r: Node; func accept<V: Visitor>(_ v: V) -> V.R { v.add(l, r) } }
struct Mul: Node { let l: Node, r: Node; func accept<V: Visitor>(_ v: V) -> V.R { v.mul(l, r) } }
struct Eval: Visitor { func number(_ n: Int) -> Int { n }; func add(_ l: Node, _ r: Node) -> Int { l.accept(self) + r.accept(self) }; func mul(_ l: Node, _ r: Node) -> Int { l.accept(self) * r.accept(self) } }
struct Show: Visitor { func number(_ n: Int) -> String { "\(n)" }; func add(_ l: Node, _ r: Node) -> String { "(\(l.accept(self)) + \(r.accept(self)))" }; func mul(_ l: Node, _ r: Node) -> String { l.accept(self) + " * " + r.accept(self) } }
struct Depth: Visitor { func number(_ n: Int) -> Int { 1 }; func add(_ l: Node, _ r: Node) -> Int { 1 + max(l.accept(self), r.accept(self)) }; func mul(_ l: Node, _ r: Node) -> Int { add(l, r) } }
let tree = Mul(l: Add(l: Num(n: 1), r: Num(n: 2)), r: Mul(l: Num(n: 3), r: Num(n: 4)))
print(tree.accept(Eval()), tree.accept(Show()), tree.accept(Depth()))
protocol Store { associatedtype Key: Hashable; associatedtype Value; func load(_ k: Key) -> Value?; mutating func save(_ v: Value, _ k: Key) }
struct Memory<K: Hashable, V>: Store { private var d: [K: V] = [:]; func load(_ k: K) -> V? { d[k] }; mutating func save(_ v: V, _ k: K) { d[k] = v } }
struct Logged<S: Store>: Store { var base: S; private(set) var log: [String] = []; init(_ s: S) { base = s }; func load(_ k: S.Key) -> S.Value? { base.load(k) }; mutating func save(_ v: S.Value, _ k: S.Key) { log.append("save \(k)"); base.save(v, k) } }
struct Mapped<S: Store, V>: Store { var base: S; let to: (S.Value) -> V, from: (V) -> S.Value; func load(_ k: S.Key) -> V? { base.load(k).map(to) }; mutating func save(_ v: V, _ k: S.Key) { base.save(from(v), k) } }
extension Store { func logged() -> Logged<Self> { Logged(self) }; func mapped<V>(_ to: @escaping (Value) -> V, _ from: @escaping (V) -> Value) -> Mapped<Self, V> { Mapped(base: self, to: to, from: from) } }
var store = Memory<String, String>().logged().mapped({ Int($0)! }, { String($0) })
store.save(5, "a")
store.save(6, "b")
print(store.load("a")! + store.load("b")!, store.base.log, store.base.base.load("a")!, type(of: store))

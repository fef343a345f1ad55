enum Key: Hashable { case id(Int), name(String, nested: [Int]), both(Int?, Bool) }
struct Composite: Hashable { let a: Key; let b: Set<String>; let c: [String: Int]; var d: Double = 0 }
var map: [Key: String] = [.id(1): "one", .name("n", nested: [1, 2]): "list"]
map[.both(nil, true)] = "nil"
map[.both(0, true)] = "zero"
print(map[.id(1)]!, map[.name("n", nested: [1, 2])]!, map[.name("n", nested: [2, 1])] as Any, map[.both(nil, true)]!, map.count)
let x = Composite(a: .id(1), b: ["p", "q"], c: ["k": 1]), y = Composite(a: .id(1), b: ["q", "p"], c: ["k": 1])
print(x == y, Set([x, y]).count, x.hashValue == y.hashValue, Set([x, Composite(a: .id(2), b: [], c: [:])]).count)
print(Set([0.0, -0.0]).count, Set([1, 1.0] as [AnyHashable]).count, Set(["é", "e\u{301}"]).count, Set([true, false, true]).count, [Optional<Int>.none: "nil"][nil]!)
struct Modulo: Hashable { let v: Int; static func == (a: Modulo, b: Modulo) -> Bool { a.v % 3 == b.v % 3 }; func hash(into h: inout Hasher) { h.combine(v % 3) } }
print(Set((0..<10).map(Modulo.init)).count, Dictionary(grouping: 0..<10, by: Modulo.init)[Modulo(v: 4)]!, [Modulo(v: 1): "one"][Modulo(v: 100)]!)
protocol Entity: Hashable { var id: Int { get } }
extension Entity { static func == (a: Self, b: Self) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
struct User: Entity { let id: Int; var name: String }
var users: Set = [User(id: 1, name: "a")]
print(users.insert(User(id: 1, name: "b")).inserted, users.update(with: User(id: 1, name: "c"))!.name, users.first!.name)
let anyKeys: [AnyHashable: String] = [1: "int", "1": "string", Key.id(1): "key", [1]: "array"]
print(anyKeys[1]!, anyKeys["1"]!, anyKeys[Key.id(1)]!, anyKeys[[1]]!, anyKeys[2] as Any)
print([ObjectIdentifier(Int.self): "Int"][ObjectIdentifier(Int.self)]!, [\User.id: "id"][\User.id]!, Set([Int.self, Int.self].map { ObjectIdentifier($0) }).count)
class Base: Hashable { let n: Int; init(_ n: Int) { self.n = n }; static func == (a: Base, b: Base) -> Bool { type(of: a) == type(of: b) && a.n == b.n }; func hash(into h: inout Hasher) { h.combine(n) } }
class Derived: Base {}
print(Set([Base(1), Base(1), Derived(1)]).count, Base(1) == Derived(1), Derived(2) == Derived(2))

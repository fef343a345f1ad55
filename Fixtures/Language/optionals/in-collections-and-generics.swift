let a: [Int?] = [3, nil, 1], b: [String: Int?] = ["x": nil, "y": 2], c: [[Int]?] = [[1], nil], d: [Int]? = [5], e: (Int?, String?) = (nil, "s"), f: Set<Int?> = [1, nil, nil]
print(a, a.compactMap { $0 }, a.map { $0 ?? 0 }, a.first as Any, a.first! as Any, a[1] == nil, a.contains(nil), a.firstIndex(of: nil)!, a.filter { $0 != nil }.count, a.last.flatMap { $0 } as Any)
print(b.count, b["x"] as Any, b["x"]! as Any, b["z"] as Any, (b["y"] ?? nil) as Any, b.compactMapValues { $0 }, b.mapValues { $0 ?? -1 }.values.sorted(), c.compactMap { $0 }.flatMap { $0 }, c[1]?.first as Any, d?.first as Any, d?[0] as Any, d.map { $0.count } as Any, f.count)
print(e, e.0 as Any, e.1?.count ?? 0, [e.1, nil].compactMap { $0 }, (e.1, e.0) as Any)
func first<T>(_ a: [T], where f: (T) -> Bool) -> T? { for x in a where f(x) { return x }; return nil }
func flatten<T>(_ o: T??) -> T? { o ?? nil }
func zip<A, B>(_ a: A?, _ b: B?) -> (A, B)? { a.flatMap { x in b.map { (x, $0) } } }
func traverse<A, B>(_ a: [A], _ f: (A) -> B?) -> [B]? { var r: [B] = []; for x in a { guard let y = f(x) else { return nil }; r.append(y) }; return r }
print(first([1, 5, 9]) { $0 > 3 } as Any, first(a) { $0 == nil } as Any, flatten(Optional(Optional(3))) as Any, flatten(Int??.some(nil)) as Any, zip(1, "a") as Any, zip(1, nil as Int?) as Any, traverse(["1", "2"], Int.init) as Any, traverse(["1", "x"], Int.init) as Any)
extension Optional { func filter(_ f: (Wrapped) -> Bool) -> Wrapped? { flatMap { f($0) ? $0 : nil } }; func or(_ o: Wrapped?) -> Wrapped? { self ?? o }; var array: [Wrapped] { map { [$0] } ?? [] }; mutating func modify(_ f: (inout Wrapped) -> Void) { if var v = self { f(&v); self = v } }; func ifNone(_ f: () -> Void) -> Self { if self == nil { f() }; return self } }
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Optional where Wrapped: Numeric { static func += (a: inout Self, b: Wrapped) { a = (a ?? 0) + b } }
var n: Int? = 4
n.modify { $0 *= 10 }
n += 2
var empty: Int?
empty += 5
print(n as Any, empty!, n.filter { $0 > 100 } as Any, (nil as Int?).or(9)!, n.array, (nil as String?).isNilOrEmpty, Optional("").isNilOrEmpty, Optional([1]).isNilOrEmpty)
_ = (nil as Int?).ifNone { print("was nil") }
struct Node { var value: Int; var next: Box?; final class Box { var node: Node; init(_ n: Node) { node = n } } }
let list = Node(value: 1, next: .init(Node(value: 2, next: .init(Node(value: 3)))))
print(list.next?.node.next?.node.value as Any, list.next?.node.next?.node.next?.node.value as Any)
list.next?.node.next?.node.value += 10
print(list.next!.node.next!.node.value)
let names: [String?] = ["Bo", nil, "Al"]
for case let name? in names.sorted(by: { ($0 ?? "~") < ($1 ?? "~") }) { print(name, terminator: " ") }
for (i, name) in names.enumerated() { if let name { print(i, name, terminator: " ") } else { print(i, "none", terminator: " ") } }
print(names.map { $0?.count }, names.max { ($0?.count ?? 0) < ($1?.count ?? 0) }! as Any, names.reduce("") { $0 + ($1 ?? "?") }, names.allSatisfy { $0 != nil }, Dictionary(grouping: names) { $0 == nil }[true]!.count)
print(Optional(1) == Optional(1), Optional(1) != nil, [1, nil] == [1, nil], Optional([1]) == [1], (nil as Int?) == (nil as Int?), Optional(Optional(1)) == 1, Optional<Int>.none == nil)

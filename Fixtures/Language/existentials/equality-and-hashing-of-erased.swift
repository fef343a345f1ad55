protocol Shape { var area: Double { get }; func isEqual(_ o: any Shape) -> Bool; func hash(into h: inout Hasher) }
extension Shape where Self: Hashable { func isEqual(_ o: any Shape) -> Bool { (o as? Self) == self } }
struct Sq: Shape, Hashable { let a: Double; var area: Double { a * a } }
struct Ci: Shape, Hashable { let r: Double; var area: Double { r * r * 3 } }
struct AnyShape: Hashable { let base: any Shape; init(_ b: any Shape) { base = b }; static func == (l: AnyShape, r: AnyShape) -> Bool { l.base.isEqual(r.base) }; func hash(into h: inout Hasher) { base.hash(into: &h) } }
let shapes: [any Shape] = [Sq(a: 1), Ci(r: 1), Sq(a: 1), Sq(a: 2)]
print(Set(shapes.map(AnyShape.init)).count, shapes[0].isEqual(shapes[2]), shapes[0].isEqual(shapes[1]), shapes.firstIndex { $0.isEqual(Sq(a: 2)) }!)
let counts = shapes.reduce(into: [AnyShape: Int]()) { $0[AnyShape($1), default: 0] += 1 }
print(counts[AnyShape(Sq(a: 1))]!, counts[AnyShape(Ci(r: 9))] as Any)
let keys: [AnyHashable] = [1, "1", 1.0, UInt8(1), [1], Sq(a: 1), Optional(1) as AnyHashable, true]
print(keys[0] == keys[2], keys[0] == keys[3], keys[0] == keys[1], keys[0] == keys[7], Set(keys).count, keys.firstIndex(of: "1")!, keys[5].base is Sq, keys.map { "\($0)" })
func equal(_ a: Any, _ b: Any) -> Bool { func open<T: Equatable>(_ x: T) -> Bool { x == (b as? T) }; guard let x = a as? any Equatable else { return false }; return open(x) }
print(equal(1, 1), equal(1, 1.0), equal("a", "a"), equal([1], [1]), equal(["k": [1]], ["k": [1]]), equal(Sq(a: 1), Sq(a: 1)), equal(() as Any, () as Any), equal(nil as Int? as Any, nil as Int? as Any))
func less(_ a: any Comparable, _ b: any Comparable) -> Bool? { func open<T: Comparable>(_ x: T) -> Bool? { (b as? T).map { x < $0 } }; return open(a) }
print(less(1, 2) as Any, less("b", "a") as Any, less(1, "a") as Any)
let mixed: [any Comparable & Hashable] = [3, "x", 2.5]
print(mixed.map { AnyHashable($0) }.contains("x"), mixed.map { type(of: $0) })
class Ref { let n: Int; init(_ n: Int) { self.n = n } }
let r = Ref(1), objects: [AnyObject] = [r, Ref(1), r]
print(objects.filter { $0 === r }.count, Set(objects.map { ObjectIdentifier($0) }).count, (objects[1] as! Ref).n, objects.firstIndex { $0 !== r }!)
let types: [ObjectIdentifier: String] = [ObjectIdentifier(Int.self): "int", ObjectIdentifier(Sq.self): "sq"]
print(types[ObjectIdentifier(type(of: shapes[3]))] ?? "-", types[ObjectIdentifier(String.self)] ?? "-", Int.self == type(of: 1), (Int.self as Any.Type) == String.self)
print(shapes.map { $0.area }.sorted(), shapes.sorted { $0.area < $1.area }.map { type(of: $0) }, shapes.max { $0.area < $1.area }!.area, shapes.map { $0 as? Sq }.compactMap { $0 }.map(\.a))

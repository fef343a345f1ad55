protocol Shape: Equatable { func area() -> Double; mutating func grow(_ by: Double) }
struct Square: Shape { var side: Double; func area() -> Double { side * side }; mutating func grow(_ by: Double) { side += by } }
struct Circle: Shape { var r: Double; func area() -> Double { 3 * r * r }; mutating func grow(_ by: Double) { r *= by } }
func isEqual<T: Shape>(_ a: T, _ b: any Shape) -> Bool { (b as? T).map { $0 == a } ?? false }
func name<T>(of value: T) -> String { "\(T.self)" }
var shapes: [any Shape] = [Square(side: 2), Circle(r: 1)]
for shape in shapes { print(name(of: shape), shape.area(), isEqual(shape, Square(side: 2))) }
for index in shapes.indices { shapes[index].grow(2) }
print(shapes.map { $0.area() }, shapes.map { type(of: $0) })
func measure(_ shape: some Shape) -> String { "\(type(of: shape)) \(shape.area())" }
print(shapes.map { measure($0) })
struct AnyShape { private let _area: () -> Double; init<S: Shape>(_ s: S) { _area = s.area }; var area: Double { _area() } }
print([AnyShape(Square(side: 1)), AnyShape(Circle(r: 2))].map(\.area))
func firstItem(_ items: any Collection<Int>) -> Int? { items.first }
print(firstItem([4, 5])!, firstItem(7..<9)!, firstItem(Set<Int>()) as Any)
let collections: [any Collection] = [[1, 2], "abc", ["k": 1.5]]
print(collections.map { $0.count }, collections.map { $0.isEmpty })
func firstAny(_ c: some Collection) -> Any { c.first! }
print(collections.prefix(2).map { firstAny($0) })
let values: [any Comparable] = [1, "b", 2.5]
func less<T: Comparable>(_ a: T, _ b: any Comparable) -> Bool? { (b as? T).map { a < $0 } }
print(values.map { less($0, 2) as Any })
let hashables: [AnyHashable] = [1, "one", 1.0, true]
print(hashables.contains(1), hashables.firstIndex(of: "one")!, Set(hashables).count, hashables[0] == hashables[2], hashables[1].base)
let sequence: any Sequence<String> = ["x", "y"]
for item in sequence { print(item, terminator: " ") }
print(sequence.map { $0 + "!" })
let metatypes: [any Shape.Type] = [Square.self, Circle.self]
print(metatypes, Square.self == type(of: shapes[0]), metatypes[0] == metatypes[1])

protocol Shape { var name: String { get }; init(); func scaled(_ n: Int) -> Self; static func combine(_ a: Self, _ b: Self) -> Self; static var registry: [String] { get } }
extension Shape { static func make(_ n: Int) -> [Self] { (0..<n).map { _ in Self() } }; func isSame(as other: any Shape) -> Bool { other is Self }; static var registry: [String] { ["\(Self.self)"] }; var twice: Self { Self.combine(self, scaled(1)) } }
struct Square: Shape { var side = 1; var name: String { "sq\(side)" }; func scaled(_ n: Int) -> Square { Square(side: side * n) }; static func combine(_ a: Square, _ b: Square) -> Square { Square(side: a.side + b.side) } }
struct Dot: Shape { let name = "dot"; func scaled(_ n: Int) -> Dot { self }; static func combine(_ a: Dot, _ b: Dot) -> Dot { a }; static let registry = ["the dot"] }
print(Square.make(2).map(\.name), Square(side: 3).scaled(2).name, Square(side: 2).twice.name, Square.registry, Dot.registry)
let shapes: [any Shape] = [Square(side: 4), Dot()]
print(shapes.map { $0.scaled(2).name }, shapes.map { $0.twice.name }, shapes[0].isSame(as: Square()), shapes[1].isSame(as: shapes[0]))
func fresh<S: Shape>(like s: S) -> S { type(of: s).init() }
print(fresh(like: Square(side: 9)).name, shapes.map { fresh(like: $0).name }, shapes.map { type(of: $0).registry })
class Base { required init() {}; var label: String { "base" }; func clone() -> Self { type(of: self).init() }; class func create() -> Self { self.init() }; func with(_ f: (Self) -> Void) -> Self { f(self); return self } }
class Sub: Base { var extra = 0; override var label: String { "sub\(extra)" } }
let sub = Sub.create().with { $0.extra = 5 }
print(sub.label, sub.clone().label, (sub as Base).clone().label, Base.create().label, type(of: (sub as Base).clone()))
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) }; static func largest(_ v: Self...) -> Self? { v.max() } }
print(15.clamped(0...10), "m".clamped("a"..."c"), Int.largest(3, 9, 2)!, Double.largest() as Any)
protocol Builder { associatedtype Part = String; var parts: [Part] { get set } }
extension Builder { func adding(_ p: Part) -> Self { var c = self; c.parts.append(p); return c } }
struct Words: Builder { var parts: [String] = [] }
struct Numbers: Builder { typealias Part = Int; var parts: [Int] = [] }
print(Words().adding("a").adding("b").parts, Numbers().adding(1).parts)
protocol Monoid { static var empty: Self { get }; static func <> (a: Self, b: Self) -> Self }
infix operator <>: AdditionPrecedence
extension Int: Monoid { static let empty = 0; static func <> (a: Int, b: Int) -> Int { a + b } }
extension String: Monoid { static var empty: String { "" }; static func <> (a: String, b: String) -> String { a + b } }
extension Optional: Monoid where Wrapped: Monoid { static var empty: Wrapped? { nil }; static func <> (a: Wrapped?, b: Wrapped?) -> Wrapped? { switch (a, b) { case let (a?, b?): a <> b; case (nil, let x), (let x, nil): x } } }
extension Array where Element: Monoid { func folded() -> Element { reduce(.empty, <>) } }
print([1, 2, 3].folded(), ["a", "b"].folded(), [Optional(4), nil, 5].folded() as Any, [String]().folded().isEmpty)

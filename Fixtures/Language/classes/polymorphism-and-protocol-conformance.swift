protocol Drawable: AnyObject { var layer: Int { get set }; func draw() -> String }
class Shape: Drawable, Comparable, CustomStringConvertible {
  var layer = 0; let name: String; private static var made: [String] = []; class var prefix: String { "shape" }
  init(name: String) { self.name = name; Self.made.append(Self.prefix + ":" + name) }
  func draw() -> String { "<\(name)>" }
  func area() -> Double { 0 }
  final var summary: String { "\(draw()) area \(area())" }
  var description: String { "\(Self.self)(\(name))" }
  static func < (a: Shape, b: Shape) -> Bool { (a.layer, a.name) < (b.layer, b.name) }
  static func == (a: Shape, b: Shape) -> Bool { a === b }
  static var all: [String] { made } }
class Box: Shape { var side: Double { didSet { resized += 1 } }; private(set) var resized = 0; override class var prefix: String { "box" }
  init(side: Double, name: String = "box") { self.side = side; super.init(name: name) }
  override func draw() -> String { "[" + super.draw() + "]" }
  override func area() -> Double { side * side } }
class Filled: Box { override func draw() -> String { super.draw().replacing("<", with: "#") }; override var side: Double { get { super.side } set { super.side = max(0, newValue) } }; convenience init() { self.init(side: 1, name: "fill"); layer = 5 } }
final class Group: Shape { var parts: [Shape] = []; override func draw() -> String { parts.sorted().map { $0.draw() }.joined() }; override func area() -> Double { parts.reduce(0) { $0 + $1.area() } }; func add(_ s: Shape...) -> Self { parts += s; return self } }
let f = Filled(), b = Box(side: 3)
f.side = -4
f.side = 2
b.side += 1
b.layer = 7
let g = Group(name: "g").add(b, f, Shape(name: "dot"))
print(g.summary, g.parts.sorted(), g.parts.max()!, f.resized, b.area())
print(Shape.all, g.parts.map { type(of: $0).prefix }, g == g, f < b, g.parts.contains(f), g.parts.firstIndex(of: b)!)
let ds: [any Drawable] = [f, b, g]
ds.forEach { $0.layer += 10 }
print(ds.map { $0.layer }, ds.map { ($0 as? Box)?.side ?? -1 }, ds[0] === f)
class Node<T> { var value: T; var next: Node?; weak var previous: Node?; init(_ v: T, next: Node? = nil) { value = v; self.next = next; next?.previous = self }; func map<U>(_ f: (T) -> U) -> Node<U> { Node<U>(f(value), next: next?.map(f)) }; var list: [T] { [value] + (next?.list ?? []) } }
class Counted<T>: Node<T> { static var alive: String { "generic" }; let count: Int; override init(_ v: T, next: Node<T>? = nil) { count = (next as? Counted)?.count ?? 0 + 1; super.init(v, next: next) } }
let n = Node(1, next: Node(2, next: Node(3)))
print(n.list, n.map { "\($0 * 2)" }.list, n.next!.previous === n, Counted("x", next: Counted("y")).list, Counted<Int>.alive, type(of: Counted(1)))
class Abstract { func required() -> String { preconditionFailure("abstract") }; func template() -> String { "T(" + required() + ")" } }
class Concrete: Abstract { override func required() -> String { "concrete" } }
print(Concrete().template(), Concrete() is Abstract, (Concrete() as Abstract).template())
class Meta { required init() {}; func make() -> Meta { type(of: self).init() }; func same() -> Self { self } }
class SubMeta: Meta { var tag = "sub" }
print(type(of: SubMeta().make()), SubMeta().same().tag, [Meta.self, SubMeta.self].map { "\(type(of: $0.init()))" })

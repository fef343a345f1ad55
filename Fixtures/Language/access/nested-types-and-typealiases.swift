struct Graph<Node: Hashable> {
  typealias Edge = (from: Node, to: Node)
  typealias Visitor = (Node) -> Void
  enum Order { case depth, breadth; static var standard: Order { .depth } }
  struct Path: CustomStringConvertible { var nodes: [Node] = []; var description: String { nodes.map { "\($0)" }.joined(separator: "→") }; struct Step { let index: Int; let node: Node }; var steps: [Step] { nodes.enumerated().map { Step(index: $0.offset, node: $0.element) } } }
  private var edges: [Edge] = []
  mutating func add(_ e: Edge...) { edges += e }
  func walk(from n: Node, order: Order = .standard, _ visit: Visitor) { var open = [n], seen: Set = [n]
    while !open.isEmpty { let n = order == .depth ? open.removeLast() : open.removeFirst(); visit(n); for e in edges where e.from == n && seen.insert(e.to).inserted { open.append(e.to) } } }
}
var g = Graph<Int>()
g.add((1, 2), (1, 3), (from: 2, to: 4))
g.walk(from: 1) { print($0, terminator: " ") }
g.walk(from: 1, order: .breadth) { print($0, terminator: " ") }
print()
let path = Graph<String>.Path(nodes: ["a", "b"])
print(path, path.steps.last!, type(of: path.steps[0]), Graph<Int>.Order.self)
typealias Pair<T> = (T, T)
typealias Table<V> = [String: [V]]
typealias Transform<A, B> = (A) throws -> B
func swap2<T>(_ p: Pair<T>) -> Pair<T> { (p.1, p.0) }
var table: Table<Int> = [:]
table["x", default: []].append(1)
let t: Transform<Int, String> = { "\($0)" }
print(swap2((1, 2)), table, try t(5), type(of: t))
enum API { enum V1 { static let path = "/v1"; struct User { let id: Int; enum Role { case admin }; var role = Role.admin } }; typealias Current = V1 }
print(API.Current.path, API.V1.User(id: 1), API.Current.User.Role.admin, API.V1.User.self)
class Outer { private let secret = 7; fileprivate var shared = 1; class Inner { let outer: Outer; init(_ o: Outer) { outer = o }; var peek: Int { outer.secret + outer.shared } }; lazy var inner = Inner(self) }
print(Outer().inner.outer.shared, Outer.Inner(Outer()).peek)
struct Meter { private(set) var n = 0; fileprivate mutating func tick() { n += 1 }; static private var all = 0; static func count() -> Int { all += 1; return all } }
var meter = Meter()
meter.tick()
print(meter.n, Meter.count(), Meter.count())
func scope() -> String { struct Local: CustomStringConvertible { enum E: Int { case a = 3 }; var e = E.a; var description: String { "local \(e.rawValue)" } }; typealias L = Local; return "\(L())" }
print(scope())
extension API.V1 { struct Page<T> { var items: [T]; var next: Int? = nil } }
extension API.V1.Page where T == Int { var sum: Int { items.reduce(0, +) } }
print(API.V1.Page(items: [1, 2]).sum, API.Current.Page(items: ["a"], next: 2))

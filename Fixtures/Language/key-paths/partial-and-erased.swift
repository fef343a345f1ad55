struct Point: Hashable { var x = 1, y = 2 }
struct Line { var a = Point(), b = Point(x: 3, y: 4); let id = "l"; var names = ["p", "q"]; var tag: String? }
class Canvas { var line = Line(); let size = 10; private(set) var count = 0; weak var next: Canvas? }
let paths: [AnyKeyPath] = [\Line.a.x, \Line.b, \Line.id, \Canvas.line.a.y, \Canvas.size, \Point.x]
var line = Line()
let canvas = Canvas()
for p in paths { print(type(of: p).rootType, type(of: p).valueType, line[keyPath: p] ?? "-", canvas[keyPath: p] ?? "-") }
print(paths.map { $0 is PartialKeyPath<Line> }, paths.map { $0 is WritableKeyPath<Line, Int> }, paths.map { $0 is ReferenceWritableKeyPath<Canvas, Int> }, (\Canvas.line as KeyPath<Canvas, Line>) is ReferenceWritableKeyPath<Canvas, Line>)
let partial: [PartialKeyPath<Line>] = [\.a, \.b, \.id, \.names[1], \.tag, \.names.count]
print(partial.map { line[keyPath: $0] }, partial.compactMap { line[keyPath: $0] as? Point })
if let p = partial[0] as? WritableKeyPath<Line, Point> { line[keyPath: p].x = 50 }
print(line.a, (\Line.a).appending(path: \Point.x) == \Line.a.x, (\Line.a as PartialKeyPath<Line>).appending(path: \Point.y) as Any is KeyPath<Line, Int>, (\Line.a as AnyKeyPath).appending(path: \Canvas.size) == nil)
func diff<T>(_ a: T, _ b: T, _ ks: [(String, PartialKeyPath<T>)]) -> [String] { ks.filter { !equal(a[keyPath: $0.1], b[keyPath: $0.1]) }.map(\.0) }
func equal(_ a: Any, _ b: Any) -> Bool { func go<E: Equatable>(_ x: E) -> Bool { (b as? E) == x }; return (a as? any Equatable).map { go($0) } ?? false }
var other = line
other.b.y = 0
other.tag = "t"
other.names.append("r")
print(diff(line, other, [("a", \.a), ("b", \.b), ("id", \.id), ("names", \.names), ("tag", \.tag)]))
struct Undo<T> { private var stack: [(inout T) -> Void] = []; mutating func set<V>(_ k: WritableKeyPath<T, V>, _ v: V, on t: inout T) { let old = t[keyPath: k]; stack.append { $0[keyPath: k] = old }; t[keyPath: k] = v }; mutating func undo(_ t: inout T) -> Bool { guard let f = stack.popLast() else { return false }; f(&t); return true } }
var undo = Undo<Line>()
undo.set(\.a.x, 7, on: &line); undo.set(\.names[0], "Z", on: &line); undo.set(\.tag, "new", on: &line)
print(line.a.x, line.names, line.tag as Any)
print(undo.undo(&line), undo.undo(&line), line.a.x, line.names, line.tag as Any, undo.undo(&line), undo.undo(&line), line.a.x)
let optional = \Line.tag?.count, forced = \Line.names.first!.count, chained = \Canvas.next?.line.a.x
print(line[keyPath: optional] as Any, line[keyPath: forced], canvas[keyPath: chained] as Any, canvas[keyPath: \.next?.next?.size] as Any)
print([\Point.x: "x", \Point.y: "y"][\Point.y]!, Set([\Point.x, \Point.x, \Point.y]).count, [Point(), Point(x: 9, y: 0)].map(\.x).max()!, [line].map(\.b.y), (\Point.self).hashValue == (\Point.self).hashValue)

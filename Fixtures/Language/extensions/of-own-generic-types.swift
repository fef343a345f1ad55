struct Grid<T> { let width: Int; private(set) var cells: [T]; init(width: Int, height: Int, fill: T) { self.width = width; cells = Array(repeating: fill, count: width * height) }; var height: Int { cells.count / width }; subscript(x: Int, y: Int) -> T { get { cells[y * width + x] } set { cells[y * width + x] = newValue } } }
extension Grid { var rows: [[T]] { (0..<height).map { y in (0..<width).map { self[$0, y] } } }; func map<U>(_ f: (T) -> U) -> Grid<U> { var g = Grid<U>(width: width, height: height, fill: f(cells[0])); for y in 0..<height { for x in 0..<width { g[x, y] = f(self[x, y]) } }; return g }; func neighbours(_ x: Int, _ y: Int) -> [T] { [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)].filter { 0..<width ~= $0.0 && 0..<height ~= $0.1 }.map { self[$0.0, $0.1] } } }
extension Grid: Equatable where T: Equatable { func count(_ t: T) -> Int { cells.filter { $0 == t }.count }; func find(_ t: T) -> (x: Int, y: Int)? { cells.firstIndex(of: t).map { ($0 % width, $0 / width) } } }
extension Grid: CustomStringConvertible where T: CustomStringConvertible { var description: String { rows.map { $0.map(\.description).joined(separator: " ") }.joined(separator: "\n") } }
extension Grid where T == Bool { var picture: String { rows.map { String($0.map { $0 ? "#" : "." }) }.joined(separator: "/") }; mutating func toggle(_ x: Int, _ y: Int) { self[x, y].toggle() } }
extension Grid where T: Numeric { static func + (a: Grid, b: Grid) -> Grid { var c = a; for i in c.cells.indices { c.cells[i] += b.cells[i] }; return c }; var total: T { cells.reduce(0, +) } }
extension Grid where T: Comparable { var peak: (x: Int, y: Int, value: T) { let i = cells.indices.max { cells[$0] < cells[$1] }!; return (i % width, i / width, cells[i]) } }
var g = Grid(width: 3, height: 2, fill: 1)
g[1, 1] = 5
g[2, 0] += 3
print(g, g.total, g.peak, g.count(1), g.find(5)!, g.find(9) == nil, g.neighbours(1, 0), separator: "\n")
print((g + g).rows, g == g.map { $0 }, g.map { $0 > 1 }.picture, g.map { "\($0)!" }.rows[1])
var lights = Grid(width: 2, height: 2, fill: false)
lights.toggle(0, 1)
lights.toggle(1, 1)
lights.toggle(1, 1)
print(lights.picture, lights.count(true), lights == Grid(width: 2, height: 2, fill: false))
indirect enum List<T> { case end, node(T, List) }
extension List: Sequence { func makeIterator() -> AnyIterator<T> { var l = self; return AnyIterator { if case let .node(v, n) = l { l = n; return v }; return nil } } }
extension List: ExpressibleByArrayLiteral { init(arrayLiteral e: T...) { self = e.reversed().reduce(.end) { .node($1, $0) } } }
extension List where T: Equatable { func removing(_ t: T) -> List { if case let .node(v, n) = self { v == t ? n.removing(t) : .node(v, n.removing(t)) } else { .end } } }
extension List: Equatable where T: Equatable {}
let l: List = [1, 2, 1, 3]
print(Array(l), Array(l.removing(1)), l == [1, 2, 1, 3], l.map { $0 * 2 }, l.reversed(), l.max()!, l.contains(2))

struct Grid { var cells = [[1, 2, 3], [4, 5, 6]]
  subscript(r: Int, c: Int) -> Int { get { cells[r][c] } set { cells[r][c] = newValue } }
  subscript(row r: Int) -> [Int] { get { cells[r] } set { cells[r] = newValue } }
  subscript(column c: Int) -> [Int] { cells.map { $0[c] } }
  subscript(_ p: (Int, Int)) -> Int { self[p.0, p.1] }
  subscript(r: Range<Int>) -> [[Int]] { Array(cells[r]) }
  subscript(where f: (Int) -> Bool) -> [Int] { cells.flatMap { $0.filter(f) } }
  subscript(k: String, default d: @autoclosure () -> Int = 0) -> Int { let p = k.split(separator: ",").compactMap { Int($0) }; return p.count == 2 && cells.indices.contains(p[0]) ? self[p[0], p[1]] : d() }
  static subscript(size n: Int) -> Grid { Grid(cells: Array(repeating: Array(repeating: 0, count: n), count: n)) }
  subscript<T: Numeric>(as t: T.Type, r: Int, c: Int) -> T { T(exactly: self[r, c])! }
  subscript(all: Int...) -> [Int] { all.map { cells[$0 / 3][$0 % 3] } }
}
var g = Grid()
g[0, 0] += 10
g[row: 1][2] = 60
g[row: 0].reverse()
print(g[0, 2], g[row: 1], g[column: 0], g[(1, 1)], g[0..<1], g[where: { $0 > 4 }], g["1,0"], g["9,9", default: -1], g["x"], Grid[size: 2].cells, g[as: Double.self, 1, 1], g[0, 1, 5])
class Registry { private var d: [String: Any] = [:]; static var shared = Registry(); subscript<T>(k: String) -> T? { get { d[k] as? T } set { d[k] = newValue } }; subscript<T>(k: String, or v: T) -> T { d[k] as? T ?? v }; class subscript(k: String) -> Int? { get { shared[k] } set { shared[k] = newValue } } }
Registry["n"] = 5
Registry["n"]! += 1
let n: Int? = Registry.shared["n"], s: String? = Registry.shared["n"]
print(n as Any, s as Any, Registry.shared["q", or: "none"])
protocol Indexed { associatedtype V; subscript(i: Int) -> V { get set } }
extension Indexed { mutating func swap(_ i: Int, _ j: Int) { (self[i], self[j]) = (self[j], self[i]) }; subscript(safe i: Int, in r: Range<Int>) -> V? { r.contains(i) ? self[i] : nil } }
extension Array: Indexed {}
struct Squares: Indexed { var offset = 0; subscript(i: Int) -> Int { get { i * i + offset } set { offset = newValue - i * i } } }
var arr = ["a", "b"], sq = Squares()
arr.swap(0, 1)
sq[3] = 10
print(arr, sq[2], sq[safe: 9, in: 0..<5] as Any, sq[safe: 4, in: 0..<5]!)
class Base { subscript(i: Int) -> String { "base \(i)" } }
class Sub: Base { var stored: [Int: String] = [:]; override subscript(i: Int) -> String { get { stored[i] ?? super[i] } set { stored[i] = newValue } } }
let b = Sub()
b[1] = "one"
b[2] += "!"
print(b[1], b[2], b[3], (b as Base)[1])
@dynamicMemberLookup struct Settings { private var v: [String: String] = ["a": "1"]; subscript(dynamicMember m: String) -> String { get { v[m, default: "unset"] } set { v[m] = newValue } }; subscript(m: String) -> String? { v[m] } }
var st = Settings()
st.theme = "dark"
st.theme += "er"
print(st.theme, st.missing, st["a"] ?? "-", st["zz"] as Any)

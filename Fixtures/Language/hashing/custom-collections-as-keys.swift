struct Board: Hashable { private var cells: [UInt8]; let side: Int; init(_ s: String) { cells = s.utf8.filter { $0 != 47 }.map { $0 - 48 }; side = s.split(separator: "/").count }
  var blank: Int { cells.firstIndex(of: 0)! }
  var moves: [Board] { let b = blank, (r, c) = (b / side, b % side); return [(r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)].filter { $0.0 >= 0 && $0.0 < side && $0.1 >= 0 && $0.1 < side }.map { var n = self; n.cells.swapAt(b, $0.0 * side + $0.1); return n } }
  var text: String { stride(from: 0, to: cells.count, by: side).map { cells[$0..<$0 + side].map { $0 == 0 ? "." : "\($0)" }.joined() }.joined(separator: "/") } }
func solve(_ start: Board, _ goal: Board) -> [Board]? {
  var from: [Board: Board] = [start: start], frontier = [start]
  while !frontier.isEmpty, from[goal] == nil { frontier = frontier.flatMap { b in b.moves.filter { if from[$0] == nil { from[$0] = b; return true } else { return false } } } }
  guard from[goal] != nil else { return nil }
  var path = [goal]
  while let b = from[path[0]], b != path[0] { path.insert(b, at: 0) }
  return path
}
let path = solve(Board("123/406/758"), Board("123/456/780"))!
print(path.count - 1, path.map(\.text))
print(solve(Board("12/03"), Board("13/20"))?.count ?? 0, solve(Board("21/30"), Board("12/30")) == nil)
struct Multiset<T: Hashable>: Hashable, ExpressibleByArrayLiteral { private var counts: [T: Int] = [:]; init(arrayLiteral e: T...) { for x in e { insert(x) } }; init(_ s: some Sequence<T>) { for x in s { insert(x) } }; mutating func insert(_ x: T) { counts[x, default: 0] += 1 }; func count(_ x: T) -> Int { counts[x] ?? 0 }; func isSubset(of o: Multiset) -> Bool { counts.allSatisfy { $0.value <= o.count($0.key) } } }
let words = ["listen", "silent", "google", "elgoog", "enlist", "abc"]
let groups = Dictionary(grouping: words) { Multiset($0) }
print(groups.values.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }, Multiset([1, 1, 2]) == [2, 1, 1], Multiset("aab").isSubset(of: Multiset("abab")), Set([[1, 2], [2, 1], [1, 1]] as [Multiset<Int>]).count)
indirect enum Term: Hashable { case v(Int), app(String, [Term]) }
var unique: [Term: Int] = [:]
func intern(_ t: Term) -> Int { if let i = unique[t] { return i }; if case .app(_, let a) = t { a.forEach { _ = intern($0) } }; unique[t] = unique.count; return unique[t]! }
print(intern(.app("f", [.v(1), .app("g", [.v(1)])])), intern(.app("g", [.v(1)])), intern(.v(2)), unique.count)
struct Pos: Hashable, Comparable { var x = 0, y = 0; static func < (a: Pos, b: Pos) -> Bool { (a.y, a.x) < (b.y, b.x) }; static func + (a: Pos, d: Character) -> Pos { var p = a; switch d { case "U": p.y -= 1; case "D": p.y += 1; case "L": p.x -= 1; default: p.x += 1 }; return p } }
let visited = "RRDDLLUURD".reduce(into: [Pos()]) { $0.append($0.last! + $1) }
print(Set(visited).count, visited.count, visited.max()!, Dictionary(grouping: visited) { $0 }.filter { $0.value.count > 1 }.keys.sorted().map { "\($0.x),\($0.y)" })

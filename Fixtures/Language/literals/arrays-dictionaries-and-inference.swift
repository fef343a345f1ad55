let a = [1, 2.5, 3], b = [1, nil, 3], c = ["x": 1, "y": 2.5], d = [[1], [], [2.0]], e: [Any] = [1, "a", nil as Int? as Any], f = [(1, "a"), (2, "b")]
print(a, b, c.count, d, e.count, f, type(of: a), type(of: b), type(of: c), type(of: d), type(of: f))
let g: Set = [1, 2, 2], h: [Double] = [1, 2], i: [String: [Int]] = ["k": []], j: [Int?] = [1, nil], k: ArraySlice = [1, 2], l: ContiguousArray = ["a"], m: [Character] = ["a", "b"]
print(g.count, h, i, j, k, l, m, type(of: g), type(of: k), type(of: m))
let nested = ["a": ["b": ["c": 1]]], functions = [{ (x: Int) in x + 1 }, { $0 * 2 }], types: [Any.Type] = [Int.self, String.self], optionals = ["a": nil, "b": 1]
print(nested["a"]!["b"]!["c"]!, functions.map { $0(5) }, types, optionals.count, type(of: optionals), optionals["a"]! as Any)
func take(_ a: [Double]) -> Double { a.reduce(0, +) }
func take2<T>(_ a: [T]) -> String { "\(T.self)" }
func take3(_ d: [String: Any]) -> [String] { d.keys.sorted() }
func take4(_ s: Set<Int>, _ o: Int?..., k: (Int, String)...) -> String { "\(s.count) \(o.count) \(k.count)" }
print(take([1, 2, 3]), take2([1, 2]), take2([1, 2.0]), take2(["a"]), take2([[1]]), take2([nil, 1]), take3(["z": 1, "a": [1, "x"] as [Any]]), take4([1, 1], 1, nil, k: (1, "a")), take([]))
struct Grid: ExpressibleByArrayLiteral { let rows: [[Int]]; init(arrayLiteral e: [Int]...) { rows = e }; static func row(_ n: Int...) -> [Int] { n } }
let grid: Grid = [[1, 2], Grid.row(3, 4, 5), []]
print(grid.rows, ([[1]] as Grid).rows.count, [1, 2, 3].last!, [1: "a", 2: "b"][1]!, ["k": 1].first!.value, [Int](), [String: Int]().isEmpty, Array<Int>().count, [:] as [Int: Int])
let big = [
  "one": [1, 2, 3],
  "two": [4],  // a comment
  /* another */ "three": [],
]
print(big.values.map(\.count).sorted(), [true, false] + [true], ["a", "b"] + ["c"], [1, 2] == [1, 2] as [Int], [1.0] == [1])
let x: UInt8 = 255, y: Int16 = -0x7F, z: Float = 1e2, w: Character = "\u{1F600}", v: Substring = "sub", u: StaticString = "static", t: Optional = 5, s: ClosedRange<Double> = 1...2, r: (Int, Double) = (1, 2)
print(x, y, z, w, v, u, t as Any, s, r, type(of: t))
enum Color: String { case red, blue }
let colors: [Color] = [.red, .blue], lookup: [Color: Int] = [.red: 1], pick: Color? = .red, table: [Int: Color?] = [1: .blue, 2: nil]
print(colors, lookup[.red]!, pick == .red, table[1]! as Any, table[2]! as Any, colors.map(\.rawValue), [Color.red, .blue].contains(.blue), colors == [.red, .blue])
print([1, 2, 3].map { [$0: $0 * $0] }.count, [[1, 2], [3]].reduce([], +), Dictionary(uniqueKeysWithValues: [("a", 1)]), Array("ab".map { ["\($0)"] }.joined()), (1...3).map { ($0, [$0]) }[2])

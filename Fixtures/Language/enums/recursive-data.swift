indirect enum Filesystem { case file(String, Int), folder(String, [Filesystem])
  var name: String { switch self { case .file(let n, _), .folder(let n, _): n } }
  var size: Int { switch self { case .file(_, let s): s; case .folder(_, let c): c.reduce(0) { $0 + $1.size } } }
  func tree(_ depth: Int = 0) -> [String] { let pad = String(repeating: "  ", count: depth); switch self { case let .file(n, s): return ["\(pad)\(n) \(s)"]; case let .folder(n, c): return ["\(pad)\(n)/"] + c.sorted { $0.name < $1.name }.flatMap { $0.tree(depth + 1) } } }
  func find(_ n: String) -> [String]? { if name == n { return [name] }; if case .folder(_, let c) = self { return c.lazy.compactMap { $0.find(n) }.first.map { [name] + $0 } }; return nil }
  func map(_ f: (Int) -> Int) -> Filesystem { switch self { case let .file(n, s): .file(n, f(s)); case let .folder(n, c): .folder(n, c.map { $0.map(f) }) } }
  subscript(path: String...) -> Filesystem? { path.reduce(self as Filesystem?) { f, n in guard case .folder(_, let c)? = f else { return nil }; return c.first { $0.name == n } } } }
let root = Filesystem.folder("root", [.file("b.txt", 20), .folder("a", [.file("x", 5), .folder("deep", [.file("y", 7)])]), .folder("empty", [])])
root.tree().forEach { print($0) }
print(root.size, root.find("y") ?? [], root.find("zz") as Any, root.map { $0 * 2 }.size, root["a", "deep"]!.size, root["a", "q"] as Any)
indirect enum Logic: Equatable { case v(String), not(Logic), and(Logic, Logic), or(Logic, Logic)
  var variables: Set<String> { switch self { case .v(let n): [n]; case .not(let l): l.variables; case let .and(a, b), let .or(a, b): a.variables.union(b.variables) } }
  func value(_ e: [String: Bool]) -> Bool { switch self { case .v(let n): e[n] ?? false; case .not(let l): !l.value(e); case let .and(a, b): a.value(e) && b.value(e); case let .or(a, b): a.value(e) || b.value(e) } }
  var nnf: Logic { switch self { case .not(.not(let l)): l.nnf; case .not(.and(let a, let b)): .or(Logic.not(a).nnf, Logic.not(b).nnf); case .not(.or(let a, let b)): .and(Logic.not(a).nnf, Logic.not(b).nnf); case let .and(a, b): .and(a.nnf, b.nnf); case let .or(a, b): .or(a.nnf, b.nnf); default: self } }
  static func && (a: Logic, b: Logic) -> Logic { .and(a, b) }
  static func || (a: Logic, b: Logic) -> Logic { .or(a, b) }
  static prefix func ! (a: Logic) -> Logic { .not(a) } }
let f = !(.v("a") && !(.v("b") || .v("c")))
let names = f.variables.sorted()
print(f.nnf, names)
for bits in 0..<8 { let env = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, bits >> $0 & 1 == 1) }); print(bits, f.value(env), f.value(env) == f.nnf.value(env), terminator: "; ") }
print()
enum Peano { case zero; indirect case succ(Peano); var int: Int { if case .succ(let p) = self { 1 + p.int } else { 0 } }; init(_ n: Int) { self = n == 0 ? .zero : .succ(Peano(n - 1)) }; static func + (a: Peano, b: Peano) -> Peano { if case .succ(let p) = a { .succ(p + b) } else { b } }; static func * (a: Peano, b: Peano) -> Peano { if case .succ(let p) = a { b + p * b } else { .zero } } }
print((Peano(3) + Peano(4)).int, (Peano(3) * Peano(4)).int, Peano(2))
enum LinkedList<T> { case empty; indirect case node(T, LinkedList)
  init(_ a: some BidirectionalCollection<T>) { self = a.reversed().reduce(.empty) { .node($1, $0) } } }
extension LinkedList: Sequence { func makeIterator() -> AnyIterator<T> { var l = self; return AnyIterator { guard case .node(let v, let n) = l else { return nil }; l = n; return v } } }
print(Array(LinkedList([1, 2, 3])), LinkedList("abc").map { "\($0)" }, LinkedList([5, 6]).reduce(0, +), LinkedList([Int]()).first { _ in true } as Any)

let words = "one two three two one two four Three ONE".split(separator: " ").map(String.init)
struct Folded: Hashable, CustomStringConvertible { let raw: String; static func == (a: Folded, b: Folded) -> Bool { a.raw.lowercased() == b.raw.lowercased() }; func hash(into h: inout Hasher) { h.combine(raw.lowercased()) }; var description: String { raw } }
let exact = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }, folded = words.reduce(into: [:]) { $0[Folded(raw: $1), default: 0] += 1 }
print(exact.count, folded.count, exact["one"]!, folded[Folded(raw: "oNe")]!, folded.map { "\($0.key.raw.lowercased())\($0.value)" }.sorted())
struct Signature: Hashable { private let counts: [Character: Int]; init(_ s: String) { counts = s.lowercased().filter(\.isLetter).reduce(into: [:]) { $0[$1, default: 0] += 1 } } }
print(Dictionary(grouping: ["Dormitory", "dirty room", "stone", "Tones", "notes", "x"], by: Signature.init).values.map { $0.sorted() }.sorted { $0[0] < $1[0] })
struct Edge<T: Hashable>: Hashable { let a: T, b: T; static func == (l: Edge, r: Edge) -> Bool { Set([l.a, l.b]) == Set([r.a, r.b]) }; func hash(into h: inout Hasher) { h.combine(Set([a, b])) } }
print(Edge(a: 1, b: 2) == Edge(a: 2, b: 1), Set([Edge(a: "x", b: "y"), Edge(a: "y", b: "x"), Edge(a: "x", b: "x")]).count)
struct Fraction: Hashable { let n: Int, d: Int; init(_ n: Int, _ d: Int) { func g(_ a: Int, _ b: Int) -> Int { b == 0 ? a : g(b, a % b) }; let k = g(abs(n), abs(d)); self.n = n / k; self.d = d / k } }
print(Set((1...6).flatMap { n in (1...6).map { Fraction(n, $0) } }).count, Fraction(2, 4) == Fraction(1, 2), [Fraction(1, 3): "third"][Fraction(3, 9)]!)
enum Visit: Hashable { case at(x: Int, y: Int, facing: Direction); enum Direction: Int { case n, e, s, w; var right: Direction { Direction(rawValue: (rawValue + 1) % 4)! } } }
var seen = Set<Visit>(), x = 0, y = 0, d = Visit.Direction.n, steps = 0
while seen.insert(.at(x: x, y: y, facing: d)).inserted { steps += 1; switch d { case .n: y = (y + 1) % 5; case .e: x = (x + 1) % 7; case .s: y = (y + 4) % 5; case .w: x = (x + 6) % 7 }; if (x + y) % 3 == 0 { d = d.right } }
print(steps, x, y, d, seen.count)
let memo = { () -> (Int, Int) -> Int in struct K: Hashable { let a: Int, b: Int }; var c: [K: Int] = [:]; func paths(_ a: Int, _ b: Int) -> Int { if a == 0 || b == 0 { return 1 }; if let v = c[K(a: a, b: b)] { return v }; let v = paths(a - 1, b) + paths(a, b - 1); c[K(a: a, b: b)] = v; return v }; return paths }()
print(memo(16, 16), Dictionary(grouping: 1...20) { n in (2...n + 1).first { n % $0 == 0 || $0 > n }! }.filter { $0.value.count > 2 }.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.count)" })

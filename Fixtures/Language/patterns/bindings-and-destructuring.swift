let (a, (b, c), _) = (1, ("two", [3]), 4.0)
print(a, b, c)
var (x, y) = (10, 20)
(x, y) = (y, x + y)
print(x, y)
let point = (x: 1, y: 2)
let (px, py) = point
let (x: qx, y: qy) = point
print(px + qx, py + qy, point.x, point.1)
for (index, (key, value)) in [("a", 1), ("b", 2)].enumerated() { print(index, key, value) }
for case (let k, 2...) in [("p", 1), ("q", 2), ("r", 5)] { print(k) }
for (i, n) in [5, 6, 7].enumerated() where i % 2 == 0 && n > 5 { print(i, n) }
let pairs = [(1, "a"), (2, "b")]
print(pairs.map { $0.0 }, pairs.map { n, s in "\(n)\(s)" }, pairs.first { $0.1 == "b" }!, pairs.map(\.1))
func minMax(_ a: [Int]) -> (min: Int, max: Int)? { guard let f = a.first else { return nil }; return a.dropFirst().reduce((f, f)) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) } }
if let (lo, hi) = minMax([3, 1, 2]) { print(lo, hi) }
print(minMax([]) == nil, minMax([5])!.max)
switch (1, (2, "x")) { case let (a, (b, s)) where a < b: print(s, b - a); default: print("no") }
switch [1, 2, 3] { case let l where l.isEmpty: print("empty"); case let l where l.first == 1: print("starts with one", l.count); default: print("?") }
if case let (n, s?) = (5, Optional("s")), n > 3 { print(n, s) }
if case 1...10 = 5, case "a"..."f" = "c" { print("both in range") }
enum E { case a(Int, Int), b(x: String, y: (Int, Int)), c }
let es: [E] = [.a(1, 2), .b(x: "s", y: (3, 4)), .c]
for e in es { switch e { case .a(let t): print("tuple", t.0 + t.1); case .b(_, (let y, _)): print("inner", y); case .c: print("c") } }
for e in es { if case .a(1, let n) = e { print("a", n) } else if case .b(let x, y: (_, 4)) = e { print("b", x) } else { print("other") } }
let closure: ((Int, Int)) -> Int = { (p) in let (a, b) = p; return a * b }
print(closure((3, 4)), [(1, 2), (3, 4)].map(closure))
let triple = (1, 2, 3)
print(triple == (1, 2, 3), triple < (1, 2, 4), triple != (0, 0, 0), triple)
var t = (n: 1, l: [1])
t.n += 1
t.l.append(2)
let u = t
t.l = []
print(t, u, type(of: u))
typealias Named = (name: String, age: Int)
let people: [Named] = [("A", 3), (name: "B", age: 1)]
print(people.sorted { $0.age < $1.age }.map(\.name), people.max { $0.age < $1.age }!.name, people[0])
_ = 5; let _ = "ignored"
func ret() -> (Int, String) { (7, "seven") }
let (_, word) = ret()
print(word, ret().0)

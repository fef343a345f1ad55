func bmi(_ w: Double?, _ h: Double?) -> String { guard let w, let h else { return "missing" }; guard w > 0, h > 0 else { return "invalid" }; let v = w / (h * h); guard v.isFinite else { return "infinite" }; switch v { case ..<18.5: return "under"; case 18.5..<25: return "normal"; case 25...: return "over"; default: return "?" } }
print(bmi(70, 1.75), bmi(nil, 1), bmi(0, 1), bmi(50, 1.8), bmi(100, 1.7))
func firstDuplicate(_ a: [Int]) -> Int? { var seen = Set<Int>(); for n in a { guard seen.insert(n).inserted else { return n } }; return nil }
print(firstDuplicate([3, 1, 4, 1, 5])!, firstDuplicate([1, 2]) as Any)
var log: [String] = []
rows: for r in 0..<4 { cols: for c in 0..<4 { switch (r, c) { case (1, _): log.append("skip row"); continue rows; case (_, 2): break cols; case (3, 1): log.append("stop"); break rows; case (let a, let b) where a == b: log.append("diag \(a)"); fallthrough; case (0, 0): log.append("seen"); default: continue cols } } }
print(log)
var i = 0
repeat { i += 1; if i == 2 { continue }; if i > 4 { break }; print("i", i) } while true
var n = 100
while n > 1 { defer { n /= 3 }; if n % 2 == 1 { continue }; print("even", n) }
for x in (1...3).reversed() { for y in stride(from: x, to: 0, by: -1) { print(x * y, terminator: y == 1 ? "\n" : " ") } }
func check(_ s: String) -> Int { if s.isEmpty { return 0 } else if s.count < 3 { return 1 } else if let f = s.first, f.isNumber { return 2 }; return 3 }
print(["", "ab", "1abc", "abcd"].map(check))
let label: String
if n == 1 { label = "one" } else if n == 0 { label = "zero" } else { label = "many" }
print(label)
do { let n = "inner"; print(n) }
outer: do { for k in 1... { if k * k > 50 { print("found", k); break outer } } }
func deep() -> Int { for a in 1...9 { for b in a...9 { for c in b...9 where a * a + b * b == c * c { return a * 100 + b * 10 + c } } }; return 0 }
print(deep())
var stack = [[1, 2], [3]], flat: [Int] = []
while var top = stack.popLast() { if top.isEmpty { continue }; flat.append(top.removeFirst()); stack.append(top) }
print(flat)
if #available(macOS 10.15, *) { print("available") } else { print("old") }
assert(flat.count == 3, "never shown")
precondition(true)
let v = if flat.isEmpty { 0 } else { flat.count }
switch v { case 0, 1: print("few"); case 2..<5 where v % 2 == 1: print("odd few"); case _: print("rest") }
func never(_ x: Int) -> String { switch x { case Int.min ... -1: "neg"; case 0: "zero"; case 1...Int.max: "pos"; default: fatalError("unreachable") } }
print(never(-5), never(0), never(9))

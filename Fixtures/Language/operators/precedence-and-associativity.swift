print(1 + 2 * 3, (1 + 2) * 3, 10 - 4 - 3, 2 * 3 % 4, 7 / 2 * 2, 1 << 2 + 1, 6 & 3 | 8, 5 ^ 1 & 3, -2 * -3, 10 - -5)
print(true || false && false, !true || true, 1 < 2 && 2 < 3, 1 == 1 ? "yes" : "no", nil ?? 1 + 1, (nil as Int?) ?? 2 * 3 == 6)
var x = 10
x += 2 * 3
x -= x / 4
x *= 1 + 1
print(x, x == 24 ? x > 20 ? "big" : "medium" : "other")
precedencegroup Left { associativity: left higherThan: AdditionPrecedence }
precedencegroup Right { associativity: right higherThan: Left }
precedencegroup Loose { lowerThan: ComparisonPrecedence assignment: true }
infix operator <+>: Left
infix operator ^^: Right
infix operator <~: Loose
func <+> (a: String, b: String) -> String { "(\(a)\(b))" }
func ^^ (a: String, b: String) -> String { "[\(a)\(b)]" }
func <~ (a: inout String, b: String) { a += b }
print("a" <+> "b" <+> "c", "a" ^^ "b" ^^ "c", "a" <+> "b" ^^ "c" <+> "d", "x" + "a" <+> "b" + "y")
var s: String? = "s"
s? <~ "t" + "u"
print(s!)
prefix operator ¬
prefix func ¬ (b: Bool) -> Bool { !b }
postfix operator °
postfix func ° (d: Double) -> Double { d * .pi / 180 }
infix operator .+: AdditionPrecedence
func .+ (a: [Int], b: [Int]) -> [Int] { zip(a, b).map(+) }
infix operator ..: RangeFormationPrecedence
func .. (a: Int, b: Int) -> [Int] { Array(a...b) }
print(¬true, 180.0° == .pi, [1, 2] .+ [3, 4] .+ [1, 1], 1 .. 3 + 1, ¬(1 > 2) && true)
infix operator =~: ComparisonPrecedence
func =~ (s: String, p: String) -> Bool { s.contains(p) }
print("hello" =~ "ell", "hello" =~ "x" || "a" =~ "a", "he" + "llo" =~ "ell")
infix operator <<<: BitwiseShiftPrecedence
func <<< <T>(f: @escaping (T) -> T, n: Int) -> (T) -> T { { v in (0..<n).reduce(v) { r, _ in f(r) } } }
print(({ $0 * 2 } <<< 5)(1), ({ $0 + "." } <<< 3)("x"))
struct N { var v: Int; static func - (a: N, b: N) -> N { N(v: a.v - b.v) }; static prefix func - (a: N) -> N { N(v: -a.v) }; static func == (a: N, b: N) -> Bool { a.v == b.v }; static func ! (a: N, b: N) -> N { a }; static postfix func ++ (a: inout N) -> N { defer { a.v += 1 }; return a }; static func += (a: inout N, b: Int) { a.v += b } }
infix operator !: AdditionPrecedence
postfix operator ++
var n = N(v: 5)
n += 10
print((n - N(v: 3) - N(v: 2)).v, (-n).v, n++.v, n.v, N(v: 1) == N(v: 1), (-n - -n).v)
print([1, 2, 3].reduce(0, -), [1, 2, 3].map(-), ["b", "a"].sorted(by: <), zip([1, 2], [3, 4]).map(*), (+)(1, 2), [(&), (|), (^)].map { (f: (Int, Int) -> Int) in f(6, 3) })

// An operator whose operands and result have one type is preferred for a literal operand that can have this type.

struct P: ExpressibleByStringLiteral, CustomStringConvertible {
  var p: String
  init(_ p: String) { self.p = p }
  init(stringLiteral v: String) { self.init(v) }
  var description: String { p }
  static func + (l: P, r: String) -> P { P("S:" + l.p + "+" + r) }
  static func + (l: P, r: P) -> P { P("P:" + l.p + "+" + r.p) }
  static func == (l: P, r: P) -> Bool { print("eqP"); return true }
  static func == (l: P, r: String) -> Bool { print("eqS"); return true }
}
struct Q: ExpressibleByStringLiteral {
  var p: String
  init(stringLiteral v: String) { p = v }
}
func + (l: Q, r: String) -> String { "S" }
func + (l: Q, r: Q) -> String { "Q" }
func * (l: Q, r: Int) -> String { "Int" }
func * (l: Q, r: Double) -> String { "Double" }
func * (l: Int, r: Q) -> String { "Int*" }
struct N: ExpressibleByIntegerLiteral { var n: Int; init(integerLiteral v: Int) { n = v } }
func + (l: N, r: Int) -> String { "N,Int" }
func + (l: N, r: N) -> String { "N,N" }
func - (l: N, r: Int) -> N { print("N-Int"); return l }
func - (l: N, r: N) -> N { print("N-N"); return l }
func - (l: Int, r: N) -> N { print("Int-N"); return r }
func join(_ a: P, _ b: String) -> String { "join S" }
func join(_ a: P, _ b: P) -> String { "join P" }
func ^ (l: P, r: String) -> String { "^S" }
func ^ <T: ExpressibleByStringLiteral>(l: P, r: T) -> String { "^T" }
let a = P("a")
print(a + "x")
print(a + "x" + "y")
print("z" + a)
let q: Q = "q"
print(q + "x", q * 1, 1 * q)
let n: N = 1
print(n + 1, n - 1, 1 - n)
_ = a == "x"
print(join(a, "x"))
print(a ^ "x")
var s = "str"
print(a + s)
print(a + "\(s)")

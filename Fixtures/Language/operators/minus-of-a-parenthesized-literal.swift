// A minus before parentheses is an operator of the program's own type, and not the sign of a literal.

enum Op {
  case lit(Int)
  indirect case add(Op, Op), neg(Op)
  static func + (a: Op, b: Op) -> Op { .add(a, b) }
  static prefix func - (a: Op) -> Op { .neg(a) }
}
extension Op: ExpressibleByIntegerLiteral { init(integerLiteral v: Int) { self = .lit(v) } }
let a: Op = -(2 + 3)
print(a)
let b: Op = -(-(4))
print(b)
let c: Op = -(4)
print(c)
let d: Op = 1 + -(2 + 3)
print(d)
let e: Op = -4
print(e)

indirect enum Expr {
  case number(Int)
  case variable(String)
  case add(Expr, Expr)
  case multiply(Expr, Expr)
  case negate(Expr)
  func evaluate(_ environment: [String: Int] = [:]) -> Int? {
    switch self {
    case .number(let n): return n
    case .variable(let name): return environment[name]
    case let .add(l, r):
      guard let a = l.evaluate(environment), let b = r.evaluate(environment) else { return nil }
      return a + b
    case let .multiply(l, r): return l.evaluate(environment).flatMap { a in r.evaluate(environment).map { a * $0 } }
    case .negate(let e): return e.evaluate(environment).map(-)
    }
  }
  var simplified: Expr {
    switch self {
    case .add(.number(0), let e), .add(let e, .number(0)), .multiply(.number(1), let e), .multiply(let e, .number(1)): return e.simplified
    case .multiply(.number(0), _), .multiply(_, .number(0)): return .number(0)
    case .negate(.negate(let e)): return e.simplified
    case let .add(l, r): return .add(l.simplified, r.simplified)
    case let .multiply(l, r): return .multiply(l.simplified, r.simplified)
    default: return self
    }
  }
}
extension Expr: CustomStringConvertible {
  var description: String {
    switch self {
    case .number(let n): "\(n)"
    case .variable(let name): name
    case let .add(l, r): "(\(l) + \(r))"
    case let .multiply(l, r): "\(l) * \(r)"
    case .negate(let e): "-\(e)"
    }
  }
}
extension Expr { static func + (l: Expr, r: Expr) -> Expr { .add(l, r) }; static func * (l: Expr, r: Expr) -> Expr { .multiply(l, r) } }
extension Expr: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .variable(value) }
}
let e: Expr = 1 * "x" + 0 * "y" + .negate(.negate(5))
print(e, e.evaluate(["x": 2, "y": 9]) as Any, e.evaluate() as Any)
print(e.simplified, e.simplified.simplified)
enum List<T> { case end; indirect case cons(T, List<T>)
  var array: [T] { if case let .cons(head, tail) = self { return [head] + tail.array }; return [] }
  var reversed: List { var result = List.end, rest = self; while case let .cons(h, t) = rest { result = .cons(h, result); rest = t }; return result }
}
let list = List.cons(1, .cons(2, .cons(3, .end)))
print(list, list.array, list.reversed.array)

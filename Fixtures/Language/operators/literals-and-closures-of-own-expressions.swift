// The operators of the program decide the types of literals behind a sign, and what a closure called in place returns.
indirect enum Term: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
  case number(Int)
  case name(String)
  case both(String, Term, Term)
  case negative(Term)
  init(integerLiteral value: Int) { self = .number(value) }
  init(stringLiteral value: String) { self = .name(value) }
  static func + (left: Self, right: Self) -> Self { .both("+", left, right) }
  static func - (left: Self, right: Self) -> Self { .both("-", left, right) }
  static func * (left: Self, right: Self) -> Self { .both("*", left, right) }
  static prefix func - (term: Self) -> Self { .negative(term) }
  var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .name(let name): name
    case .both(let sign, let left, let right): "(\(left) \(sign) \(right))"
    case .negative(let term): "-\(term)"
    }
  }
}

let difference: Term = -("y" - 1)
let product: Term = ("x" + 2 * 3) * -("y" - 0) * (1 * "z")
let nested: Term = -(-("a" + "b") * 2)
print(difference, product, nested)

enum Answer: Int {
  case no, maybe, yes
  static func && (left: Self, right: @autoclosure () -> Self) -> Self {
    left == .no ? .no : Self(rawValue: min(left.rawValue, right().rawValue)) ?? .no
  }
}

print(Answer.no && { print("not called"); return .yes }())
print(Answer.maybe && { print("called"); return .yes }())
print(Answer.yes && .maybe)

struct Polynomial: Equatable {
  private(set) var coefficients: [Int]  // of x^0, x^1, …

  init(_ coefficients: Int...) { self.init(coefficients) }
  init(_ coefficients: [Int]) {
    self.coefficients = coefficients
    while self.coefficients.count > 1, self.coefficients.last == 0 { self.coefficients.removeLast() }
    if self.coefficients.isEmpty { self.coefficients = [0] }
  }

  static let x = Polynomial(0, 1)
  var degree: Int { coefficients.count - 1 }

  func callAsFunction(_ x: Int) -> Int { coefficients.reversed().reduce(0) { $0 * x + $1 } }

  var derivative: Polynomial {
    Polynomial(coefficients.enumerated().dropFirst().map { $0.offset * $0.element })
  }

  static func + (a: Polynomial, b: Polynomial) -> Polynomial {
    let count = max(a.coefficients.count, b.coefficients.count)
    return Polynomial((0..<count).map { a[$0] + b[$0] })
  }
  static func - (a: Polynomial, b: Polynomial) -> Polynomial { a + -b }
  static prefix func - (p: Polynomial) -> Polynomial { Polynomial(p.coefficients.map { -$0 }) }
  static func * (a: Polynomial, b: Polynomial) -> Polynomial {
    var result = [Int](repeating: 0, count: a.degree + b.degree + 1)
    for (i, x) in a.coefficients.enumerated() {
      for (j, y) in b.coefficients.enumerated() { result[i + j] += x * y }
    }
    return Polynomial(result)
  }
  static func ^ (p: Polynomial, n: Int) -> Polynomial { (0..<n).reduce(1) { r, _ in r * p } }

  subscript(power: Int) -> Int { coefficients.indices.contains(power) ? coefficients[power] : 0 }

  func roots(in range: ClosedRange<Int>) -> [Int] { range.filter { self($0) == 0 } }
}

extension Polynomial: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self.init([value]) }
}

extension Polynomial: CustomStringConvertible {
  var description: String {
    var text = ""
    for (power, coefficient) in coefficients.enumerated().reversed() where coefficient != 0 {
      let sign = coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      let size = coefficient.magnitude
      let number = size == 1 && power > 0 ? "" : "\(size)"
      let variable = power == 0 ? "" : power == 1 ? "x" : "x^\(power)"
      text += sign + number + variable
    }
    return text.isEmpty ? "0" : text
  }
}

let x = Polynomial.x
let p = x * x - 3 * x + 2
let q: Polynomial = (x - 1) * (x + 1)
print(p, q, p + q, p - p, p * q, separator: "\n")
print(p(0), p(5), p.roots(in: -5...5), q.roots(in: -5...5))
print((x + 1 as Polynomial) ^ 4, "derivative", ((x + 1 as Polynomial) ^ 4).derivative)
print(Polynomial(0, 0, -1), Polynomial(), Polynomial(5, 0, 0).degree, p[1], p[9])
print([p, q, 7].map(\.degree), [x, 2, x].reduce(1, *))

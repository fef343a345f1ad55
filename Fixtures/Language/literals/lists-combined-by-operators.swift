// A literal list takes the type of the result if an operator combines its elements with it.
struct B: ExpressibleByIntegerLiteral, AdditiveArithmetic {
  var n: Int; init(integerLiteral v: Int) { n = v }; init(n: Int) { self.n = n }
  static func + (a: B, b: B) -> B { B(n: a.n + b.n) }; static func - (a: B, b: B) -> B { B(n: a.n - b.n) }
}
print([1, 2, 3].reduce(.zero, +) as B)
print((1...3).map { B(n: $0) }.reduce(0, +))
let x: B = [1, 2, 3].reduce(.zero, +); print(x)
let y: B = [1, 2, 3].reduce(0, +); print(y)
let z = [1, 2, 3].reduce(B.zero, +); print(z)
let w: B = [1, 2, 3].reduce(0) { $0 + $1 }; print(w)

infix operator **: PowerPrecedence
precedencegroup PowerPrecedence {
  higherThan: MultiplicationPrecedence
  associativity: right
}
func ** (base: Int, exponent: Int) -> Int { (0..<exponent).reduce(1) { r, _ in r * base } }
print(2 ** 3, 2 ** 3 ** 2, 2 * 3 ** 2, (2 ** 3) ** 2, -2 ** 2)
infix operator |>: PipePrecedence
precedencegroup PipePrecedence {
  associativity: left
  lowerThan: AdditionPrecedence
  higherThan: ComparisonPrecedence
}
func |> <A, B>(a: A, f: (A) throws -> B) rethrows -> B { try f(a) }
print(3 + 4 |> { (n: Int) -> Int in n * 2 } |> { (n: Int) -> String in "\(n)!" })
infix operator >>>: AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(({ (n: Int) in n + 1 } >>> { (n: Int) in "\(n)" } >>> { (s: String) in s + s })(4))
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
postfix operator %%
postfix func %% (x: Double) -> Double { x / 100 }
postfix operator ++
@discardableResult postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
prefix operator ++
prefix func ++ (x: inout Int) -> Int { x += 1; return x }
var n = 5
print(√16, 50%%, n++, n, ++n, √(√81))
infix operator <=>: ComparisonPrecedence
func <=> <T: Comparable>(a: T, b: T) -> Int { a < b ? -1 : a == b ? 0 : 1 }
print(1 <=> 2, "b" <=> "a", 2.0 <=> 2)
infix operator ??=: AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var maybe: Int?
maybe ??= 3
maybe ??= 4
print(maybe!)
infix operator ±
func ± (a: Double, b: Double) -> ClosedRange<Double> { (a - b)...(a + b) }
print((5 ± 0.5).contains(5.4), 5.0 ± 1)
infix operator ∈: ComparisonPrecedence
func ∈ <T: Equatable>(a: T, b: [T]) -> Bool { b.contains(a) }
print(2 ∈ [1, 2] && !(5 ∈ [1]))
let ops: [(Int, Int) -> Int] = [(+), (-), (*), (**), max]
print(ops.map { $0(2, 5) }, [1, 2, 3].reduce(0, +), [3, 4].map(-))
prefix func - <T>(f: @escaping (T) -> Bool) -> (T) -> Bool { { !f($0) } }
print([1, 2, 3].filter(-{ $0 > 1 }))

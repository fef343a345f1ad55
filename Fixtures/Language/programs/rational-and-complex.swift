struct Rational: Hashable {
  let numerator: Int, denominator: Int

  init(_ n: Int, _ d: Int = 1) {
    precondition(d != 0, "denominator is zero")
    func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
    let g = gcd(abs(n), abs(d)) * d.signum()
    numerator = n / g
    denominator = d / g
  }
}

extension Rational: Comparable, SignedNumeric, ExpressibleByIntegerLiteral, CustomStringConvertible {
  init(integerLiteral value: Int) { self.init(value) }
  init?<T: BinaryInteger>(exactly source: T) { guard let n = Int(exactly: source) else { return nil }; self.init(n) }
  var magnitude: Rational { Rational(abs(numerator), denominator) }
  static func < (a: Rational, b: Rational) -> Bool { a.numerator * b.denominator < b.numerator * a.denominator }
  static func + (a: Rational, b: Rational) -> Rational { Rational(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator) }
  static func - (a: Rational, b: Rational) -> Rational { Rational(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator) }
  static func * (a: Rational, b: Rational) -> Rational { Rational(a.numerator * b.numerator, a.denominator * b.denominator) }
  static func / (a: Rational, b: Rational) -> Rational { Rational(a.numerator * b.denominator, a.denominator * b.numerator) }
  static func *= (a: inout Rational, b: Rational) { a = a * b }
  var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
  var double: Double { Double(numerator) / Double(denominator) }
}

struct Complex: Equatable, CustomStringConvertible {
  var re: Double, im: Double
  static let i = Complex(re: 0, im: 1)
  init(re: Double, im: Double = 0) { self.re = re; self.im = im }
  static func + (a: Self, b: Self) -> Self { Complex(re: a.re + b.re, im: a.im + b.im) }
  static func * (a: Self, b: Self) -> Self { Complex(re: a.re * b.re - a.im * b.im, im: a.re * b.im + a.im * b.re) }
  static func / (a: Self, b: Self) -> Self {
    let d = b.re * b.re + b.im * b.im
    let product = a * b.conjugate
    return Complex(re: product.re / d, im: product.im / d)
  }
  var conjugate: Complex { Complex(re: re, im: -im) }
  var length: Double { (re * re + im * im).squareRoot() }
  var description: String { im == 0 ? "\(re)" : im < 0 ? "\(re) - \(-im)i" : "\(re) + \(im)i" }
}

func sum<T: AdditiveArithmetic>(_ values: [T]) -> T { values.reduce(.zero, +) }
func power<T: Numeric>(_ base: T, _ n: Int) -> T { (0..<n).reduce(1) { r, _ in r * base } }

let half = Rational(1, 2), third = Rational(1, 3)
print(half + third, half - third, half * third, half / third, -half, Rational(6, -4), Rational(8, 4))
print(half > third, [half, third, 1, Rational(-7, 8)].sorted(), sum([half, third, Rational(1, 6)]), power(Rational(2, 3), 4), abs(Rational(-5, 2)))
var value: Rational = 3
value += half
value *= 2
value -= 1
print(value, value.double, value == 6, Set([half, Rational(2, 4)]).count, half.double)
let harmonic = (1...10).reduce(Rational(0)) { $0 + Rational(1, $1) }
print(harmonic)
func continued(_ terms: [Int]) -> Rational { terms.dropLast().reversed().reduce(Rational(terms.last!)) { Rational($1) + 1 / $0 } }
print(continued([3, 7, 15, 1]), continued([1, 2, 2, 2, 2]).double)
let z = Complex(re: 3, im: 4)
print(z, z.length, z.conjugate, z * .i, z / Complex(re: 0, im: 2), Complex.i * .i, z + Complex(re: -3), z == Complex(re: 3, im: 4))

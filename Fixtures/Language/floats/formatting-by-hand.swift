func fixed(_ v: Double, _ places: Int) -> String {
  guard v.isFinite else { return "\(v)" }
  let scale = (0..<places).reduce(1.0) { r, _ in r * 10 }
  let scaled = (v.magnitude * scale).rounded()
  let whole = Int(scaled / scale), rest = Int(scaled.truncatingRemainder(dividingBy: scale))
  let digits = String(rest)
  return (v.sign == .minus && scaled != 0 ? "-" : "") + "\(whole)" + (places > 0 ? "." + String(repeating: "0", count: places - digits.count) + digits : "")
}
print([3.14159, -2.5, 0.005, 1e6, -0.001, 99.995].map { fixed($0, 2) }, fixed(2.5, 0), fixed(.infinity, 2), fixed(.nan, 1))
func mean(_ a: [Double]) -> Double? { a.isEmpty ? nil : a.reduce(0, +) / Double(a.count) }
func deviation(_ a: [Double]) -> Double? { mean(a).map { m in (a.map { ($0 - m) * ($0 - m) }.reduce(0, +) / Double(a.count)).squareRoot() } }
func newton(_ x: Double) -> Double { var g = x; for _ in 0..<30 { let n = (g + x / g) / 2; if n == g { break }; g = n }; return g }
print(mean([1, 2, 4])!, deviation([2, 4, 4, 4, 5, 5, 7, 9])!, mean([]) as Any, newton(2), newton(2) == 2.0.squareRoot(), newton(144))
let e = (0..<20).reduce((sum: 0.0, term: 1.0)) { ($0.sum + $0.term, $0.term / Double($1 + 1)) }.sum
var pi = 0.0
for i in 0..<10000 { pi += (i % 2 == 0 ? 4.0 : -4.0) / Double(2 * i + 1) }
print(e, pi, (1...1000).reduce(0.0) { $0 + 1 / Double($1 * $1) })
let total = Array(repeating: 0.1, count: 10).reduce(0, +)
print(total, total == 1, abs(total - 1) < .ulpOfOne * 2, (0.1 * 3), 0.3 == 0.1 * 3, Float(0.1) * 3, Double(Float(0.3)))
print(Int(2.99), Int((-2.5).rounded()), Int(exactly: 2.5) as Any, UInt8(exactly: 255.0) as Any, UInt8(exactly: total * 256) as Any, Double(7) / 2, Double(7 / 2), 7.0.truncatingRemainder(dividingBy: 4), Int(1e10), Float(1) / 3)
for v in [0.0, -0.0, 1e-10, 12345678.9, 1e21, .leastNormalMagnitude, .greatestFiniteMagnitude, 1/3] as [Double] { print(v, v.exponent, v.significand, v.isNormal, v.ulp) }
func horner(_ c: [Double], _ x: Double) -> Double { c.reduce(0) { $0 * x + $1 } }
func bisect(_ f: (Double) -> Double, _ lo: Double, _ hi: Double) -> Double { var (a, b) = (lo, hi); while b - a > 1e-12 { let m = (a + b) / 2; if f(a) * f(m) <= 0 { b = m } else { a = m } }; return (a + b) / 2 }
func integrate(_ f: (Double) -> Double, _ a: Double, _ b: Double, _ n: Int) -> Double { let h = (b - a) / Double(n); return (0..<n).map { f(a + (Double($0) + 0.5) * h) }.reduce(0, +) * h }
print(horner([2, -6, 2, -1], 3), fixed(bisect({ $0 * $0 - 3 }, 0, 2), 6), fixed(integrate({ $0 * $0 }, 0, 3, 1000), 4))
print([1.5, .nan, 0.5].map { $0.isNaN }, [2.0, 1].sorted(), Double.nan > 1, Double.nan < 1, [1.0, 2].max()!, (1.0).distance(to: 2.5), Double("1e-2")!, Double("0x1.8p1")!, Double(" 1") as Any, Double("1_0") as Any, Double("NaN")!.isNaN, Float("3.4e39")!, -Double.infinity)

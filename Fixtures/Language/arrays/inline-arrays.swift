// Arrays whose length is a part of their type.

struct Vec<let N: Int>: CustomStringConvertible {
  var s: InlineArray<N, Double>
  init(repeating v: Double) { s = InlineArray(repeating: v) }
  init(_ f: (Int) -> Double) { s = InlineArray { i in f(i) } }
  static func + (a: Self, b: Self) -> Self { Vec { a.s[$0] + b.s[$0] } }
  func dot(_ o: Self) -> Double { var t = 0.0; for i in 0..<N { t += s[i] * o.s[i] }; return t }
  static var dimension: Int { N }
  var description: String { "(" + s.indices.map { "\(s[$0])" }.joined(separator: ", ") + ")" }
}
let a = Vec<3> { Double($0) }, b = Vec<3>(repeating: 2)
print(a + b, a.dot(b), Vec<4>.dimension)
var arr: InlineArray<4, Int> = [1, 2, 3, 4]
arr[1] = 20; arr.swapAt(0, 3)
for i in arr.indices { print(arr[i], terminator: " ") }
print(arr.count, arr.isEmpty, arr.startIndex, arr.endIndex)
var short: [3 of String] = ["x", "y", "z"]
short[2] += "!"
print(short[2], short.count)
func sum<let n: Int>(_ a: InlineArray<n, Int>) -> Int { var t = 0; for i in a.indices { t += a[i] }; return t }
print(sum(arr), sum([1, 2] as InlineArray<2, Int>))
struct Matrix<let R: Int, let C: Int> {
  var rows: InlineArray<R, InlineArray<C, Int>>
  init() { rows = .init(repeating: .init(repeating: 0)) }
  subscript(r: Int, c: Int) -> Int { get { rows[r][c] } set { rows[r][c] = newValue } }
  func transposed() -> Matrix<C, R> { var m = Matrix<C, R>(); for r in 0..<R { for c in 0..<C { m[c, r] = self[r, c] } }; return m }
}
var m = Matrix<2, 3>(); for r in 0..<2 { for c in 0..<3 { m[r, c] = r * 3 + c } }
let t = m.transposed(); print(t[2, 1], t[0, 1], type(of: t))
extension Matrix where R == C { var trace: Int { var s = 0; for i in 0..<R { s += self[i, i] }; return s } }
var sq = Matrix<2, 2>(); sq[0, 0] = 3; sq[1, 1] = 4; print(sq.trace)
struct Ring<T, let cap: Int> { var buf = InlineArray<cap, T?>(repeating: nil); var n = 0; mutating func push(_ t: T) { buf[n % cap] = t; n += 1 } }
var r = Ring<String, 2>(); r.push("a"); r.push("b"); r.push("c"); print(r.buf[0] ?? "-", r.buf[1] ?? "-", MemoryLayout<InlineArray<4, Int>>.size)
var it: InlineArray<3, Int> = InlineArray(first: 1) { $0 * 2 }; print(it[0], it[1], it[2])
var third: InlineArray<3, Int> = [1, 2, 3]
print(third.count, third[1])
let fourth = InlineArray<2, String>(repeating: "x")
print(fourth[0], fourth.count)

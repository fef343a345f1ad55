struct PP: Equatable { var x: Int }
struct Path { enum Storage { case points([PP]), subpaths([Path]) }; var storage: Storage
 var points: [PP] { switch storage { case let .points(points): points
  case let .subpaths(subpaths): subpaths.flatMap(\.points) } }
 var count: Int { switch storage { case let .points(p): p.count case let .subpaths(s): s.map(\.count).reduce(0, +) } } }
let p = Path(storage: .points([PP(x: 1)])), q = Path(storage: .subpaths([p, p]))
print(p.points, q.points, q.count)
protocol R { static func read(_ r: inout Int) throws -> Self }
extension R { static func orRewind(_ r: inout Int) throws -> Self { r += 1; return try read(&r) } }
protocol H { func h() -> String }
typealias F = R & H
struct A: F { var n: Int; static func read(_ r: inout Int) throws -> A { A(n: r) }; func h() -> String { "A\(n)" } }
func mk(using c: (inout Int) throws -> F, _ r: inout Int) rethrows -> F { try c(&r) }
func ty(_ c: Character) -> F.Type { A.self }
var n = 4
let t = ty("x")
print(try mk(using: t.orRewind, &n).h(), n)
let ff = t.orRewind; print(try ff(&n).h())

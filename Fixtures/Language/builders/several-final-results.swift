@resultBuilder enum B {
  static func buildExpression(_ s: String) -> [Int] { [s.count] }
  static func buildBlock(_ p: [Int]...) -> [Int] { p.flatMap { $0 } }
  static func buildFinalResult(_ p: [Int]) -> Int { p.reduce(0, +) }
  static func buildFinalResult(_ p: [Int]) -> [Int] { p }
  static func buildExpression(_ n: [Int]) -> [Int] { n }
}
@B func a() -> Int { "x"; "yy" }
@B func b() -> [Int] { "x"; "yy" }
func c(@B _ f: () -> [Int]) -> [Int] { f() }
func d(@B _ f: () -> Int) -> Int { f() }
print(
  a(), b(),
  c {
    "q"; [3, 4]
  },
  d {
    "q"; "z"
  })
func page(@B footer: () -> [Int] = { [] }) -> Int {
  @B func inner() -> Int { "q"; footer() }
  return inner()
}
print(page(), page { "aaa" })

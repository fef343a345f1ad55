// `self.init("")` calls an initializer; `Path("")` is a literal.

struct P: ExpressibleByStringLiteral, CustomStringConvertible {
  var p: String
  init() { self.init("") }
  init(_ p: String) { self.p = p }
  init<S: Collection>(components: S) where S.Element == String { p = components.joined(separator: "/") }
  init(stringLiteral v: String) { self.init(v) }
  var description: String { p }
  static func + (l: P, r: P) -> P { P("P:" + l.p + "+" + r.p) }
  static func + (l: P, r: String) -> P { P("S:" + l.p + "+" + r) }
  func up() -> P { self + ".." }
  func two() -> P { self + ".." + P("x") }
}
print(P(), P("a").up(), P("a").two())

struct V: Equatable { var x: Int }
struct W: Equatable { var x: Int }
struct Pth { var p: [Int] }
struct Poly { var n: String
  init?(_ vertices: [V], material: Int? = nil) { n = "array \(vertices.count)" }
  init?(_ vertices: some Collection<W>, material: Int? = nil) { n = "collection" } }
extension Poly { init?(_ shape: Pth, material: Int? = nil) { n = "path \(shape.p.count)" }
 func with() -> Poly { self } }
func mk(_ invert: Bool, _ vs: [V]) -> Poly? { Poly(invert ? vs.reversed() : vs, material: 3)?.with() }
print(mk(true, [V(x: 1)])!.n, mk(false, [V(x: 1)])!.n)
func mk3(_ invert: Bool, _ vs: [V]) -> Poly? { Poly(vs.reversed(), material: 3) }
print(mk3(true, [V(x: 1)])!.n)
struct PQ { init?(_ v: some Collection<W>, m: Int? = nil) { print("coll") } }
extension PQ { init?(_ p: Pth, m: Int? = nil) { print("path") } }
extension PQ { init?(_ v: [V], m: Int? = nil) { print("arr") } }
_ = PQ([V(x: 1)].reversed())
func pick(_ b: Bool, _ v: [V]) { _ = PQ(b ? v.reversed() : v, m: nil) }
pick(true, [V(x: 1)])

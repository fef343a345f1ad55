// Default arguments name static members without their type.
struct S {
  static let a = 4
  static func f() -> Int { 9 }
  var x: Int
  init(n: Int = a * 2, m: Int = f()) { x = n + m }
  func go(_ y: Int = a) -> Int { x + y }
  static func st(_ y: [Int] = Array(repeating: a, count: 2)) -> [Int] { y }
}
print(S().x, S().go(), S.st())
class C {
  static let a = 4
  let x: String
  init(_ s: String) { x = s }
  convenience init(n: Int = a) { self.init("\(n)") }
  func go(_ y: Int = a) -> Int { y }
}
print(C().x, C("").go())
extension C {
  static let b = 5
  convenience init(k: Int = b * 2, l: String = String(b)) { self.init("\(k)\(l)") }
  func gi(_ y: Int = b) -> Int { y }
  func gj(_ y: String = String(b)) -> String { y }
}
print(C(k: 1).x, C("").gi(), C("").gj())
struct Gen<T> {
  static var zero: Int { 7 }
  let v: T
  init(_ v: T, _ n: Int = zero) { self.v = v; print(n) }
  subscript(i: Int, d: Int = zero + 1) -> Int { i + d }
  enum Mode { case a, b }
  static var standard: Mode { .b }
  func m(_ mode: Mode = standard, size: Int = zero) -> String { "\(mode)\(size)" }
}
let gen = Gen("q")
print(gen[1], gen.m())

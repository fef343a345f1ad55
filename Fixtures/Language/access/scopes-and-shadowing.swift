let name = "global"
struct Scope {
  let name = "member"
  func show() -> [String] { [name, self.name, main.name] }
  func parameter(name: String) -> String { let outer = self.name; return "\(name) \(outer)" }
  func local() -> String { let name = self.name + "!"; do { let name = name + "?"; return name } }
  static let name = "static"
  static func show() -> String { name }
  struct Inner { let name = "inner"; func show() -> String { name + " " + Scope.name } }
}
let scope = Scope()
print(scope.show(), scope.parameter(name: "argument"), scope.local(), Scope.show(), Scope.Inner().show())
func shadow(_ x: Int) -> [Int] {
  var results = [x]
  let x = x + 1
  results.append(x)
  if true { let x = x * 10; results.append(x) }
  for x in 0..<2 { results.append(x) }
  let closure = { (x: Int) -> Int in let x = x - 1; return x }
  results.append(closure(100))
  switch x { case let x where x > 1: results.append(x * 2); default: break }
  return results + [x]
}
print(shadow(5))
func optional(_ value: Int?) -> String {
  guard let value else { return "none" }
  if let value = Optional("inner \(value)") { return value }
  return "\(value)"
}
print(optional(3), optional(nil))
func print2(_ items: Any...) { Swift.print(items.count, terminator: "|") ; Swift.print() }
print2(1, 2, 3)
struct Int2 { static func max(_ a: Int, _ b: Int) -> String { "own max \(Swift.max(a, b))" }; func min() -> Int { Swift.min(1, 2) } }
print(Int2.max(1, 2), Int2().min())
enum Optional2 { case none, some(Int) }
let value: Optional2 = .none
if case .none = value { print("own none") }
extension Scope { enum Error: Swift.Error { case bad }; func fail() throws { throw Error.bad } }
do { try scope.fail() } catch Scope.Error.bad { print("scoped error") }
class Base { var x = 1; func f() -> Int { x }; class C { let v = "Base.C" } }
class Derived: Base { override var x: Int { get { super.x * 10 } set {} }; func g() -> (Int, Int) { let x = 3; return (x, self.x) }; class D: C {} }
print(Derived().f(), Derived().g(), Derived.C().v, Derived.D().v)
let `class` = "keyword", `init` = 5
print(`class`, `init`)
struct Keywords { var `default` = 1, `self2` = 2; func `repeat`() -> Int { `default` }; enum Kind { case `case`, `in` } }
print(Keywords().default, Keywords().repeat(), Keywords.Kind.case, Keywords.Kind.in)

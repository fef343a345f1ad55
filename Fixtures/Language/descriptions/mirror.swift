struct Person { let name: String; var age: Int; private var secret = "s"; var nick: String?; static let s = 1; var computed: Int { 2 }; init(_ n: String) { name = n; age = 3 } }
class Base { let id = 1 }
class Derived: Base { var title = "t"; lazy var later = 9 }
enum Shape { case circle(Double), rect(w: Int, h: Int), none }
func describe(_ value: Any) {
  let mirror = Mirror(reflecting: value)
  print(mirror.subjectType, mirror.displayStyle.map { "\($0)" } ?? "-", mirror.children.count)
  for (label, child) in mirror.children { print("  ", label ?? "(none)", child) }
  if let parent = mirror.superclassMirror { print("  super", parent.subjectType, parent.children.map { $0.label ?? "" }) }
}
describe(Person("Ann"))
describe(Derived())
describe(Shape.circle(2))
describe(Shape.rect(w: 1, h: 2))
describe(Shape.none)
describe((1, b: "x"))
describe([5, 6])
describe(["k": 1])
describe(Set([3]))
describe(Optional("o") as Any)
describe(nil as Int? as Any)
describe(42)
describe("text")
func encode(_ value: Any) -> String {
  switch value {
  case let n as Int: return "\(n)"
  case let s as String: return "\"\(s)\""
  case let list as [Any]: return "[" + list.map(encode).joined(separator: ",") + "]"
  default:
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { encode($0.value) } ?? "null" }
    return "{" + mirror.children.compactMap { c in c.label.map { "\"\($0)\":" + encode(c.value) } }.joined(separator: ",") + "}"
  }
}
print(encode(Person("Bo")), encode([Optional(1) as Any, Optional<Int>.none as Any]))
print(Mirror(reflecting: Person("C")).descendant("name") ?? "-", Mirror(reflecting: [[1, 2], [3]]).descendant(0, 1) ?? "-")

// What a class member calls on `super` sees the class that `self` is.
class A {
  required init() {}
  class func make() -> A { self.init() }
  class var name: String { "\(self)" }
  class func who() -> String { "A of \(self) \(other())" }
  class func other() -> String { "a" }
}
class B: A {
  override class func make() -> A { super.make() }
  override class func who() -> String { "B, " + super.who() }
  override class func other() -> String { "b" }
  override class var name: String { "<" + super.name + ">" }
}
class C: B {}
print(A.make(), B.make(), C.make(), B.who(), C.who(), A.name, C.name)
let type: A.Type = C.self
print(type.make(), type.who(), type.name)

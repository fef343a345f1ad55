// In a method that gives `Self` the class of `self` is that of the object, also as a generic argument.
class Base {
  required init() {}
  func make() -> Self { made(type(of: self)) }
  func maybe() -> Self? { made(type(of: self)) }
  func name() -> String { text(type(of: self)) }
  func own() -> String { text(Self.self) }
  func value() -> String { text(of: self) }
  class func other() -> String { text(self) }
}
func made<T: Base>(_: T.Type) -> T { T() }
func text<T>(_: T.Type) -> String { "\(T.self)" }
func text<T>(of _: T) -> String { "\(T.self)" }
class Derived: Base {}
print(Derived().make(), (Derived() as Base).make(), Derived().maybe() as Any, Base().make())
print(Derived().name(), Derived().own(), Derived().value(), Derived.other())

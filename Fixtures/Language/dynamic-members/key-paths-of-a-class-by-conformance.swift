// Two dynamic member subscripts: one for the values of a class, one for its objects that have such members in turn.
@propertyWrapper struct Kept<Value> {
  var wrappedValue: Value
}
struct Access<Value> {
  let get: () -> Value
  let set: (Value) -> Void
}
protocol Exposing: AnyObject {
  typealias Members = Exposed<Self>
  var members: Members { get }
}
extension Exposing {
  var members: Members { Members(base: self) }
}
@dynamicMemberLookup struct Exposed<Base: Exposing> {
  private let base: Base
  init(base: Base) { self.base = base }
  subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Base, Value>) -> Access<Value> {
    Access(get: { base[keyPath: path] }, set: { base[keyPath: path] = $0 })
  }
  subscript<Other: Exposing>(dynamicMember path: KeyPath<Base, Other>) -> Exposed<Other> {
    Exposed<Other>(base: base[keyPath: path])
  }
}
final class Engine: Exposing {
  @Kept var power = 90
  var name = "small"
}
final class Car: Exposing {
  @Kept var isOpen = true
  let engine = Engine()
  var doors = 4
}
let car = Car()
print(car.members.isOpen.get(), car.members.doors.get())
print(car.members.engine.power.get(), car.members.engine.name.get())
car.members.engine.power.set(120)
car.members.isOpen.set(false)
print(car.engine.power, car.isOpen)

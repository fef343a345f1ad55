@dynamicMemberLookup
struct Lens<Root, Value> {
  let get: (Root) -> Value
  let set: (inout Root, Value) -> Void
  subscript<Next>(dynamicMember path: WritableKeyPath<Value, Next>) -> Lens<Root, Next> {
    Lens<Root, Next>(get: { self.get($0)[keyPath: path] }, set: { root, new in
      var value = self.get(root)
      value[keyPath: path] = new
      self.set(&root, value)
    })
  }
}
struct Engine { var power = 90; var name = "V4" }
struct Car { var engine = Engine(); var doors = 4 }
let lens = Lens<Car, Car>(get: { $0 }, set: { $0 = $1 })
var car = Car()
lens.engine.power.set(&car, 120)
lens.doors.set(&car, lens.doors.get(car) - 2)
print(car, lens.engine.name.get(car))

@dynamicMemberLookup
final class Observed<T> {
  private var value: T
  private(set) var log: [String] = []
  init(_ value: T) { self.value = value }
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
    get { value[keyPath: path] }
    set { log.append("\(newValue)"); value[keyPath: path] = newValue }
  }
  subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { value[keyPath: path] }
}
let observed = Observed(car)
observed.doors += 1
observed.engine.power = 1
print(observed.log.count, observed.log[0], observed.engine.power, observed.doors, observed.engine.name.count)

@dynamicMemberLookup
struct Bag {
  var storage: [String: Any] = [:]
  subscript(dynamicMember name: String) -> Any? { get { storage[name] } set { storage[name] = newValue } }
  subscript<T>(dynamicMember name: String) -> T? { storage[name] as? T }
}
var bag = Bag()
bag.title = "hello"
bag.count = 3
let count: Int? = bag.count
let wrong: Int? = bag.title
print(count!, wrong as Any, bag.title as Any? as Any, bag.nothing as Any? as Any)
@dynamicMemberLookup enum Path { case root, node(String)
  subscript(dynamicMember name: String) -> Path { switch self { case .root: .node(name); case .node(let p): .node(p + "/" + name) } }
}
print(Path.root.usr.local.bin)

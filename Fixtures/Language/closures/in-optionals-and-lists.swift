// A function, a list or a tuple becomes what an optional or a list of its kind holds.
var kept: [String: () -> Any] = [:]
func keep<Value>(_ make: @escaping () -> Value) {
  kept["own"] = make
  var last: (() -> Any)?
  last = make
  kept.updateValue(make, forKey: "updated")
  let list: [(() -> Any)?] = [make, nil]
  print(last!() as? Int ?? -1, list[0]!() as? Int ?? -1)
}
keep { 41 }
print(kept["own"]!() as? Int ?? -1, kept["updated"]!() as? Int ?? -1)

final class Registry {
  private var factories: [String: (Registry) -> Any] = [:]
  func register<Value>(_ type: Value.Type, _ make: @escaping (Registry) -> Value) { factories["\(type)"] = make }
  func make<Value>() -> Value? { factories["\(Value.self)"].flatMap { $0(self) as? Value } }
  subscript<Value>(type: Value.Type) -> Value { make()! }
}
protocol Greeter { func greeting() -> String }
struct English: Greeter { let name: String; func greeting() -> String { "hello, \(name)" } }
let registry = Registry()
registry.register(Greeter.self) { English(name: $0[String.self]) }
registry.register(String.self) { _ in "Ann" }
registry.register([Int].self) { _ in [1, 2] }
print(registry[Greeter.self].greeting(), registry[[Int].self], registry.make() as Double? as Any)

let numbers = [1, 2]
var anything: [Any]?
anything = numbers
print(anything![0] as? Int ?? -1, anything!)
var byName: [String: [Any]] = [:]
byName["numbers"] = numbers
print(byName["numbers"]![1] as? Int ?? -1)
func first(_ list: [Any]?) -> Int { list?.first as? Int ?? -1 }
print(first(numbers))
let counts: [String: Int]? = ["a": 1]
let values: [String: Any]? = counts
print(values!["a"] as? Int ?? -1)
let pair: (Int, String)? = (1, "a")
let both: (Any, Any)? = pair
print(both!.0 as? Int ?? -1, both!.1 as? String ?? "-")

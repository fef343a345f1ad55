// Inside of a condition such as `where V == (A, B)`, nested types have the arguments that it sets.

final class Sig<V, E> {
  var log: [String] = []
  init() {}
  final class Agg<S> { var xs: [String] = []
    func add<U>(_ s: Sig<U, E>) -> Self { xs.append("\(U.self)"); return self } }
  convenience init<S>(_ a: Agg<S>, _ t: @escaping ([Any]) -> V) { self.init(); log = a.xs + ["\(t([1, "2"]))"] }
  convenience init<S, A, B>(_ s: S.Type, _ a: Sig<A, E>, _ b: Sig<B, E>) where V == (A, B) {
    self.init(Agg<S>().add(a).add(b)) { return ($0[0] as! A, $0[1] as! B) }
  }
  convenience init<S, U>(list s: S.Type, _ all: [Sig<U, E>]) where V == [U] {
    self.init(all.reduce(Agg<S>()) { $0.add($1) }) { $0.map { $0 as! U } }
  }
}
print(Sig<(Int, String), Error>(Bool.self, Sig<Int, Error>(), Sig<String, Error>()).log)
protocol Storing {
  associatedtype Key: Hashable
  associatedtype Value
  func set(_ value: Value, for key: Key)
  func get(_ key: Key) -> Value?
}
final class Store<Key: Hashable, Value>: Storing {
  var values: [Key: Value] = [:]
  func set(_ value: Value, for key: Key) { values[key] = value }
  func get(_ key: Key) -> Value? { values[key] }
}
struct Wrapped<Key: Hashable, Value, S: Storing> where S.Key == Key, S.Value == Any {
  let key: Key
  let store: S
  let initial: Value
  init(key: Key, initial: Value) where S == Store<AnyHashable, Any> {
    self.key = key
    store = Store()
    self.initial = initial
  }
  var value: Value {
    get { store.get(key) as? Value ?? initial }
    nonmutating set { store.set(newValue, for: key) }
  }
}
enum Name { case first }
let w = Wrapped(key: Name.first, initial: "no")
print(type(of: w))
w.value = "x"
print(w.value)
final class Entry { let factory: Any; let type: Any.Type; init(_ f: Any, _ t: Any.Type) { factory = f; type = t } }
func register<Service, Arguments>(_ s: Service.Type, factory: @escaping (Arguments) -> Any) -> Entry {
  print(Arguments.self)
  return Entry(factory, ((Arguments) -> Any).self)
}
func add<Service, A>(_ s: Service.Type, factory: @escaping (Int, A) -> Service) -> Entry { register(s, factory: factory) }
func resolve<Service, Arguments>(_ e: Entry, _ s: Service.Type, _ invoker: @escaping ((Arguments) -> Any) -> Any) -> Service? {
  guard let f = e.factory as? (Arguments) -> Any else { return nil }
  return invoker(f) as? Service
}
let entry = add(String.self) { (number: Int, text: String) in "\(number) \(text)" }
typealias Factory = ((Int, String)) -> Any
print(resolve(entry, String.self) { (factory: Factory) in factory((1, "a")) } as Any)

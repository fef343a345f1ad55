@propertyWrapper
struct Published2<Value> {
  private var stored: Value
  init(wrappedValue: Value) { stored = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value { get { fatalError() } set { fatalError() } }
  static subscript<Owner: Model>(
    _enclosingInstance owner: Owner,
    wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].stored }
    set {
      owner.changes.append("\(owner[keyPath: storage].stored) -> \(newValue)")
      owner[keyPath: storage].stored = newValue
    }
  }
}
class Model { var changes: [String] = [] }
final class Counter: Model { @Published2 var count = 0; @Published2 var name = "a"; @Published2 var list: [Int] = [] }
let counter = Counter()
counter.count += 1
counter.name = "b"
counter.list.append(4)
print(counter.count, counter.name, counter.list, counter.changes)
@propertyWrapper struct Static { static var reads = 0; let wrappedValue: Int; var projectedValue: String { Static.reads += 1; return "#\(wrappedValue)" } }
enum Namespace { @Static(wrappedValue: 5) static var five; @Static(wrappedValue: 6) static var six: Int }
print(Namespace.five, Namespace.$six, Namespace.$five, Static.reads)

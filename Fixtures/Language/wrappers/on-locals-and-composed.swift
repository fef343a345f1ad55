@propertyWrapper struct Logged<T> {
  let name: String
  private var value: T
  init(wrappedValue: T, _ name: String) { self.name = name; value = wrappedValue; print("init \(name) = \(value)") }
  var wrappedValue: T {
    get { print("get \(name)"); return value }
    set { print("set \(name) = \(newValue)"); value = newValue }
  }
}
@propertyWrapper struct Rounded { var raw: Double; var wrappedValue: Double { get { raw.rounded() } set { raw = newValue } }; var projectedValue: Double { raw }; init(wrappedValue: Double) { raw = wrappedValue } }
func work() -> Int {
  @Logged("count") var count = 1
  count += 2
  @Rounded var value = 2.6
  value += 1.5
  print(value, $value)
  return count * 2
}
print(work())
@propertyWrapper struct Doubled<T: Numeric> { var wrappedValue: T { didSet { wrappedValue *= 2 } } ; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
@propertyWrapper struct Boxed<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
struct Model { @Boxed @Doubled var n = 1; @Boxed var items: [Int] = []; @Boxed var maybe: String? }
var model = Model()
model.n = 4
model.items.append(7)
model.items[0] += 1
print(model.n, model.items, model.maybe as Any, type(of: model.items))
@propertyWrapper struct Lazy<T> { private enum State { case waiting(() -> T), ready(T) }; private var state: State
  init(wrappedValue: @autoclosure @escaping () -> T) { state = .waiting(wrappedValue) }
  var wrappedValue: T { mutating get { switch state { case .ready(let v): return v; case .waiting(let f): let v = f(); state = .ready(v); return v } } set { state = .ready(newValue) } }
}
func expensive() -> Int { print("computed"); return 42 }
struct Holder { @Lazy var value = expensive() }
var holder = Holder()
print("made")
print(holder.value, holder.value)
@propertyWrapper struct Default<T> { let fallback: T; private var value: T?; init(_ f: T) { fallback = f }; var wrappedValue: T? { get { value ?? fallback } set { value = newValue } } }
struct Settings { @Default("light") var theme: String?; @Default(12) var size: Int? }
var settings = Settings()
settings.theme = "dark"
print(settings.theme!, settings.size!)
settings.theme = nil
print(settings.theme!)

// The declared type of a local chooses among the initializers of its wrapper.
@propertyWrapper struct Kept<Value: Hashable> {
  var wrappedValue: Value
  init() where Value == Bool { wrappedValue = false }
  init<T: Hashable>() where Value == T? { wrappedValue = nil }
}
struct Holder {
  @Kept var number: Int?
  @Kept var isOn: Bool
}
print(Holder().number as Any, Holder().isOn)
func local() {
  @Kept var number: Int?
  @Kept var isOn: Bool
  print(number as Any, isOn)
  number = 3
  print(number as Any)
}
local()

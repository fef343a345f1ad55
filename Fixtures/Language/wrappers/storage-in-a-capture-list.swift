// A closure may capture the storage of a wrapped property.
@propertyWrapper final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Meter {
  @Shared var count = 1
  var reader: () -> Int = { 0 }
  init() {
    reader = { [_count] in
      _count.wrappedValue += 1
      return _count.wrappedValue
    }
  }
}
let meter = Meter()
print(meter.reader(), meter.reader(), meter.count)

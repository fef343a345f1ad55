@propertyWrapper
struct Logged<Value> {
  private(set) var history: [Value]
  var wrappedValue: Value {
    didSet { history.append(wrappedValue) }
  }
  var projectedValue: [Value] { history }

  init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
    history = [wrappedValue]
  }
}

class Counter {
  @Logged var value = 1
}

final class LoudCounter: Counter {
  override var value: Int {
    didSet { print("changed from \(oldValue) to \(value)") }
  }
}

let loud: Counter = LoudCounter()
loud.value += 10
print(loud.value, loud.$value)

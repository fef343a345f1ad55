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

class Shape {
  var value: Int { 1 }
  func list(_ count: Int) -> [Int] { Array(repeating: value, count: count) }
}

final class Square: Shape {
  override var value: Int { 4 }
  override func list(_ count: Int) -> [Int] { super.list(count) + [0] }
}

class Counter {
  @Logged var value = 1
  @Logged var list = [1]
}

let counter = Counter()
counter.value = 5
counter.value += 1
counter.list.append(3)
print(counter.value, counter.$value, counter.list, counter.$list)

print(Square().value, Square().list(2))

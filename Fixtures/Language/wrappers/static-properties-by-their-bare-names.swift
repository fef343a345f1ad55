// Static properties with wrappers, read and written by their names alone in static members of a class and of one below it.
@propertyWrapper
struct Kept<Value> {
  let key: String
  private var value: Value
  init(wrappedValue: Value, _ key: String) {
    self.key = key
    value = wrappedValue
  }
  var wrappedValue: Value {
    get { value }
    set {
      print("\(key): \(newValue)")
      value = newValue
    }
  }
}

class Store {
  @Kept("items") static var items: [Int] = [1, 2]
  static var count: Int { items.count }
  static subscript(_ index: Int) -> Int? { items.indices.contains(index) ? items[index] : nil }
  static func add(_ item: Int) {
    items.append(item)
    items.removeAll { $0 == 1 }
  }
}

final class Shop: Store {
  static var first: Int? { items.first }
}

print(Store.count, Store[1] ?? 0, Store[7] ?? 0)
Store.add(3)
print(Store.items, Shop.first ?? 0, Shop.count)

// A number, text or collection that a mutating member changes through a protocol keeps its type in the existential.
protocol Store<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  var count: Int { get }
  subscript(key: Key) -> Value? { get set }
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
  mutating func forget(_ key: Key) -> Value?
}

extension Store {
  mutating func reset() { removeAll(keepingCapacity: false) }
}

extension Dictionary: Store {
  mutating func forget(_ key: Key) -> Value? { removeValue(forKey: key) }
}

protocol Growing {
  mutating func grow()
  mutating func grow(adding more: inout Int) -> Self
  var size: Int { get set }
}

extension Int: Growing {
  mutating func grow() { self += 1 }
  mutating func grow(adding more: inout Int) -> Int {
    self += more
    more = 0
    return self * 2
  }
  var size: Int {
    get { self }
    set { self = newValue }
  }
}

extension String: Growing {
  mutating func grow() { append("+") }
  mutating func grow(adding more: inout Int) -> String {
    self += String(repeating: "-", count: more)
    more = 1
    return self
  }
  var size: Int {
    get { count }
    set { self = String(prefix(newValue)) }
  }
}

extension Array: Growing where Element == Int {
  mutating func grow() { append(count) }
  mutating func grow(adding more: inout Int) -> [Int] {
    self += Array(repeating: more, count: more)
    more -= 1
    return reversed()
  }
  var size: Int {
    get { count }
    set { removeLast(count - newValue) }
  }
}

var stores: [any Store<String, Int>] = [["a": 1, "b": 2], ["c": 3]]
for index in stores.indices {
  stores[index]["x"] = index
  print(stores[index].forget("a") as Any, stores[index].forget("x") as Any, stores[index].count)
  stores[index].removeAll(keepingCapacity: true)
  stores[index]["y"] = 7
  print(stores[index], stores[index]["y"] ?? 0)
  stores[index].reset()
}
print(stores, type(of: stores[0]))

var values: [any Growing] = [1, "text", [5, 6]]
for index in values.indices {
  var more = 2
  values[index].grow()
  let result = values[index].grow(adding: &more)
  values[index].grow()
  print(values[index], result, more, type(of: values[index]))
  values[index].size = 2
  values[index].size -= 1
  values[index].grow()
  print(values[index])
}

struct Holder {
  var value: any Growing
  var other: (any Growing)?
}
var holder = Holder(value: 3, other: "o")
holder.value.grow()
holder.other?.grow()
holder.value.grow()
holder.other?.grow()
print(holder)

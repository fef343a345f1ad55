// The elements that are sorted decide the root of the key path in a sort descriptor.
import Foundation

struct Person: Hashable {
  var name: String
  var age: Int
  var nickname: String?
}
var people = [
  Person(name: "Bo", age: 30, nickname: "B"), Person(name: "al", age: 25), Person(name: "Al", age: 41, nickname: "A"),
]
print(people.sorted(using: [SortDescriptor(\.age, order: .reverse), SortDescriptor(\.name)]).map(\.name))
print(people.sorted(using: SortDescriptor(\.age)).map(\.name))
print(people.sorted(using: [KeyPathComparator(\.age), KeyPathComparator(\.name)]).map(\.name))
print(people.sorted(using: SortDescriptor(\.nickname)).map(\.age))
people.sort(using: [SortDescriptor(\.name, comparator: .lexical), SortDescriptor(\.age)])
print(people.map(\.age))

protocol Ordering<Value> {
  associatedtype Value
  func isBefore(_ first: Value, _ second: Value) -> Bool
}
struct By<Value>: Ordering {
  let isLess: (Value, Value) -> Bool
  func isBefore(_ first: Value, _ second: Value) -> Bool { isLess(first, second) }
  init<Key: Comparable>(_ path: KeyPath<Value, Key>) { isLess = { $0[keyPath: path] < $1[keyPath: path] } }
  init(_ path: KeyPath<Value, String>, isReversed: Bool = false) {
    isLess = { ($0[keyPath: path] < $1[keyPath: path]) != isReversed }
  }
}
extension Sequence {
  func ordered<Order: Ordering>(_ order: Order) -> [Element] where Order.Value == Element {
    sorted { order.isBefore($0, $1) }
  }
  func ordered<Orders: Sequence, Order: Ordering>(_ orders: Orders) -> [Element]
  where Orders.Element == Order, Order.Value == Element {
    sorted { first, second in orders.contains { $0.isBefore(first, second) } }
  }
}
print(people.ordered(By(\.age)).map(\.name), people.ordered([By(\.age)]).map(\.name))

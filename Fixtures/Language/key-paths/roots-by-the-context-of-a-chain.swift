// A key path without a root at the start of a chain: the context of the chain decides the generic type.
struct Row { let number: Int; let text: String }
struct Order<T> {
  let isBefore: (T, T) -> Bool
  static func by<K: Comparable>(_ key: @escaping (T) -> K) -> Order { Order { key($0) < key($1) } }
  static func on<K: Comparable>(_ path: KeyPath<T, K>) -> Order { Order { $0[keyPath: path] < $1[keyPath: path] } }
  var reversed: Order { Order { isBefore($1, $0) } }
  func then(_ next: Order) -> Order {
    Order { isBefore($0, $1) || (!isBefore($1, $0) && next.isBefore($0, $1)) }
  }
}
extension Array {
  func sorted(_ order: Order<Element>) -> Array { sorted(by: order.isBefore) }
  mutating func sort(_ order: Order<Element>) { sort(by: order.isBefore) }
}
let rows = zip([2, 1, 2, 1, 3, 2], "abcdef").map { Row(number: $0, text: String($1)) }
print(rows.sorted(Order.by(\.number).then(.by(\.text))).map(\.text))
print(rows.sorted(Order.on(\.number).reversed.then(.on(\.text).reversed)).map(\.text))
print(rows.sorted(.by(\.number).reversed).map(\.text))
var words = ["bb", "a", "ccc", "B", "aa"]
words.sort(Order.by(\.count).then(.by { $0.lowercased() }).then(.by { $0 }))
print(words)

// What a type among the parameters requires of its arguments, the function's own parameters meet without saying so.
protocol Sortable: Comparable {
  func toInt() -> Int
}
extension Int: Sortable {
  func toInt() -> Int { self }
}

struct Bucket<T: Sortable> {
  var elements: [T]
  var capacity: Int
}

func fits<T>(_ buckets: [Bucket<T>], _ elements: [T]) -> Bool {
  guard let most = elements.max()?.toInt() else { return false }
  return buckets.reduce(0) { $0 + $1.capacity } >= most
}
print(fits([Bucket(elements: [1], capacity: 2), Bucket(elements: [], capacity: 3)], [4, 5]))
print(fits([Bucket(elements: [1], capacity: 2)], [4, 5]), fits([Bucket<Int>](), []))

func common<T>(_ a: Set<T>, _ b: [T]) -> Int { Set(b).intersection(a).count }
print(common([1, 2, 3], [2, 3, 3, 9]))

func inverted<K, V>(_ table: [K: V], _ other: [V: K]) -> Bool { table.allSatisfy { other[$0.value] != nil } }
print(inverted(["a": 1, "b": 2], [1: "a", 2: "b"]), inverted(["a": 1], [2: "b"]))

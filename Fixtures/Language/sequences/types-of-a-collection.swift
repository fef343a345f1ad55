// A collection names the iterator, the indices and the slices that it has by default.
struct Bag: RandomAccessCollection {
  var items: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> Int { items[position] }
  func fromSecond() -> (Iterator, Int) { (Iterator(_elements: self, _position: 1), 7) }
  func rest() -> SubSequence { SubSequence(base: self, bounds: 1..<3) }
  func places() -> Indices { indices }
}
var (iterator, number) = Bag(items: [1, 2, 3]).fromSecond()
print(iterator.next() as Any, iterator.next() as Any, iterator.next() as Any, number)
print(Array(Bag(items: [4, 5, 6]).rest()), type(of: iterator), Bag(items: [1]).places())

// Generic types without arguments, which the value decides.
func lazily(_ numbers: [Int]) {
  let large: LazyFilterSequence = numbers.lazy.filter { $0 > 1 }
  let texts: LazyMapSequence = numbers.lazy.map { "<\($0)>" }
  print(Array(large), Array(texts))
}
lazily([1, 2])

struct Table<Key: Hashable, Value> {
  var values: [Key: Value] = [:]
  mutating func merge(_ pairs: some Sequence<(Key, Value)>) {
    let named: LazyMapSequence = pairs.lazy.map { (key: $0.0, value: $0.1) }
    add(named)
  }
  mutating func add(_ pairs: some Sequence<(key: Key, value: Value)>) {
    for (key, value) in pairs { values[key] = value }
  }
}
var table = Table<String, Int>()
table.merge([("a", 1), ("b", 2)])
print(table.values.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })

struct Person: CustomStringConvertible {
  let name: String
  let age: Int
  var description: String { "\(name)(\(age))" }
}
let people = [Person(name: "Bo", age: 30), Person(name: "Al", age: 25), Person(name: "Cy", age: 30), Person(name: "Di", age: 25)]
print(people.sorted { $0.age < $1.age })
print(people.sorted { ($0.age, $1.name) > ($1.age, $0.name) })
print(people.sorted { $0.age == $1.age ? $0.name < $1.name : $0.age > $1.age })
func by<T, K: Comparable>(_ key: KeyPath<T, K>, descending: Bool = false) -> (T, T) -> Bool {
  { descending ? $0[keyPath: key] > $1[keyPath: key] : $0[keyPath: key] < $1[keyPath: key] }
}
print(people.sorted(by: by(\.name)), people.sorted(by: by(\.age, descending: true)))
extension Sequence {
  func sorted<K: Comparable>(on key: (Element) -> K) -> [Element] { sorted { key($0) < key($1) } }
}
print(people.sorted(on: \.age).map(\.name), people.sorted { $0.name > $1.name }.first!)
var numbers = [5, 2, 8, 1]
numbers.sort()
print(numbers, numbers.sorted(by: >), numbers.reversed().map { $0 })
numbers.sort { $0 % 4 < $1 % 4 }
print(numbers)
print(["b", "A", "c", "B", "a"].sorted(), ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() })
print(["10", "9", "2"].sorted(), [3.5, -1, 2].sorted(), [true, false].sorted { !$0 && $1 })
print((1, "a") < (1, "b"), (2, 0) < (1, 9), (1, 2, 3) == (1, 2, 3))
enum Size: Int, Comparable, CaseIterable {
  case small, medium, large
  static func < (l: Size, r: Size) -> Bool { l.rawValue < r.rawValue }
}
print([Size.large, .small, .medium].sorted(), Size.allCases.max()!, Size.small...Size.medium ~= .large)
enum Rank: Comparable { case low, value(Int), high }
print([Rank.high, .value(2), .low, .value(1)].sorted(), Rank.value(9) < .high)

// What a sequence is of tells what a generic type is of.

struct Bag<Element: Hashable> {
  private(set) var counts: [Element: Int] = [:]
  init(_ elements: some Sequence<Element>) { add(elements) }
  mutating func add(_ elements: some Sequence<Element>) {
    for element in elements { counts[element, default: 0] += 1 }
  }
  func count(of element: Element) -> Int { counts[element] ?? 0 }
}
var letters = Bag("banana")
letters.add("band")
print(letters.count(of: "a"), letters.count(of: "x"), type(of: letters))
print(Bag([1, 1, 2]).count(of: 1), Bag(1...3).counts.keys.sorted(), type(of: Bag([0.5])))

func largest<T: Comparable>(_ values: some Collection<T>) -> T? { values.max() }
func all<T>(_ values: some Sequence<T>) -> [T] { Array(values) }
print(largest("swift") as Any, largest([3, 9, 4]) as Any, largest([Double]()) as Any)
print(all("ab"), all(1...3), all(["k": 1].keys), all([1, 2].lazy.map { $0 * 2 }))
func pairs<A, B>(_ a: some Collection<A>, _ b: some Collection<B>) -> [(A, B)] { Array(zip(a, b)) }
print(pairs("ab", [1, 2]), pairs(1...2, "xy"))

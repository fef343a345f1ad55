let a: Set = [1, 2, 3, 4]
let b: Set = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(a.isSubset(of: [1, 2, 3, 4, 5]), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a))
print(a == [4, 3, 2, 1], Set<Int>().isEmpty, a.contains(2), a.count)
var letters = Set("mississippi")
print(letters.sorted(), letters.insert("m"), letters.insert("x").inserted, letters.count)
print(letters.remove("x") as Any, letters.remove("x") as Any)
letters.formUnion("abc")
letters.subtract(["s", "p"])
letters.formIntersection("abcim")
print(letters.sorted())
print(letters.update(with: "q") as Any, letters.update(with: "q") as Any)
let squares = Set((-3...3).map { $0 * $0 })
print(squares.sorted(), squares.map { $0 + 1 }.sorted(), squares.filter { $0 > 3 }.sorted(), squares.max()!)
var seen = Set<String>()
let unique = ["b", "a", "b", "c", "a"].filter { seen.insert($0).inserted }
print(unique, seen.count)
struct Tag: Hashable {
  let name: String
  let weight: Int
  static func == (l: Tag, r: Tag) -> Bool { l.name == r.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
var tags: Set = [Tag(name: "x", weight: 1)]
print(tags.insert(Tag(name: "x", weight: 2)).memberAfterInsert.weight, tags.update(with: Tag(name: "x", weight: 3))!.weight, tags.first!.weight)
print(Set([Set([1]), Set([1])]).count, Set([[1, 2], [2, 1]]).count, [7] as Set)
let frozen = a
var changing = frozen
changing.removeAll()
print(frozen.count, changing.count, frozen.reduce(0, +))

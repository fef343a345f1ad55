var a: Set = [1, 2, 3]
let (inserted, member) = a.insert(3)
print(inserted, member, a.insert(4).inserted, a.count)
var b = a
b.remove(1)
a.formSymmetricDifference([4, 5])
print(a.sorted(), b.sorted(), a.remove(99) as Any)
a.formUnion([10, 11])
a.subtract(2...3)
print(a.sorted(), a.isStrictSuperset(of: [10]), a.isSubset(of: 0...20), a == Set([1, 5, 10, 11]))
if let i = a.firstIndex(of: 10) { print(a[i], a.remove(at: i)) }
print(a.popFirst() != nil, a.count)
a.removeAll()
print(a.isEmpty, a.first as Any, Set<Int>(minimumCapacity: 10).capacity >= 10)
final class Node: Hashable { var tag: String; init(_ t: String) { tag = t }; static func == (l: Node, r: Node) -> Bool { l === r }; func hash(into h: inout Hasher) { h.combine(ObjectIdentifier(self)) } }
let n = Node("x")
var nodes: Set = [n, Node("x")]
n.tag = "renamed"
print(nodes.count, nodes.contains(n), nodes.insert(n).inserted, nodes.map(\.tag).sorted())
let words = Set("the cat the dog a cat".split(separator: " "))
print(words.sorted(), words.filter { $0.count == 3 }.sorted(), words.map(\.count).sorted(), words.reduce(0) { $0 + $1.count }, words.contains("cat"))
let grouped = Dictionary(grouping: words, by: \.count).mapValues { Set($0) }
print(grouped[3] == ["the", "cat", "dog"], grouped[1]!.first!, Set([1, 2]).union([2.0].map(Int.init)).sorted(), Set([[1]: "a"].keys))
print(Set(["a", "b"]) == Set(["b", "a"]), [Set([1]): "one"][[1]]!, Set([1, nil, nil]).count, Set("Mississippi".lowercased()).count, Array(Set([5])))
func unique<S: Sequence>(_ s: S) -> Bool where S.Element: Hashable { var seen = Set<S.Element>(); return s.allSatisfy { seen.insert($0).inserted } }
print(unique("abc"), unique([1, 1]), unique([Int]()), Set(1...5).isDisjoint(with: Set(6...9)))

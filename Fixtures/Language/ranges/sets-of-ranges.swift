// swift-version: 6
// Sets of ranges, and the parts of a collection that they name.
let a = [1, 5, 2, 8, 3, 9, 9]
let s = a.indices(where: { $0 > 2 })
print(a[s].map { $0 * 2 }, a[s].count, s.ranges.count, s.contains(1), s.contains(2))
var u = s.union(RangeSet(0..<1))
print(u.contains(0), u.isEmpty, s.intersection(u) == s, s.isSubset(of: u), u.isSubset(of: s))
u.remove(contentsOf: 3..<5)
u.insert(contentsOf: 10..<12)
print(u.ranges.map { "\($0)" }, u.subtracting(s).ranges.map { "\($0)" }, s.symmetricDifference(u).ranges.map { "\($0)" })
for letter in "hello world"["hello world".indices(where: { "aeiou".contains($0) })] { print(letter) }

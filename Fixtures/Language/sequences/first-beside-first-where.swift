// A type's own first(where:) does not hide the property.
struct Sorted: RandomAccessCollection {
  var a: [Int]
  var startIndex: Int { 0 }
  var endIndex: Int { a.count }
  subscript(i: Int) -> Int { a[i] }
  func first(where p: (Int) throws -> Bool) rethrows -> Int? { try a.first(where: p) }
  func last(where p: (Int) throws -> Bool) rethrows -> Int? { try a.last(where: p) }
}
let s = Sorted(a: [1, 2, 3])
let f = s.first
print(f as Any)
print(s.last as Any)
if let l = s.last { print(l) }
print(s.first! + 1, s.first == 1, s.last.map { $0 * 2 } ?? 0)

// The statements of a `_modify` run around what changes the property.
struct M {
  var items = [1, 2, 3]
  var first: Int {
    get { print("get"); return items[0] }
    _modify { print("before"); yield &items[0]; print("after") }
  }
  subscript(i: Int) -> Int {
    _read { print("read"); yield items[i] }
    _modify { defer { print("done") }; print("modify"); yield &items[i] }
  }
}
func work(_ x: inout Int) { print("work"); x += 1 }
struct Failure: Error {}
func fail(_ x: inout Int) throws { x = 99; throw Failure() }
var m = M()
m.first += 9
work(&m.first)
m[1] += 4
work(&m[2])
print(m.items, m[2], m.first)
try? fail(&m.first)
try? fail(&m[1])
print(m.items)
struct Counts {
  var values: [String: Int] = [:]
  subscript(key: String) -> Int {
    get { values[key] ?? -1 }
    _modify { var value = values[key] ?? 0; defer { values[key] = value }; yield &value }
  }
}
var counts = Counts()
for word in ["a", "b", "a"] { counts[word] += 1 }
print(counts.values.sorted { $0.key < $1.key }, counts["c"])
final class Tally {
  var n = 0
  var list: [[Int]] = [[1], [2]]
  var value: Int { get { n } _modify { print("in"); yield &n; print("out") } }
  var last: [Int] { get { list[1] } _modify { let index = list.count - 1; yield &list[index] } }
}
let tally = Tally()
tally.value += 2
work(&tally.value)
tally.last.append(5)
print(tally.n, tally.list)
struct Either { var a = 1, b = 2, isA = true; var x: Int { get { isA ? a : b } _modify { if isA { yield &a } else { yield &b } } } }
var either = Either()
either.x += 10
either.isA = false
either.x *= 10
print(either.a, either.b)
struct Outer { var m = M(); var inner: M { get { m } _modify { print("outer"); yield &m } } }
var outer = Outer()
outer.inner.first += 1
outer.inner[0] += 1
print(outer.m.items)
struct Generic<T> { var all: [T]; var head: T { get { all[0] } _modify { precondition(!all.isEmpty); yield &all[0] } } }
var generic = Generic(all: ["x", "y"])
generic.head += "!"
generic.head.append("?")
print(generic.all)

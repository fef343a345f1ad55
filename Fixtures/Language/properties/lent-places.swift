// Properties that lend another one are changed in place, without their getter.
struct Inner { var items = [1, 2, 3] }
struct Storage {
  private var inner = Inner()
  private var total = 0
  var all: [Int] {
    get { print("get"); return inner.items }
    _modify { yield &inner.items }
  }
  var count: Int {
    get { print("count"); return total }
    _modify { yield &self.total }
  }
}
var s = Storage()
s.all.append(4)
s.all[0] += 9
s.count += 2
print(s.all, s.count)
func bump(_ x: inout Int) { x += 1 }
bump(&s.count)
bump(&s.all[1])
print(s.all, s.count)
final class Box<T> {
  private var kept: T
  init(_ kept: T) { self.kept = kept }
  var value: T {
    get { print("value"); return kept }
    _modify { yield &kept }
  }
}
let box = Box([1, 2])
box.value.append(3)
box.value[0] = 7
print(box.value)
struct Wrapped<Base> {
  var base: Base
  subscript<T>(path: WritableKeyPath<Base, T>) -> T {
    get { base[keyPath: path] }
    _modify { yield &base[keyPath: path] }
  }
}
var wrapped = Wrapped(base: Inner())
wrapped[\.items].append(5)
print(wrapped[\.items])

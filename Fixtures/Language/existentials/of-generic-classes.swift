// What is a class with arguments and conforms besides has the members of that class.
protocol P { func p() -> Int }
class Base<T> {
  var x: T
  init(_ x: T) { self.x = x }
  func two() -> (T, T) { (x, x) }
  func all() -> [T] { [x] }
}
class D: Base<Int>, P { func p() -> Int { 4 } }
let v: Base<Int> & P = D(3)
print((3, 3) == v.two(), v.all() + [1], v.x + 1, v.p())
func sum(_ v: any Base<Int> & P) -> Int { v.all().reduce(0, +) + v.x }
print(sum(v))

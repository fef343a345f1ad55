// A function that takes a value, and one of the same name that changes it: the ampersand tells which is meant.
func f(_ n: Int) -> Int { n + 2 }
func f(_ n: inout Int) { n += 2 }
var k = 2
f(&k)
print(k, f(k))
struct S {
  func g(_ a: [Int]) -> Int { a.count }
  func g(_ a: inout [Int]) { a.append(9) }
}
var arr = [1]
S().g(&arr)
print(arr, S().g(arr))

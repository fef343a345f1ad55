// A whole number of which only a fraction has a member is one.

extension Double {
  var km: Double { self * 1000 }
  var m: Double { self }
  func rounded(to places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { value, _ in value * 10 }
    return (self * factor).rounded() / factor
  }
}
print(3.km, 42.km + 195.m, 1.5.km, 2.squareRoot().rounded(to: 3))

struct Vector {
  var x: Double
  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k) }
}
// The operators of vectors are none of numbers.
func sum<T: Numeric>(_ values: [T]) -> T { values.reduce(0) { $0 + $1 * $1 } }
print(sum([1, 2, 3]), sum([0.5, 1.5]), [1.5, 2].reduce(0) { $0 + $1 }, (Vector(x: 1) + Vector(x: 2) * 3).x)

struct Employee { var salary: Int }
func ~= (pattern: Int, value: Employee) -> Bool { pattern == value.salary }
func ~= (pattern: Range<Int>, value: Employee) -> Bool { pattern.contains(value.salary) }
for salary in [10, 25, 99] {
  switch Employee(salary: salary) {
  case 10: print("ten")
  case 20..<30: print("twenties")
  default: print("other")
  }
}

// Overloads that take `()`, one value or a pair: the parameters of a closure or function choose.
struct Registry {
  func add<Made>(_ type: Made.Type = Made.self, make: @escaping (()) throws -> Made) { print("() -> \(Made.self)") }
  func add<Made, A>(_ type: Made.Type = Made.self, make: @escaping (A) throws -> Made) {
    print("\(A.self) -> \(Made.self)")
  }
  func add<Made, A, B>(_ type: Made.Type = Made.self, make: @escaping ((A, B)) throws -> Made) {
    print("\(A.self), \(B.self) -> \(Made.self)")
  }
}
struct Named { var number: Int, text: String }
func one() -> Double { 1 }
let registry = Registry()
registry.add { 1 as Double }
registry.add { Named(number: $0, text: $1) }
registry.add { (number: Int) in "text" as Any }
registry.add(make: one)
registry.add(make: Named.init)

// A function without parameters where one that takes `()` is required.
func twice<In, Out>(_ value: In, _ function: (In) -> Out) -> (Out, Out) { (function(value), function(value)) }
func counted(from start: Int) -> (Int, Int) {
  var count = start
  let next: () -> Int = {
    count += 1
    return count
  }
  return twice((), next)
}
print(counted(from: 4), twice((), one))

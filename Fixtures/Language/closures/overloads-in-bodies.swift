// Functions in a body may share a name: what they are given tells which one is meant.
struct Butter {}
struct Flour {}
func bake() {
  mix(Flour())
  func mix(_: Butter) { print("butter") }
  func mix(_: Flour) { print("flour") }
  func mix(_ n: Int, times: Int) { print(n * times) }
  mix(Butter())
  mix(2, times: 3)
  let function: (Butter) -> Void = mix
  function(Butter())
  func sum(_ a: Int) -> Int { a }
  func sum(_ a: String) -> String { a + a }
  func sum<T>(_ a: [T]) -> Int { a.count + sum(1) }
  print(sum(1), sum("x"), sum([1, 2, 3]))
  if true {
    func sum(_ a: Double) -> Double { a / 2 }
    print(sum(3.0))
  }
}
bake()

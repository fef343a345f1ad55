// Functions before they are complete.
struct A {
  func a
  func b() ->
  func c() -> Int
  func d() { }
}

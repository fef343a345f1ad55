// A function's parameters have just been opened.
struct A {
  func a(
  func b() { }
}

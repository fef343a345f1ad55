// `var` was forgotten.
struct A {
  @State private a = 1
  b: Int
  static c = 2
  var d = 1
}

// The `}` of a `switch` is missing.
struct A {
  func f() {
    switch a {
    case .b: c()
    default: d()
  }

  func g() {}
}

// `case` in a function.
func f() {
  a()
  case .b: c()
  d()
}

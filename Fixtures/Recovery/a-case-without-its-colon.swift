// The colon behind a case is missing.
func f() {
  switch a {
  case .b
    c()
  case .d: e()
  default
    g()
  }
}

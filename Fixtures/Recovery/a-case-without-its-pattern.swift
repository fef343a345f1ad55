// `case` waits for its pattern.
func f() {
  switch a {
  case
  case .b: c()
  case :
    d()
  default: break
  }
}

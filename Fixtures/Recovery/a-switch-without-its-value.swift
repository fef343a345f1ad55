// `switch {` before the value is typed.
func f() {
  switch {
  case .a: b()
  }
}

// A case with nothing to do.
func f() {
  switch a {
  case .b:
  case .c: d()
  default:
  }
}

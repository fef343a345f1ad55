// A statement in a `switch` belongs to a case.
func f() {
  switch a {
    b()
  case .c: d()
  }
}

// The argument list is open where the next call begins.
func f() {
  g(
  h()
}
func i() {}

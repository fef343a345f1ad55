// A `(` is closed by a `]`.
func f() {
  a(1]
  b()
}

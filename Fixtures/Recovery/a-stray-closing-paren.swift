// One `)` too many.
func f() {
  g(1))
  h()
}

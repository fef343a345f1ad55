// The `}` of a closure is forgotten before the `)`.
func f() {
  a(b: { c )
  d()
}

// One `]` too many.
func f() {
  let a = [1]]
  h()
}

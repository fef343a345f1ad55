// Commas with nothing between them.
func f() {
  g(1,, 2)
  g(, 1)
  let a = [, 1]
}

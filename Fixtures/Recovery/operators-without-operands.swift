// An operator waits for its right side, or its left one.
func f() {
  let a = 1 +
  let b = 2
  c = d &&
  * e
  g(1 + )
  h = i ??
}

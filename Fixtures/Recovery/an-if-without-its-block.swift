// `if` with a condition and nothing behind it.
func f() {
  if a
  b()
  if c ==
  d()
}

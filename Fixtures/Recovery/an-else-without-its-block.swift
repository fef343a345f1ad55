// `else` with nothing behind it, `guard` without `else`.
func f() {
  if a {
    b()
  } else
  guard c {
    return
  }
  guard d else
  e()
}

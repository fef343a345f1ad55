// Loops before they are complete.
func f() {
  for {
  }
  for a {
  }
  for a in {
  }
  for a in b
  repeat {
    c()
  }
  d()
}

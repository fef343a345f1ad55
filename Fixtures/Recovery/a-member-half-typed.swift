// `self.` at the end of a line, another statement below.
func f() {
  self.
  let a = 1
  b.
}

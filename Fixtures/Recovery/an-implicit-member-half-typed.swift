// `.` as an argument waits for its name.
func f() {
  a.background(.)
  b(c: .)
  let d = 1
}

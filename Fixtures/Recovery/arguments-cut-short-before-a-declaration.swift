// The argument list is open where the next declaration begins.
func f() {
  let a = g(1, b: 2
  let c = 3
  d()
}
func e() {}

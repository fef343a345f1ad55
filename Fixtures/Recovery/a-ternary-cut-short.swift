// A ternary without its `:`.
func f() {
  let a = b ? c
  let d = e ? f :
  let g = 1
}

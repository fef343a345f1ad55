// `else` on its own, and `catch` without `do`.
func f() {
  a()
  else {
    b()
  }
  catch {
    c()
  }
}

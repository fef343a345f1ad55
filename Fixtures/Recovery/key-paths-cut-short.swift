// Key paths before their names.
func f() {
  a(\.)
  b(\)
  c(id: \.self, d: \.e.)
}

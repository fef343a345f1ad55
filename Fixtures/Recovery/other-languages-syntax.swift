// What comes from other languages.
func f() {
  a++
  int b = 1
  if (c) d()
  const e = 1
  for (var i = 0; i < 10; i++) {}
  g = new H()
  'text'
}

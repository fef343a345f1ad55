// `#endif` is missing.
struct A {
  #if DEBUG
  var a = 1
  var b = 2
}

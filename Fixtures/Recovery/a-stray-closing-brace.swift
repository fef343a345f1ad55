// One `}` too many at the top of a file.
struct A {
  var a = 1
}
}
struct B {}

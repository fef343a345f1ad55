// `@` waits for an attribute's name.
struct A {
  @
  var a = 1
}

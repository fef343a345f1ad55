// The type is yet to be typed.
struct A {
  var a:
  let b: Int
  @State var c:
  var d: some
  var e = 1
}

// `#` waits for a macro's name.
#
struct A {
  #
  var a = 1
  func f() {
    #
    let b = #
  }
}

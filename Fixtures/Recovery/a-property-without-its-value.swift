// The value is yet to be typed.
struct A {
  let a =
  let b = 1
  func f() {
    let c =
    let d: Int =
  }
}

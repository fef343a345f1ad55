// Characters that Swift does not know, and backslashes.
struct A {
  var a = 1 \
  var b = 2
  func f() {
    let c = “curly”
    g(\)
    let d = 3
  }
}

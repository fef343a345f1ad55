// `var` alone, `let` alone, `@State var`.
struct A {
  var
  func f() {
    let
  }
  @State var
}

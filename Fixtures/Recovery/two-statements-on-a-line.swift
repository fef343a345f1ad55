// Statements and declarations on one line without `;`.
func f() {
  let a = 1 let b = 2
  g() h()
}
struct S { var a = 1 var b = 2 }

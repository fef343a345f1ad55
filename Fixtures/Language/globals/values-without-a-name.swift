// Values without a name are evaluated with the type that is written.

let _: Void = { print("iife") }()
let a: Void = { print("named") }()
let _: Int = {
  print("int"); return 3
}()
let _ = { print("none") }()
_ = { print("assigned") }()
let (x, _): (Int, Int) = { (1, 2) }()
print(x)
func inFunction() {
  let _: Int = {
    print("in func"); return 3
  }()
    ;
  let (x, _): (Int, Int) = { (1, 2) }(); print(x)
}
inFunction()

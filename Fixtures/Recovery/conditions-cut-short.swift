// `if`, `guard` and `while` before their conditions are typed.
func f() {
  if {
    a()
  }
  if let {
    b()
  }
  if let c = {
  }
  guard let d = e
  while {
  }
  if f, {
  }
}

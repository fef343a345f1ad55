// `if` and `switch` as values.
let a = if b { 1 } else if c { 2 } else { 3 }
let d = switch e { case .a: 1 default: 2 }
let f = if let g { g } else { throw h }
var i: String {
  switch self {
  case .a: "a"
  case .b: if c { "b" } else { "c" }
  }
}
var j: some View { if a { Text("") } else { Image("") } }
func k() -> Int {
  return if a { 1 } else { 2 }
}
func l() { m = switch n { case 1: o default: p } }
let q = { if $0 { 1 } else { 2 } }

// Patterns wherever they may stand.
let (a, b) = c
let (d, (e, _)) = f
var (g, h): (Int, Int) = i
let _ = j
let (label: k, other: l) = m
func f() {
  for (index, (key: a, value: _)) in b {}
  if case let (a, b)? = c {}
  if case .a(let b, let c) = d {}
  if case .a(_, let (b, c)) = d {}
  if case is A = b {}
  if case let a as B = c {}
  if case (is A, let b as C) = d {}
  if case .a(1 ... 2) = b {}
  if case var a? = b {}
  if case [1, 2] = a {}
}

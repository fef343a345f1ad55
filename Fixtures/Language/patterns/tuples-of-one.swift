// A pattern in brackets is the pattern.
let (a): Int = 2
var (b) = "x"
b += "y"
print(a, b)
func f(_ n: Int?) {
  let (c): Int = 3
  let (d) = (4)
  print(c, d)
  switch 5 { case (let e): print(e) }
  if case (let g)? = n { print(g) }
  for (h) in [1, 2] { print(h) }
}
f(6)
var part = "one two"[...]
part.utf16.removeFirst()
part.unicodeScalars.removeLast()
part.utf8.removeFirst(2)
print(part)

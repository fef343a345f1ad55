// Variables declared with a ! as operands, and changed by operators.
var g: Int! = 5
g += 2
print(g + 1, g as Any)
func f() {
  var cv: UInt8! = 40
  if 45 == cv { cv = 96 }
  cv += UInt8(7)
  if 46 < cv { cv -= 27 }
  print(cv!, cv == 20)
  var s: String! = "a"
  s += "b"
  s.append("c")
  print(s.count, s!)
  let n: Int? = 4
  let w: Int! = n
}
f()
class A { var x: Int! = 3; func inc() { x += 1; self.x *= 2; print(x!, x - 1) } }
A().inc()

// Operators of the standard library fold by their precedence.
let a = b + c * d - e
let f = b == c && d != e || !g
let h = b ?? c ?? d
let i = b ? c : d ? e : f
let j = b ? c ? d : e : f
let k = b..<c + 1
let l = b << c & d | e ^ f
let m = b as Int + c
let n = b as? Int ?? c
let o = b is Int && c
let p = b as! [Int].Element
let q = -b * -c
let r = (b + c) * d
let s = b > c ? d + e : f - g
let t = b &+ c &* d
let u = b === c
let v = b ~= c
let w = b + c as D
let x = b ... c
func f() {
  a = b
  a += b * c
  a = b ? c : d
  a = b = c
  (a, b) = (b, a)
  _ = a
  a.b?.c = d
  a[1] = 2
  a ? b() : c()
  a.b -= c ?? d
  x = try a + b
  x = try? a() ?? b
  x = try! await a + b
  x = await a + b
  x = unsafe a + b
  try await a()
  a = b + { c }()
  a = b
    + c
    - d
  a
    = b
}

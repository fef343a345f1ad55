// Values that end where an error, `break` or `continue` leaves their scope.
class R { let n: String; init(_ n: String) { self.n = n }; deinit { print("deinit", n) } }
struct E: Error {}
for i in 0..<4 { let a = R("a\(i)"); if i == 1 { continue }; if i == 3 { print("brk"); break }; print("end", a.n) }
print("--")
out: for i in 0..<2 {
  let a = R("o\(i)"); for j in 0..<2 { let b = R("i\(j)"); if j == 1 { continue out }; print(a.n, b.n) }
}
print("--")
while true { let w = R("w"); guard w.n == "x" else { break } }
print("--")
switch 3 {
case let x where x > 2: let s = R("s"); if s.n == "s" { break }; print("never");
default: break
}
print("--")
func g() throws {
  let g = R("g"); do { let h = R("h"); if g.n != h.n { throw E() } } catch { print("caught"); throw error }
}
do { try g() } catch { print("outer") }
do { let k = R("k"); defer { print("defer", k.n) }; try { throw E() }() } catch { print("ck") }
lbl: do { let z = R("z"); if z.n == "z" { break lbl }; print("no") }
print("--")
if let q = Optional(R("q")) { print(q.n) }
print("after q")
repeat { let r = R("r"); if r.n == "r" { continue } } while false
print("end")
let v: Int? =
  (try? {
    let t = R("t"); _ = t; throw E()
  }())
print(v as Any)

// Semicolons and line breaks between statements and members.
let a = 1; let b = 2
struct S { let a = 1; var b = 2; func f() {}; };
func f() { a(); b(); }
func g() {
  let a = b
  (c, d) = e
  let h = i
  [j].forEach { k }
  let l = m
  -n
  let o = p
    - q
  let r = s
  .t
}
switch a { case 1: b(); case 2: c(); default: break }

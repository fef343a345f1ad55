class C { weak var w: C? { didSet { print("did set") } }; var s: C? }
var c1 = C()
do { let c2 = C(); c1.w = c2; print(c1.w != nil) }
print(c1.w == nil)
func f() { weak var x: C?; do { let y = C(); x = y; print(x != nil) }; print(x == nil) }
f()
var p: C? = C(); weak var wp = p; print(wp != nil); p = nil; print(wp == nil)
let cap: () -> Bool = {
  let o = C(); let r = { [weak o] in o == nil }; return r()
}
  ;
print(cap())
func make() -> () -> Bool { let o = C(); return { [weak o] in o == nil } }; print(make()())
c1.s = C(); weak var ws = c1.s; c1.s = nil; print(ws == nil)

// An assignment through an optional chain is `()?`.

struct B { var t: Int }
func f(_ b: inout B?) -> Bool { let r: ()? = (b?.t = 4); return r != nil }
var x: B? = B(t: 1)
var y: B? = nil
print(f(&x), x!.t, f(&y))
if (x?.t = 9) != nil { print("set", x!.t) }
if let _ = (y?.t = 9) { print("never") } else { print("not set") }
let all = [x, y].map { b -> ()? in var b = b; return b?.t = 3 }
print(all.count, all[1] as Any)
let k: () -> Void = { x?.t = 12 }
k()
print(x!.t)
class Lock { func with<T>(_ f: () -> T) -> T { f() } }
struct C { var t: Int }
var cache: [String: C] = ["a": C(t: 1)]
func touch() { Lock().with { cache["a"]?.t = 5 } }
touch()
print(cache["a"]!.t)
let r = Lock().with { cache["b"]?.t = 5 }
print(type(of: r), r as Any)

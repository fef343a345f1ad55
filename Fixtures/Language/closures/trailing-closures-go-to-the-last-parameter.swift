func m(a: () -> Void = {}, b: () -> Void = {}) { print("a"); a(); print("b"); b() }
m { print("x") }
func n(a: (() -> Void)? = nil, b: (() -> Void)? = nil) { a?(); print("-"); b?() }
n { print("y") }
func o(_ t: String, done: ((Int) -> Void)? = nil, fail: ((String) -> Void)? = nil) { done?(1); print("+"); fail?("f") }
o("t") { print($0) }
o("t") { (s: String) in print("str", s) }
func p(a: () -> Void = {}, b: () -> Void) { a(); print("."); b() }
p { print("z") }
func q(a: () -> Void, b: () -> Void = {}) { a(); print(","); b() }
q { print("w") }
struct S { var a: () -> Int = { 1 }; var b: () -> Int = { 2 } }
let s = S { 5 }; print(s.a(), s.b())
func r(x: Int = 0, a: (Int) -> Int = { $0 }, y: Int = 1, b: (Int) -> Int = { $0 }) { print(a(10), b(20)) }
r { $0 + 1 }; r(x: 2) { $0 * 2 }; r(y: 3) { -$0 }
m { print("1") } b: { print("2") }

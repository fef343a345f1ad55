// swift-version: 6
func m(a: () -> Void = {}, b: () -> Void = {}) { print("a"); a(); print("b"); b() }
m { print("x") }
func n(a: (() -> Void)? = nil, b: (() -> Void)? = nil) { a?(); print("-"); b?() }
n { print("y") }
func o(_ t: String, done: ((Int) -> Void)? = nil, fail: ((String) -> Void)? = nil) { done?(1); print("+"); fail?("f") }
o("t") { print($0) }
func p(a: () -> Void = {}, b: () -> Void) { a(); print("."); b() }
p { print("z") }
func q(a: () -> Void, b: () -> Void = {}) { a(); print(","); b() }
q { print("w") }
struct S { var a: () -> Int = { 1 }; var b: () -> Int = { 2 } }
let s = S { 5 }; print(s.a(), s.b())
m { print("1") } b: { print("2") }

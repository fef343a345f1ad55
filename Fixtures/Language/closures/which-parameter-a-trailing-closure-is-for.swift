// A trailing closure is given to the last parameter that takes one, as before Swift 6.
func f(a: () -> Int = { 1 }, b: () -> Int = { 2 }, animated: Bool = true) { print(a(), b(), animated) }
f { 9 }
func g(a: () -> Int = { 1 }, n: Int = 0, b: (() -> Int)? = nil, m: String = "") { print(a(), b?() ?? -1) }
g { 9 }; g(n: 3) { 8 }; g(a: { 7 }) { 6 }
func k<T>(a: (T) -> T = { $0 }, b: (T) -> Int = { _ in 0 }, t: T) -> Int { b(t) }
func l(a: @autoclosure () -> Int = 1, b: (Int) -> Int = { $0 }) { print(a(), b(3)) }
l { $0 * 2 }
class C { init(name: String = "n", setup: ((C) -> Void)? = nil, teardown: ((C) -> Void)? = nil) { setup?(self); print("|"); teardown?(self) } ; func run(before: () -> Void = {}, _ body: () -> Void = {}, after: () -> Void = {}) { before(); print("<"); body(); print(">"); after() } }
let c = C { _ in print("in") }; _ = C(name: "x") { _ in print("in2") }; c.run { print("r") }; c.run(before: { print("B") }) { print("r") }
func ov(_ f: () -> Int = { 1 }) { print("one", f()) }
func ov(a: () -> Int = { 1 }, b: () -> Int = { 2 }) { print("two", a(), b()) }
func p(_ x: Int, a: (() -> Void)? = nil, b: (() -> Void)? = nil, c: (() -> Void)? = nil) { a?(); print("."); b?(); print(","); c?() }
p(1) { print("z") }; p(1, a: {}) { print("y") }; p(1) { print("q") } b: { print("bb") }
func q(_ fs: () -> Int..., b: () -> Int = { 2 }) { print(fs.map { $0() }, b()) }
q { 5 }

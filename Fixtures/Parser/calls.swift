// Calls with every form of argument and trailing closure.
f()
f(1, label: 2, "three", _: 4)
f(a: 1, b: [2], c: { 3 })
f { 1 }
f() { 1 }
f(1) { 2 } then: { 3 } else: { 4 }
f(1) { 2 } then: { 3 } { 5 }
x[1] { 2 } { 3 }
f { $0 } catch: { _ in } in: { }
f(&a, b: &c.d)
f(+, by: <, ==)
f(1,)
f(
  a: 1,
  b: 2,
)
f(a:b:)
f(a:b:)(1, 2)
x.f(_:)
f()()()
f { }.g { }.h
f {
  1
}
.g()
x[1, label: 2]
x[1] { 2 }
x[]
x[a][b](c)
x?.f?()?[1]?.g!()!
Type<Int>(1)
Type<Int>.make(2)
[Int]()
[String: Int](a)
(f)(1)
self.f()
Self.f()
super.init(1)
T.init(b)
f(x)
  .g
f(default: 1, in: 2, for: 3, self: 4)
f(if: 1, `inout`: 2)
x.self
x.Type.self
x.0.1.a
x.`default`.init
f(a ? b : c, d)
f((1, 2))
f(try a, await b)

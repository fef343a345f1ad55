// `type(of:)` of a generic parameter that stands for `Any` is `Any`.

func d<T>(_ x: T) { print(type(of: x)) }; d(5 as Any)
protocol P {}; struct S: P {}; let p: any P = S(); d(p as any P); func e<each T>(_ x: repeat each T) { repeat print(type(of: each x)) }; e(5 as Any, p, 1)
class A {}; class B: A {}; d(B() as A); d([B() as A]); d(Optional(3) as Any); d(S() as (any P)?)
struct G<T> { let t: T; func s() { print(type(of: t), T.self) } }; G(t: 5 as Any).s(); G<Any>(t: "x").s()
func k<T>(_ x: T) { print(type(of: x as Any)) }; k(5 as Any)

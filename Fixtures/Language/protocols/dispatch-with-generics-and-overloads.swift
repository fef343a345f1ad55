protocol P { func a() -> String; func b() -> String }
extension P { func a() -> String { "default a" }; func b() -> String { "default b" }; func c() -> String { "ext c" }; func callAll() -> String { [a(), b(), c()].joined(separator: ",") } }
struct S: P { func a() -> String { "S a" }; func c() -> String { "S c" } }
class C: P { func b() -> String { "C b" }; func c() -> String { "C c" } }
class D: C { override func b() -> String { "D b" }; func a() -> String { "D a" }; override func c() -> String { "D c" } }
func viaGeneric<T: P>(_ t: T) -> String { t.callAll() + "/" + t.c() }
func viaAny(_ p: any P) -> String { p.callAll() + "/" + p.c() }
func viaClass(_ c: C) -> String { c.callAll() + "/" + c.c() + "/" + c.a() }
print(viaGeneric(S()), viaAny(S()), S().c(), viaGeneric(D()), viaAny(D()), viaClass(D()), D().a(), separator: "\n")
protocol Q: P { func d() -> String }
extension Q { func b() -> String { "Q b" }; func d() -> String { "Q d" + a() } }
struct T: Q {}
print(T().callAll(), (T() as any P).b(), T().d())
func f(_ x: Int) -> String { "int" }
func f(_ x: Double) -> String { "double" }
func f<X>(_ x: X) -> String { "generic" }
func f<X: P>(_ x: X) -> String { "P" }
func f(_ x: any P) -> String { "any P" }
func f(_ x: Any) -> String { "Any" }
func f<X>(_ x: [X]) -> String { "array" }
func f<X>(_ x: X?) -> String { "optional" }
print(f(1), f(1.0), f("s"), f(S()), f(S() as any P), f([1]), f(1 as Int?), f(1 as Any), f(D()))
func g(a: Int = 1) -> String { "a\(a)" }
func g(b: Int) -> String { "b\(b)" }
func g() -> String { "none" }
print(g(), g(a: 5), g(b: 6))
func h() -> Int { 1 }
func h() -> String { "one" }
let i: Int = h(), s: String = h()
print(i, s, (h() as Int) + 1)
extension Collection { func kind() -> String { "collection" } }
extension BidirectionalCollection { func kind() -> String { "bidirectional" } }
extension RandomAccessCollection { func kind() -> String { "random" } }
extension Array where Element == Int { func kind() -> String { "ints" } }
print([1].kind(), ["a"].kind(), "abc".kind(), Set([1]).kind(), (1...2).kind(), [1][...].kind())
func outer<X: Collection>(_ x: X) -> String { x.kind() }
print(outer([1]), outer("a"))
class Base { func m(_ x: Any) -> String { "base any" }; func m(_ x: Int) -> String { "base int" } }
class Sub: Base { override func m(_ x: Any) -> String { "sub any" }; func m(_ x: String) -> String { "sub string" } }
print(Sub().m(1), Sub().m("x"), Sub().m(1.5), (Sub() as Base).m("x"))

// A call with an optional result and a default of nil has the optional type of the context.
class Cache { func f() {} }
final class Disk: Cache {}
var singles = [ObjectIdentifier: AnyObject]()
func register<S>(_ t: S.Type = S.self, _ make: @escaping () -> S) where S: AnyObject {
  print(S.self); singles[ObjectIdentifier(t)] = make()
}
func resolve<S>(_: S.Type = S.self) -> S? { print("resolve", S.self); return singles[ObjectIdentifier(S.self)] as? S }
register(Cache.self) { Disk() }
struct I<T: AnyObject> {
  var c: T?;
  mutating func get() {
    if c == nil { c = resolve() ?? nil }
    print(c == nil)
  }
}
var i = I<Cache>(); i.get()
let c: Cache? = resolve(); print(c != nil)
let d: Cache? = resolve() ?? nil; print(d != nil)
func found<S>(_: S.Type = S.self) -> S? { print("found", S.self); return nil }
func one<T>(_ t: T.Type) -> T? { var c: T?; c = found() ?? nil; return c }
_ = one(Int.self)
let text: String? = found() ?? nil; print(text != nil)
let e: String = found() ?? "x"; print(e)
let f: Int? = found() ?? 5; print(f as Any)

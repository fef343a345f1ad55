protocol Loggable { func log() }
extension Loggable { func log() { print("plain", self) } }
protocol Titled: Loggable { static var title: String { get } }
extension Titled { func log() { print(Self.title, self) } }
struct Pair<T> { let a: T }
extension Pair: Loggable where T: Loggable {}
extension Pair: Titled where T: Titled { static var title: String { "Pair<\(T.title)>" } }
extension String: Titled { static var title: String { "Str" } }
extension Int: Loggable {}
struct One: Titled { static var title: String { "One" } }
func go<T: Loggable>(_ t: T) { t.log() }
let p = Pair(a: "x"); p.log(); go(p); go(One()); go(3); (p as any Loggable).log(); go(Pair(a: 3)); go("s")
protocol Sized { var size: Int { get } }
extension Sized { var size: Int { 1 } }
extension Sized where Self: Collection { var size: Int { count } }
extension Array: Sized {}
extension Set: Sized where Element: Comparable {}
struct X: Sized {}
func sz<T: Sized>(_ t: T) -> Int { t.size }
print(sz([1, 2, 3]), sz(Set([1, 2])), sz(X()))
extension Optional: Sized where Wrapped: Sized {}
extension Sized where Self: ExpressibleByNilLiteral { var size: Int { 77 } }
print(sz(Optional([1])))

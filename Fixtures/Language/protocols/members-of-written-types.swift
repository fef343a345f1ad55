protocol Loggable { func log() }
extension Loggable { func log() { print("plain", self) } }
protocol Titled: Loggable {}
extension Titled { func log() { print("titled", self) } }
struct Pair<T> { let a: T }
extension Pair: Loggable where T: Loggable {}
extension Pair: Titled where T: Titled {}
extension String: Titled {}
let p = Pair(a: "x"); p.log(); let q = Pair(a: p); q.log()
func go(_ l: some Loggable) { l.log() }
go(p); go(q)
func go2<T: Titled>(_ p: Pair<T>) { p.log() }
go2(p)

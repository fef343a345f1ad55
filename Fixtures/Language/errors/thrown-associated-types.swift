protocol Loader { associatedtype Failure: Error; func load() throws(Failure) -> Int }
enum PE: Error { case empty }
struct A: Loader { func load() -> Int { 1 } }
struct B: Loader { func load() throws(PE) -> Int { throw .empty } }
struct C: Loader { func load() throws -> Int { 3 } }
func use<L: Loader>(_ l: L) -> String { do { return "\(try l.load())" } catch { return "\(L.Failure.self): \(error)" } }
print(use(A()), use(B()), use(C()), A.Failure.self, C.Failure.self)

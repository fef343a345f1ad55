// What Swift accepts only if asked to.
using @MainActor
using nonisolated
func a(_ body: () async -> Void) reasync {}
func b() -> <T: P> T {}
struct S {
  var stored: Int
  var borrowing: Int { f(_borrow stored) }
  var borrowed: Int {
    borrow { stored }
    mutate { &stored }
  }
}

// A clock and its instants: the `Duration` that an instant speaks of is the type outside.

struct ManualClock: Clock {
  struct Instant: InstantProtocol { var off: Duration; func advanced(by d: Duration) -> Self { .init(off: off + d) }; func duration(to o: Self) -> Duration { o.off - off }; static func < (a: Self, b: Self) -> Bool { a.off < b.off } }
  final class State: @unchecked Sendable { var now = Instant(off: .zero) }
  let s = State()
  var now: Instant { s.now }
  var minimumResolution: Duration { .nanoseconds(1) }
  func sleep(until d: Instant, tolerance: Duration?) async throws { try Task.checkCancellation(); s.now = max(s.now, d) }
}
let c = ManualClock()
let d = try await c.measure { try await c.sleep(for: .seconds(3)); try await c.sleep(for: .milliseconds(250)) }
print(d, c.now.off)
func retry<T>(_ n: Int, clock: some Clock<Duration>, _ f: (Int) async throws -> T) async rethrows -> T {
  for i in 1..<n { do { return try await f(i) } catch { try? await clock.sleep(for: .seconds(1 << i)) } }
  return try await f(n)
}
struct E: Error {}
print(try await retry(4, clock: c) { i in if i < 3 { throw E() }; return "ok after \(i)" }, c.now.off)

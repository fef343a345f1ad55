// An associated type that equals another one has the constraints of both.
struct Throttle<C: Clock> {
  let clock: C
  let interval: C.Duration
  var last: C.Instant?

  mutating func wait() -> C.Duration? {
    let now = clock.now
    if let last {
      let rest = interval - last.duration(to: now)
      if rest > .zero { return rest }
      if last.duration(to: now) >= interval { return nil }
    }
    last = now
    return interval * 2 + interval / 2
  }
}

struct StoppedClock: Clock {
  struct Instant: InstantProtocol {
    var time: Swift.Duration
    func advanced(by duration: Swift.Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Swift.Duration { other.time - time }
    static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }
  }
  var now: Instant { Instant(time: .seconds(3)) }
  var minimumResolution: Swift.Duration { .zero }
  func sleep(until deadline: Instant, tolerance: Swift.Duration?) async throws {}
}

var throttle = Throttle(clock: StoppedClock(), interval: .seconds(2))
print(throttle.wait() as Any, throttle.wait() as Any)

protocol Measure { var size: Int { get } }
protocol Inner { associatedtype Kind: Measure }
protocol Outer {
  associatedtype Kind where Kind == Part.Kind
  associatedtype Part: Inner
}
func size<O: Outer>(_ outer: O.Type, _ kind: O.Kind) -> Int { kind.size }
struct Box: Measure { var size = 2 }
struct Part: Inner { typealias Kind = Box }
struct Whole: Outer {
  typealias Kind = Box
  typealias Part = main.Part
}
print(size(Whole.self, Box()))

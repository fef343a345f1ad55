extension InterfaceText {
  /// Durations, instants and clocks.
  static let swiftClocks = #"""
    public protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
      static func / (lhs: Self, rhs: Int) -> Self
      static func * (lhs: Self, rhs: Int) -> Self
      static func / (lhs: Self, rhs: Self) -> Double
    }

    public struct Duration: Hashable, Codable, DurationProtocol, CustomStringConvertible {
      let nanos: Int64
      init(nanos: Int64) { self.nanos = nanos }
      public init(secondsComponent: Int64, attosecondsComponent: Int64) {
        nanos = secondsComponent * 1_000_000_000 + attosecondsComponent / 1_000_000_000
      }
      public var components: (seconds: Int64, attoseconds: Int64) {
        (nanos / 1_000_000_000, nanos % 1_000_000_000 * 1_000_000_000)
      }
      public var attoseconds: Int128 { Int128(nanos) * 1_000_000_000 }
      public init(attoseconds: Int128) { nanos = Int64(attoseconds / 1_000_000_000) }
      public static var zero: Duration { Duration(nanos: 0) }
      public static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration {
        Duration(nanos: Int64(seconds) * 1_000_000_000)
      }
      public static func seconds(_ seconds: Double) -> Duration { Duration(nanos: Int64(seconds * 1_000_000_000)) }
      public static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration {
        Duration(nanos: Int64(milliseconds) * 1_000_000)
      }
      public static func milliseconds(_ milliseconds: Double) -> Duration {
        Duration(nanos: Int64(milliseconds * 1_000_000))
      }
      public static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration {
        Duration(nanos: Int64(microseconds) * 1_000)
      }
      public static func microseconds(_ microseconds: Double) -> Duration {
        Duration(nanos: Int64(microseconds * 1_000))
      }
      public static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration {
        Duration(nanos: Int64(nanoseconds))
      }
      public static func < (lhs: Duration, rhs: Duration) -> Bool { lhs.nanos < rhs.nanos }
      public static func + (lhs: Duration, rhs: Duration) -> Duration { Duration(nanos: lhs.nanos + rhs.nanos) }
      public static func - (lhs: Duration, rhs: Duration) -> Duration { Duration(nanos: lhs.nanos - rhs.nanos) }
      public static func / (lhs: Duration, rhs: Double) -> Duration { Duration(nanos: Int64(Double(lhs.nanos) / rhs)) }
      public static func / (lhs: Duration, rhs: Int) -> Duration { Duration(nanos: lhs.nanos / Int64(rhs)) }
      public static func / (lhs: Duration, rhs: Duration) -> Double { Double(lhs.nanos) / Double(rhs.nanos) }
      public static func * (lhs: Duration, rhs: Double) -> Duration { Duration(nanos: Int64(Double(lhs.nanos) * rhs)) }
      public static func * (lhs: Duration, rhs: Int) -> Duration { Duration(nanos: lhs.nanos * Int64(rhs)) }
      public var description: String { String(Double(nanos) / 1_000_000_000) + " seconds" }
    }

    extension Duration {
      // Coded as attoseconds: the high and the low word of 128 bits.
      public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let high = try container.decode(Int64.self)
        let low = try container.decode(UInt64.self)
        self.init(nanos: Int64(1_000_000_000).dividingFullWidth((high, low)).quotient)
      }
      public func encode(to encoder: any Encoder) throws {
        let attoseconds = nanos.multipliedFullWidth(by: Int64(1_000_000_000))
        var container = encoder.unkeyedContainer()
        try container.encode(attoseconds.high)
        try container.encode(attoseconds.low)
      }
    }

    public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }

    extension InstantProtocol {
      public static func + (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: rhs) }
      public static func += (lhs: inout Self, rhs: Duration) { lhs = lhs.advanced(by: rhs) }
      public static func - (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: .zero - rhs) }
      public static func -= (lhs: inout Self, rhs: Duration) { lhs = lhs.advanced(by: .zero - rhs) }
      public static func - (lhs: Self, rhs: Self) -> Duration { rhs.duration(to: lhs) }
    }

    public protocol Clock<Duration>: Sendable {
      associatedtype Duration where Duration == Instant.Duration
      associatedtype Instant: InstantProtocol
      var now: Instant { get }
      var minimumResolution: Instant.Duration { get }
      @cancels("wait")
      func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
    }

    extension Clock {
      @cancels("wait")
      public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws {
        try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
      }
      public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration {
        let start = now
        try work()
        return start.duration(to: now)
      }
    }

    public struct ContinuousClock: Clock, Sendable {
      public init() {}
      public struct Instant: InstantProtocol, Codable {
        let offset: Swift.Duration
        @fresh public static var now: Instant { ContinuousClock().now }
        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
      }
      @fresh @primitive public static var now: Instant { get }
      @fresh public var now: Instant { ContinuousClock.now }
      public var minimumResolution: Swift.Duration { .nanoseconds(1) }
      @cancels("wait")
      @primitive public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws
    }

    public struct SuspendingClock: Clock, Sendable {
      public init() {}
      public struct Instant: InstantProtocol, Codable {
        let offset: Swift.Duration
        public static var now: Instant { SuspendingClock().now }
        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
      }
      @primitive public static var now: Instant { get }
      public var now: Instant { SuspendingClock.now }
      public var minimumResolution: Swift.Duration { .nanoseconds(1) }
      @cancels("wait")
      @primitive public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws
    }

    extension Clock where Self == ContinuousClock {
      public static var continuous: ContinuousClock { ContinuousClock() }
    }

    extension Clock where Self == SuspendingClock {
      public static var suspending: SuspendingClock { SuspendingClock() }
    }
    """#
}

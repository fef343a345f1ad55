extension InterfaceText {
  /// Publishers of Foundation's timers, notifications, requests and queues.
  static let combineFoundationPublishers = #"""
    import Foundation

    extension Timer {
      public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        public let tolerance: TimeInterval?
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        public init(
          interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
        ) {
          self.interval = interval
          self.tolerance = tolerance
          self.runLoop = runLoop
          self.mode = mode
        }
        @primitive public func connect() -> any Cancellable
      }
      public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
      ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
      }
    }

    extension NotificationCenter {
      public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
          self.center = center
          self.name = name
          self.object = object
        }
      }
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> NotificationCenter.Publisher {
        Publisher(center: self, name: name, object: object)
      }
    }

    extension URLSession {
      public struct DataTaskPublisher: Combine.Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession
        public init(request: URLRequest, session: URLSession) {
          self.request = request
          self.session = session
        }
      }
      @background("publisher")
      public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
      }
      @background("publisher")
      public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
      }
    }

    extension DispatchQueue: Scheduler {
      public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        let seconds: Double
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(seconds: other.seconds - seconds) }
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.seconds) }
        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.seconds < rhs.seconds }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
          Hashable, Sendable
        {
          let seconds: Double
          init(seconds: Double) { self.seconds = seconds }
          public init(integerLiteral value: Int) { seconds = Double(value) }
          public init(floatLiteral value: Double) { seconds = value }
          public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(Int(source)) }
          public var magnitude: Stride { Stride(seconds: abs(seconds)) }
          public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.seconds < rhs.seconds }
          public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds + rhs.seconds) }
          public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds - rhs.seconds) }
          public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds * rhs.seconds) }
          public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
          public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
          public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
          public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1_000) }
          public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1_000_000) }
          public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1_000_000_000) }
        }
      }
      public struct SchedulerOptions: Sendable {
        public init() {}
      }
      @primitive public var now: SchedulerTimeType { get }
    }

    extension RunLoop: Scheduler {
      public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        let seconds: Double
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(seconds: other.seconds - seconds) }
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.seconds) }
        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.seconds < rhs.seconds }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
          Hashable, Sendable
        {
          let seconds: Double
          init(seconds: Double) { self.seconds = seconds }
          public init(integerLiteral value: Int) { seconds = Double(value) }
          public init(floatLiteral value: Double) { seconds = value }
          public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(Int(source)) }
          public var magnitude: Stride { Stride(seconds: abs(seconds)) }
          public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.seconds < rhs.seconds }
          public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds + rhs.seconds) }
          public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds - rhs.seconds) }
          public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds * rhs.seconds) }
          public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
          public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
          public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
          public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1_000) }
          public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1_000_000) }
          public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1_000_000_000) }
        }
      }
      public struct SchedulerOptions: Sendable {
        public init() {}
      }
      @primitive public var now: SchedulerTimeType { get }
    }

    extension OperationQueue: Scheduler {
      public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        let seconds: Double
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(seconds: other.seconds - seconds) }
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.seconds) }
        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.seconds < rhs.seconds }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
          Hashable, Sendable
        {
          let seconds: Double
          init(seconds: Double) { self.seconds = seconds }
          public init(integerLiteral value: Int) { seconds = Double(value) }
          public init(floatLiteral value: Double) { seconds = value }
          public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(Int(source)) }
          public var magnitude: Stride { Stride(seconds: abs(seconds)) }
          public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.seconds < rhs.seconds }
          public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds + rhs.seconds) }
          public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds - rhs.seconds) }
          public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(seconds: lhs.seconds * rhs.seconds) }
          public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
          public static func seconds(_ s: Int) -> Stride { Stride(seconds: Double(s)) }
          public static func seconds(_ s: Double) -> Stride { Stride(seconds: s) }
          public static func milliseconds(_ ms: Int) -> Stride { Stride(seconds: Double(ms) / 1_000) }
          public static func microseconds(_ us: Int) -> Stride { Stride(seconds: Double(us) / 1_000_000) }
          public static func nanoseconds(_ ns: Int) -> Stride { Stride(seconds: Double(ns) / 1_000_000_000) }
        }
      }
      public struct SchedulerOptions: Sendable {
        public init() {}
      }
      @primitive public var now: SchedulerTimeType { get }
    }
    """#
}

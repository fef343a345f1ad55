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
        let conduits = Subscribers.Conduits<Date, Never>("Timer")
        public init(
          interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
        ) {
          self.interval = interval
          self.tolerance = tolerance
          self.runLoop = runLoop
          self.mode = mode
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          conduits.add(AnySubscriber(subscriber))
        }
        public func connect() -> any Cancellable {
          let conduits = self.conduits
          let timer = Timer(timeInterval: interval, repeats: true) { _ in conduits.send(Date()) }
          runLoop.add(timer, forMode: mode)
          return AnyCancellable { timer.invalidate() }
        }
      }
      public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
      ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
      }
    }

    extension NSObject {
      /// Properties of system objects do not change by themselves: only the initial value is published.
      public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        public let object: Subject
        public let keyPath: KeyPath<Subject, Value>
        public let options: NSKeyValueObservingOptions
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
          self.object = object
          self.keyPath = keyPath
          self.options = options
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let values = options.contains(.initial) ? [object[keyPath: keyPath]] : []
          let end = Empty<Value, Never>(completeImmediately: false)
          Publishers.Sequence<[Value], Never>(sequence: values).append(end).receive(subscriber: subscriber)
        }
      }
    }
    public protocol _KeyValuePublishing {}
    extension NSObject: _KeyValuePublishing {}
    extension _KeyValuePublishing where Self: NSObject {
      public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
      ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
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
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let conduits = Subscribers.Conduits<Notification, Never>("NotificationCenter Observer")
          let center = self.center
          let observer = center.addObserver(forName: name, object: object, queue: nil) { conduits.send($0) }
          conduits.add(
            AnySubscriber<Notification, Never>(subscriber).linking { inner in
              Subscriptions.Link(
                "NotificationCenter Observer", request: { inner.request($0) },
                cancel: {
                  center.removeObserver(observer)
                  inner.cancel()
                })
            })
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
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let request = request
          let session = session
          Future<Output, Failure> { promise in
            session.dataTask(with: request) { data, response, error in
              if let data, let response {
                promise(.success((data: data, response: response)))
              } else {
                promise(.failure((error as? URLError) ?? URLError(.unknown)))
              }
            }.resume()
          }.receive(subscriber: subscriber)
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

    /// The clock of the schedulers: seconds since the start of the program.
    enum _SchedulerClock {
      static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000_000 }
      static func run(at seconds: Double, _ action: @escaping () -> Void) {
        let nanoseconds = (seconds * 1_000_000_000).rounded()
        DispatchQueue.main.asyncAfter(deadline: DispatchTime(uptimeNanoseconds: UInt64(nanoseconds))) { action() }
      }
      static func repeating(from seconds: Double, _ interval: Double, _ action: @escaping () -> Void) -> any Cancellable {
        let timer = Repeated(seconds, interval, action)
        timer.wait()
        return AnyCancellable { timer.action = nil }
      }
      final class Repeated {
        var next: Double
        let interval: Double
        var action: (() -> Void)?
        init(_ start: Double, _ interval: Double, _ action: @escaping () -> Void) {
          next = start
          self.interval = interval
          self.action = action
        }
        func wait() {
          _SchedulerClock.run(at: next) {
            guard let action = self.action else { return }
            action()
            self.next += self.interval
            self.wait()
          }
        }
      }
    }

    extension DispatchQueue: Scheduler {
      public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        let seconds: Double
        init(seconds: Double) { self.seconds = seconds }
        public init(_ time: DispatchTime) { seconds = Double(time.uptimeNanoseconds) / 1_000_000_000 }
        public var dispatchTime: DispatchTime {
          DispatchTime(uptimeNanoseconds: UInt64((seconds * 1_000_000_000).rounded()))
        }
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(seconds: other.seconds - seconds) }
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.seconds) }
        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.seconds < rhs.seconds }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
          Hashable, Sendable
        {
          let seconds: Double
          init(seconds: Double) { self.seconds = seconds }
          public init(_ timeInterval: DispatchTimeInterval) {
            switch timeInterval {
            case .seconds(let count): seconds = Double(count)
            case .milliseconds(let count): seconds = Double(count) / 1_000
            case .microseconds(let count): seconds = Double(count) / 1_000_000
            case .nanoseconds(let count): seconds = Double(count) / 1_000_000_000
            default: seconds = .infinity
            }
          }
          public var timeInterval: DispatchTimeInterval { .nanoseconds(Int(seconds * 1_000_000_000)) }
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
      public var now: SchedulerTimeType { SchedulerTimeType(seconds: _SchedulerClock.now) }
      public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(seconds: 0) }
      public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        async { action() }
      }
      public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
      ) {
        _SchedulerClock.run(at: date.seconds, action)
      }
      public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
      ) -> any Cancellable {
        _SchedulerClock.repeating(from: date.seconds, interval.seconds, action)
      }
    }

    extension RunLoop: Scheduler {
      public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        let seconds: Double
        init(seconds: Double) { self.seconds = seconds }
        public init(_ date: Date) { seconds = _SchedulerClock.now + date.timeIntervalSinceNow }
        public var date: Date { Date(timeIntervalSinceNow: seconds - _SchedulerClock.now) }
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(seconds: other.seconds - seconds) }
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.seconds) }
        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.seconds < rhs.seconds }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
          Hashable, Sendable
        {
          let seconds: Double
          init(seconds: Double) { self.seconds = seconds }
          public init(_ timeInterval: TimeInterval) { seconds = timeInterval }
          public var timeInterval: TimeInterval { seconds }
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
      public var now: SchedulerTimeType { SchedulerTimeType(seconds: _SchedulerClock.now) }
      public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(seconds: 0) }
      public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        perform { action() }
      }
      public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
      ) {
        _SchedulerClock.run(at: date.seconds, action)
      }
      public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
      ) -> any Cancellable {
        _SchedulerClock.repeating(from: date.seconds, interval.seconds, action)
      }
    }

    extension OperationQueue: Scheduler {
      public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        let seconds: Double
        init(seconds: Double) { self.seconds = seconds }
        public init(_ date: Date) { seconds = _SchedulerClock.now + date.timeIntervalSinceNow }
        public var date: Date { Date(timeIntervalSinceNow: seconds - _SchedulerClock.now) }
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(seconds: other.seconds - seconds) }
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(seconds: seconds + n.seconds) }
        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { lhs.seconds < rhs.seconds }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
          Hashable, Sendable
        {
          let seconds: Double
          init(seconds: Double) { self.seconds = seconds }
          public init(_ timeInterval: TimeInterval) { seconds = timeInterval }
          public var timeInterval: TimeInterval { seconds }
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
      public var now: SchedulerTimeType { SchedulerTimeType(seconds: _SchedulerClock.now) }
      public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(seconds: 0) }
      public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        addOperation { action() }
      }
      public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
      ) {
        _SchedulerClock.run(at: date.seconds, action)
      }
      public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
      ) -> any Cancellable {
        _SchedulerClock.repeating(from: date.seconds, interval.seconds, action)
      }
    }
    """#
}

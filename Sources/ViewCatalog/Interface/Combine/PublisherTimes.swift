extension InterfaceText {
  /// Schedulers, and the operators that use them.
  static let combinePublisherTimes = #"""
    import Foundation

    public protocol Scheduler<SchedulerTimeType> {
      associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
      associatedtype SchedulerOptions
      var now: SchedulerTimeType { get }
      var minimumTolerance: SchedulerTimeType.Stride { get }
      func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
      func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
      func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
      ) -> any Cancellable
    }

    extension Scheduler {
      public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
      public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
      }
      public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
      ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
      }
      public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
      ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
      }
      public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
      ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
      }
    }

    public protocol SchedulerTimeIntervalConvertible {
      static func seconds(_ s: Int) -> Self
      static func seconds(_ s: Double) -> Self
      static func milliseconds(_ ms: Int) -> Self
      static func microseconds(_ us: Int) -> Self
      static func nanoseconds(_ ns: Int) -> Self
    }

    public struct ImmediateScheduler: Scheduler {
      public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        public func distance(to other: SchedulerTimeType) -> Stride { Stride(0) }
        public func advanced(by n: Stride) -> SchedulerTimeType { self }
        public static func < (lhs: SchedulerTimeType, rhs: SchedulerTimeType) -> Bool { false }

        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
          Hashable, Sendable
        {
          public var magnitude: Int
          public init(_ value: Int) { magnitude = value }
          public init(integerLiteral value: Int) { magnitude = value }
          public init(floatLiteral value: Double) { magnitude = Int(value) }
          public init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
          public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
          public static func + (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude + rhs.magnitude) }
          public static func - (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude - rhs.magnitude) }
          public static func * (lhs: Stride, rhs: Stride) -> Stride { Stride(lhs.magnitude * rhs.magnitude) }
          public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
          public static func seconds(_ s: Int) -> Stride { Stride(0) }
          public static func seconds(_ s: Double) -> Stride { Stride(0) }
          public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
          public static func microseconds(_ us: Int) -> Stride { Stride(0) }
          public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }
        }
      }
      public typealias SchedulerOptions = Never
      public static let shared = ImmediateScheduler()
      public var now: SchedulerTimeType { SchedulerTimeType() }
      public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(0) }
      public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }
      public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
      ) {
        action()
      }
      public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
      ) -> any Cancellable {
        action()
        return Subscriptions.empty
      }
    }

    extension Publisher {
      public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
      ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler)
      }
      public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
      ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler)
      }
      public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
      ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler)
      }
      public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
      ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
      }
      public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
      ) -> Publishers.Delay<Self, S> {
        Publishers.Delay(upstream: self, interval: interval, scheduler: scheduler)
      }
      public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
      ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(upstream: self, interval: interval, scheduler: scheduler, customError: customError)
      }
    }

    extension Publishers {
      public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let later = Subscribers.Later<Output, Failure>("ReceiveOn", AnySubscriber(subscriber))
          let scheduler = self.scheduler
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { later.start($0) },
              receiveValue: { value in
                scheduler.schedule { later.send(value) }
                return Subscribers.Demand.none
              },
              receiveCompletion: { completion in scheduler.schedule { later.finish(completion) } }))
        }
      }
      public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let scheduler: Context
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let (upstream, scheduler) = (self.upstream, self.scheduler)
          let downstream = AnySubscriber<Output, Failure>(subscriber)
          scheduler.schedule {
            upstream.receive(
              subscriber: downstream.linking { inner in
                Subscriptions.Link(
                  "SubscribeOn", request: { demand in scheduler.schedule { inner.request(demand) } },
                  cancel: { scheduler.schedule { inner.cancel() } })
              })
          }
        }
      }
      public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let later = Subscribers.Later<Output, Failure>("Delay", AnySubscriber(subscriber))
          let (scheduler, interval) = (self.scheduler, self.interval)
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { later.start($0) },
              receiveValue: { value in
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) { later.send(value) }
                return Subscribers.Demand.none
              },
              receiveCompletion: { completion in
                scheduler.schedule(after: scheduler.now.advanced(by: interval)) { later.finish(completion) }
              }))
        }
      }
      public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let dueTime: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let later = Subscribers.Later<Output, Failure>("Debounce", AnySubscriber(subscriber), takesAll: true)
          let (scheduler, dueTime) = (self.scheduler, self.dueTime)
          var number = 0
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { later.start($0) },
              receiveValue: { value in
                number += 1
                let own = number
                scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
                  if own == number { later.send(value) }
                }
                return Subscribers.Demand.none
              },
              receiveCompletion: { completion in
                // A value that is still waiting is dropped.
                number += 1
                scheduler.schedule { later.finish(completion) }
              }))
        }
      }
      public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let latest: Bool
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let later = Subscribers.Later<Output, Failure>("Throttle", AnySubscriber(subscriber), takesAll: true)
          let (scheduler, interval, latest) = (self.scheduler, self.interval, self.latest)
          var waiting: Output?
          var ending: Subscribers.Completion<Failure>?
          var last: Context.SchedulerTimeType?
          func give() {
            if let value = waiting {
              waiting = nil
              last = scheduler.now
              later.send(value)
            }
            if let completion = ending { later.finish(completion) }
          }
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: { later.start($0) },
              receiveValue: { value in
                if waiting != nil {
                  if latest { waiting = value }
                  return Subscribers.Demand.none
                }
                waiting = value
                let now = scheduler.now
                if let due = last?.advanced(by: interval), now < due {
                  scheduler.schedule(after: due) { give() }
                } else {
                  scheduler.schedule { give() }
                }
                return Subscribers.Demand.none
              },
              receiveCompletion: { completion in
                ending = completion
                if waiting == nil { scheduler.schedule { give() } }
              }))
        }
      }
      public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let interval: Context.SchedulerTimeType.Stride
        public let scheduler: Context
        public let customError: (() -> Upstream.Failure)?
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
          let later = Subscribers.Later<Output, Failure>("Timeout", AnySubscriber(subscriber))
          let (scheduler, interval, customError) = (self.scheduler, self.interval, self.customError)
          var number = 0
          func wait() {
            number += 1
            let own = number
            scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
              if own != number || later.isDone { return }
              later.upstream?.cancel()
              if let error = customError { later.finish(.failure(error())) } else { later.finish(.finished) }
            }
          }
          upstream.receive(
            subscriber: AnySubscriber<Output, Failure>(
              receiveSubscription: {
                wait()
                later.start($0)
              },
              receiveValue: { value in
                if later.isDone { return Subscribers.Demand.none }
                wait()
                scheduler.schedule { later.send(value) }
                return Subscribers.Demand.none
              },
              receiveCompletion: { completion in
                number += 1
                scheduler.schedule { later.finish(completion) }
              }))
        }
      }
    }

    extension Subscribers {
      /// An operator that delivers values later than it receives them.
      final class Later<Output, Failure: Error>: Subscription, CustomStringConvertible {
        let description: String
        let downstream: AnySubscriber<Output, Failure>
        /// Whether the operator requests all upstream values and drops those without demand.
        let takesAll: Bool
        var upstream: (any Subscription)?
        var demand = Demand.none
        var isDone = false

        init(_ description: String, _ downstream: AnySubscriber<Output, Failure>, takesAll: Bool = false) {
          self.description = description
          self.downstream = downstream
          self.takesAll = takesAll
        }
        func start(_ subscription: any Subscription) {
          if isDone || upstream != nil { return subscription.cancel() }
          upstream = subscription
          downstream.receive(subscription: self)
          if takesAll { subscription.request(Demand.unlimited) }
        }
        func request(_ demand: Demand) {
          self.demand += demand
          if !takesAll { upstream?.request(demand) }
        }
        func send(_ value: Output) {
          if isDone { return }
          if takesAll, demand == Demand.none { return }
          demand -= 1
          let more = downstream.receive(value)
          if more > Demand.none { request(more) }
        }
        func finish(_ completion: Completion<Failure>) {
          if isDone { return }
          isDone = true
          upstream = nil
          downstream.receive(completion: completion)
        }
        func cancel() {
          isDone = true
          let subscription = upstream
          upstream = nil
          subscription?.cancel()
        }
      }
    }
    """#
}

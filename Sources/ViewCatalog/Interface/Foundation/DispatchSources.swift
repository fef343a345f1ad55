extension InterfaceText {
  /// Timers of the dispatch library.
  static let foundationDispatchSources = #"""
    public protocol DispatchSourceProtocol: AnyObject {
      func setEventHandler(handler: (() -> Void)?)
      func setCancelHandler(handler: (() -> Void)?)
      func setRegistrationHandler(handler: (() -> Void)?)
      func activate()
      func resume()
      func suspend()
      func cancel()
      var isCancelled: Bool { get }
    }
    extension DispatchSourceProtocol {
      public func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        setEventHandler(handler: handler)
      }
      public func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?) {
        setCancelHandler(handler: handler)
      }
      public func setEventHandler(handler: DispatchWorkItem) { setEventHandler { handler.perform() } }
      public func setCancelHandler(handler: DispatchWorkItem) { setCancelHandler { handler.perform() } }
    }
    public protocol DispatchSourceTimer: DispatchSourceProtocol {
      func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
    }
    extension DispatchSourceTimer {
      public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
        schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
      }
      public func schedule(
        deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        let repeating: DispatchTimeInterval =
          interval.isFinite ? .nanoseconds(Int(interval * 1_000_000_000)) : .never
        schedule(deadline: deadline, repeating: repeating, leeway: leeway)
      }
      public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
        schedule(deadline: deadline, repeating: .never, leeway: leeway)
      }
      public func schedule(
        wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
        leeway: DispatchTimeInterval = .nanoseconds(0)
      ) {
        schedule(deadline: wallDeadline._deadline, repeating: interval, leeway: leeway)
      }
    }
    open class DispatchSource: DispatchObject, @unchecked Sendable {
      public struct TimerFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let strict = TimerFlags(rawValue: 1)
      }
      @effect("starts a timer")
      public class func makeTimerSource(
        flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil
      ) -> DispatchSourceTimer {
        _TimerSource(queue ?? .global())
      }
    }
    final class _TimerSource: DispatchSource, DispatchSourceTimer {
      let queue: DispatchQueue
      var handler: (() -> Void)?
      var cancelHandler: (() -> Void)?
      var registrationHandler: (() -> Void)?
      /// How often the timer was suspended; a new one is inactive.
      var suspensions = 1
      /// The number of the current schedule; a wake-up of an earlier one does nothing.
      var generation = 0
      var next: DispatchTime?
      var interval = DispatchTimeInterval.never
      var isCancelled = false
      init(_ queue: DispatchQueue) { self.queue = queue }
      func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
      func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }
      func setRegistrationHandler(handler: (() -> Void)?) { registrationHandler = handler }
      func schedule(
        deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
      ) {
        next = deadline
        self.interval = interval
        generation += 1
        wait()
      }
      func activate() { if suspensions == 1 { resume() } }
      func resume() {
        suspensions -= 1
        if suspensions == 0, let registrationHandler {
          self.registrationHandler = nil
          queue.async { registrationHandler() }
        }
        wait()
      }
      func suspend() {
        suspensions += 1
        generation += 1
      }
      func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        generation += 1
        guard let cancelHandler else { return }
        queue.async { cancelHandler() }
      }
      private func wait() {
        guard suspensions == 0, !isCancelled, let next else { return }
        let current = generation
        queue.asyncAfter(deadline: next) { [weak self] in self?.fire(current) }
      }
      private func fire(_ current: Int) {
        guard current == generation, let due = next else { return }
        next = interval == .never ? nil : due + interval
        handler?()
        if current == generation { wait() }
      }
    }
    """#
}

extension InterfaceText {
  /// Queues and deadlines.
  static let foundationDispatch = #"""
    public struct DispatchTime: Comparable, Hashable, Sendable {
      public let uptimeNanoseconds: UInt64
      public init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
      @fresh @primitive public static func now() -> DispatchTime
      public static var distantFuture: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64.max) }
      public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.uptimeNanoseconds < b.uptimeNanoseconds }
    }

    public let NSEC_PER_SEC: UInt64 = 1_000_000_000
    public let NSEC_PER_MSEC: UInt64 = 1_000_000
    public let NSEC_PER_USEC: UInt64 = 1_000
    public let USEC_PER_SEC: UInt64 = 1_000_000
    public let MSEC_PER_SEC: UInt64 = 1_000

    public struct DispatchWallTime: Comparable, Sendable {
      let _nanoseconds: Int
      @fresh public static func now() -> DispatchWallTime {
        DispatchWallTime(_nanoseconds: Int(Date().timeIntervalSince1970 * 1_000_000_000))
      }
      public static let distantFuture = DispatchWallTime(_nanoseconds: .max)
      init(_nanoseconds: Int) { self._nanoseconds = _nanoseconds }
      public init(timespec: timespec) { _nanoseconds = timespec.tv_sec * 1_000_000_000 + timespec.tv_nsec }
      public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._nanoseconds < b._nanoseconds }
      public static func == (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a._nanoseconds == b._nanoseconds }
      /// The same moment on the clock of `DispatchTime`.
      var _deadline: DispatchTime {
        self == .distantFuture
          ? .distantFuture : .now() + Double(_nanoseconds - DispatchWallTime.now()._nanoseconds) / 1_000_000_000
      }
    }
    public func + (time: DispatchWallTime, interval: DispatchTimeInterval) -> DispatchWallTime {
      switch interval {
      case .seconds(let count): DispatchWallTime(_nanoseconds: time._nanoseconds + count * 1_000_000_000)
      case .milliseconds(let count): DispatchWallTime(_nanoseconds: time._nanoseconds + count * 1_000_000)
      case .microseconds(let count): DispatchWallTime(_nanoseconds: time._nanoseconds + count * 1_000)
      case .nanoseconds(let count): DispatchWallTime(_nanoseconds: time._nanoseconds + count)
      case .never: .distantFuture
      }
    }
    public func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
      DispatchWallTime(_nanoseconds: time._nanoseconds + Int(seconds * 1_000_000_000))
    }

    public enum DispatchTimeInterval: Equatable, Sendable {
      case seconds(Int)
      case milliseconds(Int)
      case microseconds(Int)
      case nanoseconds(Int)
      case never
    }

    @primitive public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    @primitive public func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
    @primitive public func + (time: DispatchTime, seconds: Double) -> DispatchTime
    @primitive public func - (time: DispatchTime, seconds: Double) -> DispatchTime

    public struct DispatchQoS: Equatable, Sendable {
      public enum QoSClass: Sendable {
        case background, utility, `default`, userInitiated, userInteractive, unspecified
      }
      public let qosClass: QoSClass
      public let relativePriority: Int
      public init(qosClass: QoSClass, relativePriority: Int) {
        self.qosClass = qosClass
        self.relativePriority = relativePriority
      }
      public static let background = DispatchQoS(qosClass: .background, relativePriority: 0)
      public static let utility = DispatchQoS(qosClass: .utility, relativePriority: 0)
      public static let `default` = DispatchQoS(qosClass: .default, relativePriority: 0)
      public static let userInitiated = DispatchQoS(qosClass: .userInitiated, relativePriority: 0)
      public static let userInteractive = DispatchQoS(qosClass: .userInteractive, relativePriority: 0)
      public static let unspecified = DispatchQoS(qosClass: .unspecified, relativePriority: 0)
    }

    public struct DispatchWorkItemFlags: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let barrier = DispatchWorkItemFlags(rawValue: 1)
      public static let detached = DispatchWorkItemFlags(rawValue: 2)
      public static let assignCurrentContext = DispatchWorkItemFlags(rawValue: 4)
      public static let noQoS = DispatchWorkItemFlags(rawValue: 8)
      public static let inheritQoS = DispatchWorkItemFlags(rawValue: 16)
      public static let enforceQoS = DispatchWorkItemFlags(rawValue: 32)
    }

    open class DispatchObject: NSObject, @unchecked Sendable {}

    public class DispatchWorkItem: @unchecked Sendable {
      let block: () -> Void
      let group = DispatchGroup()
      var isDone = false
      public private(set) var isCancelled = false
      public init(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void
      ) {
        self.block = block
        group.enter()
      }
      public func perform() {
        if !isCancelled { block() }
        if isDone { return }
        isDone = true
        group.leave()
      }
      public func cancel() { isCancelled = true }
      public func wait() { group.wait() }
      public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { group.wait(timeout: timeout) }
      public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute: @escaping @Sendable () -> Void
      ) {
        group.notify(queue: queue, execute: execute)
      }
    }

    public enum DispatchTimeoutResult: Sendable {
      case success
      case timedOut
    }

    // A program's tasks share one thread: a task that waits lets the others run.
    open class DispatchSemaphore: DispatchObject, @unchecked Sendable {
      let initialValue: Int
      public init(value: Int) { initialValue = value }
      @blocks("thread")
      public func wait() { _ = isAcquired(until: .distantFuture) }
      public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
        isAcquired(until: timeout) ? .success : .timedOut
      }
      @primitive func isAcquired(until time: DispatchTime) -> Bool
      @discardableResult
      @primitive public func signal() -> Int
    }

    open class DispatchGroup: DispatchObject, @unchecked Sendable {
      @primitive public func enter()
      @primitive public func leave()
      @blocks("thread")
      public func wait() { _ = isEmpty(until: .distantFuture) }
      public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { isEmpty(until: timeout) ? .success : .timedOut }
      @primitive func isEmpty(until time: DispatchTime) -> Bool
      @primitive public func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @Sendable () -> Void)
    }

    open class DispatchQueue: DispatchObject, @unchecked Sendable {
      public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let concurrent = Attributes(rawValue: 2)
        public static let initiallyInactive = Attributes(rawValue: 4)
      }
      @primitive public class var main: DispatchQueue { get }
      @primitive public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue
      public enum AutoreleaseFrequency: Sendable { case inherit, workItem, never }
      public private(set) var label = "com.apple.main-thread"
      public private(set) var qos = DispatchQoS.unspecified
      /// Whether work waits for the work that was submitted before it.
      var isSerial = false
      /// Whether the queue is a concurrent queue of the program: work waits only for barriers.
      var isConcurrent = false
      var _target: DispatchQueue?
      var _specifics: [ObjectIdentifier: Any] = [:]
      /// The queue whose work runs now; `nil` in code that no queue runs.
      @primitive static var _current: DispatchQueue? { get }
      @primitive func _enter()
      @primitive func _leave()
      /// Whether work of the queue runs on another one, or on this one.
      func _isServed(by queue: DispatchQueue) -> Bool { self === queue || _target?._isServed(by: queue) ?? false }
      public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) { _specifics[ObjectIdentifier(key)] = value }
      public func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { _specifics[ObjectIdentifier(key)] as? T }
      public class func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? {
        var queue = _current
        while let place = queue {
          if let value = place.getSpecific(key: key) { return value }
          queue = place._target
        }
        return Thread.isMainThread ? main.getSpecific(key: key) : nil
      }
      public convenience init(
        label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
        autoreleaseFrequency: AutoreleaseFrequency = .inherit, target: DispatchQueue? = nil
      ) {
        self.init()
        self.label = label
        self.qos = qos
        _target = target
        isSerial = !attributes.contains(.concurrent)
        isConcurrent = !isSerial
        _isInactive = attributes.contains(.initiallyInactive)
      }
      /// How often the queue was suspended, whether it was not yet activated, and the work that waits until it runs.
      var _suspensions = 0
      var _isInactive = false
      var _held: [() -> Void] = []
      var _holds: Bool { _suspensions > 0 || _isInactive }
      public func suspend() { _suspensions += 1 }
      public func resume() {
        if _suspensions == 0 { fatalError("Over-resume of an object") }
        _suspensions -= 1
        _submitHeld()
      }
      public func activate() {
        _isInactive = false
        _submitHeld()
      }
      func _submitHeld() {
        guard !_holds else { return }
        let held = _held
        _held = []
        for submit in held { submit() }
      }
      @primitive func _submit(
        group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable () -> Void)
      @primitive func _submitAfter(
        deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
        execute work: @escaping @Sendable () -> Void)
      @effect("starts work on a queue") @background("queue")
      public func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
      ) {
        guard _holds else { return _submit(group: group, qos: qos, flags: flags, execute: work) }
        group?.enter()
        _held.append {
          self._submit(group: group, qos: qos, flags: flags, execute: work)
          group?.leave()
        }
      }
      @effect("starts work on a queue") @background("queue")
      public func async(execute workItem: DispatchWorkItem) { async(execute: { workItem.perform() }) }
      @effect("starts work on a queue") @background("queue")
      public func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
      ) {
        _submitAfter(deadline: deadline, qos: qos, flags: flags) {
          guard self._holds else { return work() }
          self._held.append { self._submit(group: nil, qos: qos, flags: flags, execute: work) }
        }
      }
      @effect("starts work on a queue") @background("queue")
      public func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable () -> Void
      ) {
        asyncAfter(deadline: wallDeadline._deadline, qos: qos, flags: flags, execute: work)
      }
      @effect("starts work on a queue") @background("queue")
      public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
        asyncAfter(deadline: deadline, execute: { execute.perform() })
      }
      public func sync<T>(execute work: () throws -> T) rethrows -> T {
        _finishWork()
        _enter()
        defer { _leave() }
        return try work()
      }
      public func sync<T>(flags: DispatchWorkItemFlags, execute work: () throws -> T) rethrows -> T {
        try sync(execute: work)
      }
      public func sync(execute workItem: DispatchWorkItem) { sync { workItem.perform() } }
      /// Waits until the work that was submitted before is done, if the queue is serial.
      @primitive func _finishWork()
      public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
        for iteration in 0..<iterations { work(iteration) }
      }
    }

    @primitive public func dispatchMain() -> Never

    public enum DispatchPredicate {
      case onQueue(DispatchQueue)
      case onQueueAsBarrier(DispatchQueue)
      case notOnQueue(DispatchQueue)
    }
    public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
      func isOn(_ queue: DispatchQueue) -> Bool {
        guard let current = DispatchQueue._current else { return queue === DispatchQueue.main }
        return current._isServed(by: queue)
      }
      switch condition() {
      case .onQueue(let queue), .onQueueAsBarrier(let queue):
        if !isOn(queue) { fatalError("Block was expected to execute on queue [\(queue.label)]") }
      case .notOnQueue(let queue):
        if isOn(queue) { fatalError("Block was expected to not execute on queue [\(queue.label)]") }
      }
    }

    public final class DispatchSpecificKey<T> {
      public init() {}
    }

    public final class DispatchSerialQueue: DispatchQueue, @unchecked Sendable {}
    public final class DispatchConcurrentQueue: DispatchQueue, @unchecked Sendable {}
    """#
}

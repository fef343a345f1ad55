extension InterfaceText {
  /// Tasks, actors, clocks and asynchronous sequences.
  static let swiftConcurrency = #"""
    public protocol AnyActor: AnyObject, Sendable {}
    public protocol Actor: AnyActor {
      nonisolated var unownedExecutor: UnownedSerialExecutor { get }
    }
    public struct UnownedSerialExecutor: Sendable {}

    public protocol GlobalActor {
      associatedtype ActorType: Actor
      static var shared: ActorType { get }
    }

    @globalActor
    public final actor MainActor: GlobalActor {
      public static let shared = MainActor()
      @primitive public static func run<T: Sendable>(
        resultType: T.Type = T.self, body: @MainActor @Sendable () throws -> T
      ) async rethrows -> T
      @primitive public static func assumeIsolated<T: Sendable>(
        _ operation: @MainActor () throws -> T, file: StaticString = #fileID, line: UInt = #line
      ) rethrows -> T
      public static func assertIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
      ) {}
      public static func preconditionIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
      ) {}
    }

    extension Actor {
      public nonisolated func assertIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
      ) {}
      public nonisolated func preconditionIsolated(
        _ message: @autoclosure () -> String = "", file: StaticString = #fileID, line: UInt = #line
      ) {}
      public nonisolated func assumeIsolated<T: Sendable>(
        _ operation: (isolated Self) throws -> T, file: StaticString = #fileID, line: UInt = #line
      ) rethrows -> T { try operation(self) }
    }

    public protocol TaskExecutor: Sendable {}

    public struct TaskPriority: RawRepresentable, Hashable, Comparable, Codable, CustomStringConvertible, Sendable {
      public var rawValue: UInt8
      public init(rawValue: UInt8) { self.rawValue = rawValue }
      public static let high = TaskPriority(rawValue: 0x19)
      public static let userInitiated = TaskPriority(rawValue: 0x19)
      public static let medium = TaskPriority(rawValue: 0x15)
      public static let low = TaskPriority(rawValue: 0x11)
      public static let utility = TaskPriority(rawValue: 0x11)
      public static let background = TaskPriority(rawValue: 0x09)
      public static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
      public var description: String {
        switch self {
        case .low: "TaskPriority.low"
        case .medium: "TaskPriority.medium"
        case .high: "TaskPriority.high"
        case .background: "TaskPriority.background"
        default: "TaskPriority(rawValue: " + String(rawValue) + ")"
        }
      }
    }

    public struct CancellationError: Error {
      public init() {}
    }

    public struct Task<Success: Sendable, Failure: Error>: Sendable {
      let id: Int
      @primitive public func cancel()
      @primitive public var isCancelled: Bool { get }
    }

    extension Task: Hashable {}

    public struct UnsafeCurrentTask: Hashable {
      let _task: Task<Never, Never>
      public var isCancelled: Bool { _task.isCancelled }
      public var priority: TaskPriority { Task<Never, Never>.currentPriority }
      public var basePriority: TaskPriority { Task<Never, Never>.currentPriority }
      public func cancel() { _task.cancel() }
    }
    public func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) throws -> T) rethrows -> T {
      try body(_currentTask().map { UnsafeCurrentTask(_task: $0) })
    }
    public func withUnsafeCurrentTask<T>(body: (UnsafeCurrentTask?) async throws -> T) async rethrows -> T {
      try await body(_currentTask().map { UnsafeCurrentTask(_task: $0) })
    }
    @primitive func _currentTask() -> Task<Never, Never>?

    extension Task where Failure == any Error {
      @primitive public var value: Success { get async throws }
      public var result: Result<Success, Failure> {
        get async {
          do {
            return .success(try await value)
          } catch {
            return .failure(error)
          }
        }
      }
      @effect("starts a task")
      @discardableResult
      @primitive public init(
        name: String? = nil, priority: TaskPriority? = nil,
        @_inheritActorContext @_implicitSelfCapture operation:
          sending @escaping @isolated(any) () async throws -> Success
      )
      @discardableResult
      @effect("starts a task") @background("task")
      @primitive public static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async throws -> Success
      ) -> Task<Success, any Error>
    }

    extension Task where Failure == Never {
      @primitive public var value: Success { get async }
      @effect("starts a task")
      @discardableResult
      @primitive public init(
        name: String? = nil, priority: TaskPriority? = nil,
        @_inheritActorContext @_implicitSelfCapture operation: sending @escaping @isolated(any) () async -> Success
      )
      @discardableResult
      @effect("starts a task") @background("task")
      @primitive public static func detached(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async -> Success
      ) -> Task<Success, Never>
    }

    extension Task {
      public typealias Handle = Task
      public func get() async throws -> Success where Failure == any Error { try await value }
      public func get() async -> Success where Failure == Never { await value }
    }

    // Names from the first previews of concurrency, which the compiler still accepts.
    @discardableResult
    @effect("starts a task")
    public func async<T: Sendable>(
      priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> T
    ) -> Task<T, Never> { Task(priority: priority, operation: operation) }
    @discardableResult
    @effect("starts a task")
    public func asyncDetached<T: Sendable>(
      priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> T
    ) -> Task<T, Never> { Task<T, Never>.detached(priority: priority, operation: operation) }
    @discardableResult
    @effect("starts a task")
    public func detach<T: Sendable>(
      priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> T
    ) -> Task<T, Never> { Task<T, Never>.detached(priority: priority, operation: operation) }

    extension Task where Success == Never, Failure == Never {
      @primitive public static var isCancelled: Bool { get }
      @cancels("wait")
      public static func checkCancellation() throws {
        if isCancelled { throw CancellationError() }
      }
      @primitive public static var currentPriority: TaskPriority { get }
      /// The name with which the current task was made.
      @primitive public static var name: String? { get }
      @primitive public static func yield() async
      @primitive public static func sleep(_ duration: UInt64) async
      @cancels("wait")
      @primitive public static func sleep(nanoseconds duration: UInt64) async throws
      @cancels("wait")
      public static func sleep<C: Clock>(
        for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
      ) async throws {
        try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
      }
      @cancels("wait")
      public static func sleep<C: Clock>(
        until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = .continuous
      ) async throws {
        try await clock.sleep(until: deadline, tolerance: tolerance)
      }
    }

    public func withTaskGroup<ChildTaskResult: Sendable, GroupResult>(
      of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult
    ) async -> GroupResult {
      var group = TaskGroup<ChildTaskResult>()
      let result = await body(&group)
      await group.waitForAll()
      return result
    }

    public func withThrowingTaskGroup<ChildTaskResult: Sendable, GroupResult>(
      of childTaskResultType: ChildTaskResult.Type = ChildTaskResult.self,
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult
    ) async rethrows -> GroupResult {
      var group = ThrowingTaskGroup<ChildTaskResult, any Error>()
      do {
        let result = try await body(&group)
        await group.drain()
        return result
      } catch {
        group.cancelAll()
        await group.drain()
        throw error
      }
    }

    public struct TaskGroup<ChildTaskResult: Sendable>: AsyncSequence, AsyncIteratorProtocol {
      @primitive init()
      public typealias Element = ChildTaskResult
      public typealias Failure = Never
      @primitive public mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async -> ChildTaskResult)
      @primitive public mutating func next() async -> ChildTaskResult?
      public mutating func waitForAll() async { while await next() != nil {} }
      @primitive public func cancelAll()
      @primitive public var isCancelled: Bool { get }
      @primitive public var isEmpty: Bool { get }
      public mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async -> ChildTaskResult
      ) -> Bool {
        if isCancelled { return false }
        addTask(name: name, priority: priority, operation: operation)
        return true
      }
      public func makeAsyncIterator() -> TaskGroup<ChildTaskResult> { self }
    }

    public struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error>: AsyncSequence, AsyncIteratorProtocol {
      @primitive init()
      public typealias Element = ChildTaskResult
      @primitive public mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult)
      @primitive public mutating func next() async throws -> ChildTaskResult?
      public mutating func waitForAll() async throws {
        var first: (any Error)? = nil
        while true {
          do {
            if try await next() == nil { break }
          } catch {
            if first == nil { first = error }
          }
        }
        if let first { throw first }
      }
      /// Waits for all tasks and drops their errors.
      mutating func drain() async {
        while true {
          do {
            if try await next() == nil { return }
          } catch {}
        }
      }
      @primitive public func cancelAll()
      @primitive public var isCancelled: Bool { get }
      @primitive public var isEmpty: Bool { get }
      public mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async throws -> ChildTaskResult
      ) -> Bool {
        if isCancelled { return false }
        addTask(name: name, priority: priority, operation: operation)
        return true
      }
      public mutating func nextResult() async -> Result<ChildTaskResult, Failure>? {
        do {
          guard let value = try await next() else { return nil }
          return .success(value)
        } catch {
          return .failure(error as! Failure)
        }
      }
      public func makeAsyncIterator() -> ThrowingTaskGroup<ChildTaskResult, Failure> { self }
    }

    public func withDiscardingTaskGroup<GroupResult>(
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout DiscardingTaskGroup) async -> GroupResult
    ) async -> GroupResult {
      var group = DiscardingTaskGroup()
      let result = await body(&group)
      await group.tasks.waitForAll()
      return result
    }

    public struct DiscardingTaskGroup {
      var tasks = TaskGroup<Void>()
      public mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async -> Void
      ) {
        tasks.addTask(name: name, priority: priority, operation: operation)
      }
      public mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async -> Void
      ) -> Bool {
        tasks.addTaskUnlessCancelled(name: name, priority: priority, operation: operation)
      }
      public func cancelAll() { tasks.cancelAll() }
      public var isCancelled: Bool { tasks.isCancelled }
      public var isEmpty: Bool { tasks.isEmpty }
    }

    public func withThrowingDiscardingTaskGroup<GroupResult>(
      returning returnType: GroupResult.Type = GroupResult.self,
      body: (inout ThrowingDiscardingTaskGroup<any Error>) async throws -> GroupResult
    ) async throws -> GroupResult {
      var group = ThrowingDiscardingTaskGroup<any Error>()
      do {
        let result = try await body(&group)
        while try await group.tasks.next() != nil {}
        return result
      } catch {
        group.cancelAll()
        await group.tasks.drain()
        throw error
      }
    }

    public struct ThrowingDiscardingTaskGroup<Failure: Error> {
      var tasks = ThrowingTaskGroup<Void, Failure>()
      public mutating func addTask(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async throws -> Void
      ) {
        tasks.addTask(name: name, priority: priority, operation: operation)
      }
      public mutating func addTaskUnlessCancelled(
        name: String? = nil, priority: TaskPriority? = nil,
        operation: sending @escaping @isolated(any) () async throws -> Void
      ) -> Bool {
        tasks.addTaskUnlessCancelled(name: name, priority: priority, operation: operation)
      }
      public func cancelAll() { tasks.cancelAll() }
      public var isCancelled: Bool { tasks.isCancelled }
      public var isEmpty: Bool { tasks.isEmpty }
    }

    public func withTaskCancellationHandler<T>(
      operation: () async throws -> T, onCancel handler: @Sendable () -> Void
    ) async rethrows -> T {
      _beginCancellationHandler(handler)
      defer { _endCancellationHandler() }
      return try await operation()
    }
    @primitive func _beginCancellationHandler(_ handler: @Sendable () -> Void)
    @primitive func _endCancellationHandler()

    public struct CheckedContinuation<T, E: Error>: Sendable {
      let id: Int
      @primitive public func resume(returning value: sending T)
      @primitive public func resume(throwing error: E)
    }

    extension CheckedContinuation {
      public func resume(with result: sending Result<T, E>) {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
      }
      public func resume<Er: Error>(with result: sending Result<T, Er>) where E == any Error {
        switch result {
        case .success(let value): resume(returning: value)
        case .failure(let error): resume(throwing: error)
        }
      }
    }

    extension CheckedContinuation where T == Void {
      public func resume() { resume(returning: ()) }
    }

    @primitive public func withCheckedContinuation<T>(
      function: String = #function, _ body: (CheckedContinuation<T, Never>) -> Void
    ) async -> T
    @primitive public func withCheckedThrowingContinuation<T>(
      function: String = #function, _ body: (CheckedContinuation<T, any Error>) -> Void
    ) async throws -> T

    public struct UnsafeContinuation<T, E: Error>: Sendable {
      let _checked: CheckedContinuation<T, E>
      public func resume(returning value: sending T) { _checked.resume(returning: value) }
      public func resume(throwing error: E) { _checked.resume(throwing: error) }
      public func resume(with result: sending Result<T, E>) { _checked.resume(with: result) }
    }

    extension UnsafeContinuation {
      public func resume<Er: Error>(with result: sending Result<T, Er>) where E == any Error {
        _checked.resume(with: result)
      }
    }

    extension UnsafeContinuation where T == Void {
      public func resume() { _checked.resume() }
    }

    public func withUnsafeContinuation<T>(_ fn: (UnsafeContinuation<T, Never>) -> Void) async -> T {
      await withCheckedContinuation { fn(UnsafeContinuation(_checked: $0)) }
    }
    public func withUnsafeThrowingContinuation<T>(
      _ fn: (UnsafeContinuation<T, any Error>) -> Void
    ) async throws -> T {
      try await withCheckedThrowingContinuation { fn(UnsafeContinuation(_checked: $0)) }
    }

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

    public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }

    extension InstantProtocol {
      public static func + (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: rhs) }
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

    public protocol AsyncIteratorProtocol<Element, Failure> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
    }

    public protocol AsyncSequence<Element, Failure> {
      associatedtype AsyncIterator: AsyncIteratorProtocol where AsyncIterator.Element == Element
      associatedtype Element
      associatedtype Failure: Error = AsyncIterator.Failure where AsyncIterator.Failure == Failure
      func makeAsyncIterator() -> AsyncIterator
    }

    extension AsyncSequence {
      public func map<Transformed>(
        _ transform: @escaping @Sendable (Element) async -> Transformed
      ) -> AsyncMapSequence<Self, Transformed> {
        AsyncMapSequence(base: self, transform: transform)
      }
      public func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self> {
        AsyncFilterSequence(base: self, isIncluded: isIncluded)
      }
      public func reduce<Result>(
        _ initialResult: Result, _ nextPartialResult: (_ partialResult: Result, Element) async throws -> Result
      ) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { result = try await nextPartialResult(result, element) }
        return result
      }
      public func reduce<Result>(
        into initialResult: Result, _ updateAccumulatingResult: (_ partialResult: inout Result, Element) async throws -> Void
      ) async rethrows -> Result {
        var result = initialResult
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() { try await updateAccumulatingResult(&result, element) }
        return result
      }
      public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if try await predicate(element) { return element }
        }
        return nil
      }
      public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        try await first(where: predicate) != nil
      }
      public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        var iterator = makeAsyncIterator()
        while let element = try await iterator.next() {
          if try await !predicate(element) { return false }
        }
        return true
      }
      public func max(
        by areInIncreasingOrder: (Element, Element) async throws -> Bool
      ) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var result = try await iterator.next() else { return nil }
        while let element = try await iterator.next() {
          if try await areInIncreasingOrder(result, element) { result = element }
        }
        return result
      }
      public func min(
        by areInIncreasingOrder: (Element, Element) async throws -> Bool
      ) async rethrows -> Element? {
        var iterator = makeAsyncIterator()
        guard var result = try await iterator.next() else { return nil }
        while let element = try await iterator.next() {
          if try await areInIncreasingOrder(element, result) { result = element }
        }
        return result
      }
      public func compactMap<ElementOfResult>(
        _ transform: @escaping @Sendable (Element) async -> ElementOfResult?
      ) -> AsyncCompactMapSequence<Self, ElementOfResult> {
        AsyncCompactMapSequence(base: self, transform: transform)
      }
      public func flatMap<SegmentOfResult: AsyncSequence>(
        _ transform: @escaping @Sendable (Element) async -> SegmentOfResult
      ) -> AsyncFlatMapSequence<Self, SegmentOfResult> {
        AsyncFlatMapSequence(base: self, transform: transform)
      }
      public func prefix(_ count: Int) -> AsyncPrefixSequence<Self> { AsyncPrefixSequence(base: self, count: count) }
      public func prefix(
        while predicate: @escaping @Sendable (Element) async -> Bool
      ) -> AsyncPrefixWhileSequence<Self> {
        AsyncPrefixWhileSequence(base: self, predicate: predicate)
      }
      public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
        AsyncDropFirstSequence(base: self, count: count)
      }
      public func drop(
        while predicate: @escaping @Sendable (Element) async -> Bool
      ) -> AsyncDropWhileSequence<Self> {
        AsyncDropWhileSequence(base: self, predicate: predicate)
      }
    }

    extension AsyncSequence where Element: Equatable {
      public func contains(_ search: Element) async rethrows -> Bool {
        try await first(where: { $0 == search }) != nil
      }
    }

    extension AsyncSequence where Element: Comparable {
      public func max() async rethrows -> Element? { try await max(by: { $0 < $1 }) }
      public func min() async rethrows -> Element? { try await min(by: { $0 < $1 }) }
    }

    public struct AsyncCompactMapSequence<Base: AsyncSequence, ElementOfResult>: AsyncSequence {
      let base: Base
      let transform: (Base.Element) async -> ElementOfResult?
      public typealias Element = ElementOfResult
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let transform: (Base.Element) async -> ElementOfResult?
        public mutating func next() async rethrows -> ElementOfResult? {
          while let element = try await base.next() {
            if let found = await transform(element) { return found }
          }
          return nil
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), transform: transform) }
    }

    public struct AsyncFlatMapSequence<Base: AsyncSequence, SegmentOfResult: AsyncSequence>: AsyncSequence {
      let base: Base
      let transform: (Base.Element) async -> SegmentOfResult
      public typealias Element = SegmentOfResult.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let transform: (Base.Element) async -> SegmentOfResult
        var current: SegmentOfResult.AsyncIterator?
        public mutating func next() async rethrows -> SegmentOfResult.Element? {
          while true {
            if var segment = current {
              let element = try await segment.next()
              current = segment
              if let element { return element }
              current = nil
            }
            guard let next = try await base.next() else { return nil }
            current = await transform(next).makeAsyncIterator()
          }
        }
      }
      public func makeAsyncIterator() -> Iterator {
        Iterator(base: base.makeAsyncIterator(), transform: transform, current: nil)
      }
    }

    public struct AsyncPrefixSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let count: Int
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        var remaining: Int
        public mutating func next() async rethrows -> Base.Element? {
          if remaining == 0 { return nil }
          remaining -= 1
          return try await base.next()
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), remaining: count) }
    }

    public struct AsyncPrefixWhileSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let predicate: (Base.Element) async -> Bool
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let predicate: (Base.Element) async -> Bool
        var isOver = false
        public mutating func next() async rethrows -> Base.Element? {
          guard !isOver, let element = try await base.next() else { return nil }
          if await predicate(element) { return element }
          isOver = true
          return nil
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), predicate: predicate) }
    }

    public struct AsyncDropFirstSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let count: Int
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        var remaining: Int
        public mutating func next() async rethrows -> Base.Element? {
          while remaining > 0 {
            remaining -= 1
            if try await base.next() == nil { return nil }
          }
          return try await base.next()
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), remaining: count) }
    }

    public struct AsyncDropWhileSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let predicate: (Base.Element) async -> Bool
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let predicate: (Base.Element) async -> Bool
        var isDropping = true
        public mutating func next() async rethrows -> Base.Element? {
          while isDropping {
            guard let element = try await base.next() else { return nil }
            if await predicate(element) { continue }
            isDropping = false
            return element
          }
          return try await base.next()
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), predicate: predicate) }
    }

    public struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {
      let base: Base
      let transform: (Base.Element) async -> Transformed
      public typealias Element = Transformed
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let transform: (Base.Element) async -> Transformed
        public mutating func next() async rethrows -> Transformed? {
          guard let element = try await base.next() else { return nil }
          return await transform(element)
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), transform: transform) }
    }

    public struct AsyncFilterSequence<Base: AsyncSequence>: AsyncSequence {
      let base: Base
      let isIncluded: (Base.Element) async -> Bool
      public typealias Element = Base.Element
      public typealias Failure = Base.Failure
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Base.Failure
        var base: Base.AsyncIterator
        let isIncluded: (Base.Element) async -> Bool
        public mutating func next() async rethrows -> Base.Element? {
          while let element = try await base.next() {
            if await isIncluded(element) { return element }
          }
          return nil
        }
      }
      public func makeAsyncIterator() -> Iterator { Iterator(base: base.makeAsyncIterator(), isIncluded: isIncluded) }
    }

    public struct AsyncStream<Element>: AsyncSequence {
      public typealias Failure = Never
      let id: Int
      /// The closure that produces the elements; `nil` if a continuation yields them.
      var produce: (() async -> Element?)? = nil
      public struct Continuation: Sendable {
        let id: Int
        public enum Termination: Hashable, Sendable { case finished, cancelled }
        public enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        public enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        @discardableResult
        @primitive public func yield(_ value: sending Element) -> YieldResult
        @primitive public func finish()
        @primitive public var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
      }
      public struct Iterator: AsyncIteratorProtocol {
        public typealias Failure = Never
        let id: Int
        var produce: (() async -> Element?)?
        public mutating func next() async -> Element? {
          guard let produce else { return await _next() }
          let element = await produce()
          if element == nil { self.produce = { nil } }
          return element
        }
        @primitive mutating func _next() async -> Element?
      }
      @primitive public init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
      public init(unfolding produce: @escaping () async -> Element?, onCancel: (@Sendable () -> Void)? = nil) {
        id = 0
        self.produce = produce
      }
      public func makeAsyncIterator() -> Iterator { Iterator(id: id, produce: produce) }
      @primitive public static func makeStream(
        of elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
      ) -> (stream: AsyncStream<Element>, continuation: Continuation)
    }

    extension AsyncStream.Continuation where Element == Void {
      @discardableResult
      public func yield() -> YieldResult { self.yield(()) }
    }

    extension AsyncStream: @unchecked Sendable where Element: Sendable {}

    public struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
      let id: Int
      var produce: (() async throws -> Element?)? = nil
      public struct Continuation: Sendable {
        let id: Int
        public enum Termination: Sendable {
          case finished(Failure?)
          case cancelled
        }
        public enum BufferingPolicy: Sendable {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        public enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        @discardableResult
        @primitive public func yield(_ value: sending Element) -> YieldResult
        @discardableResult
        public func yield(with result: sending Result<Element, Failure>) -> YieldResult {
          switch result {
          case .success(let value): return self.yield(value)
          case .failure(let error):
            finish(throwing: error)
            return .terminated
          }
        }
        @primitive public func finish(throwing error: Failure? = nil)
        @primitive public var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
      }
      public struct Iterator: AsyncIteratorProtocol {
        let id: Int
        var produce: (() async throws -> Element?)?
        public mutating func next() async throws -> Element? {
          guard let produce else { return try await _next() }
          do {
            let element = try await produce()
            if element == nil { self.produce = { nil } }
            return element
          } catch {
            self.produce = { nil }
            throw error
          }
        }
        @primitive mutating func _next() async throws -> Element?
      }
      @primitive public init(
        _ elementType: Element.Type = Element.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void
      ) where Failure == any Error
      public init(unfolding produce: @escaping () async throws -> Element?) where Failure == any Error {
        id = 0
        self.produce = produce
      }
      public func makeAsyncIterator() -> Iterator { Iterator(id: id, produce: produce) }
      @primitive public static func makeStream(
        of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
        bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
      ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation) where Failure == any Error
    }

    @propertyWrapper
    public final class TaskLocal<Value: Sendable>: @unchecked Sendable {
      let standard: Value
      public init(wrappedValue defaultValue: Value) { standard = defaultValue }
      public func get() -> Value { wrappedValue }
      public var wrappedValue: Value { _taskLocal(self) ?? standard }
      public var projectedValue: TaskLocal<Value> { self }
      @discardableResult
      public func withValue<R>(_ valueDuringOperation: Value, operation: () async throws -> R) async rethrows -> R {
        let outer = _taskLocal(self)
        _setTaskLocal(self, valueDuringOperation)
        defer { _setTaskLocal(self, outer) }
        return try await operation()
      }
      @discardableResult
      public func withValue<R>(_ valueDuringOperation: Value, operation: () throws -> R) rethrows -> R {
        let outer = _taskLocal(self)
        _setTaskLocal(self, valueDuringOperation)
        defer { _setTaskLocal(self, outer) }
        return try operation()
      }
    }
    /// The current task's value for a key; `nil` if the key has its default value.
    @primitive func _taskLocal<Value>(_ key: TaskLocal<Value>) -> Value?
    @primitive func _setTaskLocal<Value>(_ key: TaskLocal<Value>, _ value: Value?)
    """#
}

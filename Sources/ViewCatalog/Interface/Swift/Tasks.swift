extension InterfaceText {
  /// Tasks, their priorities, cancellation and local values.
  static let swiftTasks = #"""
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

    public func withTaskCancellationHandler<T>(
      operation: () async throws -> T, onCancel handler: @Sendable () -> Void
    ) async rethrows -> T {
      _beginCancellationHandler(handler)
      defer { _endCancellationHandler() }
      return try await operation()
    }
    @primitive func _beginCancellationHandler(_ handler: @Sendable () -> Void)
    @primitive func _endCancellationHandler()

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

extension InterfaceText {
  /// Groups of tasks.
  static let swiftTaskGroups = #"""
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
    """#
}

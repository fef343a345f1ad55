import ViewSemantics
import ViewSource

/// Execution of tasks.
extension Machine {
  /// Runs code as the main task, together with the tasks that it starts, until it ends.
  func runMain(_ entry: Code) throws {
    let main = scheduler.add(ClosureBox(entry, []))
    while main.result == nil {
      if let task = scheduler.takeReady() {
        try run(task)
      } else if try !scheduler.advance(), !scheduler.hasReady {
        if scheduler.isParked { return }
        throw Fault.trap("the program waits for something that never happens")
      }
    }
    if case .error(let error)? = main.result { throw ThrownError(value: error) }
  }

  /// Runs a task until it ends or suspends.
  func run(_ task: TaskState) throws {
    guard task.result == nil else { return }
    let outer = scheduler.current
    scheduler.current = task
    defer { scheduler.current = outer }
    do {
      let value: Value
      if let place = task.place {
        value = try execute(task.fiber, place)
      } else {
        value = try begin(task)
      }
      scheduler.finish(task, .value(value))
    } catch is Suspension {
      task.place = task.fiber.place
    } catch let error as ThrownError {
      scheduler.finish(task, .error(error.value))
    }
  }

  private func begin(_ task: TaskState) throws -> Value {
    guard let operation = task.operation else { return .void }
    task.operation = nil
    switch operation.body {
    case .native(let body): return try body([])
    case .code(let code):
      if code.source != nil { try lower(code) }
      let needed = max(code.registerCount, operation.captures.count) + 8
      if task.fiber.stack.count < needed {
        task.fiber.stack += Array(repeating: .void, count: needed - task.fiber.stack.count)
      }
      for (index, capture) in operation.captures.enumerated() { task.fiber.stack[index] = capture }
      return try execute(task.fiber, Fiber.Place(pc: code.start))
    }
  }

  /// Cancels a task and its children.
  func cancel(_ task: TaskState) throws {
    guard !task.isCancelled, task.result == nil else { return }
    task.isCancelled = true
    for child in task.children { try cancel(child) }
    for handler in task.cancellationHandlers.reversed() { _ = try call(handler, []) }
    // A sleeping task or a task that waits for a stream resumes.
    scheduler.makeReady(task)
  }

  /// The value of a task; suspends until it has ended.
  func value(of task: TaskState) throws -> Value {
    switch task.result {
    case .value(let value)?: return value
    case .error(let error)?: throw ThrownError(value: error)
    case nil:
      if let current = scheduler.current, !task.waiters.contains(where: { $0 === current }) {
        task.waiters.append(current)
        task.priority = max(task.priority, current.priority)
      }
      throw Suspension()
    }
  }

  /// Suspends until a virtual time.
  func sleep(until time: Int, throwsWhenCancelled: Bool) throws {
    guard let task = scheduler.current else { return }
    if task.isCancelled {
      task.wakeTime = nil
      if throwsWhenCancelled { throw cancellationError() }
      return
    }
    if let wake = task.wakeTime {
      if scheduler.now >= wake {
        task.wakeTime = nil
        return
      }
      throw Suspension()
    }
    task.wakeTime = time
    scheduler.at(time) { [scheduler] in if task.wakeTime == time { scheduler.makeReady(task) } }
    throw Suspension()
  }

  /// Blocks the thread of a task, as `sleep` does: the main task yields to the others; in any other task only the clock
  /// advances.
  func pause(_ nanoseconds: Int) throws {
    guard depth == 0, let task = scheduler.current, task === scheduler.tasks.first else {
      return scheduler.now += nanoseconds
    }
    if task.wakeTime == nil { scheduler.blocks(task) }
    try sleep(until: scheduler.now + nanoseconds, throwsWhenCancelled: false)
  }

  func cancellationError() -> ThrownError {
    let type = analyzer.known("CancellationError")
    return ThrownError(value: .ref(ExistentialBox(type, .ref(StructBox(type, [])))))
  }
}

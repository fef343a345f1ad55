import ViewSemantics

/// A task of the program, which can suspend and resume.
final class TaskState {
  let id: Int
  /// The function that it runs; `nil` after the start, so that the closure's captures are released with the task.
  var operation: ClosureBox?
  var fiber = Fiber(size: 512)
  /// The suspension point; `nil` before the start.
  var place: Fiber.Place?
  var result: TaskResult?
  var isCancelled = false
  /// The name that its creator gave it.
  var name: String?
  /// The raw value of the task's `TaskPriority`: its own, or that of a task that awaits it, whichever is higher.
  var priority = TaskState.mediumPriority
  static let mediumPriority = 0x15
  /// The values of `@TaskLocal` variables, by the identity of the `TaskLocal` object.
  var locals: [ObjectIdentifier: Value] = [:]
  /// The tasks that await this one.
  var waiters: [TaskState] = []
  /// The task group that it belongs to.
  weak var group: GroupState?
  /// The child tasks, which are cancelled with it.
  var children: [TaskState] = []
  /// The cancellation handlers, innermost last.
  var cancellationHandlers: [ClosureBox] = []

  // The state of the suspended operation. A suspended native call is repeated when the task resumes, and continues from
  // this state.
  /// The virtual time at which a sleep ends.
  var wakeTime: Int?
  var hasYielded = false
  /// Whether the task is work on the main queue, which waits while the main task is blocked.
  var isOnMainQueue = false
  /// The dispatch queues whose work it runs: the queue that started it, then those of nested `sync` calls.
  var queues: [Value] = []
  /// An action that runs when the task ends.
  var completion: (() -> Void)?
  var continuation: Int?

  init(id: Int, _ operation: ClosureBox) {
    self.id = id
    self.operation = operation
  }
}

/// The result of a task.
enum TaskResult {
  case value(Value)
  case error(Value)
}

/// The children of a task group.
final class GroupState {
  var running: [TaskState] = []
  var finished: [TaskState] = []
  var isCancelled = false
  /// The task that awaits the next result.
  var waiter: TaskState?
}

/// The state of an asynchronous stream.
final class StreamState {
  var buffer: [Value] = []
  var isFinished = false
  var error: Value?
  var waiter: TaskState?
  var onTermination: Value = .nothing
  /// The parameter type of `onTermination`.
  var terminationType: TypeID?
  /// The buffer limit, and whether the newest or the oldest values are kept.
  var limit: (count: Int, keepsNewest: Bool)?
}

/// The state of a continuation.
final class ContinuationState {
  var result: TaskResult?
  var waiter: TaskState?
}

/// Thrown by a native function to suspend the task. The call is repeated when the task resumes.
struct Suspension: Error {}

/// All tasks on one virtual clock. The order is deterministic: tasks run in the order in which they became ready, each
/// until it suspends. The clock advances if none is ready.
final class Scheduler {
  var tasks: [TaskState] = []
  var current: TaskState?
  private var ready: [TaskState] = []
  private var next = 0
  /// The number of times in a row that tasks only gave way to others.
  private var yields = 0
  /// The number of `yields` after which time passes: tasks that wait in a loop see a sleep of another task end.
  private static let yieldsBeforeTimePasses = 1000
  /// The virtual time in nanoseconds since the start of the program.
  var now = 0
  private var timers: [(time: Int, sequence: Int, action: () throws -> Void)] = []
  private var sequence = 0
  /// Whether the main task is blocked without `await`. Work on the main queue is then held back.
  private var isMainBlocked = false
  private var held: [TaskState] = []
  /// Whether the main task only waits for other work.
  var isParked = false
  var streams: [StreamState] = []
  var continuations: [ContinuationState] = []

  /// The task-local values of the current task, inherited by the tasks that it starts.
  var locals: [ObjectIdentifier: Value] {
    get { current?.locals ?? localsOutside }
    set { if let current { current.locals = newValue } else { localsOutside = newValue } }
  }
  private var localsOutside: [ObjectIdentifier: Value] = [:]

  func add(_ operation: ClosureBox) -> TaskState {
    let task = TaskState(id: tasks.count, operation)
    task.locals = locals
    tasks.append(task)
    makeReady(task)
    return task
  }

  func makeReady(_ task: TaskState) {
    yields = 0
    ready.append(task)
  }

  /// Puts a task that gives way to others at the end of the queue.
  func giveWay(_ task: TaskState) {
    yields += 1
    ready.append(task)
  }

  /// Whether a task can run now.
  var hasReady: Bool { next < ready.count }

  /// Marks a task as blocked without `await`, like a thread.
  func blocks(_ task: TaskState) {
    if task === tasks.first { isMainBlocked = true }
  }

  /// Schedules an action at a virtual time.
  func at(_ time: Int, _ action: @escaping () throws -> Void) {
    sequence += 1
    timers.append((time, sequence, action))
  }

  /// Takes the next ready task; `nil` if there is none, or if the tasks only wait in loops and time shall pass.
  func takeReady() -> TaskState? {
    if yields >= Self.yieldsBeforeTimePasses {
      yields = 0
      ready.removeFirst(next)
      next = 0
      return nil
    }
    while next < ready.count {
      let task = ready[next]
      next += 1
      if isMainBlocked, task.isOnMainQueue {
        held.append(task)
        continue
      }
      if isMainBlocked, task === tasks.first {
        isMainBlocked = false
        ready += held
        held = []
      }
      return task
    }
    ready.removeAll()
    next = 0
    return nil
  }

  /// The time of the next timer in nanoseconds; `nil` if there is none.
  var nextTime: Int? { timers.map(\.time).min() }

  /// Advances the clock to the next timer and fires it; returns `false` if there is none.
  func advance() throws -> Bool {
    guard
      let first = timers.indices.min(by: {
        (timers[$0].time, timers[$0].sequence) < (timers[$1].time, timers[$1].sequence)
      })
    else { return false }
    let timer = timers.remove(at: first)
    now = max(now, timer.time)
    try timer.action()
    return true
  }

  func finish(_ task: TaskState, _ result: TaskResult) {
    task.result = result
    task.place = nil
    task.fiber = Fiber(size: 0)
    task.completion?()
    task.completion = nil
    for waiter in task.waiters { makeReady(waiter) }
    task.waiters = []
    if let group = task.group {
      group.running.removeAll { $0 === task }
      group.finished.append(task)
      if let waiter = group.waiter {
        group.waiter = nil
        makeReady(waiter)
      }
    }
  }
}

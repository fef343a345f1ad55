import ViewSemantics

/// A task of the program: code that may wait and go on.
final class TaskState {
  let id: Int
  /// What it runs; `nil` once it has begun, so that what the closure captures goes when the task does.
  var operation: ClosureBox?
  var fiber = Fiber(size: 512)
  /// Where it goes on; `nil` before it has begun.
  var place: Fiber.Place?
  var result: TaskResult?
  var isCancelled = false
  /// What it has in `@TaskLocal` variables, by the object that keeps one.
  var locals: [ObjectIdentifier: Value] = [:]
  /// Tasks that wait for this one.
  var waiters: [TaskState] = []
  /// The group that it is a child of.
  weak var group: GroupState?
  /// The tasks that are cancelled with it.
  var children: [TaskState] = []
  /// Called when it is cancelled, innermost last.
  var cancellationHandlers: [ClosureBox] = []

  // What it waits for. A native function that waits is called again when the task goes on, and finds here what it began.
  /// When a sleep ends, on the virtual clock.
  var wakeTime: Int?
  var hasYielded = false
  /// Whether it is work for the main queue, which waits while the main task is stopped.
  var isOnMainQueue = false
  /// What is done when it has ended.
  var completion: (() -> Void)?
  var continuation: Int?

  init(id: Int, _ operation: ClosureBox) {
    self.id = id
    self.operation = operation
  }
}

/// How a task ended.
enum TaskResult {
  case value(Value)
  case error(Value)
}

/// The children of a task group that have not been asked for yet.
final class GroupState {
  var running: [TaskState] = []
  var finished: [TaskState] = []
  var isCancelled = false
  /// The task that waits for the next result.
  var waiter: TaskState?
}

/// What a stream of values holds.
final class StreamState {
  var buffer: [Value] = []
  var isFinished = false
  var error: Value?
  var waiter: TaskState?
  var onTermination: Value = .nothing
  /// The type of what `onTermination` is told.
  var terminationType: TypeID?
  /// How many values are kept, and which are dropped beyond that.
  var limit: (count: Int, keepsNewest: Bool)?
}

/// A continuation that has been given out.
final class ContinuationState {
  var result: TaskResult?
  var waiter: TaskState?
}

/// Thrown by native code that has to wait: the task goes on with the same call later.
struct Suspension: Error {}

/// All tasks, on one virtual clock. The order is fixed: tasks run in the order in which they became ready, each until it
/// waits; time goes on when none is ready.
final class Scheduler {
  var tasks: [TaskState] = []
  var current: TaskState?
  private var ready: [TaskState] = []
  private var next = 0
  /// Nanoseconds since the program began.
  var now = 0
  private var timers: [(time: Int, sequence: Int, action: () throws -> Void)] = []
  private var sequence = 0
  /// The main task has stopped without `await`: what the main queue is to do waits.
  private var isMainBlocked = false
  private var held: [TaskState] = []
  /// The main task does nothing more than let others go on.
  var isParked = false
  var streams: [StreamState] = []
  var continuations: [ContinuationState] = []

  /// The task-local values of what runs. What tasks begin has them, too.
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

  func makeReady(_ task: TaskState) { ready.append(task) }

  /// Notes that a task stops without `await`, as a thread does.
  func blocks(_ task: TaskState) {
    if task === tasks.first { isMainBlocked = true }
  }

  /// Does something at a time of the virtual clock.
  func at(_ time: Int, _ action: @escaping () throws -> Void) {
    sequence += 1
    timers.append((time, sequence, action))
  }

  /// The task whose turn it is; `nil` if none is ready.
  func takeReady() -> TaskState? {
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

  /// When the next timer is due; `nil` if there is none.
  var nextTime: Int? { timers.map(\.time).min() }

  /// Lets time go on to the next timer; whether there was one.
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

import Foundation
import ViewSemantics
import ViewSource

/// The state of a `Timer`.
private final class TimerState {
  var isValid = true
  var interval = 0.0
  var repeats = false
  var fireTime = 0
  var block: ClosureBox

  init(_ block: ClosureBox) { self.block = block }
}

/// The pending work of a `DispatchGroup`.
private final class GroupCount {
  var count = 0
  var waiting: [ClosureBox] = []
  /// The tasks that are blocked until the work has finished.
  var blocked: [TaskState] = []
}

/// The pending work of a serial queue.
private final class SerialWork {
  var isRunning = false
  var waiting: [() -> TaskState] = []
  /// The tasks that are blocked until all work has finished.
  var blocked: [TaskState] = []

  /// Starts the work, or enqueues it behind the pending work.
  func begin(_ start: @escaping () -> TaskState, _ scheduler: Scheduler) {
    waiting.append(start)
    if !isRunning { goOn(scheduler) }
  }

  private func goOn(_ scheduler: Scheduler) {
    isRunning = !waiting.isEmpty
    guard isRunning else {
      for task in blocked { scheduler.makeReady(task) }
      blocked = []
      return
    }
    let task = waiting.removeFirst()()
    let completion = task.completion
    task.completion = { [self] in
      completion?()
      goOn(scheduler)
    }
  }
}

/// Timers and queues on the virtual clock.
extension NativeTable {
  mutating func addTimers() {
    for (name, starts) in [
      ("scheduledTimer(withTimeInterval:repeats:block:)", true), ("init(timeInterval:repeats:block:)", false),
    ] {
      add("Timer.\(name)") { call in
        let state = TimerState(try call.closure(2))
        state.interval = try call.double(0)
        state.repeats = try call.bool(1)
        let timer = call.machine.object(call.machine.analyzer.known("Timer"), state, fields: [.double(0)])
        if starts { call.machine.start(timer, state) }
        return timer
      }
    }
    add("RunLoop.add(_:forMode:)") { call in
      call.machine.start(call[1], try call.machine.attachment(of: call[1], TimerState.self))
      return .void
    }
    add("RunLoop.perform(_:)") { call in
      _ = call.machine.scheduler.add(try call.closure(1))
      return .void
    }
    add("Timer.fire()") { call in
      let state = try call.timer()
      _ = try call.machine.call(state.block, [call[0]])
      if !state.repeats { state.isValid = false }
      return .void
    }
    add("Timer.invalidate()") { call in
      try call.timer().isValid = false
      return .void
    }
    add("Timer.isValid") { call in .bool(try call.timer().isValid) }
    add("Timer.timeInterval") { call in .double(try call.timer().repeats ? call.timer().interval : 0) }
    add("Timer.fireDate") { call in
      let wait = Double(try call.timer().fireTime - call.machine.scheduler.now) / 1_000_000_000
      return call.machine.value(call.machine.currentDate.addingTimeInterval(wait))
    }
  }

  mutating func addQueues() {
    add("DispatchTime.now()") { call in .ref(StructBox(call.site.result, [.int(call.machine.scheduler.now)])) }
    for (sign, factor) in [("+", 1.0), ("-", -1.0)] {
      let other = find("\(sign)(_:_:)")
      add("\(sign)(_:_:)") { call in
        guard call.machine.analyzer.isKnown(call.site.result, "DispatchTime") else {
          guard let other else { throw Fault.unsupported("this `\(sign)`") }
          return try other(&call)
        }
        let start = try call[0].rawNumber
        let wait: Int
        if case .double(let seconds) = call[1] {
          wait = Machine.nanoseconds(seconds)
        } else {
          let interval = try call[1].box(EnumBox.self)
          let units = [1_000_000_000, 1_000_000, 1000, 1, 0]
          wait = try (interval.payload.first?.asInt ?? 0) * units[interval.tag]
        }
        return .ref(StructBox(call.site.result, [.int(start + Int(factor) * wait)]))
      }
    }
    add("DispatchQueue._submit(group:qos:flags:execute:)") { call in
      let machine = call.machine
      let work = try call.closure(4)
      let queue = call[0]
      let isOnMainQueue = try machine.isMain(queue)
      let count = try call[1].unwrapped.map { try machine.groupCount($0) }
      count?.count += 1
      if try call[3].rawNumber & 1 != 0 { try machine.addBarrier(to: call[0]) }
      try machine.begin(on: call[0]) {
        let task = machine.scheduler.add(work)
        task.isOnMainQueue = isOnMainQueue
        task.queues = [queue]
        if let count { task.completion = { machine.leave(count) } }
        return task
      }
      return .void
    }
    add("DispatchQueue._current") { call in
      guard let task = call.machine.scheduler.current, let queue = task.queues.last else { return .nothing }
      return .optional(queue)
    }
    add("DispatchQueue._enter()") { call in
      call.machine.scheduler.current?.queues.append(call[0])
      return .void
    }
    add("DispatchQueue._leave()") { call in
      _ = call.machine.scheduler.current?.queues.popLast()
      return .void
    }
    add("Thread.isMainThread") { call in
      guard let queue = call.machine.scheduler.current?.queues.first else { return .bool(true) }
      return .bool(try call.machine.isMain(queue))
    }
    add("DispatchQueue._finishWork()") { call in
      guard let work = try call.machine.serialWork(call[0]) else { return .void }
      _ = try call.machine.block(until: -1, &work.blocked) { !work.isRunning }
      return .void
    }
    add("DispatchQueue._submitAfter(deadline:qos:flags:execute:)") { call in
      let (machine, queue, work) = (call.machine, call[0], try call.closure(4))
      let isOnMainQueue = try machine.isMain(queue)
      machine.scheduler.at(try call[1].rawNumber) {
        try machine.begin(on: queue) {
          let task = machine.scheduler.add(work)
          task.isOnMainQueue = isOnMainQueue
          task.queues = [queue]
          return task
        }
      }
      return .void
    }
    add("DispatchGroup.enter()") { call in
      try call.machine.groupCount(call[0]).count += 1
      return .void
    }
    add("DispatchGroup.leave()") { call in
      call.machine.leave(try call.machine.groupCount(call[0]))
      return .void
    }
    add("DispatchGroup.notify(qos:flags:queue:execute:)") { call in
      let count = try call.machine.groupCount(call[0])
      count.waiting.append(try call.closure(4))
      if count.count == 0 {
        count.count = 1
        call.machine.leave(count)
      }
      return .void
    }
    addWaiting()
  }

  /// Synchronous waiting: the task is blocked, as its thread would be.
  private mutating func addWaiting() {
    add("DispatchGroup.isEmpty(until:)") { call in
      let count = try call.machine.groupCount(call[0])
      return .bool(try call.machine.block(until: call[1].rawNumber, &count.blocked) { count.count <= 0 })
    }
    add("DispatchSemaphore.isAcquired(until:)") { call in
      let state = try call.machine.semaphore(call[0])
      let isAcquired = try call.machine.block(until: call[1].rawNumber, &state.blocked) { state.value > 0 }
      if isAcquired { state.value -= 1 }
      return .bool(isAcquired)
    }
    add("DispatchSemaphore.signal()") { call in
      let state = try call.machine.semaphore(call[0])
      state.value += 1
      guard !state.blocked.isEmpty else { return .int(0) }
      call.machine.scheduler.makeReady(state.blocked.removeFirst())
      return .int(1)
    }
    add("dispatchMain()") { call in try call.machine.park() }
    add("RunLoop.run()") { call in try call.machine.park() }
    add("RunLoop.run(until:)") { call in
      let machine = call.machine
      let wait = try call.machine.date(call[1]).timeIntervalSince(machine.currentDate)
      try machine.sleep(until: machine.scheduler.now + Machine.nanoseconds(wait), throwsWhenCancelled: false)
      return .void
    }
  }
}

/// The permits of a semaphore, and the tasks that wait for one.
private final class SemaphoreState {
  var value: Int
  var blocked: [TaskState] = []

  init(_ value: Int) { self.value = value }
}

extension NativeCall {
  fileprivate func timer() throws -> TimerState { try machine.attachment(of: self[0], TimerState.self) }
}

extension Machine {
  /// Seconds as nanoseconds, clamped to the clock's range: programs also wait for `.greatestFiniteMagnitude`.
  static func nanoseconds(_ seconds: Double) -> Int {
    seconds.isNaN ? 0 : Int(min(max(seconds, 0), 1_000_000_000) * 1_000_000_000)
  }

  fileprivate func start(_ timer: Value, _ state: TimerState) {
    let wait = max(0.0001, state.interval)
    state.fireTime = scheduler.now + Machine.nanoseconds(wait)
    scheduler.at(state.fireTime) { [unowned self] in
      guard state.isValid else { return }
      if !state.repeats { state.isValid = false }
      _ = self.scheduler.add(ClosureBox(native: { _ in try self.call(state.block, [timer]) }))
      if state.repeats { self.start(timer, state) }
    }
  }

  fileprivate func groupCount(_ group: Value) throws -> GroupCount {
    let box = try group.box(ObjectBox.self)
    if let known = box.attachment as? ForeignBox<GroupCount> { return known.content }
    let made = GroupCount()
    box.attachment = ForeignBox(made)
    return made
  }

  fileprivate func leave(_ count: GroupCount) {
    count.count -= 1
    guard count.count == 0 else { return }
    for work in count.waiting { _ = scheduler.add(work) }
    for task in count.blocked { scheduler.makeReady(task) }
    count.waiting = []
    count.blocked = []
  }

  fileprivate func semaphore(_ value: Value) throws -> SemaphoreState {
    let box = try value.box(ObjectBox.self)
    if let known = box.attachment as? ForeignBox<SemaphoreState> { return known.content }
    let made = SemaphoreState(try field("initialValue", of: value).asInt)
    box.attachment = ForeignBox(made)
    return made
  }

  /// Starts work on a queue.
  fileprivate func begin(on queue: Value, _ start: @escaping () -> TaskState) throws {
    guard let work = try serialWork(queue) else {
      _ = start()
      return
    }
    work.begin(start, scheduler)
  }

  /// The work of a serial queue that the program created; `nil` for other queues.
  fileprivate func serialWork(_ queue: Value) throws -> SerialWork? {
    let box = try queue.box(ObjectBox.self)
    if let known = box.attachment as? ForeignBox<SerialWork> { return known.content }
    guard case .bool(true) = try field("isSerial", of: queue) else { return nil }
    let made = SerialWork()
    box.attachment = ForeignBox(made)
    return made
  }

  /// Makes a concurrent queue with a barrier serial from then on. Work after the barrier must wait for it, and
  /// concurrent work may also run in sequence.
  fileprivate func addBarrier(to queue: Value) throws {
    let box = try queue.box(ObjectBox.self)
    guard box.attachment == nil, case .bool(true) = try field("isConcurrent", of: queue) else { return }
    box.attachment = ForeignBox(SerialWork())
  }

  fileprivate func isMain(_ queue: Value) throws -> Bool {
    guard case .ref(let box) = queue, case .ref(let main) = try singleton("DispatchQueue") else { return false }
    return box === main
  }

  /// Blocks the task until a condition holds or until a virtual time; returns `false` on timeout. The condition is
  /// evaluated each time the task resumes. Code outside of a task cannot block.
  fileprivate func block(until time: Int, _ blocked: inout [TaskState], _ isDone: () -> Bool) throws -> Bool {
    if isDone() {
      scheduler.current?.wakeTime = nil
      return true
    }
    guard let task = scheduler.current else { return true }
    // `distantFuture` is represented as a negative time.
    if time >= 0 {
      if let wake = task.wakeTime {
        if scheduler.now >= wake {
          task.wakeTime = nil
          blocked.removeAll { $0 === task }
          return false
        }
      } else {
        task.wakeTime = time
        scheduler.at(time) { [scheduler] in if task.wakeTime == time { scheduler.makeReady(task) } }
      }
    }
    if !blocked.contains(where: { $0 === task }) { blocked.append(task) }
    scheduler.blocks(task)
    throw Suspension()
  }

  /// Parks the main task, as `RunLoop.run` does: the program continues while there is other work.
  fileprivate func park() throws -> Value {
    guard scheduler.current != nil else { return .void }
    scheduler.isParked = true
    throw Suspension()
  }
}

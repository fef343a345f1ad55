import ViewSemantics
import ViewSource

/// Tasks, task groups, continuations and asynchronous streams.
extension NativeTable {
  mutating func addTasks() {
    add("Task.init(name:priority:operation:)") { call in try call.startTask(2) }
    add("Task.detached(name:priority:operation:)") { call in try call.startTask(2, isDetached: true) }
    add("Task.value") { call in try call.machine.value(of: call.task(0)) }
    add("Task.cancel()") { call in
      try call.machine.cancel(call.task(0))
      return .void
    }
    add("Task.isCancelled") { call in
      let machine = call.machine
      let isStatic = machine.analyzer.decl(call.site.decl).has(.isStatic)
      return .bool(isStatic ? machine.scheduler.current?.isCancelled ?? false : try call.task(0).isCancelled)
    }
    add("Task.name") { call in .optionalString(call.machine.scheduler.current?.name) }
    add("_currentTask()") { call in
      guard let task = call.machine.scheduler.current, let type = call.machine.wrapped(call.site.result) else {
        return .nothing
      }
      return .optional(.ref(StructBox(type, [.int(task.id)])))
    }
    add("Task.currentPriority") { call in
      let priority = call.machine.scheduler.current?.priority ?? TaskState.mediumPriority
      return .ref(StructBox(call.site.result, [.int(priority)]))
    }
    add("Task.yield()") { call in
      guard let task = call.machine.scheduler.current else { return .void }
      if task.hasYielded {
        task.hasYielded = false
        return .void
      }
      task.hasYielded = true
      call.machine.scheduler.giveWay(task)
      throw Suspension()
    }
    add("Task.sleep(_:)") { call in
      let machine = call.machine
      try machine.sleep(until: machine.scheduler.now + call.int(0), throwsWhenCancelled: false)
      return .void
    }
    add("Task.sleep(nanoseconds:)") { call in
      let machine = call.machine
      try machine.sleep(until: machine.scheduler.now + call.int(0), throwsWhenCancelled: true)
      return .void
    }
    for clock in ["ContinuousClock", "SuspendingClock"] {
      add("\(clock).now") { call in
        let machine = call.machine
        let fields = machine.storedFields(of: call.site.result)
        guard let field = fields.first else { return .void }
        let duration = machine.fieldType(field, in: call.site.result)
        return .ref(StructBox(call.site.result, [.ref(StructBox(duration, [.int(machine.scheduler.now)]))]))
      }
      add("\(clock).sleep(until:tolerance:)") { call in
        let offset = try call[1].box(StructBox.self).fields[0].box(StructBox.self).fields[0].asInt
        try call.machine.sleep(until: offset, throwsWhenCancelled: true)
        return .void
      }
    }
    add("MainActor.run(resultType:body:)") { call in try call.machine.call(try call.closure(1), []) }
    add("MainActor.assumeIsolated(_:file:line:)") { call in try call.machine.call(try call.closure(0), []) }
    add("_beginCancellationHandler(_:)") { call in
      let handler = try call.closure(0)
      guard let task = call.machine.scheduler.current else { return .void }
      if task.isCancelled { _ = try call.machine.call(handler, []) }
      task.cancellationHandlers.append(handler)
      return .void
    }
    add("_endCancellationHandler()") { call in
      _ = call.machine.scheduler.current?.cancellationHandlers.popLast()
      return .void
    }
    add("_taskLocal(_:)") { call in
      .optional(call.machine.scheduler.locals[ObjectIdentifier(try call[0].box(ObjectBox.self))])
    }
    add("_setTaskLocal(_:_:)") { call in
      call.machine.scheduler.locals[ObjectIdentifier(try call[0].box(ObjectBox.self))] = call[1].unwrapped
      return .void
    }
    addGroups()
    addContinuations()
    addStreams()
  }

  private mutating func addGroups() {
    for group in ["TaskGroup", "ThrowingTaskGroup"] {
      add("\(group).init()") { _ in .ref(ForeignBox<GroupState>(GroupState())) }
      add("\(group).addTask(name:priority:operation:)") { call in
        let group = try call.foreign(0, as: GroupState.self)
        let task = call.machine.scheduler.add(try call.closure(3))
        task.name = try call[1].unwrapped?.asString
        task.group = group
        // The parent awaits its children.
        let parent = call.machine.scheduler.current?.priority ?? TaskState.mediumPriority
        task.priority = max(parent, try call.priority(2) ?? parent)
        group.running.append(task)
        call.machine.scheduler.current?.children.append(task)
        if group.isCancelled { task.isCancelled = true }
        return .void
      }
      add("\(group).next()") { call in
        let group = try call.foreign(0, as: GroupState.self)
        if !group.finished.isEmpty {
          let task = group.finished.removeFirst()
          return try call.machine.value(of: task).wrapped
        }
        if group.running.isEmpty { return .nothing }
        group.waiter = call.machine.scheduler.current
        throw Suspension()
      }
      add("\(group).cancelAll()") { call in
        let group = try call.foreign(0, as: GroupState.self)
        group.isCancelled = true
        for task in group.running { try call.machine.cancel(task) }
        return .void
      }
      add("\(group).isCancelled") { call in .bool(try call.foreign(0, as: GroupState.self).isCancelled) }
      add("\(group).isEmpty") { call in
        let group = try call.foreign(0, as: GroupState.self)
        return .bool(group.running.isEmpty && group.finished.isEmpty)
      }
    }
  }

  private mutating func addContinuations() {
    let wait: Native = { call in
      let scheduler = call.machine.scheduler
      guard let task = scheduler.current else { throw Fault.unsupported("a continuation outside of a task") }
      let id: Int
      if let known = task.continuation {
        id = known
      } else {
        id = scheduler.continuations.count
        scheduler.continuations.append(ContinuationState())
        task.continuation = id
        let body = call.site.parameters[1]
        let type = call.machine.types.argument(body, 0)
        _ = try call.machine.call(try call.closure(1), [.ref(StructBox(type, [.int(id)]))])
      }
      switch scheduler.continuations[id].result {
      case .value(let value)?:
        task.continuation = nil
        return value
      case .error(let error)?:
        task.continuation = nil
        throw ThrownError(value: error)
      case nil:
        scheduler.continuations[id].waiter = task
        throw Suspension()
      }
    }
    add("withCheckedContinuation(function:_:)", wait)
    add("withCheckedThrowingContinuation(function:_:)", wait)
    add("CheckedContinuation.resume(returning:)") { call in try call.resume(.value(call[1])) }
    add("CheckedContinuation.resume(throwing:)") { call in
      let type = call.site.parameters[0]
      return try call.resume(
        .error(try call.machine.convert(call[1], type, call.machine.standard(.error))))
    }
  }

  private mutating func addStreams() {
    for stream in ["AsyncStream", "AsyncThrowingStream"] {
      add("\(stream).init(_:bufferingPolicy:_:)") { call in
        let scheduler = call.machine.scheduler
        let id = scheduler.streams.count
        scheduler.streams.append(StreamState())
        try call.setLimit(of: scheduler.streams[id], call[1])
        let type = call.machine.types.argument(call.site.parameters[2], 0)
        _ = try call.machine.call(try call.closure(2), [.ref(StructBox(type, [.int(id)]))])
        return .ref(StructBox(call.site.result, call.streamFields(of: call.site.result, id)))
      }
      let make: Native = { call in
        let scheduler = call.machine.scheduler
        let id = scheduler.streams.count
        scheduler.streams.append(StreamState())
        try call.setLimit(of: scheduler.streams[id], call[call.site.parameters.count - 1])
        let types = call.machine.types
        return .tuple(
          [0, 1].map { index in
            let type = types.argument(call.site.result, index)
            return .ref(StructBox(type, call.streamFields(of: type, id)))
          })
      }
      add("\(stream).makeStream(of:bufferingPolicy:)", make)
      add("\(stream).makeStream(of:throwing:bufferingPolicy:)", make)
      add("\(stream).Continuation.yield(_:)") { call in
        let state = try call.stream(0)
        guard !state.isFinished else { return call.yieldResult("terminated", nil) }
        state.buffer.append(call[1])
        var dropped: Value?
        if let limit = state.limit, state.buffer.count > limit.count {
          dropped = limit.keepsNewest ? state.buffer.removeFirst() : state.buffer.removeLast()
        }
        call.machine.wake(state)
        if let dropped { return call.yieldResult("dropped", dropped) }
        return call.yieldResult("enqueued", .int((state.limit?.count).map { $0 - state.buffer.count } ?? Int.max))
      }
      let finish: Native = { call in
        let state = try call.stream(0)
        guard !state.isFinished else { return .void }
        state.isFinished = true
        if call.site.parameters.count == 1, let error = call[1].unwrapped { state.error = error }
        call.machine.wake(state)
        if let handler = state.onTermination.unwrapped, let type = state.terminationType {
          state.onTermination = .nothing
          let ending: EnumBox =
            stream == "AsyncStream" ? call.machine.plainCase(type, 0) : EnumBox(type, 0, [state.error ?? .nothing])
          _ = try call.machine.call(handler.box(ClosureBox.self), [.ref(ending)])
        }
        return .void
      }
      add("\(stream).Continuation.finish()", finish)
      add("\(stream).Continuation.finish(throwing:)", finish)
      add("\(stream).Continuation.onTermination") { call in try call.stream(0).onTermination }
      add("\(stream).Continuation.onTermination=") { call in
        let state = try call.stream(0)
        state.onTermination = call[1]
        if let function = call.machine.wrapped(call.site.result) {
          state.terminationType = call.machine.types.argument(function, 0)
        }
        return .void
      }
      add("\(stream).Iterator._next()") { call in
        let state = try call.stream(0)
        if !state.buffer.isEmpty { return state.buffer.removeFirst().wrapped }
        if let error = state.error {
          state.error = nil
          throw ThrownError(value: error)
        }
        let task = call.machine.scheduler.current
        if state.isFinished || task?.isCancelled == true { return .nothing }
        state.waiter = task
        throw Suspension()
      }
    }
  }
}

extension Machine {
  fileprivate func wake(_ stream: StreamState) {
    guard let waiter = stream.waiter else { return }
    stream.waiter = nil
    scheduler.makeReady(waiter)
  }
}

extension NativeCall {
  fileprivate func task(_ index: Int) throws -> TaskState {
    machine.scheduler.tasks[try self[index].box(StructBox.self).fields[0].asInt]
  }

  /// The raw value of a given `TaskPriority?`.
  fileprivate func priority(_ index: Int) throws -> Int? {
    try self[index].unwrapped.map { try $0.box(StructBox.self).fields[0].asInt }
  }

  fileprivate func stream(_ index: Int) throws -> StreamState {
    machine.scheduler.streams[try self[index].box(StructBox.self).fields[0].asInt]
  }

  /// The fields of a stream or its continuation: the index of its state, and `nil` for the other ones.
  fileprivate func streamFields(of type: TypeID, _ id: Int) -> [Value] {
    [.int(id)] + Array(repeating: .nothing, count: max(0, machine.storedFields(of: type).count - 1))
  }

  fileprivate func startTask(_ index: Int, isDetached: Bool = false) throws -> Value {
    let task = machine.scheduler.add(try closure(index))
    task.name = try self[index - 2].unwrapped?.asString
    if isDetached { task.locals = [:] }
    let inherited = isDetached ? nil : machine.scheduler.current?.priority
    task.priority = try priority(index - 1) ?? inherited ?? TaskState.mediumPriority
    return .ref(StructBox(site.result, [.int(task.id)]))
  }

  fileprivate func resume(_ result: TaskResult) throws -> Value {
    let id = try self[0].box(StructBox.self).fields[0].asInt
    let state = machine.scheduler.continuations[id]
    if state.result != nil {
      throw Fault.trap("SWIFT TASK CONTINUATION MISUSE: a continuation was resumed more than once")
    }
    state.result = result
    if let waiter = state.waiter { machine.scheduler.makeReady(waiter) }
    return .void
  }

  /// A case of `AsyncStream.Continuation.YieldResult`.
  fileprivate func yieldResult(_ name: String, _ payload: Value?) -> Value {
    guard machine.types.kind(site.result) == .nominal else { return .void }
    let cases = machine.enumCases(of: machine.types.decl(site.result))
    guard let tag = cases.firstIndex(where: { machine.analyzer.name(of: $0) == name }) else { return .void }
    return .ref(payload.map { EnumBox(site.result, tag, [$0]) } ?? machine.plainCase(site.result, tag))
  }

  /// Applies a `bufferingPolicy`.
  fileprivate func setLimit(of state: StreamState, _ policy: Value) throws {
    guard case .ref(let box) = policy, let policy = box as? EnumBox, let count = policy.payload.first else { return }
    let cases = machine.enumCases(of: machine.types.decl(policy.type))
    guard policy.tag < cases.count else { return }
    state.limit = (try count.asInt, machine.analyzer.name(of: cases[policy.tag]) == "bufferingNewest")
  }
}

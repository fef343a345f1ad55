import ViewSemantics
import ViewSource

/// A task of the program that the host has started.
public struct HostedTask {
  let state: TaskState

  /// Whether the task has finished.
  public var isFinished: Bool { state.result != nil }

  /// The error that the task threw, as an `any Error`; `nil` if it has not finished or did not throw.
  public var error: Value? {
    if case .error(let error)? = state.result { return error }
    return nil
  }
}

/// The virtual clock and the tasks, for a host that runs the program in steps.
extension Machine {
  /// The virtual time in nanoseconds since the start of the program.
  public var now: Int { scheduler.now }

  /// Starts a task with a function value without parameters, which may be `async`. The next `runTasks` executes it.
  public func startTask(_ operation: ClosureBox) -> HostedTask { HostedTask(state: scheduler.add(operation)) }

  /// Cancels a task and its children, which ends their suspensions.
  public func cancel(_ task: HostedTask) throws { try cancel(task.state) }

  /// Runs all ready tasks until none is ready. The clock does not advance.
  ///
  /// - Parameter report: Receives the fault of a task. The other tasks continue.
  public func runTasks(reporting report: (Fault) -> Void) {
    while let task = scheduler.takeReady() { run(task, report) }
  }

  /// The time of the next scheduled event in nanoseconds of the virtual clock; `nil` if there is none.
  public var nextTime: Int? { scheduler.nextTime }

  /// Advances the clock to the next scheduled event, but not beyond a limit.
  ///
  /// - Parameters:
  ///   - limit: Nanoseconds since the program began.
  /// - report: Receives the fault of a timer's code.
  /// - Returns: Whether an event was processed.
  public func advance(to limit: Int, reporting report: (Fault) -> Void) -> Bool {
    guard let next = scheduler.nextTime, next <= limit else {
      scheduler.now = max(scheduler.now, limit)
      return false
    }
    do {
      return try scheduler.advance()
    } catch let fault as Fault {
      report(fault)
    } catch {
      report(Fault.unsupported("\(error)"))
    }
    return true
  }

  /// Schedules host code at a virtual time, in nanoseconds since the start of the program.
  public func schedule(at time: Int, _ action: @escaping () throws -> Void) { scheduler.at(time, action) }

  private func run(_ task: TaskState, _ report: (Fault) -> Void) {
    do {
      try run(task)
    } catch let fault as Fault {
      end(task, fault, report)
    } catch {
      end(task, Fault.unsupported("\(error)"), report)
    }
  }

  /// Ends a task with a fault. Tasks that await its value receive an absent value.
  private func end(_ task: TaskState, _ fault: Fault, _ report: (Fault) -> Void) {
    report(fault)
    scheduler.finish(task, .value(failing(fault.message)))
  }
}

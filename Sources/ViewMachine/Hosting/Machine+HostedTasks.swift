import ViewSemantics
import ViewSource

/// A task of the program that a host has started.
public struct HostedTask {
  let state: TaskState

  /// Whether it has come to its end.
  public var isFinished: Bool { state.result != nil }

  /// The error that it ended with: an `any Error`; `nil` if it has not ended or ended without one.
  public var error: Value? {
    if case .error(let error)? = state.result { return error }
    return nil
  }
}

/// The virtual clock and the tasks of a program that a host runs piece by piece.
extension Machine {
  /// Nanoseconds since the program began.
  public var now: Int { scheduler.now }

  /// Begins a task with a function value without parameters, which may be `async`; it runs with the next `runTasks`.
  public func startTask(_ operation: ClosureBox) -> HostedTask { HostedTask(state: scheduler.add(operation)) }

  /// Cancels a task and its children: what they wait for ends.
  public func cancel(_ task: HostedTask) throws { try cancel(task.state) }

  /// Runs what is ready until nothing is; the clock stands still.
  ///
  /// - Parameter report: Is given a fault of a task; the others go on.
  public func runTasks(reporting report: (Fault) -> Void) {
    while let task = scheduler.takeReady() { run(task, report) }
  }

  /// Whether something waits for the clock.
  public var nextTime: Int? { scheduler.nextTime }

  /// Lets the clock go on to the next thing that waits for it, but not beyond a time.
  ///
  /// - Parameters:
  ///   - limit: Nanoseconds since the program began.
  ///   - report: Is given a fault of a timer's code.
  /// - Returns: Whether anything was done.
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

  /// Runs host code at a time of the clock, in nanoseconds since the program began.
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

  /// Ends a task by a fault: what waits for its value goes on without one.
  private func end(_ task: TaskState, _ fault: Fault, _ report: (Fault) -> Void) {
    report(fault)
    scheduler.finish(task, .value(failing(fault.message)))
  }
}

import Foundation
import ViewSemantics
import ViewSource

/// A timer of the program.
private final class TimerState {
  var isValid = true
  var interval = 0.0
  var repeats = false
  var fireTime = 0
  var block: ClosureBox

  init(_ block: ClosureBox) { self.block = block }
}

/// The work that a group waits for.
private final class GroupCount {
  var count = 0
  var waiting: [ClosureBox] = []
}

/// Timers and queues on the machine's clock.
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
    add("OperationQueue.addOperation(_:)") { call in
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
      let other = code["\(sign)(_:_:)"]
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
    add("DispatchQueue.async(group:qos:flags:execute:)") { call in
      let machine = call.machine
      let work = try call.closure(4)
      guard let group = call[1].unwrapped else {
        _ = machine.scheduler.add(work)
        return .void
      }
      let count = try machine.groupCount(group)
      count.count += 1
      _ = machine.scheduler.add(
        ClosureBox(native: { _ in
          let result = try machine.call(work, [])
          machine.leave(count)
          return result
        }))
      return .void
    }
    add("DispatchQueue.async(execute:)") { call in
      _ = call.machine.scheduler.add(try call.machine.work(of: call[1]))
      return .void
    }
    add("DispatchQueue.asyncAfter(deadline:qos:flags:execute:)") { call in
      let (machine, work) = (call.machine, try call.closure(4))
      machine.scheduler.at(try call[1].rawNumber) { _ = machine.scheduler.add(work) }
      return .void
    }
    add("DispatchQueue.asyncAfter(deadline:execute:)") { call in
      let (machine, work) = (call.machine, try call.machine.work(of: call[2]))
      machine.scheduler.at(try call[1].rawNumber) { _ = machine.scheduler.add(work) }
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
  }
}

extension NativeCall {
  fileprivate func timer() throws -> TimerState { try machine.attachment(of: self[0], TimerState.self) }
}

extension Machine {
  /// As many as the clock can come to: programs wait for `.greatestFiniteMagnitude` too.
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
    count.waiting = []
  }

  /// What a work item does when its turn comes.
  fileprivate func work(of item: Value) throws -> ClosureBox {
    let block = try field("block", of: item).box(ClosureBox.self)
    return ClosureBox(native: { [unowned self] _ in
      if try self.field("isCancelled", of: item).asBool { return .void }
      return try self.call(block, [])
    })
  }
}

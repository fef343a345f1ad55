final class Scheduler {
  typealias Action = (Scheduler) -> Void
  private struct Entry {
    let time: Int
    let sequence: Int
    let name: String
    let action: Action
  }
  private var queue: [Entry] = []
  private var sequence = 0
  private var cancelled: Set<String> = []
  private(set) var now = 0

  func schedule(_ name: String, after delay: Int, action: @escaping Action) {
    sequence += 1
    let entry = Entry(time: now + delay, sequence: sequence, name: name, action: action)
    let index = queue.firstIndex { $0.time > entry.time } ?? queue.endIndex
    queue.insert(entry, at: index)
  }

  func every(_ interval: Int, times: Int, _ name: String, action: @escaping (Int) -> Void) {
    func next(_ round: Int) {
      guard round <= times else { return }
      schedule("\(name)#\(round)", after: interval) { _ in
        action(round)
        next(round + 1)
      }
    }
    next(1)
  }

  func cancel(_ name: String) { cancelled.insert(name) }

  func run(until limit: Int = .max) {
    while let entry = queue.first, entry.time <= limit {
      queue.removeFirst()
      now = entry.time
      guard cancelled.remove(entry.name) == nil else {
        print("[\(now)] \(entry.name) was cancelled")
        continue
      }
      print("[\(now)] \(entry.name)")
      entry.action(self)
    }
    if limit != .max { now = max(now, limit) }
  }

  var pending: [String] { queue.map(\.name) }
}

let scheduler = Scheduler()
scheduler.schedule("wake", after: 5) { $0.schedule("coffee", after: 2) { _ in print("  slurp") } }
scheduler.schedule("alarm", after: 5) { _ in print("  ring") }
scheduler.schedule("meeting", after: 9) { scheduler in scheduler.cancel("nap") }
scheduler.schedule("nap", after: 12) { _ in print("  zzz") }
var ticks: [Int] = []
scheduler.every(4, times: 3, "tick") { ticks.append($0 * 10) }
scheduler.run(until: 8)
print(scheduler.now, scheduler.pending, ticks)
scheduler.run()
print(scheduler.now, scheduler.pending.isEmpty, ticks)

import Synchronization

/// Threads whose helpers stay from one round of work to the next, with all that they have worked out.
///
/// A round is a call of `map`; the threads of one end with it. Rounds follow each other: a team has one at a time.
public final class WorkerTeam<Helper>: Sendable {
  private let members: [Member]

  /// A helper, made by the first thread that wants it, and used by one thread at a time.
  private final class Member: Sendable {
    let helper = Mutex<Helper?>(nil)
  }

  private let makeHelper: @Sendable () -> Helper

  /// Starts no thread and makes no helper yet.
  ///
  /// - Parameter jobs: the most threads that work at once; 1 for less.
  /// - Parameter helper: makes a helper, on the thread that needs it.
  public init(jobs: Int = Workers.coreCount, helper: @escaping @Sendable () -> Helper) {
    members = (0..<max(1, jobs)).map { _ in Member() }
    makeHelper = helper
  }

  /// The results of `work` for `0 ..< count`, in this order. Neighbours are done by one thread mostly.
  ///
  /// - Parameters:
  ///   - isLast: whether each helper may go as soon as there is nothing left for it to do.
  ///   - cost: how long each piece takes, in any unit, as far as that can be told: the longest are begun first.
  public func map<Result: Sendable>(
    _ count: Int, isLast: Bool = false, cost: ((Int) -> Int)? = nil,
    _ work: @escaping @Sendable (Helper, Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let threads = min(members.count, count)
    let shares = WorkShares(count, workers: threads, cost: cost)
    let parts = Workers.map(threads, jobs: threads) { thread in
      let done = self.withHelper(thread) { helper in
        var done: [(index: Int, result: Result)] = []
        while let index = shares.next(for: thread) { done.append((index, work(helper, index))) }
        return done
      }
      if isLast { self.members[thread].helper.withLock { $0 = nil } }
      return done
    }
    var results: [Result?] = Array(repeating: nil, count: count)
    for part in parts { for (index, result) in part { results[index] = result } }
    return results.compactMap { $0 }
  }

  /// One piece of work, with the first helper.
  public func one<Result: Sendable>(_ work: @escaping @Sendable (Helper) -> Result) -> Result {
    Workers.onDeepStack { self.withHelper(0, work) }
  }

  private func withHelper<Result: Sendable>(_ number: Int, _ work: (Helper) -> Result) -> Result {
    members[number].helper.withLock { helper in
      if let helper { return work(helper) }
      let made = makeHelper()
      defer { helper = made }
      return work(made)
    }
  }
}

import Synchronization

/// Worker threads with per-thread helper objects that keep their caches from one round of work to the next.
///
/// A round is a call of `map`; its threads end with it. A team runs one round at a time.
public final class WorkerPool<Helper>: Sendable {
  private let members: [Member]

  /// A helper, created by the first thread that needs it and used by one thread at a time.
  private final class Member: Sendable {
    let helper = Mutex<Helper?>(nil)
  }

  private let makeHelper: @Sendable () -> Helper

  /// Creates a team without threads and helpers.
  ///
  /// - Parameter jobs: the maximum number of concurrent threads, at least 1.
  /// - Parameter helper: creates a helper, on the thread that needs it.
  public init(jobs: Int = Workers.coreCount, helper: @escaping @Sendable () -> Helper) {
    members = (0..<max(1, jobs)).map { _ in Member() }
    makeHelper = helper
  }

  /// The results of `work` for `0 ..< count`, in this order. One thread mostly processes neighbouring items.
  ///
  /// - Parameters:
  ///   - isLast: whether this is the last round, so that each helper is released when no items are left for it.
  ///   - cost: the estimated duration of each item, in any unit: the longest are started first.
  public func map<Result: Sendable>(
    _ count: Int, isLast: Bool = false, cost: ((Int) -> Int)? = nil,
    _ work: @escaping @Sendable (Helper, Int) -> Result
  ) -> [Result] {
    guard count > 0 else { return [] }
    let threads = min(members.count, count)
    let shares = WorkStealingRanges(count, workers: threads, cost: cost)
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

  /// Runs one item with the first helper.
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

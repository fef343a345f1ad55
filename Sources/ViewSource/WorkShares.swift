import Synchronization

/// Work on numbered things, shared out so that each worker has neighbours: who has finished its own share takes the
/// second half of what somebody else has left.
final class WorkShares: Sendable {
  private let shares: Mutex<[Range<Int>]>

  /// `0 ..< count` in so many shares of one size.
  init(_ count: Int, workers: Int) {
    shares = Mutex((0..<workers).map { count * $0 / workers..<count * ($0 + 1) / workers })
  }

  /// The next thing for a worker; `nil` when nothing is left for anybody.
  func next(for worker: Int) -> Int? {
    shares.withLock { shares in
      if shares[worker].isEmpty {
        guard let richest = shares.indices.max(by: { shares[$0].count < shares[$1].count }),
          !shares[richest].isEmpty
        else { return nil }
        let share = shares[richest]
        let middle = share.lowerBound + share.count / 2
        shares[richest] = share.lowerBound..<middle
        shares[worker] = middle..<share.upperBound
      }
      let first = shares[worker].lowerBound
      shares[worker] = first + 1..<shares[worker].upperBound
      return first
    }
  }
}

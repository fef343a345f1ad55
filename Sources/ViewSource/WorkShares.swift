import Synchronization

/// Work on numbered things, shared out so that each worker has neighbours: who has finished its own share takes the
/// second half of what another thread has left.
///
/// What takes longest comes first: begun last, it would leave the others with nothing to do.
final class WorkShares: Sendable {
  private let state: Mutex<State>

  private struct State {
    var shares: [Range<Int>]
    /// What is to be done before the shares, the longest last.
    var long: [Int]
    /// The same, whether it has been done or not.
    let isLong: Set<Int>

    /// The next thing of a worker's share; of another's, if there is nothing left in it.
    mutating func next(for worker: Int) -> Int? {
      if let long = long.popLast() { return long }
      while true {
        if shares[worker].isEmpty, !takeOver(by: worker) { return nil }
        let first = shares[worker].lowerBound
        shares[worker] = first + 1..<shares[worker].upperBound
        if !isLong.contains(first) { return first }
      }
    }

    private mutating func takeOver(by worker: Int) -> Bool {
      guard let richest = shares.indices.max(by: { shares[$0].count < shares[$1].count }), !shares[richest].isEmpty
      else { return false }
      let share = shares[richest]
      let middle = share.lowerBound + share.count / 2
      shares[richest] = share.lowerBound..<middle
      shares[worker] = middle..<share.upperBound
      return true
    }
  }

  /// What is more than such a part of all work is long.
  private static let longPart = 200

  /// `0 ..< count` in so many shares of one size.
  ///
  /// - Parameter cost: how long each takes, in any unit; `nil` if that is not known.
  init(_ count: Int, workers: Int, cost: ((Int) -> Int)? = nil) {
    let shares = (0..<workers).map { count * $0 / workers..<count * ($0 + 1) / workers }
    var long: [(index: Int, cost: Int)] = []
    if let cost, workers > 1 {
      let costs = (0..<count).map(cost)
      let limit = costs.reduce(0, +) / WorkShares.longPart
      long = costs.enumerated().filter { $0.element > limit }.map { ($0.offset, $0.element) }
      long.sort { ($0.cost, $1.index) < ($1.cost, $0.index) }
    }
    state = Mutex(State(shares: shares, long: long.map(\.index), isLong: Set(long.map(\.index))))
  }

  /// The next thing for a worker; `nil` when nothing is left for any worker.
  func next(for worker: Int) -> Int? { state.withLock { $0.next(for: worker) } }
}

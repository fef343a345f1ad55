import Synchronization

/// Work on numbered things, shared out so that each worker has neighbours: who has finished its own share takes the
/// second half of what another thread has left.
///
/// Neighbours have more in common than others, so each worker learns less that another learns, too. The shares therefore
/// are as equal in cost as ranges can be, and only what would keep one worker busy when the others have finished comes
/// first, for whichever worker is free.
final class WorkShares: Sendable {
  private let state: Mutex<State>

  private struct State {
    var shares: [Range<Int>]
    /// What is to be done before the shares, the longest last.
    var long: [Int]
    /// The same, whether it has been done or not.
    let isLong: Set<Int>
    /// What the things before each take, what is long left out; and what all take.
    let costsBefore: [Int]

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
      guard let richest = shares.indices.max(by: { (cost(of: shares[$0]), $1) < (cost(of: shares[$1]), $0) }),
        !shares[richest].isEmpty
      else { return false }
      let share = shares[richest]
      // The half that is taken over is never empty.
      let middle = min(WorkShares.place(at: 1, of: 2, in: share, costsBefore), share.upperBound - 1)
      shares[richest] = share.lowerBound..<middle
      shares[worker] = middle..<share.upperBound
      return true
    }

    private func cost(of share: Range<Int>) -> Int { costsBefore[share.upperBound] - costsBefore[share.lowerBound] }
  }

  /// What is more than such a part of all work is long.
  private static let longPart = 50

  /// `0 ..< count` in as many shares as there are workers.
  ///
  /// - Parameter cost: how long each takes, in any unit; `nil` if that is not known.
  init(_ count: Int, workers: Int, cost: ((Int) -> Int)? = nil) {
    let costs = (0..<count).map { index in max(cost?(index) ?? 1, 1) }
    var long: [Int] = []
    if cost != nil, workers > 1 {
      let limit = costs.reduce(0, +) / WorkShares.longPart
      long = costs.indices.filter { costs[$0] > limit }
      long.sort { (costs[$0], $1) < (costs[$1], $0) }
    }
    let isLong = Set(long)
    var costsBefore = [0]
    for (index, cost) in costs.enumerated() {
      costsBefore.append(costsBefore[index] + (isLong.contains(index) ? 0 : cost))
    }
    let bounds = (0...workers).map { WorkShares.place(at: $0, of: workers, in: 0..<count, costsBefore) }
    let shares = (0..<workers).map { bounds[$0]..<bounds[$0 + 1] }
    state = Mutex(State(shares: shares, long: long, isLong: isLong, costsBefore: costsBefore))
  }

  /// The first place in a range before which at least so many parts of its cost lie; at the ends those of the range.
  private static func place(at part: Int, of parts: Int, in range: Range<Int>, _ costsBefore: [Int]) -> Int {
    guard part > 0 else { return range.lowerBound }
    guard part < parts else { return range.upperBound }
    let start = costsBefore[range.lowerBound]
    let wanted = start + (costsBefore[range.upperBound] - start) * part / parts
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if costsBefore[middle] < wanted { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The next thing for a worker; `nil` when nothing is left for any worker.
  func next(for worker: Int) -> Int? { state.withLock { $0.next(for: worker) } }
}

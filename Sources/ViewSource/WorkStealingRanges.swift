import Synchronization

/// Divides numbered work items into contiguous ranges, one per worker. A worker that has finished its range takes half
/// of the remaining range of another worker (work stealing).
///
/// Neighbouring items have more in common than distant ones, so contiguous ranges avoid that two workers compute the
/// same facts. The ranges are as equal in cost as possible. Only items so long that they could delay the end are
/// started first, by any free worker.
final class WorkStealingRanges: Sendable {
  private let state: Mutex<State>

  private struct State {
    var shares: [Range<Int>]
    /// The long items still to do, the longest last.
    var long: [Int]
    /// All long items, started or not.
    let isLong: Set<Int>
    /// The prefix sums of the costs, without the long items; the last element is the total.
    let costsBefore: [Int]

    /// The next item of the worker's range; of another worker's range if the own range is empty.
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
      // The stolen half is never empty.
      let middle = min(WorkStealingRanges.place(at: 1, of: 2, in: share, costsBefore), share.upperBound - 1)
      shares[richest] = share.lowerBound..<middle
      shares[worker] = middle..<share.upperBound
      return true
    }

    private func cost(of share: Range<Int>) -> Int { costsBefore[share.upperBound] - costsBefore[share.lowerBound] }
  }

  /// An item is long if it takes more than this fraction of all work.
  private static let longPart = 50

  /// Divides `0 ..< count` into as many ranges as there are workers.
  ///
  /// - Parameter cost: the duration of each item, in any unit; `nil` if unknown.
  init(_ count: Int, workers: Int, cost: ((Int) -> Int)? = nil) {
    let costs = (0..<count).map { index in max(cost?(index) ?? 1, 1) }
    var long: [Int] = []
    if cost != nil, workers > 1 {
      let limit = costs.reduce(0, +) / WorkStealingRanges.longPart
      long = costs.indices.filter { costs[$0] > limit }
      long.sort { (costs[$0], $1) < (costs[$1], $0) }
    }
    let isLong = Set(long)
    var costsBefore = [0]
    for (index, cost) in costs.enumerated() {
      costsBefore.append(costsBefore[index] + (isLong.contains(index) ? 0 : cost))
    }
    let bounds = (0...workers).map { WorkStealingRanges.place(at: $0, of: workers, in: 0..<count, costsBefore) }
    let shares = (0..<workers).map { bounds[$0]..<bounds[$0 + 1] }
    state = Mutex(State(shares: shares, long: long, isLong: isLong, costsBefore: costsBefore))
  }

  /// The first index in a range with at least `part` of `parts` of the range's cost before it; for part 0 and the last
  /// part, the bounds of the range.
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

  /// The next item for a worker; `nil` when no items are left.
  func next(for worker: Int) -> Int? { state.withLock { $0.next(for: worker) } }
}

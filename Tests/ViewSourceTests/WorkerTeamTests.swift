import Synchronization
import Testing

@testable import ViewSource

@Suite struct WorkerTeamTests {
  /// The results that a thread keeps; counts the existing instances.
  private final class Helper {
    static let count = Atomic<Int>(0)
    var known: Set<Int> = []

    init() { Helper.count.add(1, ordering: .relaxed) }
    deinit { Helper.count.subtract(1, ordering: .relaxed) }
  }

  /// Results of one round exist in the next round, and are released after the last.
  @Test func helpersStayFromRoundToRound() {
    let team = WorkerPool(jobs: 1) { Helper() }
    #expect(Helper.count.load(ordering: .relaxed) == 0, "none was asked for")
    let squares = team.map(100) { helper, number in
      helper.known.insert(number)
      return number * number
    }
    #expect(squares == (0..<100).map { $0 * $0 })
    #expect(team.map(2) { helper, _ in helper.known } == [Set(0..<100), Set(0..<100)])
    #expect(team.one { $0.known.count } == 100)
    #expect(Helper.count.load(ordering: .relaxed) == 1)
    #expect(team.map(100, isLast: true) { _, number in number } == Array(0..<100))
    #expect(Helper.count.load(ordering: .relaxed) == 0)
    #expect(team.map(0) { _, number in number }.isEmpty)
  }

  @Test func resultsOfSeveralThreadsAreInOrderInEachRound() {
    let team = WorkerPool(jobs: 3) { [Int]() }
    for round in 0..<5 { #expect(team.map(200) { _, number in number + round } == Array(round..<200 + round)) }
  }
}

import Synchronization
import Testing

@testable import ViewSource

/// Work is distributed so that every item is done once, however slow a worker is.
@Suite struct WorkSharesTests {
  @Test(arguments: [(0, 1), (1, 4), (7, 3), (100, 2), (1_000, 8)])
  func everythingIsDoneOnce(_ count: Int, _ workers: Int) {
    let shares = WorkStealingRanges(count, workers: workers)
    var done: [Int] = []
    // The workers take items in turns, then the last one continues alone.
    for turn in 0..<count / 2 {
      if let next = shares.next(for: turn % workers) { done.append(next) }
    }
    while let next = shares.next(for: workers - 1) { done.append(next) }
    #expect(done.sorted() == Array(0..<count))
    for worker in 0..<workers { #expect(shares.next(for: worker) == nil) }
  }

  @Test func aWorkerHasNeighboursUntilItHelps() {
    let shares = WorkStealingRanges(100, workers: 2)
    #expect((0..<50).map { _ in shares.next(for: 0) } == Array(0..<50))
    #expect(shares.next(for: 0) == 75)
    #expect(shares.next(for: 1) == 50)
  }

  @Test func sharesAreAsLongInTimeNotInNumber() {
    // The first thirty-six items take as long as all the others.
    let shares = WorkStealingRanges(200, workers: 2) { $0 < 40 ? 5 : 1 }
    #expect((0..<36).map { _ in shares.next(for: 0) } == Array(0..<36))
    // The worker takes the second half of the other's remaining items.
    #expect(shares.next(for: 0) == 110)
    #expect(shares.next(for: 1) == 36)
  }

  @Test func theLongestComesFirstAndNothingTwice() {
    let shares = WorkStealingRanges(1_000, workers: 2) { $0 == 900 ? 5_000 : $0 == 3 ? 9_000 : 10 }
    #expect(shares.next(for: 0) == 3)
    #expect(shares.next(for: 1) == 900)
    var done = [3, 900]
    while let next = shares.next(for: 1) { done.append(next) }
    #expect(done.sorted() == Array(0..<1_000))
  }

  @Test func resultsAreInOrderAndHelpersAreOneAThread() {
    let helpers = Atomic<Int>(0)
    let results = Workers.map(500, jobs: 3, helper: { helpers.add(1, ordering: .relaxed) }) { _, index in
      // The first items take longest.
      var rest = (500 - index) * 10
      while rest > 0 { rest -= 1 }
      return index + rest
    }
    #expect(results == Array(0..<500))
    #expect(helpers.load(ordering: .relaxed) == 3)
  }
}

@Suite struct NameSetTests {
  @Test func holdsWhatWasPutIn() {
    let names = (0..<3_000).map { Name("name\($0)") } + ["$projected", "_kept", "_"]
    var set = NameSet()
    for name in names { #expect(!set.contains(name)) }
    for (number, name) in names.enumerated() where number.isMultiple(of: 2) { set.insert(name) }
    for (number, name) in names.enumerated() { #expect(set.contains(name) == number.isMultiple(of: 2), "\(name)") }
  }

  @Test func unitesWithALargerAndASmallerOne() {
    let (few, many) = ([Name("a"), "b"], (0..<500).map { Name("other\($0)") })
    for (left, right) in [(few, many), (many, few)] {
      var (set, other) = (NameSet(), NameSet())
      for name in left { set.insert(name) }
      for name in right { other.insert(name) }
      set.formUnion(other)
      #expect((few + many).allSatisfy(set.contains))
      #expect(!set.contains("neither"))
    }
  }
}

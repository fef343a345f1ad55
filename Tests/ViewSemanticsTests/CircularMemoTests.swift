import FixtureSupport
import Testing

@testable import ViewSemantics

/// The values of declarations that refer to one another are the same whichever is queried first.
@Suite struct CircularMemoTests {
  private func decl(_ index: Int) -> DeclID { DeclID(FileID(0), index) }

  /// The declarations that each declaration reaches, queried in the given order.
  private func reached(_ edges: [[Int]], in order: [Int]) -> [Set<Int>] {
    let memo = CircularMemo<Set<Int>>([])
    func value(_ id: DeclID) -> Set<Int> {
      memo.value(of: id) { id in
        edges[Int(id.index)].reduce(into: []) { found, next in
          found.insert(next)
          found.formUnion(value(self.decl(next)))
        }
      }
    }
    for index in order { _ = value(decl(index)) }
    return edges.indices.map { value(decl($0)) }
  }

  /// The same, computed by following the edges until nothing new is reached.
  private func closure(_ edges: [[Int]]) -> [Set<Int>] {
    edges.indices.map { start in
      var found: Set<Int> = []
      var open = edges[start]
      while let next = open.popLast() { if found.insert(next).inserted { open += edges[next] } }
      return found
    }
  }

  @Test(arguments: 0..<40)
  func allThatIsReached(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...14, using: &generator)
    let edges = (0..<count).map { _ in
      (0..<Int.random(in: 0...3, using: &generator)).map { _ in Int.random(in: 0..<count, using: &generator) }
    }
    let expected = closure(edges)
    for _ in 0..<4 {
      #expect(reached(edges, in: Array(0..<count).shuffled(using: &generator)) == expected, "\(edges)")
    }
  }

  /// A cycle whose members remove elements from each other settles on one result all the same.
  @Test func whatIsTakenAway() {
    func values(_ order: [Int]) -> [Set<Int>] {
      let memo = CircularMemo<Set<Int>>([])
      func value(_ id: DeclID) -> Set<Int> {
        memo.value(of: id) { id in
          Set([Int(id.index)]).symmetricDifference(value(self.decl((Int(id.index) + 1) % 3)))
        }
      }
      for index in order { _ = value(decl(index)) }
      return (0..<3).map { value(decl($0)) }
    }
    #expect(values([0, 1, 2]) == values([2, 1, 0]))
    #expect(values([1]) == values([2]))
  }
}

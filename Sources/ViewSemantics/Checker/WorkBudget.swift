import ViewSyntax

/// How much work one declaration may take.
///
/// The work that checking takes grows with the source, but for a few forms: implicit members, closures and literals inside
/// of calls of many overloads, each of which is tried with each of those inside. What takes more than any code that is
/// meant is left out: a hole with a place, sooner than a command that does not end. The steps are counted and no clock is
/// looked at, so that the same source gives the same types on every machine.
struct WorkBudget {
  private var steps = 0
  private let limit: Int

  /// Enough for a small declaration, however it is written.
  private static let least = 200_000
  private static let perNode = 100

  /// - Parameter nodeCount: how large the declaration is.
  init(nodeCount: Int) {
    limit = WorkBudget.least + nodeCount * WorkBudget.perNode
  }

  var isSpent: Bool { steps > limit }

  /// How many steps have been taken.
  var spent: Int { steps }

  mutating func take(_ count: Int = 1) { steps &+= count }
}

extension BodyChecker {
  /// Counts an expression that is typed or a declaration that is tried.
  func countWork() {
    analyzer.countWork()
    budget.take()
  }

  /// What stands in the place of everything that is not typed any more.
  var tooLarge: TypeID { analyzer.hole(.tooLarge, nameOfWhole) }
}

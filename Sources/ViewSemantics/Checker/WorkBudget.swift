import ViewSyntax

/// The limit of work for one declaration.
///
/// The work of checking grows linearly with the source, with few exceptions: implicit members, closures and literals
/// inside of calls with many overloads multiply. Beyond the limit, which no realistic code reaches, types become holes,
/// so that the command ends. The budget counts steps and not time, so the same source gives the same types on every
/// machine.
struct WorkBudget {
  private var steps = 0
  private let limit: Int

  /// The minimum, enough for any small declaration.
  private static let least = 200_000
  private static let perNode = 100

  /// - Parameter nodeCount: the size of the declaration in nodes.
  init(nodeCount: Int) {
    limit = WorkBudget.least + nodeCount * WorkBudget.perNode
  }

  var isSpent: Bool { steps > limit }

  /// The number of steps taken.
  var spent: Int { steps }

  mutating func take(_ count: Int = 1) { steps &+= count }
}

extension BodyChecker {
  /// Counts the check of an expression or the trial of a candidate.
  func countWork() {
    analyzer.countWork()
    budget.take()
  }

  /// The hole for everything that is no longer checked.
  var tooLarge: TypeID { analyzer.hole(.tooLarge, nameOfWhole) }
}

/// Folds a sequence of operands and infix operators by precedence.
///
/// It works on any representation of a sequence: it decides what to combine in which order, and the caller combines. It
/// is linear: every operator is pushed once and combined once.
struct OperatorFolding {
  private let table: OperatorTable
  /// Operators whose right operand is not complete yet, innermost last.
  private var waiting: [(operation: Int, group: OperatorTable.GroupID)] = []

  init(_ table: OperatorTable) {
    self.table = table
  }

  /// Calls `combine` with the index of an operator when the two topmost operands are its operands, `shift` when the
  /// operator's right operand comes next, and `cast` when the topmost operand is the operand of a cast.
  mutating func fold<State: ~Copyable>(
    count: Int,
    _ state: inout State,
    group: (inout State, Int) -> (id: OperatorTable.GroupID, isCast: Bool),
    combine: (inout State, Int) -> Void,
    shift: (inout State, Int) -> Void,
    cast: (inout State, Int) -> Void
  ) {
    for operation in 0..<count {
      let (id, isCast) = group(&state, operation)
      while let last = waiting.last, table.firstBindsTighter(last.group, id) {
        combine(&state, last.operation)
        waiting.removeLast()
      }
      if isCast {
        cast(&state, operation)
      } else {
        waiting.append((operation, id))
        shift(&state, operation)
      }
    }
    while let last = waiting.popLast() { combine(&state, last.operation) }
  }
}

/// Decides which operators of a sequence take which operands.
///
/// Works on any representation of a sequence: it says what to combine, in which order, and the caller combines. Linear:
/// every operator is stacked once and combined once.
struct OperatorFolding {
  private let table: OperatorTable
  /// Operators that wait for their right operand, innermost last.
  private var waiting: [(operation: Int, group: OperatorTable.GroupID)] = []

  init(_ table: OperatorTable) {
    self.table = table
  }

  /// Calls `combine` with the number of an operator when the two topmost operands are its operands, `shift` when the
  /// operator's right operand comes next, and `cast` when the topmost operand is to be cast.
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

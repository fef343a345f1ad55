import ViewSemantics
import ViewSource
import ViewSyntax

/// The lowered form of one body: of a function, accessor, closure or initial value, for one set of concrete types.
final class Code {
  /// For a stack of calls: `Account.withdraw(_:)`.
  let name: String
  var instructions: [Instruction] = []
  /// How many registers a frame has: captures and parameters first, then locals and temporaries.
  var registerCount = 0

  init(name: String) { self.name = name }
}

/// One step of the machine.
struct Instruction {
  var op: Op
  var a: UInt16 = 0
  var b: Int32 = 0
  var c: Int32 = 0
}

enum Op: UInt16 { case move }

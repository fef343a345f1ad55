import ViewSemantics
import ViewSource
import ViewSyntax

/// Runs Swift: the bodies of a program and of the catalogue alike.
///
/// A declaration is lowered once for each set of concrete types that it is used with (`Lowering`); the run loop goes
/// through the instructions. Belongs to one thread, as its analyzer does.
public final class Machine {
  public let analyzer: Analyzer
  public var types: TypeTable { analyzer.types }
  let known: KnownDecls
  let natives = NativeTable()

  /// What `print` has written. With `write` set it goes there instead.
  public internal(set) var output = ""
  /// Where output goes, a piece at a time.
  public var write: ((String) -> Void)?

  /// Limits on one evaluation.
  public var limits = Limits()

  /// How much an evaluation may take.
  public struct Limits: Sendable {
    /// Backward jumps and calls.
    public var fuel = 2_000_000_000
    /// Calls in each other.
    public var depth = 20_000
    /// Values on the stack.
    public var stack = 4_000_000
  }

  public init(_ program: Program) {
    analyzer = Analyzer(program)
    known = KnownDecls(analyzer)
  }

  func print(_ text: String) {
    if let write { write(text) } else { output += text }
  }
}

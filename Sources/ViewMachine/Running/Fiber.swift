/// Code that is being run: its frames and their registers. A task has one; native code that calls a function value runs
/// it on one of its own.
final class Fiber {
  var stack: [Value]
  var frames: [Frame] = []
  /// Where it stopped to wait.
  var place: (code: Code, pc: Int, base: Int)?

  /// A call under way: where it goes on when what it called returns.
  struct Frame {
    var code: Code
    var pc: Int
    var base: Int
    /// The register of the caller, counted from the stack's start, that gets the result.
    var target: Int
  }

  init(size: Int) { stack = [Value](repeating: .void, count: size) }
}

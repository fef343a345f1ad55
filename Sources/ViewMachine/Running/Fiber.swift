/// Code that is being run: its frames and their registers. A task has one; native code that calls a function value runs
/// it on one of its own.
final class Fiber {
  var stack: [Value]
  var frames: [Frame]
  /// Where it stopped to wait.
  var place: Place?

  /// A call under way: where it goes on when what it called returns.
  struct Frame: BitwiseCopyable {
    var pc: Int32
    var base: Int32
    /// The register of the caller, counted from the stack's start, that gets the result.
    var target: Int32
  }

  /// An instruction, the start of its frame, and how many calls are around it.
  struct Place {
    var pc: Int
    var base = 0
    var level = 0
  }

  init(size: Int) {
    stack = [Value](repeating: .void, count: size)
    frames = [Frame](repeating: Frame(pc: 0, base: 0, target: 0), count: size / 16)
  }
}

/// An execution context: call frames and their registers. Each task has one. A native function that calls a function
/// value runs it on a separate fiber.
final class Fiber {
  var stack: [Value]
  var frames: [Frame]
  /// The suspension point.
  var place: Place?

  /// A suspended caller: where it resumes when its callee returns.
  struct Frame: BitwiseCopyable {
    var pc: Int32
    var base: Int32
    /// The caller's register that receives the result.
    var target: Int32
  }

  /// An instruction, the base of its frame, and the call depth.
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

import ViewSource

/// Something that happened to the views: one line of the log that tests, the inspector and `--events` read.
public enum Event: Hashable, Sendable {
  /// A body ran, and why.
  case bodyRan(path: String, reasons: [Reason])
  /// A view was made: its identity is new.
  case made(path: String, type: String)
  /// A view ended, and with it what it owned.
  case ended(path: String, type: String, lost: [String])
  /// A state was given a different value.
  case stateWritten(path: String, name: String, value: String)
  case appeared(path: String)
  case disappeared(path: String)
  case taskStarted(path: String)
  case taskCancelled(path: String)
  /// An `onChange` was called.
  case changed(path: String)
  /// Another action of the program was called: `onPreferenceChange`, `onEnded`.
  case called(path: String, action: String)
  /// Attributes of views begin to change by an animation.
  case animationStarted(String, [String])
  case animationEnded(String)
  /// What waited for the end of animations was called.
  case animationCompleted
  /// What the program printed.
  case printed(String)

  /// Why a body runs.
  public enum Reason: Hashable, Sendable {
    /// The view is new.
    case first
    /// A stored input differs from that of last time.
    case input
    /// A property that the body depends on was signalled: `@State count`.
    case property(String)
    /// A value of the environment differs.
    case environment(String)
    /// A frame of an animation.
    case animation
  }
}

extension Event: CustomStringConvertible {
  public var description: String {
    switch self {
    case .bodyRan(let path, let reasons):
      "body ran: \(path) (\(reasons.map(\.description).joined(separator: ", ")))"
    case .made(let path, let type): "made: \(path): \(type)"
    case .ended(let path, let type, let lost):
      "ended: \(path): \(type)" + (lost.isEmpty ? "" : "; lost \(lost.joined(separator: ", "))")
    case .stateWritten(let path, let name, let value): "state written: \(path) \(name) = \(value)"
    case .appeared(let path): "appeared: \(path)"
    case .disappeared(let path): "disappeared: \(path)"
    case .taskStarted(let path): "task started: \(path)"
    case .taskCancelled(let path): "task cancelled: \(path)"
    case .changed(let path): "onChange: \(path)"
    case .called(let path, let action): "\(action): \(path)"
    case .animationStarted(let animation, let changes):
      "animation started: \(animation): \(changes.joined(separator: ", "))"
    case .animationEnded(let animation): "animation ended: \(animation)"
    case .animationCompleted: "animation completion called"
    case .printed(let text): "printed: \(text)"
    }
  }
}

extension Event.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .first: "first time"
    case .input: "inputs differ"
    case .property(let name): "\(name) changed"
    case .environment(let name): "environment \(name) changed"
    case .animation: "animation"
    }
  }
}

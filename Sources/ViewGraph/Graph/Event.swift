import ViewSource

/// An event of the views: one line of the log that tests, the inspector and `--events` read.
public enum Event: Hashable, Sendable {
  /// A body was evaluated, for these reasons.
  case bodyRan(path: String, reasons: [Reason])
  /// A view was created with a new identity.
  case made(path: String, type: String)
  /// A view's lifetime ended. `lost` is the state that it owned.
  case ended(path: String, type: String, lost: [String])
  /// A state was assigned a different value.
  case stateWritten(path: String, name: String, value: String)
  case appeared(path: String)
  case disappeared(path: String)
  case taskStarted(path: String)
  case taskCancelled(path: String)
  /// An `onChange` action was called.
  case changed(path: String)
  /// Another action of the program was called: `onPreferenceChange`, `onEnded`.
  case called(path: String, action: String)
  /// An animation of attributes has started.
  case animationStarted(String, [String])
  case animationEnded(String)
  /// A completion handler of animations was called.
  case animationCompleted
  /// The program printed a text.
  case printed(String)

  /// The reason for a body evaluation.
  public enum Reason: Hashable, Sendable {
    /// The first evaluation of the view.
    case first
    /// A stored input has changed.
    case input
    /// A property that the body depends on has changed: `@State count`.
    case property(String)
    /// A value of the environment has changed.
    case environment(String)
    /// An animation frame.
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

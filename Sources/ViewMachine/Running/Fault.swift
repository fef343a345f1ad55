import ViewSemantics
import ViewSource

/// The reason why a run ended early: a trap, a limit, or unsupported code.
public struct Fault: Error {
  /// The kind of a fault.
  public enum Kind: Sendable {
    /// A run-time error of Swift: overflow, an index out of range, `fatalError`.
    case trap
    /// Fuel, call depth or memory is exhausted.
    case limit
    /// The analyzer or the machine does not support the code.
    case unsupported
    /// `exit(n)`
    case exit(Int)
  }

  public var kind: Kind
  /// One sentence, without the location.
  public var message: String
  /// The active calls, innermost first; at most `keptCalls`.
  public var stack: [Frame] = []
  /// The number of active calls that a fault keeps.
  public static let keptCalls = 40
  /// Whether the cause is the use of an absent value that was already reported to the host.
  var isReportedAbsence = false
  /// Whether the fault is reported as it is, even after an absent value was used.
  public var isIndependentOfAbsence = false
  /// Whether the fault is a trap that may be a consequence of an absent value used before.
  public internal(set) var isConsequence = false
  /// Whether a value does not have its static type, which an absent value can cause.
  var isOfWrongValue = false
  /// The content views passed to an absent view, to be shown in its place.
  public internal(set) var content: AbsentViewContent?

  /// An active call.
  public struct Frame: Sendable {
    /// The function's name.
    public var function: String
    public var place: SourcePlace?
  }

  /// Whether both faults stand for the absent value of the same expression.
  public func isSameAbsence(as other: Fault) -> Bool {
    content == nil && other.content == nil && message == other.message && stack.first?.place == other.stack.first?.place
  }

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Whether something is missing, as opposed to an error in the program.
  public var isUnsupported: Bool { if case .unsupported = kind { true } else { false } }

  /// Whether the run can continue without the code that failed.
  var canBeKept: Bool {
    switch kind {
    case .trap, .unsupported: true
    case .limit, .exit: false
    }
  }

  static func trap(_ message: String) -> Fault { Fault(.trap, message) }

  static func unsupported(_ message: String) -> Fault { Fault(.unsupported, message) }

  static func mismatch(_ wanted: String, _ value: Value) -> Fault {
    if let kept = value.absence { return kept }
    // `StructBox`: a struct.
    let kind = wanted.hasSuffix("Box") ? wanted.dropLast("Box".count).lowercased() : wanted
    var fault = Fault(.unsupported, "a value is not the \(kind) that its declared type requires")
    fault.isOfWrongValue = true
    return fault
  }
}

/// The content views passed to an absent view: `Text("a")` in `Card { Text("a") }`.
public final class AbsentViewContent: @unchecked Sendable {
  public let views: [(value: Value, type: TypeID)]

  init(_ views: [(value: Value, type: TypeID)]) { self.views = views }
}

/// An error thrown by the program, while it propagates through host code.
public struct ThrownError: Error, @unchecked Sendable {
  /// The error as an existential: `any Error`.
  public let value: Value
}

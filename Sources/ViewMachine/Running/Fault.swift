import ViewSemantics
import ViewSource

/// Why a run ended that did not come to its end: what Swift would trap at, a limit, or something that cannot be run.
public struct Fault: Error {
  /// What kind of end it is.
  public enum Kind: Sendable {
    /// Swift's own run-time error: overflow, an index out of range, `fatalError`.
    case trap
    /// Fuel, depth or memory has run out.
    case limit
    /// The analysis or the machine does not know what to do here.
    case unsupported
    /// `exit(n)`
    case exit(Int)
  }

  public var kind: Kind
  /// One sentence, without the place.
  public var message: String
  /// The places of the calls that were under way, innermost first.
  public var stack: [Frame] = []
  /// Whether a value that is not there was used, of which the host knows.
  var isOfAbsence = false
  /// Whether it is one whatever was missing before.
  public var standsAlone = false
  /// Whether Swift would end the program here, which may be for what was not there before.
  public internal(set) var isConsequence = false
  /// Whether a value is of another type than the program says, as what is made of a value that is not there may be.
  var isOfWrongValue = false
  /// The views that were given to what is not there, to be shown in its place.
  public internal(set) var content: LostContent?

  /// A call that was under way.
  public struct Frame: Sendable {
    /// The function's name.
    public var function: String
    public var place: SourcePlace?
  }

  /// Whether both stand for the value of the same expression, of which nothing is known.
  public func isSameAbsence(as other: Fault) -> Bool {
    content == nil && other.content == nil && message == other.message && stack.first?.place == other.stack.first?.place
  }

  public init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Whether something is missing, rather than wrong in the program.
  public var isOfMissing: Bool { if case .unsupported = kind { true } else { false } }

  /// Whether the run can go on without what faulted.
  var canBeKept: Bool {
    switch kind {
    case .trap, .unsupported: true
    case .limit, .exit: false
    }
  }

  static func trap(_ message: String) -> Fault { Fault(.trap, message) }

  static func unsupported(_ message: String) -> Fault { Fault(.unsupported, message) }

  static func mismatch(_ wanted: String, _ value: Value) -> Fault {
    if let kept = value.keptFault { return kept }
    var fault = Fault(.unsupported, "a value is not the \(wanted) that the types of the program say it is")
    fault.isOfWrongValue = true
    return fault
  }
}

/// The views that were given to something that is not there: `Text("a")` of `Card { Text("a") }`.
public final class LostContent: @unchecked Sendable {
  public let views: [(value: Value, type: TypeID)]

  init(_ views: [(value: Value, type: TypeID)]) { self.views = views }
}

/// An error that the program threw, on its way through code of the host.
public struct ThrownError: Error, @unchecked Sendable {
  /// An existential: `any Error`.
  public let value: Value
}

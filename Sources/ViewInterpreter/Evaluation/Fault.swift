import ViewSource

/// Why a part of the program could not be run on: what would have been a trap, or something not supported.
public struct Fault: Error, Sendable, Equatable {
  /// What went wrong.
  public enum Kind: String, Sendable {
    /// The program would have stopped here.
    case trap
    /// What a name means is not known.
    case unresolved
    /// Nothing runs this yet.
    case unsupported
    /// Too many steps or calls in calls.
    case limit
  }

  /// Whether the program is wrong, or this interpreter cannot follow it.
  public let kind: Kind
  /// In lower case, without a full stop.
  public let message: String
  /// Where, as path and position.
  public var place: SourcePlace?

  init(_ kind: Kind, _ message: String, at place: SourcePlace? = nil) {
    self.kind = kind
    self.message = message
    self.place = place
  }
}

/// A place in a source file, for a person.
public struct SourcePlace: Sendable, Hashable {
  /// As the file is shown to a person.
  public let path: String
  /// From 1.
  public let line: Int
  /// From 1, in bytes of UTF-8.
  public let column: Int

  init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }
}

extension SourcePlace: CustomStringConvertible {
  public var description: String { "\(path):\(line):\(column)" }
}

/// What ends the running of an expression before it has a value.
enum Interruption: Error {
  case fault(Fault)
  /// `throw`; what was thrown is the interpreter's `thrownError`.
  case thrown
  /// An initialiser that an initialiser goes on to gave `nil`.
  case initializerFailed
  /// The `?` of an optional chain met `nil`.
  case nilInChain

  static func trap(_ message: String) -> Interruption { .fault(Fault(.trap, message)) }
  static func unsupported(_ what: String) -> Interruption { .fault(Fault(.unsupported, what)) }
  static func unresolved(_ what: String) -> Interruption { .fault(Fault(.unresolved, what)) }
}

/// A place in a source file, for display.
public struct SourcePlace: Sendable, Hashable, CustomStringConvertible {
  public var path: String
  /// Both count from 1; columns in UTF-8 bytes.
  public var line: Int
  public var column: Int

  public init(path: String, line: Int, column: Int) {
    self.path = path
    self.line = line
    self.column = column
  }

  public var description: String { "\(path):\(line):\(column)" }
}

import Synchronization

/// One file of source text: its path, its bytes, and where its lines begin.
public final class SourceFile: Sendable {
  /// The path as it is shown to a person.
  public let path: String
  /// The bytes as they were read, with a byte order mark if there is one.
  public let buffer: SourceBuffer
  private let lines = Mutex<LineIndex?>(nil)

  /// Reads nothing: `path` is only shown.
  public init(path: String, buffer: SourceBuffer) {
    self.path = path
    self.buffer = buffer
  }

  /// A file whose text is in memory already; none has to be at `path`.
  public convenience init(path: String, text: String) {
    self.init(path: path, buffer: SourceBuffer(text))
  }

  /// The bytes, for code that runs while this file is alive.
  public var bytes: SourceBytes { buffer.bytes }

  /// Made when it is first asked for: most files have nothing to report.
  public var lineIndex: LineIndex {
    lines.withLock { lines in
      if let lines { return lines }
      let index = LineIndex(buffer)
      lines = index
      return index
    }
  }

  /// The text of a range of bytes; what is no UTF-8 becomes U+FFFD. Traps if the range is not inside of the file.
  public func text(_ range: SourceRange) -> String {
    bytes.text(range)
  }
}

extension SourceFile: Equatable {
  /// Files are equal when they are the same file, read once.
  public static func == (left: SourceFile, right: SourceFile) -> Bool {
    left === right
  }
}

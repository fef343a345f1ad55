import Synchronization

/// A source file: its path, its bytes, and its line index.
public final class SourceFile: Sendable {
  /// The path as it is displayed.
  public let path: String
  /// The bytes of the file, including a byte order mark if there is one.
  public let buffer: SourceBuffer
  private let lines = Mutex<LineIndex?>(nil)

  /// Creates a file without reading it: `path` is only displayed.
  public init(path: String, buffer: SourceBuffer) {
    self.path = path
    self.buffer = buffer
  }

  /// Creates a file from text in memory; `path` need not exist.
  public convenience init(path: String, text: String) {
    self.init(path: path, buffer: SourceBuffer(text))
  }

  /// The bytes, valid while this file is alive.
  public var bytes: SourceBytes { buffer.bytes }

  /// The line index, computed on first use: most files have no diagnostics.
  public var lineIndex: LineIndex {
    lines.withLock { lines in
      if let lines { return lines }
      let index = LineIndex(buffer)
      lines = index
      return index
    }
  }

  /// The text of a range of bytes; invalid UTF-8 becomes U+FFFD. Traps if the range is not inside the file.
  public func text(_ range: SourceRange) -> String {
    bytes.text(range)
  }
}

extension SourceFile: Equatable {
  /// Files are equal if they are the same object.
  public static func == (left: SourceFile, right: SourceFile) -> Bool {
    left === right
  }
}

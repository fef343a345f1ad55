import ViewSource
import ViewSyntax

/// The source location that `#line`, `#column`, `#fileID` and similar literals have.
public struct LiteralPlace {
  public var path: String
  public var line: Int
  public var column: Int
}

extension Analyzer {
  /// The location of a byte offset in a file, relative to the last `#sourceLocation(file:line:)` before it.
  public func literalPlace(of offset: Int, in file: FileID) -> LiteralPlace {
    let found = program.file(file)
    let position = found.source.lineIndex.position(of: offset)
    var place = LiteralPlace(path: found.source.path, line: position.line, column: position.column)
    let directive = found.tree.root.children.last {
      $0.kind == .sourceLocationDirective && $0.range.start <= offset
    }
    guard let directive, let (path, line) = written(directive) else { return place }
    let start = found.source.lineIndex.position(of: directive.range.start).line
    place.path = path
    place.line = line + position.line - start - 1
    return place
  }

  /// The file and line of `#sourceLocation(file: "name.swift", line: 10)`. Without arguments it ends the previous one.
  private func written(_ directive: SyntaxNode) -> (path: String, line: Int)? {
    var path: String?
    var line: Int?
    for part in directive.text.split(separator: ",") {
      if let quoted = part.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first, path == nil {
        path = String(quoted)
      } else if let number = Int(part.filter(\.isNumber)) {
        line = number
      }
    }
    if let path, let line { return (path, line) }
    return nil
  }
}

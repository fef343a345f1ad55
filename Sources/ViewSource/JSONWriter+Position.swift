extension JSONWriter {
  /// Adds `"line"` and `"column"` to the open object, both counted from 1.
  public mutating func members(of position: LineIndex.Position) {
    member("line", position.line)
    member("column", position.column)
  }

  /// Adds `"path"`, `"line"` and `"column"` of an offset in UTF-8 bytes.
  public mutating func members(of offset: Int, in file: SourceFile) {
    member("path", file.path)
    members(of: file.lineIndex.position(of: offset))
  }
}

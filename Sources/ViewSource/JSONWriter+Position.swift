extension JSONWriter {
  /// Adds to the object that is open where something is: `"line"` and `"column"`, as people count them.
  public mutating func members(of position: LineIndex.Position) {
    member("line", position.line)
    member("column", position.column)
  }

  /// Adds `"path"`, `"line"` and `"column"` of a place, whose offset is in UTF-8 bytes.
  public mutating func members(of offset: Int, in file: SourceFile) {
    member("path", file.path)
    members(of: file.lineIndex.position(of: offset))
  }
}

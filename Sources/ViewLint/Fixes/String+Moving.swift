extension String {
  /// Whether the rest of a line says nothing.
  var isBlankOrComment: Bool {
    let text = drop(while: \.isWhitespace)
    return text.isEmpty || text.hasPrefix("//")
  }

  /// Whether code can be moved or cut out as text: neither a comment nor a condition of compilation is in it.
  var isMovableCode: Bool {
    !["//", "/*", "#if", "#else", "#endif"].contains { contains($0) }
  }
}

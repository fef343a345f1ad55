extension String {
  /// Whether the rest of a line is blank or a comment.
  var isBlankOrComment: Bool {
    let text = drop(while: \.isWhitespace)
    return text.isEmpty || text.hasPrefix("//")
  }

  /// Whether the code can be moved or deleted as text: it contains no comment and no conditional compilation.
  var isMovableCode: Bool {
    !["//", "/*", "#if", "#else", "#endif"].contains { contains($0) }
  }
}

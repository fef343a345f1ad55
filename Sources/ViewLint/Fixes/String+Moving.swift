extension String {
  /// Whether code can be moved or cut out as text: neither a comment nor a condition of compilation is in it.
  var isMovableCode: Bool {
    !["//", "/*", "#if", "#else", "#endif"].contains { contains($0) }
  }
}

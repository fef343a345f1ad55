import ViewSemantics
import ViewSource
import ViewSyntax

/// Who else knows rows by their identifiers.
extension RuleContext {
  /// What selects rows, or scrolls to them.
  private static let users: NameSet = {
    var names = NameSet()
    for name in [Name.selection, "scrollTo", "scrollPosition", "scrollTargetLayout"] { names.insert(name) }
    return names
  }()

  /// Whether something in the file may use the identifiers of rows: other ones would select nothing.
  var mayNameRows: Bool { analyzer.program.file(fileID).tree.root.mentions(anyOf: Self.users) }

  /// Whether rows stand in a container that the declaration shows, or are one: others may select among the rows that a
  /// helper makes.
  func isContained(_ rows: SyntaxNode) -> Bool {
    if let made = madeType(rows), !analyzer.decl(made).has(.isRepeating) { return true }
    return enclosingCalls.contains { call, _ in
      madeType(call).map { analyzer.decl($0).flags.isDisjoint(with: [.isRepeating, .isTransparent]) } ?? false
    }
  }
}

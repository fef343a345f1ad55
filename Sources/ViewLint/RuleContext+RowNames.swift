import ViewSemantics
import ViewSource
import ViewSyntax

/// Other uses of the rows' identifiers.
extension RuleContext {
  /// The names of API that selects rows or scrolls to them.
  private static let users: NameSet = {
    var names = NameSet()
    for name in [Name.selection, "scrollTo", "scrollPosition", "scrollTargetLayout"] { names.insert(name) }
    return names
  }()

  /// Whether the file may use the identifiers of rows, so that other identifiers would select nothing.
  var mayNameRows: Bool { analyzer.program.file(fileID).tree.root.mentions(anyOf: Self.users) }

  /// Whether rows are in a container of this declaration, or are a container themselves. The rows of a helper may be in
  /// another declaration's selection.
  func isContained(_ rows: SyntaxNode) -> Bool {
    if let made = madeType(rows), !analyzer.decl(made).has(.isRepeating) { return true }
    return enclosingCalls.contains { call, _ in
      madeType(call).map { analyzer.decl($0).flags.isDisjoint(with: [.isRepeating, .isTransparent]) } ?? false
    }
  }

  /// The data that a name is an element of, such as `people.all` for `person` in `ForEach(people.all) { person in … }`.
  func rowData(of name: SyntaxNode) -> SyntaxNode? {
    guard name.kind == .declReferenceExpr, record.uses[name.id] == nil,
      let text = name.lastToken.map({ name.name(of: $0) }),
      let around = enclosingCalls.first(where: { $0.closure.range.contains(name.range) && $0.closure.declares(text) }),
      let made = madeType(around.call), analyzer.makesRows(made), let data = around.call.arguments.first,
      data.kind == .memberAccessExpr, data.children.first?.kind.isExpr == true
    else { return nil }
    return data
  }
}

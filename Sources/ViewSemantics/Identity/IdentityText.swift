/// Identities in lines for a person.
extension Analyzer {
  /// A line a view: its path, its type, what it owns, its lifetime.
  ///
  /// What the view itself owns stands in the line of its body, with what the views below own: of what the body is, if
  /// that is one view, whatever it presents besides.
  public func text(of tree: IdentityTree) -> String {
    var text = ""
    var roots = tree.roots
    if let body = roots.firstIndex(where: { $0.path.description == tree.name }) {
      roots[body].owned = tree.owned + roots[body].owned
    } else if !tree.owned.isEmpty {
      text += "\(tree.name): \(tree.type)\(owned(tree.owned + roots.flatMap(\.owned))), \(Lifetime.fixed)\n"
    }
    append(roots, to: &text)
    if tree.isCut { text += "\(tree.name): makes more views than are listed; the others are left out\n" }
    return text
  }

  private func append(_ nodes: [IdentityNode], to text: inout String) {
    for node in nodes {
      text += "\(node.path): \(node.type)\(owned(node.owned)), \(node.lifespan.text)\n"
      append(node.children, to: &text)
    }
  }

  /// Beyond so many nobody reads the names.
  private static let maximumOwned = 12

  private func owned(_ states: [OwnedState]) -> String {
    if states.isEmpty { return "" }
    let all = states.map { description(of: $0) }.uniqued
    let rest = all.count - Analyzer.maximumOwned
    let names = all.prefix(rest > 1 ? Analyzer.maximumOwned : all.count)
    return ", owns " + names.joined(separator: ", ") + (rest > 1 ? " and \(rest) more" : "")
  }
}

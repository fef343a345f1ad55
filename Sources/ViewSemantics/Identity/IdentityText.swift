/// Identities in lines for a person.
extension Analyzer {
  /// A line a view: its path, its type, what it owns, its lifetime.
  ///
  /// The first line is that of the body. What the view itself owns stands there, with what the views below own. Of a body
  /// that is one view it is the line of that, whatever it presents besides.
  public func text(of tree: IdentityTree) -> String {
    var text = ""
    var roots = tree.roots
    let body = roots.indices.filter { roots[$0].path.description == tree.name }
    if body.count == 1 {
      roots.insert(roots.remove(at: body[0]), at: 0)
      roots[0].owned = tree.allOwned
    } else {
      text += "\(tree.name): \(tree.type)\(owned(tree.allOwned)), \(Lifetime.fixed)\n"
    }
    append(roots, to: &text)
    for object in tree.objects { text += "\(object.name): \(object.type), \(object.lifetime)\n" }
    if tree.isCut { text += "\(tree.name): makes more views than are listed; the others are left out\n" }
    return text
  }

  private func append(_ nodes: [IdentityNode], to text: inout String) {
    for node in nodes {
      text += "\(node.path): \(node.type)\(owned(node.owned)), \(node.lifespan)\n"
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

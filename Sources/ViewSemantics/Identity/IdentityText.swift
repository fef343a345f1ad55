/// Identities in lines for a person.
extension Analyzer {
  /// A line a view: its path, its type, what it owns, its lifetime.
  public func text(of tree: IdentityTree) -> String {
    var text = ""
    append(tree.roots, to: &text)
    if tree.isCut { text += "\(tree.name): makes more views than are listed; the others are left out\n" }
    return text
  }

  private func append(_ nodes: [IdentityNode], to text: inout String) {
    for node in nodes {
      text += "\(node.path): \(node.type)"
      if !node.owned.isEmpty { text += ", owns " + node.owned.map { description(of: $0) }.joined(separator: ", ") }
      text += ", \(node.lifetime)\n"
      append(node.children, to: &text)
    }
  }
}

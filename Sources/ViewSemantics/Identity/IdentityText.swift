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
    let all = owned(by: roots, besides: tree.owned)
    if body.count == 1 {
      roots.insert(roots.remove(at: body[0]), at: 0)
      append(roots[0], owning: all, to: &text)
      append(Array(roots.dropFirst()), to: &text)
    } else {
      text += "\(tree.name): \(tree.type)\(words(forOwned: all)), \(Lifetime.fixed)\n"
      append(roots, to: &text)
    }
    for object in tree.objects { text += "\(object.name): \(object.type), \(object.lifetime)\n" }
    if tree.isCut { text += "\(tree.name): makes more views than are listed; the others are left out\n" }
    return text
  }

  private func append(_ nodes: [IdentityNode], to text: inout String) {
    for node in nodes { append(node, owning: owned(by: [node]), to: &text) }
  }

  private func append(_ node: IdentityNode, owning states: [Int], to text: inout String) {
    text += "\(node.path): \(node.type)\(words(forOwned: states)), \(node.lifespan)\n"
    append(node.children, to: &text)
  }

  /// Beyond so many nobody reads the names.
  private static let maximumOwned = 12

  private func words(forOwned states: [Int]) -> String {
    if states.isEmpty { return "" }
    let rest = states.count - Analyzer.maximumOwned
    let names = names(ofStates: states.prefix(rest > 1 ? Analyzer.maximumOwned : states.count))
    return ", owns " + names.joined(separator: ", ") + (rest > 1 ? " and \(rest) more" : "")
  }
}

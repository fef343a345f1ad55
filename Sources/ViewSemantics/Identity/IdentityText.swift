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
    let all = counted(roots, besides: tree.owned)
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
    for node in nodes { append(node, owning: counted([node]), to: &text) }
  }

  private func append(_ node: IdentityNode, owning states: Owned, to text: inout String) {
    text += "\(node.path): \(node.type)\(words(forOwned: states)), \(node.lifespan)\n"
    append(node.children, to: &text)
  }

  /// Beyond so many, the names are too many to read.
  private static let maximumOwned = 12

  /// What views own, as far as it is counted.
  private struct Owned {
    let states: [Int]
    let isAll: Bool
  }

  /// Of larger parts of a program the views below and what they keep are not all counted for each line.
  private static let maximumCounted = 16_384

  private func counted(_ nodes: [IdentityNode], besides own: [OwnedState] = []) -> Owned {
    var budget = Analyzer.maximumCounted
    let states = owned(by: nodes, besides: own, &budget)
    return Owned(states: states, isAll: budget > 0)
  }

  private func words(forOwned owned: Owned) -> String {
    let states = owned.states
    if states.isEmpty { return "" }
    let rest = states.count - Analyzer.maximumOwned
    let names = names(ofStates: states.prefix(rest > 1 ? Analyzer.maximumOwned : states.count))
    let more = rest > 1 ? " and \(owned.isAll ? "" : "at least ")\(rest) more" : ""
    return ", owns " + names.joined(separator: ", ") + more
  }
}

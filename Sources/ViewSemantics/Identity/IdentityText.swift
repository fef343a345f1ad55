/// Descriptions of identity trees.
extension Analyzer {
  /// Describes a tree with a line for each view: its path, type, state and lifetime.
  ///
  /// The first line is that of the body, with the state of the view itself and of the views below. If the body is a
  /// single view, it is the line of that view.
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

  /// The maximum number of state names on a line.
  private static let maximumOwned = 12

  /// The state that views own, as far as it is counted.
  private struct Owned {
    let states: [Int]
    let isAll: Bool
  }

  /// The limit of counting for one line; in large programs the count is then a lower bound.
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

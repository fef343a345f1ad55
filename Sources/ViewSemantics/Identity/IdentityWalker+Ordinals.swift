import ViewSyntax

/// How the contents of modifiers of one name are told apart: the second `.overlay` on a view is `.overlay(2)`, wherever
/// the first one is put on.
extension IdentityWalker {
  /// What a modifier is given, beside the view that it is put on.
  struct ModifierContent {
    let name: String
    /// Which one of its name it is in its chain.
    let ordinal: Int
    /// How many segments the path of the view has that it is put on.
    let depth: Int
    let nodes: [IdentityNode]
  }

  /// For each modifier of a chain, in the order of the source, how many of its name there are up to it.
  func ordinals(ofModifiers node: SyntaxNode, _ frame: Frame) -> [Int] {
    var names: [String] = []
    var next: SyntaxNode? = node
    while let core = next.map({ frame.record.unconditional($0) }), let link = modifier(core, frame) {
      names.append(link.name)
      next = link.base
    }
    var counts: [String: Int] = [:]
    return names.reversed().map { name in
      counts[name, default: 0] += 1
      return counts[name] ?? 1
    }
  }

  /// Views, then what modifiers around them are given.
  ///
  /// What a helper gives may have content of such modifiers itself: of `row.marked().overlay { … }`, where `marked` puts
  /// on an overlay too, that one is the first and the other the second.
  ///
  /// - Parameter added: the outermost first.
  func joined(_ views: [IdentityNode], _ added: [ModifierContent]) -> [IdentityNode] {
    if added.isEmpty { return views }
    var result = views
    // Chains are short, and so is what stands beside one view.
    for content in added.reversed() {
      let ordinal = max(content.ordinal, highestOrdinal(of: content.name, at: content.depth, in: result) + 1)
      guard ordinal > content.ordinal else {
        result += content.nodes
        continue
      }
      result += content.nodes.map {
        $0.replacing(.modifier(content.name, ordinal: ordinal), at: content.depth)
      }
    }
    return result
  }

  private func highestOrdinal(of name: String, at depth: Int, in nodes: [IdentityNode]) -> Int {
    nodes.reduce(0) { highest, node in
      guard depth < node.path.segments.count, case .modifier(name, let ordinal) = node.path.segments[depth] else {
        return highest
      }
      return max(highest, ordinal)
    }
  }
}

extension IdentityNode {
  /// The same view with those in it under another segment.
  fileprivate func replacing(_ segment: IdentityPath.Segment, at depth: Int) -> IdentityNode {
    var result = self
    result.path = path.replacing(segment, at: depth)
    result.children = children.map { $0.replacing(segment, at: depth) }
    return result
  }
}

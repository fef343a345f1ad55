import ViewSyntax

/// Ordinals of modifiers with the same name: the second `.overlay` on a view is `.overlay(2)`, wherever the first one
/// is applied.
extension IdentityWalker {
  /// The content passed to a modifier.
  struct ModifierContent {
    let name: String
    /// The ordinal among the modifiers with that name in its chain.
    let ordinal: Int
    /// The number of path segments of the modified view.
    let depth: Int
    let nodes: [IdentityNode]
  }

  /// The ordinal of each modifier in a chain, in source order.
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

  /// Views, followed by the content of their modifiers.
  ///
  /// A helper's result may contain such content too: in `row.marked().overlay { … }`, where `marked` adds an overlay,
  /// that one is the first and the other the second.
  ///
  /// - Parameter added: the content, outermost first.
  func joined(_ views: [IdentityNode], _ added: [ModifierContent]) -> [IdentityNode] {
    if added.isEmpty { return views }
    var result = views
    // Quadratic, but chains and their content are short.
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
  /// The view with its path and those of its descendants under another segment.
  fileprivate func replacing(_ segment: IdentityPath.Segment, at depth: Int) -> IdentityNode {
    var result = self
    result.path = path.replacing(segment, at: depth)
    result.children = children.map { $0.replacing(segment, at: depth) }
    return result
  }
}

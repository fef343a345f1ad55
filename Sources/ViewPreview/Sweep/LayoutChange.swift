/// A difference of the layout at a width from that at the next smaller width.
public struct LayoutChange: Hashable, Sendable {
  /// The kind of change.
  public enum Kind: String, Sendable {
    /// A text has another number of lines, or is truncated.
    case wraps
    case appears
    case gone
    /// A `ViewThatFits` chooses another of its views.
    case chooses
    /// A view has another position relative to the previous one.
    case moves
  }

  public let kind: Kind
  /// The path of the view.
  public let path: String
  /// A description, without a full stop.
  public let message: String
}

extension LayoutFacts {
  /// The differences from a narrower layout, in the order of the program.
  func changes(since narrow: LayoutFacts) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    var chosen: Set<Key> = []
    for key in views {
      guard let new = choices[key], let old = narrow.choices[key], new != old else { continue }
      chosen.insert(key)
      changes.append(
        LayoutChange(
          kind: .chooses, path: key.path,
          message: "`\(key.type)` shows view \(new.index + 1) of \(new.count), `\(new.name)`, "
            + "instead of \(old.index + 1), `\(old.name)`"))
    }
    changes += appearances(here: self, there: narrow, kind: .appears, chosen)
    changes += appearances(here: narrow, there: self, kind: .gone, chosen)
    for key in views {
      guard let new = facts[key], let old = narrow.facts[key], let lines = new.lines, let before = old.lines else {
        continue
      }
      var parts: [String] = []
      if lines != before { parts.append("has \(lines) line\(lines == 1 ? "" : "s") instead of \(before)") }
      if new.isTruncated != old.isTruncated {
        parts.append(new.isTruncated ? "is cut off" : "is no longer cut off")
      }
      guard !parts.isEmpty else { continue }
      let message = "`\(new.name)` " + parts.joined(separator: " and ")
      changes.append(LayoutChange(kind: .wraps, path: key.path, message: message))
    }
    return changes + moves(since: narrow)
  }

  /// The outermost views that are in one layout and not in the other.
  private func appearances(
    here: LayoutFacts, there: LayoutFacts, kind: LayoutChange.Kind, _ chosen: Set<Key>
  ) -> [LayoutChange] {
    here.views.compactMap { key in
      guard let own = here.facts[key], there.facts[key] == nil, !own.isLazy else { return nil }
      // Descendants of a view that appears are not reported.
      if let parent = own.parent, there.facts[parent] == nil || chosen.contains(parent) { return nil }
      let message = "`\(own.name)` " + (kind == .gone ? "is gone" : "appears")
      return LayoutChange(kind: kind, path: key.path, message: message)
    }
  }

  /// The first view of each container that has another position relative to the previous one.
  private func moves(since narrow: LayoutFacts) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    var counts: [Key?: Int] = [:]
    var firsts: [(container: Key?, change: LayoutChange)] = []
    for key in views {
      guard let new = facts[key], let old = narrow.facts[key], let relation = new.relation,
        let before = old.relation, relation != before, new.neighbour == old.neighbour,
        let neighbour = new.neighbour.flatMap({ facts[$0]?.name })
      else { continue }
      counts[new.parent, default: 0] += 1
      guard counts[new.parent] == 1 else { continue }
      let message = "`\(new.name)` lies \(relation.rawValue) `\(neighbour)`, no longer \(before.phrase) it"
      firsts.append((new.parent, LayoutChange(kind: .moves, path: key.path, message: message)))
    }
    for (container, change) in firsts {
      let others = (counts[container] ?? 1) - 1
      let rest = others == 0 ? "" : others == 1 ? ", and so does 1 other view" : ", and so do \(others) other views"
      changes.append(LayoutChange(kind: .moves, path: change.path, message: change.message + rest))
    }
    return changes
  }
}

extension LayoutFacts.Relation {
  fileprivate var phrase: String { rawValue }
}

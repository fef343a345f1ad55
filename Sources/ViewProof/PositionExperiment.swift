import ViewGraph

/// Removes the first element of a list's data, and checks which row ends.
struct PositionExperiment: Experiment {
  func run(_ finding: PredictedFinding, on stage: Stage) -> Verdict? {
    let graph = stage.graph
    guard let type = finding.type else { return nil }
    var reason: Verdict?
    for view in graph.views(named: type) {
      guard graph.rowLists(below: view).contains(where: finding.makes) else { continue }
      reason = reason ?? .notRun("no list of `\(type)` has two different rows here")
      for value in graph.changeableValues(of: view) {
        for change in value.changes where change.removesFirst {
          let before = graph.rowLists(below: view).filter(finding.makes)
          change.apply()
          if let found = verdict(before, graph.rowLists(below: view), value.name, graph) { return found }
          value.restore()
        }
      }
    }
    return reason
  }

  /// `nil` if the rows do not depend on the changed value, or if their texts do not distinguish them.
  private func verdict(_ before: [RowList], _ after: [RowList], _ name: String, _ graph: Graph) -> Verdict? {
    let now = Dictionary(after.map { (ObjectIdentifier($0.node), $0) }, uniquingKeysWith: { first, _ in first })
    for list in before {
      guard list.rows.count > 1, let new = now[ObjectIdentifier(list.node)], new.rows.count == list.rows.count - 1
      else { continue }
      let words = Dictionary(
        new.rows.map { (ObjectIdentifier($0.node), $0.words) }, uniquingKeysWith: { first, _ in first })
      let first = list.rows[0]
      guard first.words != list.rows[1].words else { continue }
      let act = "the first of \(list.rows.count) elements of `\(name)` was removed"
      if let shown = words[ObjectIdentifier(first.node)] {
        guard shown != first.words else { continue }
        return .confirmed("\(act): its row stayed and shows \(quoted(shown)) in place of \(quoted(first.words))")
      }
      return .refuted("\(act): its row ended, and the others stayed as they were")
    }
    return nil
  }

  private func quoted(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : "\"\(words.joined(separator: " "))\""
  }
}

import ViewGraph

/// Evaluates the body around rows or views again with unchanged data, and checks whether they keep their identity.
struct UpdateExperiment: Experiment {
  func run(_ finding: PredictedFinding, on stage: Stage) -> Verdict? {
    let graph = stage.graph
    let views = finding.type.map { graph.views(named: $0) } ?? []
    var groups: [(name: String, nodes: [ViewNode])] = []
    if views.isEmpty {
      // The finding is in the type of the rows' elements.
      guard let type = finding.type else { return nil }
      for list in graph.rowLists() where words(graph.elementsText(of: list)).contains(type) {
        groups.append(("the rows of `\(type)`", list.rows.map(\.node)))
      }
    } else {
      for view in views {
        for list in graph.rowLists(below: view) { groups.append(("the rows", list.rows.map(\.node))) }
        for node in graph.explicitlyIdentified(below: view) {
          groups.append(("`\(graph.name(of: node))` with its `.id`", [node]))
        }
      }
    }
    groups = groups.filter { !$0.nodes.isEmpty }
    guard !groups.isEmpty else { return nil }
    var seen: Verdict?
    for group in groups {
      guard let first = group.nodes.first(where: { graph.isAlive($0) }), let maker = graph.maker(of: first) else {
        continue
      }
      // First the body that creates them; then the body of its parent, for data that the parent creates.
      for (subject, act) in [
        ("its body", { graph.runAgain(maker) }), ("its parent's body", { _ = graph.makeAgain(maker) }),
      ] {
        let before = group.nodes.filter { graph.isAlive($0) }
        guard !before.isEmpty, graph.isAlive(maker) else { break }
        act()
        let ended = before.filter { !graph.isAlive($0) }
        let name = graph.name(of: maker)
        if ended.count == before.count, graph.isAlive(maker) {
          let count = before.count == 1 ? "it ended and was" : "all \(before.count) ended and were"
          return .confirmed(
            "`\(name)`: \(subject) ran again with the same data, and \(group.name): \(count) created again")
        }
        seen = .refuted("`\(name)`: \(subject) ran again with the same data, and \(group.name) stayed")
      }
    }
    return seen
  }

  private func words(_ text: String) -> Set<String> {
    Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
  }
}

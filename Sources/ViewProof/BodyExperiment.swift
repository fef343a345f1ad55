import ViewGraph

/// Evaluates the parent body again with unchanged data and checks whether the view's own body is evaluated too.
struct BodyExperiment: Experiment {
  func run(_ finding: PredictedFinding, on stage: Stage) -> Verdict? {
    let graph = stage.graph
    guard let type = finding.type else { return nil }
    for view in graph.views(named: type) {
      let made = graph.ownViews.filter { graph.maker(of: $0) === view && $0.source.map(finding.contains) ?? false }
      guard !made.isEmpty else { continue }
      let paths = Dictionary(
        made.map { (graph.eventPath(of: $0), graph.name(of: $0)) }, uniquingKeysWith: { first, _ in first })
      let events = stage.events { graph.runAgain(view) }
      let ran = events.compactMap { event -> String? in
        guard case .bodyRan(let path, let reasons) = event, reasons.contains(.input) else { return nil }
        return paths[path]
      }
      let act = "the body of `\(type)` ran again with the same data"
      guard let name = ran.first else { return .refuted("\(act), and the bodies at this place did not") }
      let count = ran.count == 1 ? "and so did that of `\(name)`" : "and so did \(ran.count) of `\(name)`"
      return .confirmed("\(act), \(count)")
    }
    return nil
  }
}

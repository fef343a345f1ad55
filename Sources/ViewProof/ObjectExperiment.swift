import ViewGraph

/// Makes the parent create a view again, and checks whether the property still holds the same object.
struct ObjectExperiment: Experiment {
  func run(_ finding: PredictedFinding, on stage: Stage) -> Verdict? {
    let graph = stage.graph
    guard let type = finding.type, let member = finding.member else { return nil }
    var reason: Verdict?
    for view in graph.views(named: type) {
      guard let object = graph.object(in: member, of: view) else { continue }
      guard graph.makeAgain(view) else {
        reason = .notRun("nothing creates `\(type)` again here")
        continue
      }
      guard graph.isAlive(view), let now = graph.object(in: member, of: view) else {
        reason = .notRun("`\(type)` ended when its parent's body ran again")
        continue
      }
      let act = "the body that creates `\(type)` ran again with the same data"
      return now !== object
        ? .confirmed("\(act): the view stayed, and `\(member)` is another object")
        : .refuted("\(act): `\(member)` is the same object")
    }
    return reason
  }
}

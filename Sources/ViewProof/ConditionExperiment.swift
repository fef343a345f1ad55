import ViewGraph
import ViewSource

/// Changes values of the views until the condition at the finding changes, and checks which views end.
struct ConditionExperiment: Experiment {
  /// The maximum number of views of one type.
  private static let maximumViewCount = 12

  func run(_ finding: PredictedFinding, on stage: Stage) -> Verdict? {
    let graph = stage.graph
    var views = finding.type.map { graph.views(named: $0) } ?? []
    // Code in a modifier or an extension runs for the views that use it.
    if views.isEmpty { views = graph.ownViews }
    views = Array(views.prefix(ConditionExperiment.maximumViewCount))
    guard graph.conditionalPlaces().contains(where: { $0.places.contains(where: finding.contains) }) else {
      return nil
    }
    var tried: [String] = []
    for view in views where graph.isAlive(view) {
      let values = graph.changeableValues(of: view)
      for value in values.sorted(by: { rank($0, finding) < rank($1, finding) }) {
        tried.append(value.name)
        for change in value.changes {
          let before = graph.conditionalPlaces()
          let events = stage.events(change.apply)
          let flips = flips(from: before, to: graph.conditionalPlaces(), finding)
          if let first = flips.first {
            return verdict(first, "`\(value.name)` was set to `\(change.value)`", events, stage)
          }
          value.restore()
        }
      }
    }
    let names = Set(tried).sorted().prefix(6).map { "`\($0)`" }.joined(separator: ", ")
    return .notRun(
      tried.isEmpty
        ? "the condition depends on no value that can be set"
        : "the condition did not change when other values were set for \(names)")
  }

  /// The order of changes: names that occur in the finding come first.
  private func rank(_ value: ChangeableValue, _ finding: PredictedFinding) -> Int {
    let parts = value.name.split(separator: ".").map(String.init)
    let known = parts.filter { finding.names.contains($0) }.count
    return parts.count - 3 * known
  }

  private typealias Flip = (old: ConditionalPlace, new: ConditionalPlace)

  /// The conditional places of the finding whose shown view changed.
  private func flips(
    from before: [ConditionalPlace], to after: [ConditionalPlace], _ finding: PredictedFinding
  ) -> [Flip] {
    let now = Dictionary(after.map { (ObjectIdentifier($0.node), $0) }, uniquingKeysWith: { first, _ in first })
    return before.compactMap { old in
      guard let new = now[ObjectIdentifier(old.node)], new.shown !== old.shown else { return nil }
      return old.places.union(new.places).contains(where: finding.contains) ? (old, new) : nil
    }
  }

  private func verdict(_ flip: Flip, _ act: String, _ events: [Event], _ stage: Stage) -> Verdict {
    let path = flip.old.node.path
    var lost: [String] = []
    for event in events {
      guard case .ended(let place, let type, let states) = event, place.hasPrefix(path), !states.isEmpty else {
        continue
      }
      lost.append("`\(type)` ended and lost \(states.map { "`\($0)`" }.joined(separator: ", "))")
    }
    if !lost.isEmpty {
      var texts: [String] = []
      for text in lost where !texts.contains(text) { texts.append(text) }
      let counted = texts.map { text in
        let count = lost.count { $0 == text }
        return count == 1 ? text : "\(text) (\(count) of them)"
      }
      return .confirmed("\(act): \(counted.joined(separator: "; "))")
    }
    // The events contain only the program's own state. A view of SwiftUI loses its state if it ends and a view of the
    // same kind replaces it.
    let old = Set(flip.old.shown.map { kinds(below: $0, stage.graph) } ?? [])
    let new = Set(flip.new.shown.map { kinds(below: $0, stage.graph) } ?? [])
    if let same = old.intersection(new).min() {
      return .confirmed("\(act): `\(same)` ended and another one was created in its place")
    }
    return .refuted("\(act): the condition changed, and no view that ended had state or was created again")
  }

  /// The names of the types below a node, without container types.
  private func kinds(below node: ViewNode, _ graph: Graph) -> [String] {
    graph.all(below: node).filter { $0.children.isEmpty || graph.isOwnView($0) }.map { graph.name(of: $0) }
  }
}

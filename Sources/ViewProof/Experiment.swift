import ViewGraph
import ViewLint
import ViewSource

/// A way to try what rules predict. What a rule predicts is a fact of the rule; how that is tried is known here alone, and
/// neither knows the other.
protocol Experiment {
  /// Tries what a finding predicts on the views of a stage.
  ///
  /// - Returns: `nil` if the code of the finding makes no view there.
  func run(_ finding: PredictedFinding, on stage: Stage) -> Verdict?
}

extension Prediction {
  /// How it is tried.
  var experiment: any Experiment {
    switch self {
    case .replacedByCondition: ConditionExperiment()
    case .replacedByUpdate: UpdateExperiment()
    case .identifiedByPosition: PositionExperiment()
    case .objectMadeAnew: ObjectExperiment()
    case .runsForNothing: BodyExperiment()
    }
  }
}

/// Views that live, and that an experiment may do anything to.
struct Stage {
  let graph: Graph
  /// `the preview "Garden"`
  let name: String
}

extension Stage {
  /// What happens while something is done.
  func events(_ action: () -> Void) -> [Event] {
    let count = graph.events.count
    action()
    return Array(graph.events.dropFirst(count))
  }
}

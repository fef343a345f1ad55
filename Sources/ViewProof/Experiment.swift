import ViewGraph
import ViewLint
import ViewSource

/// A method of testing predictions. A prediction is a fact of a rule; only this type knows how to test it, and neither
/// depends on the other.
protocol Experiment {
  /// Tests the prediction of a finding on the views of a stage.
  ///
  /// - Returns: `nil` if the code of the finding creates no view there.
  func run(_ finding: PredictedFinding, on stage: Stage) -> Verdict?
}

extension Prediction {
  /// The experiment that tests the prediction.
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

/// A graph of live views that an experiment may change.
struct Stage {
  let graph: Graph
  /// `the preview "Garden"`
  let name: String
}

extension Stage {
  /// The events during an action.
  func events(_ action: () -> Void) -> [Event] {
    let count = graph.events.count
    action()
    return Array(graph.events.dropFirst(count))
  }
}

import ViewGraph
import ViewLayout
import ViewLint
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Tests the predictions of findings: runs the program's views and triggers the predicted event.
public struct Prover: Sendable {
  private let runnable: RunnableProgram
  private let options: PreviewOptions

  /// The maximum number of runnable views for one finding.
  private static let maximumStageCount = 10

  /// - Parameter options: The layout environment of the views.
  public init(_ runnable: RunnableProgram, options: PreviewOptions) {
    self.runnable = runnable
    self.options = options
  }

  /// The verdict on a finding of this program.
  public func prove(_ finding: Finding) -> Verdict {
    guard let prediction = Linter.prediction(of: finding.diagnostic.rule) else {
      return .notRun("there is no experiment for `\(finding.diagnostic.rule)`")
    }
    let path = finding.diagnostic.file.path
    let program = runnable.program
    guard let file = program.userFileIDs.first(where: { program.file($0).source.path == path }) else {
      return .notRun("the file is not part of the program")
    }
    let predicted = PredictedFinding(finding, in: program.file(file).tree)
    let experiment = prediction.experiment
    var refuted: Verdict?
    var notRun: Verdict?
    var faults: [String] = []
    for index in 0..<min(candidates(for: predicted, graph()).count, Prover.maximumStageCount) {
      // A new graph, so that one experiment does not see the changes that another made to the models.
      let graph = graph()
      let view = candidates(for: predicted, graph)[index]
      guard let stage = stage(view, graph, &faults) else { continue }
      switch experiment.run(predicted, on: stage) {
      case .confirmed(let text): return .confirmed(text + ", in " + stage.name)
      case .refuted(let text): refuted = refuted ?? .refuted(text + ", in " + stage.name)
      case .notRun(let text): notRun = notRun ?? .notRun(text + ", in " + stage.name)
      case nil: if let fault = graph.faults.first { faults.append(fault.message) }
      }
    }
    return refuted ?? notRun ?? .notRun(reason(predicted, faults))
  }

  private func reason(_ finding: PredictedFinding, _ faults: [String]) -> String {
    let subject = finding.type.map { "`\($0)`" } ?? "this code"
    return "no preview, app or view without inputs shows \(subject) in such a way that this code runs"
      + (faults.first.map { "; \($0)" } ?? "")
  }

  // MARK: Stages

  private func graph() -> Graph {
    let graph = runnable.graph(Preview.engine(options))
    graph.surface = LayoutSurface(
      size: options.size, safeArea: options.safeArea, direction: options.surroundings.direction)
    // A finding may be about a row outside the visible part of a list.
    graph.makesAllRows = true
    return graph
  }

  /// The runnable views in the order of the experiments: the finding's own view, previews and apps of its file, other
  /// previews and apps, other views.
  private func candidates(for finding: PredictedFinding, _ graph: Graph) -> [RunnableView] {
    let all = graph.runnableViews(in: runnable.program.userFileIDs)
    func rank(_ view: RunnableView) -> Int {
      if view.kind == .view { return view.name == finding.type ? 0 : 3 }
      return view.place?.path == finding.path ? 1 : 2
    }
    return all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(\.element)
  }

  /// `nil` if the view cannot be created.
  private func stage(_ view: RunnableView, _ graph: Graph, _ faults: inout [String]) -> Stage? {
    do {
      try graph.host(view, in: graph.environment(options.surroundings))
    } catch {
      faults.append((error as? ViewFault)?.message ?? "\(error)")
      return nil
    }
    let name =
      switch view.kind {
      case .preview: "the preview `\(view.name)`"
      case .previewProvider: "the preview of `\(view.name)`"
      case .app: "the app `\(view.name)`"
      case .view, .modifier: "`\(view.name)` by itself"
      }
    return Stage(graph: graph, name: name)
  }
}

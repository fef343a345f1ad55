import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Runs the views of a program and compares the run with the static analysis: the identity of each view, and the bodies
/// that each change evaluates again.
///
/// Each view goes through its possible steps one after the other (taps, text input, moves, dismissals), then the color
/// scheme changes. A contradiction is a bug of the analyzer or of the run.
public struct Agreement {
  /// The maximum number of steps in one view. Each step changes the screen and therefore the possible steps.
  private static let maximumStepCount = 16

  private let runnable: RunnableProgram
  private let options: PreviewOptions
  private let identities: IdentityPredictions
  private let reruns: RerunPredictions

  /// The contradictions without duplicates, each with the first runnable view that showed it.
  public private(set) var contradictions: [(text: String, view: RunnableView)] = []
  public private(set) var counts = Counts()
  private var known: Set<String> = []

  /// The amount of compared data.
  public struct Counts: Sendable {
    /// The numbers of previews, apps and views that were shown and that could not be shown.
    public var shown = 0
    public var failed = 0
    public var steps = 0
    /// The number of distinct view identities, counted once for each runnable view.
    public var identities = 0
    /// The number of repeated body evaluations.
    public var reruns = 0
    /// The number of writes to state that the body reads unconditionally.
    public var writes = 0

    public init() {}

    public static func += (counts: inout Counts, others: Counts) {
      counts.shown += others.shown
      counts.failed += others.failed
      counts.steps += others.steps
      counts.identities += others.identities
      counts.reruns += others.reruns
      counts.writes += others.writes
    }
  }

  /// - Parameter options: The layout environment of the views.
  public init(_ runnable: RunnableProgram, options: PreviewOptions) {
    self.runnable = runnable
    self.options = options
    let analyzer = Analyzer(runnable.program)
    identities = IdentityPredictions(analyzer, runnable.program)
    reruns = RerunPredictions(analyzer, runnable.program)
  }

  /// Uses all runnable views of the files, each in its own graph.
  public mutating func use(_ files: [FileID]) {
    let count = graph().runnableViews(in: files).count
    for index in 0..<count {
      // A new graph, so that one view does not see the changes that another made to the models.
      let graph = graph()
      use(graph.runnableViews(in: files)[index], in: graph)
    }
  }

  private func graph() -> Graph {
    let graph = runnable.graph(Preview.engine(options))
    graph.surface = LayoutSurface(
      size: options.size, safeArea: options.safeArea, direction: options.surroundings.direction)
    graph.makesAllRows = true
    return graph
  }

  private mutating func use(_ view: RunnableView, in graph: Graph) {
    guard (try? graph.show(view, settings: [], in: graph.environment(options.surroundings))) != nil else {
      counts.failed += 1
      return
    }
    counts.shown += 1
    var seen: Set<ObservedIdentity> = []
    compareIdentities(of: graph, &seen, in: view)
    var taken: Set<Step> = []
    // An endless action would only reach the limit again.
    while taken.count < Agreement.maximumStepCount, !graph.faults.contains(where: { $0.kind == .limit }),
      let step = graph.possibleSteps.first(where: { !taken.contains($0) })
    {
      taken.insert(step)
      take(step, graph, &seen, in: view)
    }
    take(.set("colorScheme", options.surroundings.isDark ? "light" : "dark"), graph, &seen, in: view)
  }

  private mutating func take(_ step: Step, _ graph: Graph, _ seen: inout Set<ObservedIdentity>, in view: RunnableView) {
    let start = graph.events.count
    guard (try? graph.take(step)) != nil else { return }
    counts.steps += 1
    for text in reruns.contradictions(in: Array(graph.events[start...]), &counts) { add(text, in: view) }
    compareIdentities(of: graph, &seen, in: view)
  }

  private mutating func compareIdentities(
    of graph: Graph, _ seen: inout Set<ObservedIdentity>, in view: RunnableView
  ) {
    let lines = graph.previewLines(of: view)
    for identity in graph.observedIdentities where seen.insert(identity).inserted {
      guard let place = identities.place(of: identity) else { continue }
      // Views that a preview passes as arguments have no identity in a body.
      if let lines, let source = identity.source, source.path == view.place?.path, lines.contains(source.line) {
        continue
      }
      let isPredicted = identities.has(identity)
      if !isPredicted, identity.isInModifier { continue }
      counts.identities += 1
      if !isPredicted { add("\(place): \(identity.view)", in: view) }
    }
  }

  private mutating func add(_ text: String, in view: RunnableView) {
    if known.insert(text).inserted { contradictions.append((text, view)) }
  }
}

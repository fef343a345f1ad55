import ViewGraph
import ViewLayout
import ViewMachine
import ViewPreview
import ViewSemantics
import ViewSource

/// Uses the views of a program and compares what is seen with what the analyzer says without running: where each view is,
/// and which bodies a change runs again.
///
/// Each view is used as far as a person could: whatever can be tapped, typed into, moved or left is, one after the other,
/// then the colour scheme changes. What disagrees is a fault, of the analyzer or of the run.
public struct Agreement {
  /// The steps that are taken in one view at most: each changes the screen, and with it what can be done next.
  private static let maximumStepCount = 16

  private let program: Program
  private let options: PreviewOptions
  private let identities: IdentityPredictions
  private let reruns: RerunPredictions

  /// What disagrees, each once, with the first of the things shown in which it was seen.
  public private(set) var contradictions: [(text: String, view: RunnableView)] = []
  public private(set) var counts = Counts()
  private var known: Set<String> = []

  /// How much was compared.
  public struct Counts: Sendable {
    /// The previews, apps and views that were shown, and those that could not be.
    public var shown = 0
    public var failed = 0
    public var steps = 0
    /// The places of views, each once for each thing that was shown.
    public var identities = 0
    /// The bodies that ran again in a step.
    public var reruns = 0
    /// The writes of a state that the body reads under no condition.
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

  /// - Parameter options: Where the views are laid out.
  public init(_ program: Program, options: PreviewOptions) {
    self.program = program
    self.options = options
    let analyzer = Analyzer(program)
    identities = IdentityPredictions(analyzer, program)
    reruns = RerunPredictions(analyzer, program)
  }

  /// Uses all that can be shown of some files, each in a graph of its own.
  public mutating func use(_ files: [FileID]) {
    let count = graph().runnableViews(in: files).count
    for index in 0..<count {
      // What one view has done to the models, the next does not see.
      let graph = graph()
      use(graph.runnableViews(in: files)[index], in: graph)
    }
  }

  private func graph() -> Graph {
    let graph = Graph(Machine(program, addNatives: Graph.addNatives), engine: Preview.engine(options))
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
    // An action without an end would only run into its limit again.
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
      // What a preview gives a view has no place in a body.
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

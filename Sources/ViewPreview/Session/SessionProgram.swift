import ViewGraph
import ViewLayout
import ViewSource

/// The program of a session, whose views can be made repeatedly.
public struct SessionProgram {
  /// A graph without views, and the views that it can show.
  public struct Opened {
    /// An empty graph.
    public let graph: Graph
    /// All views that can be shown, in order.
    public let views: [RunnableView]
    /// The default view.
    public let first: RunnableView

    /// `first` need not be one of the views.
    public init(graph: Graph, views: [RunnableView], first: RunnableView) {
      self.graph = graph
      self.views = views
      self.first = first
    }
  }

  /// The surface of the views.
  public enum Stage: Sendable {
    /// The size of the terminal.
    case window
    /// The size of the options.
    case fixed
  }

  /// Makes a new graph. The description of a thrown error is shown to the user.
  public let open: () throws -> Opened
  /// Values of properties of the view, by name, as Swift literals.
  public var settings: [(name: String, value: String)]
  /// The layout options; with `window` their size is ignored.
  public var options: PreviewOptions
  /// The surface of the views.
  public var stage: Stage
  /// The initial steps.
  public var steps: [Step]

  /// The graph is made when a session begins.
  public init(
    settings: [(name: String, value: String)] = [], options: PreviewOptions, stage: Stage = .window,
    steps: [Step] = [], open: @escaping () throws -> Opened
  ) {
    self.open = open
    self.settings = settings
    self.options = options
    self.stage = stage
    self.steps = steps
  }
}

import ViewGraph
import ViewLayout
import ViewSource

/// A program that a session shows: its views can be made again and again.
public struct SessionProgram {
  /// A graph without views, and what can be shown in it.
  public struct Opened {
    /// Shows nothing yet.
    public let graph: Graph
    /// All that can be shown, in the order in which it is offered.
    public let views: [RunnableView]
    /// What is shown if nothing else is asked for.
    public let first: RunnableView

    /// `first` may be one that is not among the views.
    public init(graph: Graph, views: [RunnableView], first: RunnableView) {
      self.graph = graph
      self.views = views
      self.first = first
    }
  }

  /// Where the views are shown.
  public enum Stage: Sendable {
    /// As large as the terminal has room for.
    case window
    /// As the options say.
    case fixed
  }

  /// Makes a new graph. Throws what is to be told to the person, by its description.
  public let open: () throws -> Opened
  /// Values of properties of the view, by name, as Swift literals.
  public var settings: [(name: String, value: String)]
  /// Where the views are shown; with `window` the size does not count.
  public var options: PreviewOptions
  /// Where the views are shown.
  public var stage: Stage
  /// What is done at the beginning.
  public var steps: [Step]

  /// Nothing is made until a session begins.
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

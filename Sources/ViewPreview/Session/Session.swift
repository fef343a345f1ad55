import ViewDrawing
import ViewGraph
import ViewLayout
import ViewSource

/// An interactive program: keys, mouse events and time are the input, cells are the output.
///
/// It does not depend on a terminal or a clock: the caller passes the events and the elapsed time.
public final class Session {
  /// A request that the caller must perform.
  public enum Request: Equatable, Sendable {
    case quit
    /// Control-C.
    case interrupt
    /// Control-Z.
    case suspend
  }

  /// The panel beside the image.
  enum Panel: Equatable {
    case inspector, events, trace, previews
  }

  /// The surface of the views.
  enum Stage {
    case window
    case fixed
    case device(Device)
  }

  // MARK: The views

  var program: SessionProgram
  /// Whether the terminal has colours; otherwise characters replace them.
  let isColored: Bool
  /// The columns of the terminal.
  private(set) var columns: Int
  /// The rows of the terminal.
  private(set) var rows: Int
  /// All views that can be shown.
  private(set) var views: [RunnableView] = []
  /// The current view.
  private(set) var shown: RunnableView?
  /// The preview; `nil` if it could not be made.
  private(set) var preview: Preview?
  /// The error with which making the preview failed.
  public private(set) var failure: (any Error)?
  var stage: Stage
  var surroundings: Surroundings
  /// The offset of an image that is larger than its region, in cells.
  var pan = (column: 0, row: 0)

  // MARK: Input state

  weak var focus: Element?
  /// The path and type of the focused element, to find it again after it was recreated.
  var focusName: (path: String, type: String)?
  /// Whether keys are text input for the focused field.
  var isTyping = false
  var caret = 0
  /// The field to which the program last moved the focus.
  weak var lastField: Element?
  /// The inspected element, if it is not the focus.
  weak var inspected: Element?
  var finger: Finger?
  /// The position of a drag, and the path of elements that it scrolls.
  var dragged: (point: Point, path: [Element])?
  /// The vertical distance of a drag beyond the end of scrolling.
  var pulled = 0.0
  /// The slider that the current drag moves.
  weak var slider: Element?
  /// A tap that a second one may follow, and the remaining time for it in nanoseconds.
  var pendingTap: (finger: Finger, rest: Int, column: Int, row: Int)?

  // MARK: Output state

  var panel: Panel?
  /// The first visible line of the panel.
  var panelOffset = 0
  /// The selected index in the list of previews.
  var chosenView = 0
  var log: [String] = []
  private var printedCount = 0
  /// Shown in the status line until the next event.
  var message: String?
  /// A problem of the source, which stays in the status line.
  var problem: String?
  /// The pending request to the caller.
  public internal(set) var request: Request?
  /// Incremented by every change that may affect the screen.
  public private(set) var revision = 0
  /// The cached lines of the panel.
  var panelLines: (revision: Int, width: Int, lines: [PanelLine])?

  /// The maximum number of lines of the log.
  private static let longestLog = 2_000
  /// The maximum time between the taps of a double tap, in nanoseconds.
  static let tapInterval = 300_000_000

  /// Makes the views of a program for a terminal with a number of columns and rows.
  public init(_ program: SessionProgram, columns: Int, rows: Int, isColored: Bool = true) {
    self.program = program
    self.isColored = isColored
    self.columns = max(columns, 1)
    self.rows = max(rows, 1)
    surroundings = program.options.surroundings
    stage = program.stage == .window ? .window : .fixed
    start(nil)
    takeSteps()
    refresh()
  }

  var graph: Graph? { preview?.graph }

  // MARK: Beginning

  /// Makes the graph and the views again.
  ///
  /// - Parameter wanted: the view to show; `nil` for the program's default.
  func start(_ wanted: RunnableView?) {
    forget()
    do {
      let opened = try program.open()
      views = opened.views
      try show(wanted.flatMap { view in opened.views.first { isSame($0, view) } } ?? opened.first, opened.graph)
    } catch {
      fail(error)
    }
  }

  /// Shows a view in an empty graph.
  func show(_ view: RunnableView, _ graph: Graph) throws {
    shown = view
    preview = try Preview(view, in: graph, settings: program.settings, options: stagedOptions)
    failure = nil
    printedCount = 0
    if let index = views.firstIndex(where: { isSame($0, view) }) { chosenView = index }
  }

  func fail(_ error: any Error) {
    preview = nil
    failure = error
  }

  /// The displayed reason why no view is shown; `nil` if one is.
  public var failureText: String? {
    guard let failure else { return nil }
    guard let fault = failure as? ViewFault else { return "\(failure)" }
    return (fault.place.map { "\($0): " } ?? "") + "error: " + fault.message
  }

  /// The failures of the current views.
  public var faults: [ViewFault] { graph?.faults ?? [] }

  func setViews(_ new: [RunnableView]) { views = new }

  /// Clears the input state.
  func forget() {
    (focus, focusName, isTyping, lastField, inspected) = (nil, nil, false, nil, nil)
    (finger, dragged, slider, pendingTap) = (nil, nil, nil, nil)
    pan = (0, 0)
  }

  func isSame(_ left: RunnableView, _ right: RunnableView) -> Bool {
    left.kind == right.kind && left.name == right.name && left.place?.path == right.place?.path
  }

  private func takeSteps() {
    for step in program.steps {
      do throws(StepError) {
        try preview?.take(step)
      } catch {
        message = "--do: \(error)"
        return
      }
    }
  }

  // MARK: The stage

  /// The current layout options.
  var stagedOptions: PreviewOptions {
    var options: PreviewOptions
    switch stage {
    case .fixed: options = program.options
    case .device(let device):
      options = PreviewOptions(device: device, metrics: program.options.metrics)
      options.surroundings.hasRegularWidth = device.idiom.isWide
    case .window:
      options = program.options
      options.fits = false
      options.safeArea = .zero
      let place = regions.picture
      options.size = Size(
        width: Double(max(place.columns, 1)) * CellCanvas.cellWidth,
        height: Double(max(place.rows, 1)) * CellCanvas.cellHeight)
    }
    options.surroundings.isDark = surroundings.isDark
    options.surroundings.typeSize = surroundings.typeSize
    options.surroundings.direction = surroundings.direction
    return options
  }

  /// Lays the views out again after a change of the surface or the environment.
  func rebuildStage() {
    guard let graph, let old = preview else { return }
    var options = stagedOptions
    let surface: LayoutSurface
    if options.fits, case .fixed = stage {
      surface = old.surface
    } else {
      surface = LayoutSurface(
        size: options.size, safeArea: options.safeArea, direction: options.surroundings.direction)
    }
    graph.change(to: options.surroundings, on: surface)
    // A view can request another appearance for its window.
    if let isDark = graph.prefersDark, isDark != options.surroundings.isDark {
      options.surroundings.isDark = isDark
      graph.change(to: options.surroundings, on: surface)
    }
    preview?.follow(surface, isDark: options.surroundings.isDark)
  }

  /// Handles a new size of the terminal.
  public func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(columns, 1), max(rows, 1))
    rebuildStage()
    refresh()
  }

  // MARK: Time

  /// The time to the next scheduled event, in nanoseconds; `nil` if there is none.
  public var timeToNext: Int? {
    let next = graph.flatMap { graph in graph.nextTime.map { max($0 - graph.now, 0) } }
    return [next, pendingTap?.rest].compactMap { $0 }.min()
  }

  /// Advances the time by nanoseconds.
  public func advance(by duration: Int) {
    guard duration > 0 else { return }
    let happens = timeToNext.map { $0 <= duration } ?? false
    graph?.wait(duration)
    if let pending = pendingTap {
      pendingTap?.rest -= duration
      if pending.rest <= duration {
        pendingTap = nil
        pending.finger.finish()
      }
    }
    if happens { refresh() }
  }

  // MARK: After everything

  /// Updates everything that may have changed after an event: the log, the focus, scroll offsets.
  func refresh() {
    revision += 1
    guard let graph else { return }
    if preview.map({ (graph.prefersDark ?? surroundings.isDark) != $0.isDark }) ?? false { rebuildStage() }
    graph.settleScrolling()
    followFocus()
    log += graph.takeEvents().map(\.description)
    let printed = graph.printedText
    if printed.utf8.count > printedCount {
      let new = String(decoding: printed.utf8.dropFirst(printedCount), as: UTF8.self)
      log += new.split(separator: "\n").map { "printed: \($0)" }
      printedCount = printed.utf8.count
    }
    if log.count > Session.longestLog { log.removeFirst(log.count - Session.longestLog) }
  }
}

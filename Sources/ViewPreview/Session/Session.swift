import ViewDrawing
import ViewGraph
import ViewLayout
import ViewSource

/// A program that a person uses at a terminal: keys, the mouse and time go in, cells come out.
///
/// Knows no terminal and no clock: it is told what happens and how much time has passed.
public final class Session {
  /// What a session cannot do itself.
  public enum Request: Equatable, Sendable {
    case quit
    /// Control-C.
    case interrupt
    /// Control-Z.
    case suspend
  }

  /// What is shown beside the picture.
  enum Panel: Equatable {
    case inspector, events, trace, previews
  }

  /// Where the views are shown.
  enum Stage {
    case window
    case fixed
    case device(Device)
  }

  // MARK: What is shown

  var program: SessionProgram
  /// Whether colours are seen: else signs stand for them.
  let isColored: Bool
  /// Of the terminal.
  private(set) var columns: Int
  /// Of the terminal.
  private(set) var rows: Int
  /// All that can be shown.
  private(set) var views: [RunnableView] = []
  /// What is shown.
  private(set) var shown: RunnableView?
  /// `nil` if it could not be made.
  private(set) var preview: Preview?
  /// Why it could not be made.
  public private(set) var failure: (any Error)?
  var stage: Stage
  var surroundings: Surroundings
  /// How far the picture is moved where it is larger than its place, in cells.
  var pan = (column: 0, row: 0)

  // MARK: What a person does with it

  weak var focus: Element?
  /// By which the focus is found again if its element was made anew.
  var focusName: (path: String, type: String)?
  /// Whether keys type into the field that has the focus.
  var isTyping = false
  var caret = 0
  /// The field that the program has last said typing goes to.
  weak var lastField: Element?
  /// What the inspector shows, if not the focus.
  weak var inspected: Element?
  var finger: Finger?
  /// The place of a finger on its way, and what the way scrolls.
  var dragged: (point: Point, path: [Element])?
  /// How far down the way went that nothing scrolls by.
  var pulled = 0.0
  /// What moves along its track while the finger does.
  weak var slider: Element?
  /// A first tap that a second may follow, and the nanoseconds left for it.
  var pendingTap: (finger: Finger, rest: Int, column: Int, row: Int)?

  // MARK: What is said

  var panel: Panel?
  /// The first line of the panel that is seen.
  var panelOffset = 0
  /// Which of the views the list of previews points to.
  var chosenView = 0
  var log: [String] = []
  private var printedCount = 0
  /// Shown in the status line until something else happens.
  var message: String?
  /// What stays in the status line: what is wrong with the source.
  var problem: String?
  /// What the session wants of whom it belongs to.
  public internal(set) var request: Request?
  /// Counts what may have changed the picture.
  public private(set) var revision = 0
  /// The lines of the panel, as long as nothing changes.
  var panelLines: (revision: Int, width: Int, lines: [PanelLine])?

  /// More lines of the log are forgotten.
  private static let longestLog = 2_000
  /// How long a second tap may take, in nanoseconds.
  static let tapInterval = 300_000_000

  /// Makes the views of a program for a terminal of so many columns and lines.
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

  /// Makes everything anew.
  ///
  /// - Parameter wanted: What to show, else what the program says.
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

  /// Shows something in a graph that has no views yet.
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

  /// Why nothing is shown, for a person; `nil` if something is.
  public var failureText: String? {
    guard let failure else { return nil }
    guard let fault = failure as? ViewFault else { return "\(failure)" }
    return (fault.place.map { "\($0): " } ?? "") + "error: " + fault.message
  }

  /// What has failed in the views that are shown.
  public var faults: [ViewFault] { graph?.faults ?? [] }

  func setViews(_ new: [RunnableView]) { views = new }

  /// Nothing is left of what a person has pointed at.
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

  /// How the views are laid out now.
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

  /// The views follow what has changed around them.
  func restage() {
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
    // A view can ask its window for another appearance.
    if let isDark = graph.prefersDark, isDark != options.surroundings.isDark {
      options.surroundings.isDark = isDark
      graph.change(to: options.surroundings, on: surface)
    }
    preview?.follow(surface, isDark: options.surroundings.isDark)
  }

  /// The terminal has another size.
  public func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (max(columns, 1), max(rows, 1))
    restage()
    refresh()
  }

  // MARK: Time

  /// How long nothing happens by itself, in nanoseconds; `nil` for ever.
  public var timeToNext: Int? {
    let next = graph.flatMap { graph in graph.nextTime.map { max($0 - graph.now, 0) } }
    return [next, pendingTap?.rest].compactMap { $0 }.min()
  }

  /// Time has passed, in nanoseconds.
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

  /// What has changed is taken in: the log, the focus, how far things are scrolled.
  func refresh() {
    revision += 1
    guard let graph else { return }
    if preview.map({ (graph.prefersDark ?? surroundings.isDark) != $0.isDark }) ?? false { restage() }
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

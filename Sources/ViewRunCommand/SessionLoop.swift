import ViewDrawing
import ViewPreview

/// The event loop of a session: passes terminal events to the session, and draws its cells on the terminal.
struct SessionLoop {
  private let session: Session
  private let terminal: TerminalDevice
  private let colors: ColorDepth
  private let isASCII: Bool
  /// Called regularly to check for changes of the program.
  var look: (() -> Void)?

  private var parser = InputParser()
  /// The screen that the terminal shows; `nil` if it is unknown.
  private var screen: SessionScreen?
  private var paintedRevision: Int?
  private let clock = SuspendingClock()
  /// The time up to which the session's clock has advanced.
  private var time: SuspendingClock.Instant
  private var paintTime: SuspendingClock.Instant
  private var inputTime: SuspendingClock.Instant
  private var lookTime: SuspendingClock.Instant
  private var isOver = false

  /// The duration of a frame at 60 frames per second, in nanoseconds.
  private static let frame = 1_000_000_000 / 60
  /// The time in nanoseconds after which an escape byte is treated as the escape key.
  private static let escapeDelay = 50_000_000
  /// The maximum time step in nanoseconds: a program that is slower than real time must leave time for keys.
  private static let longestStep = 100_000_000

  init(_ session: Session, _ terminal: TerminalDevice, _ colors: ColorDepth, isASCII: Bool) {
    self.session = session
    self.terminal = terminal
    self.colors = colors
    self.isASCII = isASCII
    time = clock.now
    (paintTime, inputTime, lookTime) = (time, time, time)
  }

  /// Runs until the user quits. Does not return for signals that end the process.
  mutating func run() {
    terminal.enter()
    time = clock.now
    while !isOver {
      paint()
      let reports = terminal.wait(timeout)
      passTime()
      for report in reports {
        handle(report)
        if isOver { break }
      }
      // An escape sequence ends when no more bytes arrive, not when handling its start took long.
      let isQuiet = !reports.contains { if case .input = $0 { true } else { false } }
      if isQuiet, parser.isWaiting, since(inputTime) >= SessionLoop.escapeDelay { handle(parser.flush()) }
      if let look, since(lookTime) >= 100_000_000 {
        lookTime = clock.now
        look()
      }
    }
    terminal.leave()
  }

  private func since(_ instant: SuspendingClock.Instant) -> Int {
    let (seconds, attoseconds) = instant.duration(to: clock.now).components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }

  /// The maximum time to wait for input, in nanoseconds.
  private var timeout: Int? {
    var waits: [Int] = []
    // Scheduled events are drawn at most sixty times a second.
    if let next = session.timeToNext { waits.append(max(next, SessionLoop.frame - since(paintTime))) }
    if parser.isWaiting { waits.append(SessionLoop.escapeDelay - since(inputTime)) }
    if look != nil { waits.append(100_000_000 - since(lookTime)) }
    return waits.min()
  }

  private mutating func passTime() {
    let elapsed = since(time)
    time = clock.now
    let isLate = elapsed > SessionLoop.longestStep && (session.timeToNext ?? .max) < elapsed - SessionLoop.longestStep
    session.advance(by: isLate ? SessionLoop.longestStep : elapsed)
  }

  private mutating func paint() {
    guard session.revision != paintedRevision || screen == nil else { return }
    let new = session.screen
    paintedRevision = session.revision
    paintTime = clock.now
    let changes = new.changes(from: screen, colors, isASCII: isASCII)
    screen = new
    if !changes.isEmpty, !terminal.write(changes) { end(by: .hangUp) }
  }

  // MARK: Events

  private mutating func handle(_ report: TerminalDevice.Report) {
    switch report {
    case .input(let bytes):
      handle(parser.feed(bytes))
      inputTime = clock.now
    case .closed: end(by: .hangUp)
    case .signal(let signal):
      switch signal {
      case .interrupt, .terminate, .hangUp, .quit: end(by: signal)
      case .stop: suspend()
      case .resume:
        terminal.resume()
        restart()
      case .windowChange: restart()
      }
    }
  }

  private mutating func handle(_ events: [InputEvent]) {
    for event in events {
      session.handle(event)
      switch session.takeRequest() {
      case .quit: isOver = true
      case .interrupt: end(by: .interrupt)
      case .suspend: suspend()
      case nil: continue
      }
      if isOver { return }
    }
  }

  private mutating func suspend() {
    terminal.suspend()
    terminal.resume()
    restart()
  }

  /// Redraws everything, after another program has used the terminal or its size has changed.
  private mutating func restart() {
    time = clock.now
    screen = nil
    let size = terminal.size
    session.resize(columns: size.columns, rows: size.rows)
  }

  private func end(by signal: TerminalDevice.Signal) -> Never {
    terminal.leave()
    TerminalDevice.end(by: signal)
  }
}

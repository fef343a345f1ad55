import ViewDrawing
import ViewPreview

/// Brings a session and a terminal together: what happens there to the session, its cells to the screen.
struct SessionLoop {
  private let session: Session
  private let terminal: TerminalDevice
  private let colors: ColorDepth
  private let isASCII: Bool
  /// Called now and then: looks whether the program has changed.
  var look: (() -> Void)?

  private var parser = InputParser()
  /// What the terminal shows; `nil` if that is not known.
  private var screen: SessionScreen?
  private var paintedRevision: Int?
  private let clock = SuspendingClock()
  /// Up to when the session's clock has gone.
  private var time: SuspendingClock.Instant
  private var paintTime: SuspendingClock.Instant
  private var inputTime: SuspendingClock.Instant
  private var lookTime: SuspendingClock.Instant
  private var isOver = false

  /// Of a picture, at sixty a second; in nanoseconds.
  private static let frame = 1_000_000_000 / 60
  /// After such a time an escape is the key, in nanoseconds.
  private static let escapeDelay = 50_000_000
  /// More than this is not made up for at once, in nanoseconds: a program that is slower than the clock must leave time
  /// for keys.
  private static let longestStep = 100_000_000

  init(_ session: Session, _ terminal: TerminalDevice, _ colors: ColorDepth, isASCII: Bool) {
    self.session = session
    self.terminal = terminal
    self.colors = colors
    self.isASCII = isASCII
    time = clock.now
    (paintTime, inputTime, lookTime) = (time, time, time)
  }

  /// Goes on until the person has enough of it. Signals that end the process do not come back.
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
      // A key is over when nothing more of it comes, not when its beginning took long to handle.
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

  /// How long to wait for the person, in nanoseconds.
  private var timeout: Int? {
    var waits: [Int] = []
    // What happens by itself is shown at most sixty times a second.
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

  // MARK: What happens

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

  /// Another program had the terminal, or it has another size.
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

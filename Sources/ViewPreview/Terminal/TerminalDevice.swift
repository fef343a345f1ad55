#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import ViewSource

/// The terminal that a person sits at, while a session has all of its screen.
///
/// On every way out the terminal is as it was: when the session ends, when a signal ends or stops the process, and when
/// the process itself fails.
public final class TerminalDevice {
  /// What happened at the terminal.
  public enum Report: Equatable, Sendable {
    case input([UInt8])
    case signal(Signal)
    /// The terminal is gone.
    case closed
  }

  /// What the system or another process wants.
  public enum Signal: Sendable, CaseIterable {
    /// Control-C, from outside: in a session it is a key.
    case interrupt
    case terminate
    case hangUp
    case quit
    /// Stop until `resume`.
    case stop
    case resume
    case windowChange

    var number: Int32 {
      switch self {
      case .interrupt: SIGINT
      case .terminate: SIGTERM
      case .hangUp: SIGHUP
      case .quit: SIGQUIT
      case .stop: SIGTSTP
      case .resume: SIGCONT
      case .windowChange: SIGWINCH
      }
    }
  }

  /// The other screen, no wrapping, mouse, pasted text in brackets.
  private static let entering: StaticString =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[2J"
  private static let leaving: StaticString =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  private let input: Int32
  private let output: Int32
  /// Signals come here, a byte each.
  private let signals: Int32
  private var saved = termios()
  private var isEntered = false

  // MARK: The beginning

  /// Has signals wait until a session takes them: called before the process has other threads, so that none of them gets
  /// any.
  public static func holdSignals() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in Signal.allCases { unsafe sigaddset(&set, signal.number) }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// The terminal of standard output, with the keyboard that belongs to it; `nil` if there is none.
  public init?() {
    guard isatty(STDOUT_FILENO) == 1 else { return nil }
    output = STDOUT_FILENO
    input = isatty(STDIN_FILENO) == 1 ? STDIN_FILENO : unsafe open("/dev/tty", O_RDONLY)
    var ends: [Int32] = [-1, -1]
    guard input >= 0, unsafe tcgetattr(input, &saved) == 0, unsafe pipe(&ends) == 0 else { return nil }
    signals = ends[0]
    let writer = ends[1]
    guard Workers.begin({ TerminalDevice.forwardSignals(to: writer) }) != nil else { return nil }
  }

  /// Waits for one signal after the other.
  private static func forwardSignals(to writer: Int32) {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in Signal.allCases { unsafe sigaddset(&set, signal.number) }
    while true {
      var number: Int32 = 0
      guard unsafe sigwait(&set, &number) == 0 else { return }
      var byte = UInt8(truncatingIfNeeded: number)
      _ = unsafe systemWrite(writer, &byte, 1)
    }
  }

  /// How many columns and lines there are.
  public var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Takes the whole screen, and every key as it is pressed.
  public func enter() {
    guard !isEntered else { return }
    isEntered = true
    CrashGuard.arm(output, input, saved, TerminalDevice.leaving)
    var raw = saved
    unsafe cfmakeraw(&raw)
    unsafe tcsetattr(input, TCSANOW, &raw)
    write(TerminalDevice.entering.description)
  }

  /// Gives the screen back as it was.
  public func leave() {
    guard isEntered else { return }
    isEntered = false
    write(TerminalDevice.leaving.description)
    // What the mouse has sent meanwhile is not for the program that reads next.
    tcflush(input, TCIFLUSH)
    unsafe tcsetattr(input, TCSANOW, &saved)
    CrashGuard.disarm()
  }

  // MARK: Meanwhile

  /// Waits until something happens.
  ///
  /// - Parameter nanoseconds: How long at most; `nil` for ever.
  public func wait(_ nanoseconds: Int?) -> [Report] {
    var requests = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    // Rather a little too long than in vain.
    let timeout = nanoseconds.map { Int32(clamping: (max($0, 0) + 999_999) / 1_000_000) } ?? -1
    guard unsafe poll(&requests, nfds_t(requests.count), timeout) > 0 else { return [] }
    var reports: [Report] = []
    if requests[1].revents != 0 {
      for byte in read(signals) ?? [] {
        if let signal = Signal.allCases.first(where: { $0.number == Int32(byte) }) { reports.append(.signal(signal)) }
      }
    }
    if requests[0].revents != 0 {
      if let bytes = read(input) {
        reports.append(bytes.isEmpty ? .closed : .input(bytes))
      } else {
        reports.append(.closed)
      }
    }
    return reports
  }

  /// What is there to be read; `nil` if that fails.
  private func read(_ descriptor: Int32) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe systemRead(descriptor, &chunk, chunk.count)
      if count >= 0 { return Array(chunk[..<count]) }
      if errno == EAGAIN { return nil }
      if errno != EINTR { return nil }
    }
  }

  /// Shows text with escapes of our own.
  ///
  /// - Returns: Whether the terminal is still there.
  @discardableResult
  public func write(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    var offset = 0
    while offset < bytes.count {
      let written = unsafe bytes.withUnsafeBytes {
        unsafe systemWrite(output, $0.baseAddress.map { unsafe $0 + offset }, bytes.count - offset)
      }
      if written > 0 {
        offset += written
      } else if errno == EAGAIN {
        var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, 1000)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  // MARK: The end

  /// Gives the screen back and stops, as the person or the shell wants; goes on when told to.
  public func suspend() {
    leave()
    // By this thread, so that it is stopped here and not a little later.
    raise(SIGSTOP)
  }

  /// The terminal may be in any state: what had it meanwhile has set it.
  public func resume() {
    isEntered = false
    enter()
  }

  /// Ends the process as a signal does that it does not take: so its parent sees why.
  public static func end(by signal: Signal) -> Never {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, signal.number)
    signalDefault(signal.number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    // To this thread: the one that waits for signals would take it otherwise.
    raise(signal.number)
    // Only a signal that is ignored by default leads here.
    exit(128 + signal.number)
  }
}

/// `read(2)` and `write(2)`, which inside `TerminalDevice` are hidden by its own.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

private func signalDefault(_ number: Int32) {
  _ = signal(number, SIG_DFL)
}

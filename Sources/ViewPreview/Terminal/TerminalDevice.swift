#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import ViewSource

/// The terminal of the user, while a session uses its whole screen.
///
/// It restores the terminal on every exit: when the session ends, when a signal ends or stops the process, and when the
/// process crashes.
public final class TerminalDevice {
  /// An event of the terminal.
  public enum Report: Equatable, Sendable {
    case input([UInt8])
    case signal(Signal)
    /// The terminal is closed.
    case closed
  }

  /// A signal from the system or another process.
  public enum Signal: Sendable, CaseIterable {
    /// SIGINT from another process: in a session, Control-C is a key.
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

  /// Alternate screen, no line wrapping, mouse reports, bracketed paste.
  private static let entering: StaticString =
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\u{1B}[?2004h\u{1B}[2J"
  private static let leaving: StaticString =
    "\u{1B}[?2026l\u{1B}[0m\u{1B}[?2004l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  private let input: Int32
  private let output: Int32
  /// Signals arrive on this descriptor, as one byte each.
  private let signals: Int32
  private var saved = termios()
  private var isEntered = false

  // MARK: Setup

  /// Blocks signals until a session handles them. Must be called before the process starts other threads, so that none
  /// of them receives a signal.
  public static func holdSignals() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for signal in Signal.allCases { unsafe sigaddset(&set, signal.number) }
    unsafe pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// The terminal of standard output and its keyboard; `nil` if there is none.
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

  /// Waits for signals and forwards each of them.
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

  /// The size of the terminal.
  public var size: (columns: Int, rows: Int) {
    var window = winsize()
    guard unsafe ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return (80, 24)
    }
    return (Int(window.ws_col), Int(window.ws_row))
  }

  /// Switches to the alternate screen and raw input.
  public func enter() {
    guard !isEntered else { return }
    isEntered = true
    CrashGuard.arm(output, input, saved, TerminalDevice.leaving)
    var raw = saved
    unsafe cfmakeraw(&raw)
    unsafe tcsetattr(input, TCSANOW, &raw)
    write(TerminalDevice.entering.description)
  }

  /// Restores the screen and the input mode.
  public func leave() {
    guard isEntered else { return }
    isEntered = false
    write(TerminalDevice.leaving.description)
    // Discards pending mouse reports, which would be input of the next program.
    tcflush(input, TCIFLUSH)
    unsafe tcsetattr(input, TCSANOW, &saved)
    CrashGuard.disarm()
  }

  // MARK: Input and output

  /// Waits for events.
  ///
  /// - Parameter nanoseconds: the maximum time; `nil` for no limit.
  public func wait(_ nanoseconds: Int?) -> [Report] {
    var requests = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0), pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
    ]
    // Rounds up, to avoid a wakeup before the time.
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

  /// Reads the available bytes; `nil` on failure.
  private func read(_ descriptor: Int32) -> [UInt8]? {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe systemRead(descriptor, &chunk, chunk.count)
      if count >= 0 { return Array(chunk[..<count]) }
      if errno == EAGAIN { return nil }
      if errno != EINTR { return nil }
    }
  }

  /// Writes text with escape sequences.
  ///
  /// - Returns: whether the terminal is still open.
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

  // MARK: Suspension and exit

  /// Restores the screen and stops the process, as the user or the shell requests; returns when it continues.
  public func suspend() {
    leave()
    // Raised on this thread, so that it stops immediately.
    raise(SIGSTOP)
  }

  /// Switches to the alternate screen again, because another program may have changed the terminal.
  public func resume() {
    isEntered = false
    enter()
  }

  /// Ends the process with the default effect of a signal, so that its parent sees the cause.
  public static func end(by signal: Signal) -> Never {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, signal.number)
    signalDefault(signal.number)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    // Raised on this thread, because the thread that waits for signals would receive it otherwise.
    raise(signal.number)
    // Reached only for a signal that is ignored by default.
    exit(128 + signal.number)
  }
}

/// Call `read(2)` and `write(2)`, which methods of `TerminalDevice` shadow.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

private func signalDefault(_ number: Int32) {
  _ = signal(number, SIG_DFL)
}

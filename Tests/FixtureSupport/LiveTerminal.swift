import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A program that runs in a pseudo-terminal until it ends or is killed. Tests send it the input of a user and look at
/// what it shows.
public final class LiveTerminal {
  private let controller: Int32
  /// Kept open because its settings are checked after the program has ended.
  private let terminal: Int32
  private let process = Process()
  /// What the terminal shows.
  public private(set) var screen: TerminalEmulator
  private var isClosed = false

  /// The system provided no pseudo-terminal.
  public struct NotAvailable: Error {}

  /// How long to wait for an expected output, in seconds. Only a failing test takes as long.
  private static let patience = 60.0

  /// Starts one of the built commands.
  public init(_ command: String, _ arguments: [String], in folder: URL, columns: Int = 80, rows: Int = 24) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard unsafe openpty(&ends.0, &ends.1, nil, nil, &window) == 0 else { throw NotAvailable() }
    (controller, terminal) = ends
    screen = TerminalEmulator(columns: columns, rows: rows)
    process.executableURL = CommandFixture.products.appendingPathComponent(command)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = CommandFixture.environment(home: folder)
    variables["TERM"] = "xterm-256color"
    process.environment = variables
    let handle = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
    process.standardInput = handle
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
  }

  /// The identifier of the process.
  public var identifier: Int32 { process.processIdentifier }

  /// Sends the bytes of key presses.
  public func send(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe write(controller, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// Clicks on the first occurrence of a text.
  public func click(_ text: String) -> Bool {
    guard wait({ $0.place(of: text) != nil }), let place = screen.place(of: text) else { return false }
    send("\u{1B}[<0;\(place.column);\(place.row)M\u{1B}[<0;\(place.column);\(place.row)m")
    return true
  }

  /// Reads the output of the program until the screen is as expected.
  ///
  ///   - Returns: Whether the screen became so.
  public func wait(_ isExpected: (TerminalEmulator) -> Bool) -> Bool {
    let end = Date().addingTimeInterval(LiveTerminal.patience)
    while !isExpected(screen) {
      guard Date() < end, read(milliseconds: 50) else { return isExpected(screen) }
    }
    return true
  }

  /// Whether a text appears in time.
  public func shows(_ text: String) -> Bool { wait { $0.text.contains(text) } }

  ///   - Returns: Whether more output can follow.
  private func read(milliseconds: Int32) -> Bool {
    if isClosed { return false }
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&request, 1, milliseconds) > 0 else { return true }
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe systemRead(controller, &chunk, chunk.count)
    guard count > 0 else { return false }
    screen.feed(chunk[..<count])
    return true
  }

  /// Changes the size of the window, as a user does by dragging its corner.
  public func resize(columns: Int, rows: Int) {
    var window = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(controller, UInt(TIOCSWINSZ), &window)
    screen.resize(columns: columns, rows: rows)
    kill(identifier, SIGWINCH)
  }

  /// Closes the window.
  public func close() {
    isClosed = true
    _ = systemClose(controller)
  }

  /// Whether the system edits lines, sends signals and echoes keys, as it does when a program starts.
  public var isPlain: Bool {
    var attributes = termios()
    guard unsafe tcgetattr(terminal, &attributes) == 0 else { return false }
    let wanted = tcflag_t(ICANON | ISIG | ECHO)
    return attributes.c_lflag & wanted == wanted && attributes.c_oflag & tcflag_t(OPOST) != 0
  }

  /// Waits for the program to end, reading its remaining output, and returns how it ended.
  public func end() -> (status: Int32, bySignal: Bool) {
    let end = Date().addingTimeInterval(LiveTerminal.patience)
    while process.isRunning, Date() < end {
      if isClosed { usleep(20_000) } else { _ = read(milliseconds: 20) }
    }
    if process.isRunning { kill(identifier, SIGKILL) }
    process.waitUntilExit()
    while !isClosed, hasMore, read(milliseconds: 0) {}
    return (process.terminationStatus, process.terminationReason == .uncaughtSignal)
  }

  private var hasMore: Bool {
    var request = pollfd(fd: controller, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&request, 1, 100) > 0 && request.revents & Int16(POLLIN) != 0
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    if !isClosed { _ = systemClose(controller) }
    _ = systemClose(terminal)
  }
}

/// `read(2)` and `close(2)`, which are shadowed by the methods of `LiveTerminal`.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ViewSource

/// The streams and the environment that a command runs in.
public enum Terminal {
  /// Where a command writes, by the number of the file descriptor.
  public enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  /// Whether a stream goes to a person rather than to a file or a pipe.
  public static func isInteractive(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// The value of a variable of the environment; `nil` if it is not set.
  public static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Gives each of the three streams that is closed something in its place: else the next file that is opened would get
  /// its number, and what is meant for a person would go into that file. Reading from it and writing to it fail.
  public static func holdClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// What is written.
  public enum Content: Sendable {
    /// Text that may come from anywhere: nothing in it does anything to a terminal.
    case text
    /// Text with escapes of our own, of which all else is a `PrintableText`.
    case styled
    /// What is to be kept byte by byte, unless a terminal shows it: a source, or a difference to apply.
    case exact
  }

  /// Writes all of a text. A reader that has gone ends the process: that is what a pipe is for. Output that cannot be
  /// written, as on a full disk, ends it too, with a message; messages that cannot be written are left out.
  public static func write(_ text: String, to stream: Stream = .output, as content: Content = .text) {
    let isShownAsIs = content == .styled || content == .exact && !isInteractive(stream)
    var text = isShownAsIs ? text : PrintableText.lines(text)
    let failure = text.withUTF8 { unsafe writeAll($0, to: stream) }
    finish(failure, stream)
  }

  /// Writes bytes as they are.
  public static func write(bytes: [UInt8], to stream: Stream = .output) {
    finish(unsafe bytes.withUnsafeBufferPointer { unsafe writeAll($0, to: stream) }, stream)
  }

  /// - Returns: 0, or the number of what failed.
  private static func writeAll(_ buffer: UnsafeBufferPointer<UInt8>, to stream: Stream) -> Int32 {
    var offset = 0
    while offset < buffer.count {
      let written = unsafe systemWrite(
        stream.rawValue, buffer.baseAddress.map { unsafe $0 + offset }, buffer.count - offset)
      if written < 0 {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { return errno }
        // The process that started the command has set the stream not to wait.
        var request = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
        continue
      }
      offset += written
    }
    return 0
  }

  /// Ends the command where nothing more can be written.
  private static func finish(_ failure: Int32, _ stream: Stream) {
    if failure == 0 { return }
    if failure == EPIPE { exit(0) }
    if stream == .error { return }
    let reason = unsafe String(cString: strerror(failure)).lowercased()
    write("\(commandName): cannot write standard output: \(reason)\n", to: .error)
    exit(.failure)
  }

  /// What the process was started as, without the folder.
  private static var commandName: String {
    CommandLine.arguments.first.map(FilePath.name(of:)) ?? "error"
  }

  /// Writes texts one after another, without making one of them all.
  public static func write(_ texts: [String], to stream: Stream = .output) {
    let size = 1 << 16
    var piece = ""
    piece.reserveCapacity(2 * size)
    for text in texts {
      piece += text
      if piece.utf8.count < size { continue }
      write(piece, to: stream)
      piece.removeAll(keepingCapacity: true)
    }
    if !piece.isEmpty { write(piece, to: stream) }
  }

  /// The folder of the person; `nil` if the environment does not say.
  public static var home: String? { environment("HOME") }

  /// Whether to colour, by `--color`, `NO_COLOR`, `CLICOLOR_FORCE` and what the stream is, in this order.
  public static func usesColor(_ choice: ColorChoice, for stream: Stream) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if refusesColor { return false }
      if let value = environment("CLICOLOR_FORCE"), value != "0" { return true }
      return isInteractive(stream) && environment("TERM") != "dumb"
    }
  }

  /// Whether the terminal shows every colour, not only those of a palette, as `COLORTERM` says.
  public static var showsEveryColor: Bool {
    switch environment("COLORTERM") {
    case "truecolor", "24bit": true
    default: false
    }
  }

  /// Whether `NO_COLOR` asks for no colours.
  public static var refusesColor: Bool { environment("NO_COLOR").map { !$0.isEmpty } ?? false }

  /// Whether the terminal shows the palette of 256 colours, as nearly all do but those that `TERM` names here.
  public static var showsPalette: Bool {
    let names = [
      "ansi", "cygwin", "linux", "rxvt", "screen", "vt100", "vt102", "vt220", "vt320", "xterm-16color", "xterm-color",
    ]
    return !names.contains(environment("TERM") ?? "")
  }

  /// Ends the process.
  public static func exit(_ status: ExitStatus) -> Never {
    systemExit(status.rawValue)
  }

  /// Ends the process with a status that is not of this tool: that of a program it ran.
  public static func exit(_ code: Int32) -> Never {
    systemExit(code)
  }
}

/// The words of `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// `write(2)` and `exit(3)`, which inside `Terminal` are hidden by its own.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

private func systemExit(_ code: Int32) -> Never {
  exit(code)
}

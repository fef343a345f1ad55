#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

import ViewSource

/// The standard streams and the environment of the process.
public enum Terminal {
  /// A stream for output; the raw value is the file descriptor.
  public enum Stream: Int32, Sendable {
    case output = 1
    case error = 2
  }

  /// Whether a stream is a terminal, and not a file or a pipe.
  public static func isInteractive(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1
  }

  /// The value of an environment variable; `nil` if it is not set.
  public static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Opens `/dev/null` for each of the three standard streams that is closed. Otherwise the next opened file would get
  /// its descriptor, and output for the user would go to that file. Reading and writing these descriptors fails.
  public static func holdClosedStreams() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free descriptor is this one.
      _ = unsafe open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// The kind of written content.
  public enum Content: Sendable {
    /// Text from any source. Control characters are replaced, so that it has no effects on a terminal.
    case text
    /// Text with the tool's own escapes, whose other parts are already a `PrintableText`.
    case styled
    /// Content that must be kept byte by byte, unless a terminal shows it: a source, or a diff to apply.
    case exact
  }

  /// Writes a whole text. A closed pipe ends the process successfully. Any other failure to write standard output, such
  /// as a full disk, ends it with a message. Failures to write messages are ignored.
  public static func write(_ text: String, to stream: Stream = .output, as content: Content = .text) {
    let isShownAsIs = content == .styled || content == .exact && !isInteractive(stream)
    var text = isShownAsIs ? text : PrintableText.lines(text)
    let failure = text.withUTF8 { unsafe writeAll($0, to: stream) }
    finish(failure, stream)
  }

  /// Writes bytes unchanged.
  public static func write(bytes: [UInt8], to stream: Stream = .output) {
    finish(unsafe bytes.withUnsafeBufferPointer { unsafe writeAll($0, to: stream) }, stream)
  }

  /// - Returns: 0, or the error number.
  private static func writeAll(_ buffer: UnsafeBufferPointer<UInt8>, to stream: Stream) -> Int32 {
    var offset = 0
    while offset < buffer.count {
      let written = unsafe systemWrite(
        stream.rawValue, buffer.baseAddress.map { unsafe $0 + offset }, buffer.count - offset)
      if written < 0 {
        if errno == EINTR { continue }
        guard errno == EAGAIN else { return errno }
        // The parent process has made the stream nonblocking.
        var request = pollfd(fd: stream.rawValue, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&request, 1, -1)
        continue
      }
      offset += written
    }
    return 0
  }

  /// Ends the process if the output failed.
  private static func finish(_ failure: Int32, _ stream: Stream) {
    if failure == 0 { return }
    if failure == EPIPE { exit(0) }
    if stream == .error { return }
    let reason = unsafe String(cString: strerror(failure)).lowercased()
    write("\(commandName): cannot write standard output: \(reason)\n", to: .error)
    exit(.failure)
  }

  /// The name of the executable, without the folder.
  private static var commandName: String {
    CommandLine.arguments.first.map(FilePath.name(of:)) ?? "error"
  }

  /// Writes texts one after another, without concatenating all of them.
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

  /// The home folder of the user; `nil` if the environment does not name one.
  public static var home: String? { environment("HOME") }

  /// Whether to use colors, by `--color`, `NO_COLOR`, `CLICOLOR_FORCE` and the kind of the stream, in this order.
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

  /// Whether the terminal supports 24-bit colors, according to `COLORTERM`.
  public static var showsEveryColor: Bool {
    switch environment("COLORTERM") {
    case "truecolor", "24bit": true
    default: false
    }
  }

  /// Whether `NO_COLOR` requests output without colors.
  public static var refusesColor: Bool { environment("NO_COLOR").map { !$0.isEmpty } ?? false }

  /// Whether the terminal supports a palette of 256 colors. Nearly all do, except those whose `TERM` is listed here.
  public static var showsPalette: Bool {
    let names = [
      "ansi", "cygwin", "linux", "rxvt", "screen", "vt100", "vt102", "vt220", "vt320", "xterm-16color", "xterm-color",
    ]
    return !names.contains(environment("TERM") ?? "")
  }

  /// Ends the process with a status.
  public static func exit(_ status: ExitStatus) -> Never {
    systemExit(status.rawValue)
  }

  /// Ends the process with the status of another program that it ran.
  public static func exit(_ code: Int32) -> Never {
    systemExit(code)
  }
}

/// The values of `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never
}

/// `write(2)` and `exit(3)`, which the members of `Terminal` shadow.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

private func systemExit(_ code: Int32) -> Never {
  exit(code)
}

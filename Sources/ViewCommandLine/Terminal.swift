#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

  /// Writes all of a text. A reader that has gone ends the process: that is what a pipe is for.
  public static func write(_ text: String, to stream: Stream = .output) {
    var text = text
    text.withUTF8 { buffer in
      var offset = 0
      while offset < buffer.count {
        let written = unsafe systemWrite(
          stream.rawValue, buffer.baseAddress.map { unsafe $0 + offset }, buffer.count - offset)
        if written < 0 {
          if errno == EINTR || errno == EAGAIN { continue }
          exit(errno == EPIPE ? 0 : ExitStatus.failure.rawValue)
        }
        offset += written
      }
    }
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

  /// Whether to colour, by `--color`, `NO_COLOR`, `CLICOLOR_FORCE` and what the stream is, in this order.
  public static func usesColor(_ choice: ColorChoice, for stream: Stream) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = environment("NO_COLOR"), !value.isEmpty { return false }
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

  /// Ends the process.
  public static func exit(_ status: ExitStatus) -> Never {
    systemExit(status.rawValue)
  }

  private static func exit(_ code: Int32) -> Never {
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

import ViewCommandLine

/// A line on standard error while something long is done; nothing where no terminal shows it.
struct Progress {
  private let isShown: Bool

  init(_ text: String, isWorthIt: Bool) {
    isShown = isWorthIt && Terminal.isInteractive(.error) && Terminal.environment("TERM") != "dumb"
    if isShown { Terminal.write(text + "…", to: .error) }
  }

  func end() {
    // To the start of the line, and what is on it away.
    if isShown { Terminal.write("\r\u{1B}[K", to: .error, as: .styled) }
  }
}

import ViewCommandLine

/// A progress line on standard error during long work; nothing without a terminal.
struct Progress {
  private let isShown: Bool

  init(_ text: String, isWorthIt: Bool) {
    isShown = isWorthIt && Terminal.isInteractive(.error) && Terminal.environment("TERM") != "dumb"
    if isShown { Terminal.write(text + "…", to: .error) }
  }

  func end() {
    // Returns to the start of the line and erases it.
    if isShown { Terminal.write("\r\u{1B}[K", to: .error, as: .styled) }
  }
}

import ViewGraph
import ViewLayout

/// Reloading of a changed program.
extension Session {
  /// Shows another version of the program. Views with the same identity keep their state.
  ///
  /// - Returns: the outcome for each state.
  @discardableResult
  public func reload(_ new: SessionProgram) -> [RestoredState] {
    let old = graph
    let (earlier, focused) = (shown, focusName)
    let steps = program.steps
    program = new
    program.steps = steps
    problem = nil
    forget()
    do {
      let opened = try program.open()
      setViews(opened.views)
      try show(earlier.flatMap { view in opened.views.first { isSame($0, view) } } ?? opened.first, opened.graph)
    } catch {
      fail(error)
      message = nil
      refresh()
      return []
    }
    let states = old.flatMap { graph?.carryOver(from: $0) } ?? []
    focusName = focused
    message = ReloadReport(states).line
    log.append("reloaded: \(ReloadReport(states).line)")
    log += ReloadReport(states).lines
    refresh()
    return states
  }

  /// Keeps the current views and shows a problem of the source.
  public func show(problem text: String) {
    problem = text
    message = nil
    refresh()
  }
}

/// A report on the states that were kept or lost by a reload.
public struct ReloadReport {
  private let states: [RestoredState]

  /// In order of display.
  public init(_ states: [RestoredState]) { self.states = states }

  private var kept: [RestoredState] { states.filter { $0.loss == nil } }
  private var lost: [RestoredState] { states.filter { $0.loss != nil } }

  /// One line: the numbers of kept and lost states, and the first loss with its reason.
  public var line: String {
    if states.isEmpty { return "no state to keep" }
    var parts: [String] = []
    if !kept.isEmpty { parts.append("kept " + names(kept)) }
    if let first = lost.first, let loss = first.loss {
      let more = lost.count > 1 ? " and \(lost.count - 1) more" : ""
      parts.append("lost \(first.label)\(more): \(loss)")
    }
    return parts.joined(separator: "; ")
  }

  private func names(_ states: [RestoredState]) -> String {
    let labels = states.prefix(3).map(\.label)
    return labels.joined(separator: ", ") + (states.count > 3 ? " and \(states.count - 3) more" : "")
  }

  /// One line per state.
  public var lines: [String] {
    states.map { state in
      let owner = state.path.isEmpty ? "" : " of \(state.path)"
      return state.loss.map { "lost: \(state.label)\(owner): \($0)" } ?? "kept: \(state.label)\(owner)"
    }
  }
}

import ViewGraph
import ViewLayout

/// A program that changes while it is shown.
extension Session {
  /// Shows another version of the program. Views whose identity is still there keep their states.
  ///
  /// - Returns: What became of each state.
  @discardableResult
  public func reload(_ new: SessionProgram) -> [CarriedState] {
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

  /// Keeps showing what there is, and says what is wrong with the source.
  public func show(problem text: String) {
    problem = text
    message = nil
    refresh()
  }
}

/// What became of the states of a program that was changed, for a person.
public struct ReloadReport {
  private let states: [CarriedState]

  /// In the order in which they are told.
  public init(_ states: [CarriedState]) { self.states = states }

  private var kept: [CarriedState] { states.filter { $0.loss == nil } }
  private var lost: [CarriedState] { states.filter { $0.loss != nil } }

  /// One line: how much was kept and lost, and the first loss with its reason.
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

  private func names(_ states: [CarriedState]) -> String {
    let labels = states.prefix(3).map(\.label)
    return labels.joined(separator: ", ") + (states.count > 3 ? " and \(states.count - 3) more" : "")
  }

  /// A line each state.
  public var lines: [String] {
    states.map { state in
      let owner = state.path.isEmpty ? "" : " of \(state.path)"
      return state.loss.map { "lost: \(state.label)\(owner): \($0)" } ?? "kept: \(state.label)\(owner)"
    }
  }
}

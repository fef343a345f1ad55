import ViewSource

/// Formats the result of a sweep.
public struct SweepReport {
  private let sweep: LayoutSweep

  public init(_ sweep: LayoutSweep) { self.sweep = sweep }

  /// One paragraph per stage: its widths, and the changes at its start.
  public var text: String {
    var text = ""
    let numbers = sweep.stages.map { stage in
      stage.widths.count == 1 ? "\(stage.widths.lowerBound)" : "\(stage.widths.lowerBound)…\(stage.widths.upperBound)"
    }
    let column = (numbers.map(\.count).max() ?? 0) + 2
    for (stage, number) in zip(sweep.stages, numbers) {
      let margin = String(repeating: " ", count: column)
      let head = number.leftAligned(in: column)
      if stage.changes.isEmpty { text += number + "\n" }
      for (index, change) in stage.changes.enumerated() {
        text += (index == 0 ? head : margin) + change.message + "  " + change.path + "\n"
      }
    }
    if sweep.stages.count == 1 { text += "the layout is the same at all widths\n" }
    return text
  }

  /// `{"version":1,"results":[{"from","to","changes":[{"kind","path","message"}]}]}`
  public var json: String {
    var results = JSONResults()
    for stage in sweep.stages {
      results.append { writer in
        writer.member("from", stage.widths.lowerBound)
        writer.member("to", stage.widths.upperBound)
        writer.member(
          "changes",
          array: { writer in
            for change in stage.changes {
              writer.object { writer in
                writer.member("kind", change.kind.rawValue)
                writer.member("path", change.path)
                writer.member("message", change.message)
              }
            }
          })
      }
    }
    return results.end()
  }
}

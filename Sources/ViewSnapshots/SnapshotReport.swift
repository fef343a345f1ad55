import ViewSource

/// Formats the result of a comparison with recorded snapshots.
public struct SnapshotReport {
  private let changes: [SnapshotFolder.Change]
  private let count: Int

  /// The maximum number of lines per preview.
  private static let longest = 40

  /// - Parameter count: the number of compared previews.
  public init(_ changes: [SnapshotFolder.Change], count: Int) {
    self.changes = changes
    self.count = count
  }

  /// One paragraph per preview with differences, and a total.
  public var text: String {
    var text = ""
    for change in changes {
      text += "\(change.path) \"\(change.name)\"\n"
      let differences = change.differences
      for difference in differences.prefix(SnapshotReport.longest) {
        text += "  \(difference.message)" + (difference.path.isEmpty ? "" : "  \(difference.path)") + "\n"
      }
      if differences.count > SnapshotReport.longest {
        text += "  and \(differences.count - SnapshotReport.longest) more\n"
      }
    }
    return text + total + "\n"
  }

  private var total: String {
    let previews = "\(count) preview\(count == 1 ? "" : "s")"
    if changes.isEmpty { return "\(previews), all unchanged" }
    return "\(previews), \(changes.count) \(changes.count == 1 ? "differs" : "differ") from the stored ones"
  }

  /// `{"version":1,"results":[{"path","preview","differences":[{"kind","path","message"}]}]}`
  public var json: String {
    var results = JSONResults()
    for change in changes {
      results.append { writer in
        writer.member("path", change.path)
        writer.member("preview", change.name)
        writer.member(
          "differences",
          array: { writer in
            for difference in change.differences {
              writer.object { writer in
                writer.member("kind", difference.kind.rawValue)
                writer.member("path", difference.path)
                writer.member("message", difference.message)
              }
            }
          })
      }
    }
    return results.end()
  }

  // MARK: The page

  /// A self-contained page: the old and the new image of each preview with differences, side by side with marked
  /// differences.
  public var html: String {
    var html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Snapshots</title>
      <style>
      :root { color-scheme: light dark; }
      body { font: 14px/1.5 system-ui, sans-serif; margin: 2em; }
      h2 { font-size: 15px; margin: 2em 0 .5em; }
      .pair { display: flex; gap: 2em; overflow: auto; }
      figure { margin: 0; }
      figcaption { opacity: .65; }
      pre { font: 12px/1.25 ui-monospace, monospace; border: 1px solid #8886; padding: 8px; margin: 4px 0; min-width: 12em; }
      del, ins { text-decoration: none; }
      del { background: #ff453a55; }
      ins { background: #30d15855; }
      </style>
      </head>
      <body>
      <h1>\(SnapshotReport.escaped(total))</h1>

      """
    for change in changes {
      html += "<section>\n<h2>\(SnapshotReport.escaped("\(change.path) — \(change.name)"))</h2>\n<div class=\"pair\">\n"
      let old = change.old?.picture ?? []
      let new = change.new?.picture ?? []
      html += figure("kept", old, beside: new, "del") + figure("now", new, beside: old, "ins")
      html += "</div>\n<ul>\n"
      for difference in change.differences {
        let path = difference.path.isEmpty ? "" : " <small>\(SnapshotReport.escaped(difference.path))</small>"
        html += "<li>\(SnapshotReport.escaped(difference.message))\(path)</li>\n"
      }
      html += "</ul>\n</section>\n"
    }
    return html + "</body>\n</html>\n"
  }

  private func figure(_ title: String, _ lines: [String], beside others: [String], _ mark: String) -> String {
    let marked = lines.enumerated().map { number, line in
      SnapshotReport.marked(line, beside: number < others.count ? others[number] : "", mark)
    }
    return "<figure><figcaption>\(title)</figcaption><pre>\(marked.joined(separator: "\n"))</pre></figure>\n"
  }

  /// A line with marks on the characters that differ from another line.
  private static func marked(_ line: String, beside other: String, _ mark: String) -> String {
    let others = Array(other)
    var html = ""
    var isMarked = false
    for (column, character) in line.enumerated() {
      let differs = column < others.count ? others[column] != character : character != " "
      if differs != isMarked { html += isMarked ? "</\(mark)>" : "<\(mark)>" }
      isMarked = differs
      html += escaped(String(character))
    }
    return html + (isMarked ? "</\(mark)>" : "")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(PrintableText.isActive(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return result
  }
}

import Foundation

/// The contents of a terminal as an SVG: the text that commands write, with its colours.
///
/// It understands lines and the escape sequences that style text (SGR: bold, dim, eight colours), which is all that the
/// commands write.
public struct TerminalPicture {
  private static let cellWidth = 8.4
  private static let lineHeight = 19.0
  private static let margin = 20.0
  private static let titleHeight = 34.0

  private let title: String
  private let lines: [[Run]]

  /// Text in one style.
  private struct Run {
    var text: String
    var look: Look
  }

  private struct Look: Equatable {
    var isBold = false
    var isDim = false
    /// The number of one of the eight colours of the terminal.
    var color: Int?

    mutating func apply(_ code: Int) {
      switch code {
      case 0: self = Look()
      case 1: isBold = true
      case 2: isDim = true
      case 30...37: color = code - 30
      case 39: color = nil
      default: break
      }
    }

    var attributes: String {
      let fill = color.map { " fill=\"\(Look.palette[$0])\"" } ?? ""
      return fill + (isBold ? " font-weight=\"bold\"" : "") + (isDim ? " opacity=\"0.6\"" : "")
    }

    private static let palette = [
      "#6e7681", "#ff7b72", "#7ee787", "#f2cc60", "#79c0ff", "#d2a8ff", "#56d4dd", "#f0f6fc",
    ]
  }

  /// `text` is what was sent to a terminal with `columns` columns; `title` is shown in the title bar of the window.
  public init(of text: String, title: String, columns: Int) {
    self.title = title
    var look = Look()
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var runs: [Run] = []
      for (number, part) in line.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated() {
        var text = part
        if number > 0, let end = part.firstIndex(of: "m") {
          for code in part[..<end].split(separator: ";") { look.apply(Int(code) ?? 0) }
          text = part[part.index(after: end)...]
        }
        if !text.isEmpty { runs.append(Run(text: String(text), look: look)) }
      }
      return Self.wrapped(runs, columns: columns)
    }
  }

  /// Wraps a line at the width of the terminal.
  private static func wrapped(_ runs: [Run], columns: Int) -> [[Run]] {
    var lines: [[Run]] = [[]]
    var room = columns
    for run in runs {
      var rest = run.text[...]
      while !rest.isEmpty {
        if room == 0 {
          lines.append([])
          room = columns
        }
        let part = rest.prefix(room)
        lines[lines.count - 1].append(Run(text: String(part), look: run.look))
        room -= part.count
        rest = rest.dropFirst(part.count)
      }
    }
    return lines
  }

  /// The image: a window with the title and the lines.
  public var svg: String {
    let columns = lines.map { $0.reduce(0) { $0 + $1.text.count } }.max() ?? 0
    let width = Self.number(Double(columns) * Self.cellWidth + 2 * Self.margin)
    let height = Self.number(Self.titleHeight + Double(lines.count) * Self.lineHeight + Self.margin)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <rect width="\(width)" height="\(height)" rx="10" fill="#0d1117"/>
      <circle cx="20" cy="17" r="6" fill="#ff5f56"/><circle cx="40" cy="17" r="6" fill="#ffbd2e"/>\
      <circle cx="60" cy="17" r="6" fill="#27c93f"/>
      <g font-family="ui-monospace, SFMono-Regular, Menlo, 'DejaVu Sans Mono', Consolas, monospace" font-size="14" \
      fill="#e6edf3" xml:space="preserve">
      <text x="80" y="22" fill="#8b949e">\(Self.escaped(title))</text>

      """
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let y = Self.number(Self.titleHeight + Double(number + 1) * Self.lineHeight)
      var column = 0
      svg += "<text y=\"\(y)\">"
      for run in line {
        let x = Self.number(Self.margin + Double(column) * Self.cellWidth)
        let length = Self.number(Double(run.text.count) * Self.cellWidth)
        svg += "<tspan x=\"\(x)\" textLength=\"\(length)\"\(run.look.attributes)>\(Self.escaped(run.text))</tspan>"
        column += run.text.count
      }
      svg += "</text>\n"
    }
    return svg + "</g>\n</svg>\n"
  }

  /// A length with at most one decimal.
  private static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

import ViewGraph
import ViewLayout
import ViewSource

/// A line of a panel.
struct PanelLine: Equatable {
  enum Look {
    case plain, heading, faint, chosen
  }

  var text: String
  var look = Look.plain
}

/// The panels beside the image.
extension Session {
  /// The inspected element: the one that was clicked, otherwise the focus, otherwise the root.
  var inspectedElement: Element? { inspected ?? focus ?? graph?.elements.first }

  func scrollPanel(by distance: Int) {
    guard panel != nil else { return }
    let most = max(lines(width: panelPlace.columns).count - (panelPlace.rows - 1), 0)
    panelOffset = min(max(min(panelOffset, most) + distance, 0), most)
  }

  /// The region of the panel; empty if there is none.
  var panelPlace: CellArea { regions.panel ?? CellArea(column: 0, row: 0, columns: 0, rows: 0) }

  var panelTitle: String {
    switch panel {
    case .inspector: "inspector   [ outwards   ] inwards"
    case .trace: "proposals   [ outwards   ] inwards"
    case .events: "events"
    case .previews: "previews   ↑↓ choose   ⏎ show"
    case nil: ""
    }
  }

  /// The lines of the panel, wrapped to its width.
  func lines(width: Int) -> [PanelLine] {
    if let kept = panelLines, kept.revision == revision, kept.width == width { return kept.lines }
    let content: [PanelLine]
    switch panel {
    case .inspector: content = inspectorLines
    case .trace: content = traceLines
    case .events: content = log.map { PanelLine(text: $0) }
    case .previews:
      content = views.enumerated().map { index, view in
        let isShown = shown.map { isSame($0, view) } ?? false
        return PanelLine(
          text: "\(isShown ? "●" : " ") \(view.name)  \(view.kind.rawValue)",
          look: index == chosenView ? .chosen : .plain)
      }
    case nil: content = []
    }
    let broken = content.flatMap { line in Session.broken(line, width) }
    panelLines = (revision, width, broken)
    return broken
  }

  /// Wraps a line; continuation lines are indented.
  private static func broken(_ line: PanelLine, _ width: Int) -> [PanelLine] {
    var result: [PanelLine] = []
    var text = ""
    var used = 0
    for character in PrintableText.line(line.text) {
      let cells = CharacterWidth.cells(character)
      if used + cells > max(width, 4) {
        // Breaks after the last word or path component that fits, unless more than half of the line would be empty.
        let kept = character == " " ? text.endIndex : text.lastIndex { $0 == " " || $0 == "/" }.map(text.index(after:))
        let end = kept.map { text.distance(from: text.startIndex, to: $0) > width / 2 ? $0 : text.endIndex }
        let rest = text[(end ?? text.endIndex)...]
        result.append(PanelLine(text: String(text[..<(end ?? text.endIndex)]), look: line.look))
        text = "  " + rest
        used = text.reduce(0) { $0 + CharacterWidth.cells($1) }
        if character == " ", used == 2 { continue }
      }
      text.append(character)
      used += cells
    }
    result.append(PanelLine(text: text, look: line.look))
    return result
  }

  // MARK: Inspector

  private var inspectorLines: [PanelLine] {
    guard let graph, let element = inspectedElement else { return [PanelLine(text: "nothing is shown")] }
    let found = graph.inspect(element)
    var lines: [PanelLine] = []
    func add(_ name: String, _ value: String?) {
      guard let value else { return }
      lines.append(PanelLine(text: name, look: .faint))
      lines.append(PanelLine(text: "  " + value))
    }
    lines.append(PanelLine(text: element.type + (element.text.map { " \"\($0)\"" } ?? ""), look: .heading))
    add("type", Session.shortened(found.type, to: 2 * panelPlace.columns, keeping: .start))
    add("identity", Session.shortened(found.path, to: 3 * panelPlace.columns, keeping: .end))
    add("owner", found.owner.map { Session.shortened($0, to: 2 * panelPlace.columns, keeping: .end) })
    add("source", found.source.map { "\(FilePath.name(of: $0.path)):\($0.line):\($0.column)" })
    if let frame = found.frame {
      add(
        "frame",
        "(\(short(frame.minX)), \(short(frame.minY)))  \(short(frame.width)) × \(short(frame.height))")
    }
    if let placement = found.placement {
      add("proposed", "\(short(placement.proposal.width)) × \(short(placement.proposal.height))")
      add("took", "\(short(placement.size.width)) × \(short(placement.size.height))")
    }
    list(found.state, "state", &lines)
    list(found.environment, "environment", &lines)
    if !found.subscriptions.isEmpty {
      lines.append(PanelLine(text: "runs again when these change", look: .faint))
      lines += found.subscriptions.map { PanelLine(text: "  " + $0) }
    }
    if let preview, let why = LayoutReport(preview).why(element.path) {
      lines.append(PanelLine(text: "why this size", look: .faint))
      // The first line, the name of the view, is already shown above.
      lines += textLines(why).dropFirst().map { line in
        guard line.look == .heading, let end = line.text.firstRange(of: "  ") else { return line }
        return PanelLine(text: String(line.text[..<end.lowerBound]), look: .heading)
      }
    }
    return lines
  }

  private enum KeptPart { case start, end }

  /// A type, path or value that is longer than the panel has room for, without its end or its start.
  private static func shortened(_ text: String, to length: Int, keeping part: KeptPart) -> String {
    guard text.count > max(length, 20) else { return text }
    switch part {
    case .start: return text.prefix(max(length, 20) - 1) + "…"
    case .end:
      let rest = text.suffix(max(length, 20) - 2)
      return "…" + (rest.firstIndex(of: "/").map { rest[$0...] } ?? rest)
    }
  }

  private func list(_ items: [Inspection.Item], _ title: String, _ lines: inout [PanelLine]) {
    if items.isEmpty { return }
    lines.append(PanelLine(text: title, look: .faint))
    lines += items.map { item in
      let value = Session.shortened(item.value, to: 4 * panelPlace.columns, keeping: .start)
      return PanelLine(text: "  " + item.name + (value.isEmpty ? "" : " = " + value))
    }
  }

  private var traceLines: [PanelLine] {
    guard let preview, let element = inspectedElement, let text = LayoutReport(preview).trace(element.path) else {
      return [PanelLine(text: "nothing is laid out here")]
    }
    return textLines(text)
  }

  private func textLines(_ text: String) -> [PanelLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      PanelLine(text: String(line), look: line.hasPrefix(" ") ? .plain : .heading)
    }
  }

  private func short(_ number: Double?) -> String {
    guard let number else { return "nil" }
    if number.isInfinite { return "inf" }
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e15 ? String(Int(tenths)) : String(tenths)
  }
}

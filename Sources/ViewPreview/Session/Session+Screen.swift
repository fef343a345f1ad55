import ViewDrawing
import ViewGraph
import ViewLayout
import ViewSource

/// The screen of a session.
extension Session {
  private static let desk = Color(white: 0.35)
  private static let panelPaper = Color(white: 0.12)
  private static let panelInk = Color(white: 0.85)
  private static let panelFaint = Color(white: 0.55)
  private static let bar = Color(red: 0.16, green: 0.2, blue: 0.3)
  private static let alarm = Color(red: 0.55, green: 0.1, blue: 0.1)
  private static let focusGlass = Color(red: 0.1, green: 0.45, blue: 1, opacity: 0.3)
  private static let inspectedGlass = Color(red: 0.1, green: 0.8, blue: 0.4, opacity: 0.25)

  /// The key commands, in several lengths.
  private static let keys = [
    "q quit  tab next  ⏎ tap  esc back  i inspect  e events  t trace  p previews  d dark  +- type  v device  r reset",
    "q quit ⏎ tap i inspect e events t trace p previews d dark +- type v device r reset",
    "q quit ⏎ tap i inspect e event t trace p view d dark +- type v device r reset",
    "quit tap(⏎) inspect events trace previews dark +- v(device) reset",
    "q ⏎ i e t p d +- v r",
  ]

  /// The cells of the terminal, and the cursor.
  public var screen: SessionScreen {
    var painter = ScreenPainter(columns: columns, rows: rows, Session.desk)
    let regions = regions
    drawPicture(&painter, regions.picture)
    if let place = regions.panel { drawPanel(&painter, place) }
    drawStatus(&painter, regions.statusRow)
    return SessionScreen(cells: painter.canvas, cursor: cursor)
  }

  private var cursor: SessionScreen.Place? {
    guard let point = caretPoint else { return nil }
    let origin = pictureOrigin
    let column = origin.column + Int((point.x / 8).rounded(.down))
    let row = origin.row + Int((point.y / 16).rounded(.down))
    let place = regions.picture
    guard row >= place.row, row < place.row + place.rows else { return nil }
    // On a full line, the caret is on the last cell.
    return SessionScreen.Place(
      column: min(max(column, place.column), place.column + max(place.columns - 1, 0)), row: row)
  }

  // MARK: Picture

  private func drawPicture(_ painter: inout ScreenPainter, _ place: CellArea) {
    guard let preview else {
      painter.fill(place, .white)
      let lines = (failureText ?? "nothing is shown").split(separator: "\n")
      for (index, line) in lines.prefix(place.rows).enumerated() {
        painter.write(
          String(line), column: place.column + 1, row: place.row + index, width: place.columns - 2,
          Session.alarm, on: .white)
      }
      return
    }
    let origin = pictureOrigin
    do {
      let picture = try preview.canvas(showsFills: !isColored)
      painter.draw(picture, column: origin.column, row: origin.row, in: place)
    } catch {
      painter.write(
        "\(error)", column: place.column, row: place.row, width: place.columns, .white, on: Session.desk)
      return
    }
    if panel == .inspector || panel == .trace, let inspected, inspected !== focus {
      tint(&painter, inspected, Session.inspectedGlass, place)
    }
    if let focus { tint(&painter, focus, Session.focusGlass, place) }
  }

  private func tint(_ painter: inout ScreenPainter, _ element: Element, _ color: Color, _ place: CellArea) {
    guard let frame = graph?.frame(of: element), frame.width.isFinite, frame.height.isFinite else { return }
    let origin = pictureOrigin
    func cell(_ value: Double) -> Int { Int(min(max(value.rounded(), -1e6), 1e6)) }
    let left = max(origin.column + cell(frame.minX / 8), place.column)
    let top = max(origin.row + cell(frame.minY / 16), place.row)
    let right = min(max(origin.column + cell(frame.maxX / 8), left + 1), place.column + place.columns)
    let bottom = min(max(origin.row + cell(frame.maxY / 16), top + 1), place.row + place.rows)
    guard right > left, bottom > top else { return }
    let area = CellArea(column: left, row: top, columns: right - left, rows: bottom - top)
    isColored ? painter.tint(area, color) : painter.underline(area)
  }

  // MARK: Panel

  private func drawPanel(_ painter: inout ScreenPainter, _ place: CellArea) {
    painter.fill(place, Session.panelPaper)
    var title = place
    title.rows = 1
    painter.fill(title, Session.bar)
    painter.write(
      panelTitle, column: place.column + 1, row: place.row, width: place.columns - 1, .white, on: Session.bar, .bold)
    let lines = lines(width: place.columns - 2)
    let count = place.rows - 1
    let first = min(max(panelOffset, 0), max(lines.count - count, 0))
    for (index, line) in lines.dropFirst(first).prefix(count).enumerated() {
      let (ink, paper, attributes): (Color, Color, CellCanvas.Attributes) =
        switch line.look {
        case .plain: (Session.panelInk, Session.panelPaper, [])
        case .heading: (.white, Session.panelPaper, .bold)
        case .faint: (Session.panelFaint, Session.panelPaper, [])
        case .chosen: (.black, Session.panelInk, [])
        }
      painter.write(
        line.text, column: place.column + 1, row: place.row + 1 + index, width: place.columns - 2, ink, on: paper,
        attributes)
    }
  }

  // MARK: Status

  private func drawStatus(_ painter: inout ScreenPainter, _ row: Int) {
    let isAlarm = problem != nil && message == nil
    let paper = isAlarm ? Session.alarm : Session.bar
    painter.fill(CellArea(column: 0, row: row, columns: columns, rows: 1), paper)
    let name = [shown?.name, stageName].compactMap { $0 }.joined(separator: " · ")
    let text = statusText
    // The keys are more important than the name of the view.
    let fits = CharacterWidth.cells(name) + CharacterWidth.cells(text) + 3 <= columns
    let used =
      fits ? painter.write(" \(name) ", column: 0, row: row, width: columns, .white, on: paper, .bold) : 0
    painter.write(" " + text, column: used, row: row, width: max(columns - used, 0), .white, on: paper)
  }

  /// The last message, the current problem, or the key commands.
  var statusText: String {
    if let message { return message }
    if let problem { return problem }
    if isTyping { return "esc leaves the field  tab next  ⏎ done" }
    return Session.keys.first { CharacterWidth.cells($0) + 2 <= columns } ?? Session.keys.last ?? ""
  }
}

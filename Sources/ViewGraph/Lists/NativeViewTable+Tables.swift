import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Tables with columns. In compact width only the first column is shown, as a list.
extension NativeViewTable {
  mutating func addTables() {
    view("Table") { try $0.table() }
  }
}

extension ViewUpdate {
  fileprivate mutating func table() throws {
    var reader = TableRowReader(graph, node, control)
    try reader.add(field("rows"), fieldType("rows"))
    var columnReader = TableColumnReader(graph)
    try columnReader.add(field("columns"), fieldType("columns"))
    let isCompact = !isInRegularWidth
    let columns = isCompact ? Array(columnReader.columns.prefix(1)) : columnReader.columns
    let selection = try ListSelection(self, binding: field("selection"))
    let indents = reader.rows.contains { $0.isExpanded != nil }
    var lines: [Element] = []
    if !isCompact {
      let labels = try columns.enumerated().map { try header($0, $1) }
      // The height and the font of the headers: [approximation].
      lines.append(line(20_000, labels, columns, height: 28))
      lines.append(try rule(20_020))
    }
    for (index, row) in reader.rows.enumerated() {
      let first = 100_000 + index * 1_000
      let cells = try columns.enumerated().map { number, column in
        let content = try cell(of: row, in: column, number)
        return indents && number == 0
          ? try opening(first + 40, content, row) : part(first + 50 + number, .hStack(), content, type: "Cell")
      }
      if index > 0, hasRules { lines.append(try rule(first + 20)) }
      let line = line(first, cells, columns, height: graph.typeScale == .mac ? 24 : 44)
      lines.append(try selectable(first + 60, line, row, selection))
    }
    let all = part(1, .vStack(alignment: .leading, spacing: 0), lines, type: "Rows")
    container(.list, [all], .clip)
  }

  /// Whether there are lines between rows; the row heights of iOS and a Mac are judged by appearance. [approximation]
  private var hasRules: Bool { !graph.isInCells && graph.typeScale != .mac }

  /// The title of a column, which sorts the table if the program has an order. A second tap reverses the order.
  private mutating func header(_ number: Int, _ column: TableColumnPart) throws -> Element {
    var inside: EnvironmentStore?
    if !graph.isInCells, let font = graph.font("subheadline", isBold: true) {
      let color = graph.color(try paints.secondary)
      inside = environment("header") {
        $0.setting(.property("font"), font.wrapped).setting(.own("foregroundStyle"), color)
      }
    }
    let label = child(
      .field("label \(number)"), column.label.value, column.label.type, segment: name, in: inside)
    var parts = label.elements
    let order = field("sortOrder").unwrapped.flatMap { field("sortOrder").isNothing ? nil : $0 }
    if let location = order.map({ machine.opened($0) })?.bindingLocation, let comparator = column.comparator {
      let sort = TableSort(graph)
      if let isForward = try sort.isForward(comparator, in: try read(location)) {
        parts.append(
          try mark(
            10_200 + number, isForward ? "⌃" : "⌄", isForward ? "chevron.up" : "chevron.down", paints.secondary,
            size: 11, weight: .semibold))
      }
      let made = part(10_000 + number, .hStack(spacing: graph.isInCells ? 8 : 4), parts, type: "Header")
      made.actions.tap = event { try location.set(sort.toggled(comparator, in: try location.get())) }
      return made
    }
    return part(10_000 + number, .hStack(), parts, type: "Header")
  }

  /// A row with the look of its selection, which a tap changes.
  private mutating func selectable(
    _ number: Int, _ line: Element, _ row: TableRowPart, _ selection: ListSelection?
  ) throws -> Element {
    guard let selection, case .value(let value) = row.content, let type = graph.type(of: value),
      let id = try? graph.identifier(of: value, type).value
    else { return line }
    var made = line
    if try selection.contains(id) {
      let shape = ShapeDrawing(outline: .rectangle, paint: try paints.foreground.faded(0.15))
      made = backed(number, line, by: shape)
    }
    // Several rows are chosen one by one with a click, on iOS while editing.
    guard row.toggle == nil, try !selection.isSeveral || isOnMac || graph.isEditing(read(editMode)) else { return made }
    let replaces = selection.isSeveral && isOnMac
    made.actions.tap = event { try replaces ? selection.chooseOnly(id) : selection.choose(id) }
    made.actions.isEnabled = isEnabled
    return made
  }

  /// A row of cells, of which those without a width are equally wide.
  private mutating func line(
    _ number: Int, _ cells: [Element], _ columns: [TableColumnPart], height: Double
  ) -> Element {
    let frames = zip(cells, columns).enumerated().map { index, pair in
      let (cell, column) = pair
      let alignment = Alignment(horizontal: column.alignment, vertical: .center)
      let fill = FlexibleFrame(
        minWidth: column.minimum, idealWidth: column.ideal, maxWidth: column.maximum ?? .infinity,
        alignment: alignment)
      return part(number + 100 + index, .modifier(.flexibleFrame(fill)), [cell], type: "Frame")
    }
    let row = part(number, .hStack(spacing: 8), frames, type: "Row")
    guard !graph.isInCells else { return row }
    let inset = padded(number + 4, [row], EdgeInsets(graph.typeScale == .mac ? 10 : 16, on: .horizontal))
    return part(number + 6, .modifier(.flexibleFrame(FlexibleFrame(minHeight: height))), [inset], type: "Row")
  }

  /// A horizontal line.
  private mutating func rule(_ number: Int) throws -> Element {
    guard !graph.isInCells else {
      return part(number, .track(), [], .track(0, hasKnob: false, try paints.separator), type: "Line")
    }
    let shape = ShapeDrawing(outline: .rectangle, paint: try paints.separator)
    let thin = framed(number + 1, part(number, .color, [], .shape(shape), type: "Line"), height: 0.5)
    return padded(number + 3, [thin], EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
  }

  /// The content of a row in a column.
  private mutating func cell(of row: TableRowPart, in column: TableColumnPart, _ number: Int) throws -> [Element] {
    switch row.content {
    case .value(let value):
      let made = try machine.call(column.content, [value])
      return child(
        .field("cell \(number) \(row.key)"), made, column.cell, segment: "Table(\(row.key))/\(number)"
      ).elements
    case .header(let value, let type):
      guard number == 0 else { return [] }
      return child(
        .field("header \(row.key)"), value, type, segment: "Table(\(row.key))/header", in: environment(font: "headline")
      ).elements
    }
  }

  /// A cell of the first column with a disclosure indicator.
  private mutating func opening(_ number: Int, _ content: [Element], _ row: TableRowPart) throws -> Element {
    var parts = content
    if let isExpanded = row.isExpanded {
      let name = isExpanded ? "chevron.down" : "chevron.forward"
      let sign = try mark(number + 1, isExpanded ? "⌄" : "›", name, size: 12, weight: .semibold)
      sign.title = isExpanded ? "Close" : "Open"
      parts = [sign] + content
    }
    let inset = EdgeInsets(
      top: 0, leading: 16 * Double(row.depth) + (row.isExpanded == nil ? 16 : 0), bottom: 0, trailing: 0)
    let line = part(number + 2, .hStack(spacing: graph.isInCells ? 8 : 4), parts, type: "Cell")
    let cell = part(number + 3, .modifier(.padding(inset)), [line], type: "Cell")
    if let toggle = row.toggle { cell.actions.tap = event { try toggle() } }
    return cell
  }
}

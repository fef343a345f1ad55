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

/// A column of a table.
private struct TableColumnPart {
  let label: (value: Value, type: TypeID)
  let content: ClosureBox
  let cell: TypeID
}

extension ViewUpdate {
  fileprivate mutating func table() throws {
    var reader = TableRowReader(graph, node, control)
    try reader.add(field("rows"), fieldType("rows"))
    var columns: [TableColumnPart] = []
    add(field("columns"), fieldType("columns"), to: &columns)
    let isCompact = !isInRegularWidth
    if isCompact { columns = Array(columns.prefix(1)) }
    let indents = reader.rows.contains { $0.isExpanded != nil }
    var lines: [Element] = []
    if !isCompact {
      let labels = columns.enumerated().map { number, column in
        let label = child(.field("label \(number)"), column.label.value, column.label.type, segment: name)
        return part(10_000 + number, .hStack(), label.elements, type: "Header")
      }
      lines.append(line(20_000, labels, height: 28))
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
      lines.append(line(first, cells, height: graph.typeScale == .mac ? 24 : 44))
    }
    let all = part(1, .vStack(alignment: .leading, spacing: 0), lines, type: "Rows")
    container(.list, [all], .clip)
  }

  /// Whether there are lines between rows; the row heights of iOS and a Mac are judged by appearance. [approximation]
  private var hasRules: Bool { !graph.isInCells && graph.typeScale != .mac }

  /// A row of cells with equal widths.
  private mutating func line(_ number: Int, _ cells: [Element], height: Double) -> Element {
    let fill = FlexibleFrame(maxWidth: .infinity, alignment: Alignment(horizontal: .leading, vertical: .center))
    let frames = cells.enumerated().map {
      part(number + 100 + $0, .modifier(.flexibleFrame(fill)), [$1], type: "Frame")
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

  /// Adds the columns of a builder's result.
  private func add(_ value: Value, _ type: TypeID, to columns: inout [TableColumnPart]) {
    let (value, type) = (machine.opened(value), machine.dynamicType(of: value, as: type))
    if let content = graph.function(machine.fieldValue("content", of: value)),
      let label = machine.fieldValue("label", of: value), let place = machine.fieldIndex("label", of: type),
      let function = machine.fieldIndex("content", of: type)
    {
      let fields = machine.fields(of: type)
      let cell = machine.types.arguments(fields[function].type).last ?? graph.analyzer.unknownType
      columns.append(TableColumnPart(label: (label, fields[place].type), content: content, cell: cell))
    } else if case .ref(let box)? = machine.fieldValue("value", of: value), let tuple = box as? TupleBox,
      let place = machine.fieldIndex("value", of: type)
    {
      let parts = machine.types.arguments(machine.fields(of: type)[place].type)
      for (part, partType) in zip(tuple.elements, parts) { add(part, partType, to: &columns) }
    }
  }
}

import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Tables: columns beside each other; where there is little width, the first column as a list.
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
    let rows = field("rows")
    guard let data = machine.fieldValue("data", of: rows),
      let index = machine.fieldIndex("data", of: fieldType("rows"))
    else {
      return graph.note(
        "this kind of rows of a table is not drawn yet", at: node.source, feature: graph.typeName(fieldType("rows")),
        isMissing: true)
    }
    let dataType = machine.fields(of: fieldType("rows"))[index].type
    var columns: [TableColumnPart] = []
    add(field("columns"), fieldType("columns"), to: &columns)
    let isCompact = environment["horizontalSizeClass"].flatMap { graph.caseName($0) } != "regular"
    if isCompact { columns = Array(columns.prefix(1)) }
    var values: [Value] = []
    try machine.forEach(data, dataType) { value in
      values.append(value)
      return values.count <= graph.viewLimit
    }
    var stacks: [Element] = []
    for (number, column) in columns.enumerated() {
      var cells: [Element] = []
      if !isCompact {
        let label = child(.field("label \(number)"), column.label.value, column.label.type, segment: name)
        cells.append(part(10_000 + number, .hStack(), label.elements, type: "Header"))
        cells.append(part(20_000 + number, .track(), [], .track(0, hasKnob: false, try paints.separator), type: "Line"))
      }
      for (row, value) in values.enumerated() {
        let made = try machine.call(column.content, [value])
        let cell = child(.field("cell \(number) \(row)"), made, column.cell, segment: "Table(\(row))/\(number)")
        cells.append(part(100_000 + row * 100 + number, .hStack(), cell.elements, type: "Cell"))
      }
      let stack = part(30_000 + number, .vStack(alignment: .leading, spacing: 0), cells, type: "Column")
      let frame = FlexibleFrame(maxWidth: .infinity, alignment: Alignment(horizontal: .leading, vertical: .top))
      stacks.append(part(40_000 + number, .modifier(.flexibleFrame(frame)), [stack], type: "Frame"))
    }
    let all = part(1, .hStack(alignment: .top, spacing: 8), stacks, type: "Columns")
    container(.scrollView(.vertical), [all], .clip)
  }

  /// The columns in a value of a builder.
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

import ViewMachine
import ViewSemantics
import ViewSource

/// A row of a table.
struct TableRowPart {
  enum Content {
    case value(Value)
    /// A section header, shown in the first column.
    case header(value: Value, type: TypeID)
  }

  let content: Content
  /// The stable key of the row: its positions in the builders, outermost first.
  let key: String
  /// The nesting depth in disclosure rows.
  let depth: Int
  /// Whether its nested rows are shown; `nil` for a row without nested rows.
  var isExpanded: Bool?
  /// Expands or collapses the row.
  var toggle: (() throws -> Void)?
}

/// Reads the rows of a table from the result of its row builder.
struct TableRowReader {
  let graph: Graph
  let node: ViewNode
  let memory: ControlMemory
  private(set) var rows: [TableRowPart] = []

  init(_ graph: Graph, _ node: ViewNode, _ memory: ControlMemory) {
    self.graph = graph
    self.node = node
    self.memory = memory
  }

  /// The kinds of table row content.
  private enum Kind: String {
    case row = "TableRow"
    case data = "TableForEachContent"
    case outline = "TableOutlineGroupContent"
    case tuple = "TupleTableRowContent"
    case header = "TableHeaderRowContent"
    case disclosure = "DisclosureTableRow"
    case modified = "_ModifiedTableRow"
    case section = "Section"
    case forEach = "ForEach"
    case condition = "_ConditionalContent"
    case optional = "Optional"
    case empty = "EmptyTableRowContent"
  }

  /// Adds the rows of some content, up to the graph's view limit.
  mutating func add(_ value: Value, _ type: TypeID, key: String = "", depth: Int = 0) throws {
    let machine = graph.machine
    guard rows.count <= graph.viewLimit else { return }
    let (value, type) = (machine.opened(value), machine.dynamicType(of: value, as: type))
    func part(_ name: String) -> (value: Value, type: TypeID)? {
      guard let value = machine.fieldValue(name, of: value), let index = machine.fieldIndex(name, of: type) else {
        return nil
      }
      return (value, machine.fields(of: type)[index].type)
    }
    func inner(_ index: Int) -> String { key.isEmpty ? "\(index)" : "\(key).\(index)" }
    switch machine.catalogueName(type).flatMap(Kind.init(rawValue:)) {
    case .row:
      if let own = part("value") { rows.append(TableRowPart(content: .value(own.value), key: key, depth: depth)) }
    case .header:
      if let own = part("content") {
        rows.append(TableRowPart(content: .header(value: own.value, type: own.type), key: key, depth: depth))
      }
    case .data, .outline, .forEach:
      guard let data = part("data") else { return }
      let content = part("content").flatMap { own in
        graph.function(own.value).map { ($0, machine.types.arguments(own.type).last ?? graph.analyzer.unknownType) }
      }
      var index = 0
      try machine.forEach(data.value, data.type) { element in
        if let (function, result) = content {
          try add(machine.call(function, [element]), result, key: inner(index), depth: depth)
        } else {
          rows.append(TableRowPart(content: .value(element), key: inner(index), depth: depth))
        }
        index += 1
        return rows.count <= graph.viewLimit
      }
    case .tuple:
      guard let own = part("value"), case .ref(let box) = own.value, let tuple = box as? TupleBox else { return }
      for (index, (element, type)) in zip(tuple.elements, machine.types.arguments(own.type)).enumerated() {
        try add(element, type, key: inner(index), depth: depth)
      }
    case .section:
      for (index, name) in ["header", "content", "footer"].enumerated() {
        if let own = part(name) { try add(own.value, own.type, key: inner(index), depth: depth) }
      }
    case .disclosure: try addDisclosure(part, key: key, depth: depth)
    case .modified: if let own = part("content") { try add(own.value, own.type, key: key, depth: depth) }
    case .condition:
      guard let side = try part("storage")?.value.box(EnumBox.self), let chosen = side.payload.first else { return }
      let sides = machine.types.arguments(type)
      if side.tag < sides.count { try add(chosen, sides[side.tag], key: inner(side.tag), depth: depth) }
    case .optional:
      if let own = value.unwrapped, !value.isNothing, let type = machine.wrappedType(type) {
        try add(own, type, key: key, depth: depth)
      }
    case .empty: break
    case nil:
      graph.note(
        "this kind of table row is not drawn yet", at: node.source, feature: graph.typeName(type), isMissing: true
      )
    }
  }

  /// Adds a disclosure row, with its nested rows if it is expanded.
  private mutating func addDisclosure(
    _ part: (String) -> (value: Value, type: TypeID)?, key: String, depth: Int
  ) throws {
    guard let label = part("label"), let content = part("content") else { return }
    let binding = part("isExpanded")?.value.unwrapped?.bindingLocation
    let (graph, node, memory) = (graph, node, memory)
    var isExpanded = memory.openRows.contains(key)
    if let binding { isExpanded = if case .bool(true) = try binding.get() { true } else { false } }
    let first = rows.count
    try add(label.value, label.type, key: key, depth: depth)
    if rows.indices.contains(first) {
      rows[first].isExpanded = isExpanded
      rows[first].toggle = {
        if let binding { return try binding.set(.bool(!isExpanded)) }
        if memory.openRows.remove(key) == nil { memory.openRows.insert(key) }
        graph.invalidate(node, .property("isExpanded"))
      }
    }
    if isExpanded { try add(content.value, content.type, key: key.isEmpty ? "0" : key + ".0", depth: depth + 1) }
  }
}

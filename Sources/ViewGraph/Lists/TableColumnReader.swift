import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A column of a table.
struct TableColumnPart {
  let label: (value: Value, type: TypeID)
  let content: ClosureBox
  let cell: TypeID
  /// The order that the column gives to rows; `nil` for a column that does not sort.
  let comparator: Value?
  /// The limits of the width, and the place of the cells in it.
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?
  var alignment = HorizontalAlignment.leading
}

/// Reads the columns of a table from the result of its column builder.
struct TableColumnReader {
  let graph: Graph
  private(set) var columns: [TableColumnPart] = []

  init(_ graph: Graph) { self.graph = graph }

  /// The kinds of column content that other columns are in.
  private enum Kind: String {
    case tuple = "TupleTableColumnContent"
    case forEach = "TableColumnForEach"
    case condition = "_ConditionalContent"
    case optional = "Optional"
    case sized = "_SizedTableColumn"
    case modified = "_ModifiedTableColumn"
    case unsorted = "_UnsortedTableColumn"
    case group = "Group"
    case column = "TableColumn"
  }

  /// Adds the columns of some content.
  mutating func add(_ value: Value, _ type: TypeID) throws {
    let machine = graph.machine
    let (value, type) = (machine.opened(value), machine.dynamicType(of: value, as: type))
    func part(_ name: String) -> (value: Value, type: TypeID)? {
      guard let value = machine.fieldValue(name, of: value), let index = machine.fieldIndex(name, of: type) else {
        return nil
      }
      return (value, machine.fields(of: type)[index].type)
    }
    switch machine.catalogueName(type).flatMap(Kind.init(rawValue:)) {
    case .column:
      guard let label = part("label"), let content = part("content"), let function = graph.function(content.value)
      else { return }
      let cell = machine.types.arguments(content.type).last ?? graph.analyzer.unknownType
      let comparator = part("comparator").flatMap { $0.value.isNothing ? nil : $0.value.unwrapped }
      columns.append(TableColumnPart(label: label, content: function, cell: cell, comparator: comparator))
    case .tuple:
      guard let own = part("value"), case .ref(let box) = own.value, let tuple = box as? TupleBox else { return }
      for (element, type) in zip(tuple.elements, machine.types.arguments(own.type)) { try add(element, type) }
    case .forEach:
      guard let data = part("data"), let content = part("content"), let function = graph.function(content.value) else {
        return
      }
      let result = machine.types.arguments(content.type).last ?? graph.analyzer.unknownType
      try machine.forEach(data.value, data.type) { element in
        try add(machine.call(function, [element]), result)
        return columns.count < TableColumnReader.most
      }
    case .condition:
      guard let side = try part("storage")?.value.box(EnumBox.self), let chosen = side.payload.first else { return }
      let sides = machine.types.arguments(type)
      if side.tag < sides.count { try add(chosen, sides[side.tag]) }
    case .optional:
      if let own = value.unwrapped, !value.isNothing, let type = machine.wrappedType(type) { try add(own, type) }
    case .sized:
      guard let own = part("content") else { return }
      let first = columns.count
      try add(own.value, own.type)
      func width(_ name: String) -> Double? {
        part(name).flatMap { $0.value.isNothing ? nil : $0.value.unwrapped }.flatMap { graph.length($0) }
      }
      for index in first..<columns.count {
        columns[index].minimum = width("minimum") ?? columns[index].minimum
        columns[index].ideal = width("ideal") ?? columns[index].ideal
        columns[index].maximum = width("maximum") ?? columns[index].maximum
      }
    case .modified:
      guard let own = part("content") else { return }
      let first = columns.count
      try add(own.value, own.type)
      let name = part("modifier").flatMap { machine.fieldValue("name", of: $0.value) }.map { graph.text($0) }
      for index in first..<columns.count {
        switch name {
        case "center": columns[index].alignment = .center
        case "trailing", "numeric": columns[index].alignment = .trailing
        default: break
        }
      }
    case .unsorted, .group:
      if let own = part("content") { try add(own.value, own.type) }
    case nil: break
    }
  }

  /// More columns than any screen shows.
  private static let most = 1_000
}

/// The order of a table's rows as a list of comparators, of which the first counts most.
struct TableSort {
  private let graph: Graph

  init(_ graph: Graph) { self.graph = graph }

  /// Whether rows are sorted by a comparator first, and forwards; `nil` if another one comes first.
  func isForward(_ comparator: Value, in order: Value) throws -> Bool? {
    guard let first = graph.elements(order).first, let type = graph.type(of: comparator) else { return nil }
    let (one, other) = (try directed(first, "forward"), try directed(comparator, "forward"))
    guard try graph.machine.isEqual(one, other, type) else { return nil }
    return graph.machine.fieldValue("order", of: first).flatMap { graph.caseName($0) } != "reverse"
  }

  /// The order after a tap on the column of a comparator.
  func toggled(_ comparator: Value, in order: Value) throws -> Value {
    guard let isForward = try isForward(comparator, in: order) else { return .array([comparator]) }
    return .array([try directed(comparator, isForward ? "reverse" : "forward")])
  }

  /// The comparator with another direction.
  private func directed(_ comparator: Value, _ name: Name) throws -> Value {
    let comparator = graph.machine.opened(comparator)
    guard let type = graph.type(of: comparator), let index = graph.machine.fieldIndex("order", of: type),
      let order = try graph.machine.staticValue(name, of: graph.analyzer.known("SortOrder")),
      let box = try? comparator.box(StructBox.self)
    else { return comparator }
    var fields = box.copy().fields
    fields[index] = order
    return .ref(StructBox(type, fields))
  }
}

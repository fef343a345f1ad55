import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Outline groups, whose branches expand and collapse.
extension NativeViewTable {
  mutating func addOutlines() {
    view("OutlineGroup") { try $0.outline() }
  }
}

/// The expanded branches of an outline, initially none.
private final class OutlineMemory {
  var open: Set<IdentifierKey> = []
}

extension ViewUpdate {
  fileprivate mutating func outline() throws {
    if isRelisting { for row in node.children { keep(row) } }
    var rows: [Element] = []
    let content = try field("content").box(ClosureBox.self)
    let arguments = machine.types.arguments(type)
    guard arguments.count > 3, let path = try? field("children").box(KeyPathBox.self),
      let name = try? field("id").box(KeyPathBox.self)
    else { return }
    let (idType, leaf) = (arguments[1], arguments[3])
    var number = 0
    try add(graph.elements(field("roots")), 0, content, path, name, idType, leaf, &rows, &number)
    group(.dynamic, rows)
  }

  private mutating func add(
    _ data: [Value], _ depth: Int, _ content: ClosureBox, _ path: KeyPathBox, _ name: KeyPathBox, _ idType: TypeID,
    _ leaf: TypeID, _ rows: inout [Element], _ number: inout Int
  ) throws {
    let memory = memory { OutlineMemory() }
    guard depth < 64 else { return }
    for datum in data {
      let key = try IdentifierKey(machine.value(at: name, of: datum), idType, machine)
      let text = (try? machine.description(of: key.value, as: idType)) ?? "?"
      let shown: ViewNode
      if isRelisting, let kept = node.children.first(where: { $0.key == .identifier(key) }) {
        shown = kept
      } else {
        shown = child(
          .identifier(key), try machine.call(content, [datum]), leaf, segment: "OutlineGroup(\(text))")
      }
      let children = try machine.value(at: path, of: datum).unwrapped
      let isBranch = children.map { !$0.isNothing } ?? false
      let isOpen = memory.open.contains(key)
      for (index, element) in shown.elements.flatMap({ graph.leaves(of: $0) }).enumerated() {
        number += 1
        var row = element
        if isBranch, index == 0 {
          let sign = try disclosureSign(number * 10 + 100, isOpen: isOpen)
          row = part(number * 10 + 101, .hStack(), [element, space(number * 10 + 102), sign], type: "HStack")
          row.traits = element.traits
          row.inner = element
          let (graph, node) = (graph, node)
          row.actions.tap = event {
            if memory.open.remove(key) == nil { memory.open.insert(key) }
            graph.invalidate(node, .property("isExpanded"))
          }
        }
        if depth > 0 {
          let outer = indented(row, by: 16 * Double(depth), number: number * 10 + 103)
          outer.inner = element
          row = outer
        }
        rows.append(row)
      }
      if isOpen, let children, !children.isNothing {
        try add(graph.elements(children), depth + 1, content, path, name, idType, leaf, &rows, &number)
      }
    }
  }
}

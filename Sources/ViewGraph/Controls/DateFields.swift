import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A field of a compact date picker.
enum DateField: Int {
  case day = 1
  case time
}

/// The fields of a compact date picker. On a phone, a tap on one opens a calendar or the wheels of the time.
extension ViewUpdate {
  private var opensFields: Bool { graph.typeScale == .phone }

  private func isOpen(_ field: DateField) -> Bool {
    opensFields && control.menu.isOpen && control.openDateField == field
  }

  /// A day or time; in points, on a grey capsule. The text of an open field has the accent colour.
  mutating func dateField(_ field: DateField, _ text: String) throws -> Element {
    let number = field.rawValue
    let made: Element
    if graph.isInCells {
      made = try controlText(number, text)
    } else {
      let shown = try controlText(number, text, isOpen(field) ? accent : paints.foreground)
      let inset = padded(
        number * 100, [shown], EdgeInsets(top: 7, leading: 11, bottom: 7, trailing: 11))
      let outline: ShapeDrawing.Outline = graph.isGlass ? .capsule : .rounded(8)
      made = backed(number * 100 + 2, inset, by: ShapeDrawing(outline: outline, paint: fillPaint))
    }
    guard opensFields else { return made }
    let (memory, graph, node) = (control, graph, node)
    made.actions.isEnabled = isEnabled
    made.actions.tap = event { [weak node] in
      memory.menu.isOpen = !memory.menu.isOpen || memory.openDateField != field
      memory.openDateField = field
      if let node { graph.invalidate(node, .property("isExpanded")) }
    }
    if isOpen(field) { memory.menu.anchor.part = made }
    return made
  }

  /// Shows the calendar or the wheels of the open field in a layer above the window.
  mutating func showDateField(_ fields: [Element]) {
    let memory = control.menu
    guard opensFields, memory.isOpen, !fields.isEmpty, let field = control.openDateField else {
      if opensFields { graph.service(PresentedLayers.self).hide(node) }
      return
    }
    let (graph, node) = (graph, node)
    let close: () -> Void = { [weak node] in
      guard let node, node.isAlive, memory.isOpen else { return }
      graph.perform {
        memory.isOpen = false
        graph.invalidate(node, .property("isPresented"))
      }
    }
    let isInCells = Value.bool(graph.isInCells)
    // The widths are judged by appearance. [approximation]
    let (look, width): ([Element], Double) =
      switch field {
      case .day:
        (dateLook("open day", "_DayLook", valuesOfLooks + [graph.color((try? accent) ?? .black), isInCells]), 320)
      case .time:
        (dateLook("open time", "_DateWheelsLook", valuesOfLooks + [.bool(false), .bool(true), isInCells]), 240)
      }
    let inset = padded(510, look, EdgeInsets(graph.isInCells ? 8 : 12, on: .all))
    let card = bubble(514, framed(512, inset, width: graph.isInCells ? nil : width))
    graph.service(PresentedLayers.self).show(
      anchored(516, card, at: memory.anchor, isMenu: false, close), of: node, as: .bubble)
  }

  private mutating func dateLook(_ key: String, _ view: Name, _ values: [Value]) -> [Element] {
    let type = graph.analyzer.known(view)
    let inside = environment("date layer") { $0.outsideOfBar.outsideList }
    return child(.field(key), .ref(StructBox(type, values)), type, segment: "", in: inside).elements
  }
}

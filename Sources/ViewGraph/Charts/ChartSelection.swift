import Foundation
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Choosing a value of a chart with a finger.
extension ViewUpdate {
  /// Adds the gestures that write the values under the finger.
  func select(on surface: Element, _ memory: ChartMemory) {
    if let (location, type) = chosen(.xSelection) {
      let (graph, node) = (graph, node)
      surface.actions.isEnabled = isEnabled
      surface.actions.drag = { [weak node, weak memory] fraction in
        guard let node, node.isAlive, let picture = memory?.picture, picture.plot.width > 0 else { return }
        let share = (fraction * picture.size.width - picture.plot.minX) / picture.plot.width
        graph.perform {
          let value = try graph.plottable(picture.xScale.value(at: min(max(share, 0), 1)), type)
          try graph.act(node) { try location.set(.optional(value)) }
        }
      }
    }
    let y = chosen(.ySelection)
    let angle = chosen(.angleSelection)
    guard y != nil || angle != nil else { return }
    let handler = memory.choosing ?? GestureHandler(node, .normal)
    memory.choosing = handler
    let (graph, node) = (graph, node)
    handler.renew { [weak node, weak memory] in
      DragRecognizer(minimum: 0, space: .local) { _, _, place in
        guard let node, node.isAlive, let picture = memory?.picture else { return .void }
        graph.perform {
          if let (location, type) = y, picture.plot.height > 0 {
            let share = (picture.plot.maxY - place.y) / picture.plot.height
            let value = try graph.plottable(picture.yScale.value(at: min(max(share, 0), 1)), type)
            try graph.act(node) { try location.set(.optional(value)) }
          }
          if let (location, type) = angle {
            let value = try picture.valueOfAngle(at: place).flatMap { try graph.plottable($0, type) }
            try graph.act(node) { try location.set(.optional(value)) }
          }
        }
        return .void
      }
    }
    surface.actions.isEnabled = isEnabled
    surface.actions.gesture = handler
  }

  /// The binding of a chosen value, and the type of the value; `nil` if the chart has none.
  private func chosen(_ change: ChartViewChange) -> (location: BindingLocation, type: TypeID)? {
    guard let given = environment[ChartSettings.key(change.rawValue)].map({ machine.opened($0) }),
      let location = given.bindingLocation, let binding = graph.type(of: given),
      let optional = machine.types.arguments(binding).first, let type = machine.wrappedType(optional)
    else { return nil }
    return (location, type)
  }
}

extension ChartPicture {
  /// The value in the direction of a point, counted from the top, clockwise; `nil` in the middle.
  fileprivate func valueOfAngle(at point: Point) -> ChartValue? {
    let (x, y) = (point.x - plot.midX, point.y - plot.midY)
    guard abs(x) + abs(y) > 1, wholeOfSectors > 0 else { return nil }
    let turn = atan2(x, -y) / (2 * .pi)
    return .number((turn < 0 ? turn + 1 : turn) * wholeOfSectors)
  }
}

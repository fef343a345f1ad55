import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Drag and drop. The drag preview is not drawn.
extension NativeViewTable {
  mutating func addDragging() {
    for name in ["_DraggingModifier", "DraggingPreviewModifier"] {
      modifier(name) { update in
        let (graph, node) = (update.graph, update.node)
        let provider = graph.function(update.field("provider"))
        update.surround(.modifier(.passThrough)) { element, _ in
          element.actions.carry = { [weak node] in
            guard let node, node.isAlive, let provider else { return nil }
            var item: Value?
            graph.perform { try graph.act(node) { item = try graph.machine.call(provider, []) } }
            return item
          }
        }
      }
    }
    for name in ["DropModifier", "_TransferableDropTarget"] {
      modifier(name) { update in
        let (graph, node) = (update.graph, update.node)
        let action = graph.function(update.field("action"))
        let target = graph.function(update.field("isTargeted"))
        update.surround(.modifier(.passThrough)) { element, _ in
          element.actions.drop = { [weak node, weak element] source in
            guard let node, node.isAlive, let action, let item = source.actions.carry?() else { return false }
            let size = element?.layout.flatMap { graph.engine.frame(of: $0)?.size } ?? .zero
            let middle = graph.point(Point(x: size.width / 2, y: size.height / 2))
            var isTaken = false
            func tell(_ isOver: Bool) {
              guard let target else { return }
              graph.perform { try graph.act(node) { _ = try graph.machine.call(target, [.bool(isOver)]) } }
            }
            tell(true)
            graph.perform {
              try graph.act(node) { isTaken = try graph.machine.call(action, [.array([item]), middle]).asBool }
            }
            tell(false)
            return isTaken
          }
        }
      }
    }
  }
}

import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Links.
extension NativeViewTable {
  mutating func addControls() {
    for name in ["NavigationLink"] {
      view(name) { update in
        let (graph, node) = (update.graph, update.node)
        let tint = try PaintResolver(graph, update.environment).tint
        let memory = update.memory { ActionMemory() }
        memory.action = graph.function(update.field("action"))
        if memory.environment?.outer !== update.environment {
          memory.environment = EnvironmentMemory(
            update.environment, update.environment.setting(.own("foregroundStyle"), graph.color(tint)))
        }
        let label = update.child("label", in: memory.environment?.inner)
        // Several views in a label stand beside each other.
        let element = update.container(.hStack(), label.elements)
        element.actions.tap = { [weak node] in
          guard let node, node.isAlive, let action = memory.action else { return }
          graph.perform { try graph.run(action, [], for: node) }
        }
        if case .bool(false)? = update.environment["isEnabled"] {
          element.actions.isEnabled = false
        } else {
          element.actions.isEnabled = true
        }
      }
    }
  }
}

private final class ActionMemory {
  var action: ClosureBox?
  var environment: EnvironmentMemory?
}

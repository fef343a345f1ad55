import ViewMachine
import ViewSemantics
import ViewSource

/// The focus of a search field.
extension ViewUpdate {
  /// The field as a place for the focus, with the focus state of a `searchFocused` modifier around it.
  mutating func searchFocus(_ memory: SearchMemory) -> FocusTarget {
    let target = memory.field ?? FocusTarget(node)
    memory.field = target
    let context = environment[.property("searchFocusContext")].map { machine.opened($0) }?.unwrapped ?? .void
    guard let binding = machine.fieldValue("binding", of: context).map({ machine.opened($0) }),
      let value = machine.fieldValue("value", of: context).map({ machine.opened($0) }),
      case .ref(let box)? = (try? binding.box(StructBox.self))?.fields.last, let location = box as? StateLocation
    else {
      target.focus = nil
      return target
    }
    _ = asOwner { location.readThroughBinding() }
    if let focus = target.focus, focus.location === location {
      focus.value = value
    } else {
      target.focus = FocusBox(location, value, outer: nil)
    }
    return target
  }

  /// Moves the focus to the field or away from it if the program has written the focus state.
  mutating func followSearchFocus(_ target: FocusTarget, _ activate: @escaping (Bool) throws -> Void) {
    guard let focus = target.focus else { return }
    let graph = graph
    guard focus.isMeant(in: graph) != (graph.focused === target) else { return }
    graph.pending.change(node) {
      if focus.isMeant(in: graph) {
        try activate(true)
      } else if graph.focused === target {
        try graph.focus(on: nil)
      }
    }
  }
}

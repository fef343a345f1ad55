import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Focus, and the actions of the return key.
extension NativeViewTable {
  mutating func addFocus() {
    modifier("FocusStateBindingModifier") { $0.focusBinding() }
    modifier("OnSubmitModifier") { update in
      guard case .int(let triggers)? = update.machine.fieldValue("rawValue", of: update.field("triggers")),
        let action = update.graph.function(update.field("action"))
      else { return update.surround(.modifier(.passThrough)) }
      // The trigger of a search field is separate.
      let keys = [(1, EnvironmentStore.submitKey), (2, EnvironmentStore.searchSubmitKey)]
      update.set(
        keys.filter { triggers & $0.0 != 0 }.map { _, key in
          let outer = update.environment.box(key, as: SubmitBox.self)
          if let old = update.given?.box(key, as: SubmitBox.self), old.outer === outer {
            old.action = action
            return (key, .ref(old))
          }
          return (key, .ref(SubmitBox(action, outer: outer)))
        })
    }
    modifier("SubmitScopeModifier") { update in
      guard update.flag("isBlocking") else { return update.surround(.modifier(.passThrough)) }
      update.set([(EnvironmentStore.submitKey, .void), (EnvironmentStore.searchSubmitKey, .void)])
    }
  }
}

/// The submit actions for fields in a view, innermost first.
final class SubmitBox: Box {
  var action: ClosureBox
  let outer: SubmitBox?

  init(_ action: ClosureBox, outer: SubmitBox?) { (self.action, self.outer) = (action, outer) }

  var actions: [ClosureBox] {
    var result: [ClosureBox] = []
    var box: SubmitBox? = self
    while let current = box {
      result.append(current.action)
      box = current.outer
    }
    return result
  }
}

/// A `focused` modifier: the value of the focus state while its field has the focus.
final class FocusBox: Box {
  let location: StateLocation
  var value: Value
  let outer: FocusBox?
  /// The field inside the modifier.
  weak var target: FocusTarget?

  init(_ location: StateLocation, _ value: Value, outer: FocusBox?) {
    (self.location, self.value, self.outer) = (location, value, outer)
  }

  /// Whether the focus state selects the field.
  func isMeant(in graph: Graph) -> Bool { graph.isSame(location.peek(), value, location.type) }
}

/// A focusable text field.
final class FocusTarget {
  weak var node: ViewNode?
  /// The innermost `focused` modifier around it.
  var focus: FocusBox?
  /// `onEditingChanged`
  var changed: ClosureBox?
  /// Called when the field loses the focus.
  var left: () -> Void = {}

  init(_ node: ViewNode) { self.node = node }

  /// All `focused` modifiers around it, innermost first.
  var focuses: [FocusBox] {
    var result: [FocusBox] = []
    var box = focus
    while let current = box {
      result.append(current)
      box = current.outer
    }
    return result
  }
}

extension EnvironmentStore {
  static let focusKey = Key.own("focus")
  static let submitKey = Key.own("submit")
  /// The submit actions of search fields.
  static let searchSubmitKey = Key.own("search submit")

  var focus: FocusBox? { if case .ref(let box)? = self[EnvironmentStore.focusKey] { box as? FocusBox } else { nil } }
  var submit: SubmitBox? {
    if case .ref(let box)? = self[EnvironmentStore.submitKey] { box as? SubmitBox } else { nil }
  }
}

extension ViewUpdate {
  /// The environment of the modifier's content in the previous update.
  var given: EnvironmentStore? { (node.memory as? EnvironmentMemory)?.inner }

  fileprivate mutating func focusBinding() {
    guard let binding = try? field("binding").box(StructBox.self), case .ref(let box)? = binding.fields.last,
      let location = box as? StateLocation
    else { return surround(.modifier(.passThrough)) }
    let outer = environment.focus
    let focus: FocusBox
    if let old = given?.focus, old.location === location, old.outer === outer {
      focus = old
      focus.value = field("value")
    } else {
      focus = FocusBox(location, field("value"), outer: outer)
    }
    _ = asOwner { location.readThroughBinding() }
    set([(EnvironmentStore.focusKey, .ref(focus))])
    let (graph, node) = (graph, node)
    // The program may have written the focus state.
    let isMeant = focus.isMeant(in: graph)
    let target = focus.target
    guard isMeant || target != nil && graph.focused === target else { return }
    graph.pending.change(node) {
      guard let target = focus.target else { return }
      if focus.isMeant(in: graph) {
        try graph.focus(on: target)
      } else if graph.focused === target {
        try graph.focus(on: nil)
      }
    }
  }
}

extension Graph {
  /// Moves the focus to a field; `nil` removes it.
  func focus(on target: FocusTarget?) throws {
    guard focused !== target else { return }
    let old = focused
    focused = target
    service(FocusedValueStore.self).isOutdated = true
    // The caret moves.
    if !isInCells {
      for case let node? in [old?.node, target?.node] where node.isAlive { invalidate(node, .property("focus")) }
    }
    focusMoved(from: old?.node, to: target?.node)
    let new = target?.focuses ?? []
    for focus in old?.focuses ?? [] where !new.contains(where: { $0.location === focus.location }) {
      guard focus.isMeant(in: self) else { continue }
      if case .bool = focus.value { focus.location.write(.bool(false)) } else { focus.location.write(.nothing) }
    }
    for focus in new { focus.location.write(focus.value) }
    old?.left()
    if let changed = old?.changed { try call(changed, .bool(false)) }
    if let changed = target?.changed { try call(changed, .bool(true)) }
  }
}

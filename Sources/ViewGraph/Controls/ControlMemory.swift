import ViewLayout
import ViewMachine
import ViewSemantics

/// The state that a control keeps between updates.
final class ControlMemory: EndingMemory {
  /// Whether a finger is on the control.
  var isPressed = false
  /// The configuration passed to a style of the program.
  let configuration: ContentHolder
  /// Whether the refresh action of a list is running.
  var isRefreshing = false
  /// The value storage of a control without a binding.
  var location: StateLocation?
  /// The text being edited, if it differs from the value.
  var text: String?
  /// The focus target of a text field.
  var field: FocusTarget?
  /// The menu of the control.
  private(set) lazy var menu: MenuMemory = {
    hasMenu = true
    return MenuMemory()
  }()
  private var hasMenu = false
  private var bindingValues: [Value] = []
  /// The field of a date picker that was opened last.
  var openDateField: DateField?
  /// The start of a list row's separator under a control whose text is not that of the row.
  private(set) lazy var separatorStart = GuideRule(.listRowSeparatorLeading) { _ in 0 }
  /// The part numbers of a list's rows and sections.
  var rowNumbers: [ObjectIdentifier: Int] = [:]
  private var lastRowNumber = 0
  /// The list row whose swipe actions are revealed, and on which edge.
  var revealed: (row: ObjectIdentifier, isLeading: Bool)?
  /// The expanded rows of a table, if the program does not store them.
  var openRows: Set<String> = []
  private var environments: [String: EnvironmentMemory] = [:]
  private var paintedEnvironments: [String: [(paint: Paint, memory: EnvironmentMemory)]] = [:]
  private var holders: [String: ContentHolder] = [:]
  private var changed: [ContentHolder] = []

  init(_ graph: Graph) { configuration = ContentHolder(.void, graph.analyzer.void) }

  func end(in graph: Graph, _ node: ViewNode) {
    if hasMenu { menu.end(in: graph, node) }
    guard let field, graph.focused === field else { return }
    graph.pending.change(node) { [weak graph] in try graph?.focus(on: nil) }
  }

  /// Records the values of the bindings in the configuration of a style.
  ///
  /// - Returns: Whether any differs from the last one.
  func takesBindingValues(_ values: [Value]) -> Bool {
    let isSame =
      values.count == bindingValues.count
      && zip(values, bindingValues).allSatisfy { $0.isSameBox(as: $1) || $0.isStructurallyEqual($1) }
    bindingValues = values
    return !isSame
  }

  /// The stable part number of a row or section.
  func number(of row: ObjectIdentifier) -> Int {
    if let known = rowNumbers[row] { return known }
    lastRowNumber += 1
    rowNumbers[row] = lastRowNumber
    return lastRowNumber
  }

  /// A derived environment for some views of the control, cached until the control's environment changes.
  func environment(_ name: String, _ outer: EnvironmentStore, _ make: (EnvironmentStore) -> EnvironmentStore)
    -> EnvironmentStore
  {
    if let kept = environments[name], kept.outer === outer { return kept.inner }
    let made = make(outer)
    environments[name] = EnvironmentMemory(outer, made)
    return made
  }

  /// A derived environment with a paint, cached likewise.
  func environment(
    _ name: String, _ paint: Paint, _ outer: EnvironmentStore, _ make: (EnvironmentStore) -> EnvironmentStore
  ) -> EnvironmentStore {
    let known = paintedEnvironments[name, default: []].firstIndex { $0.paint == paint }
    if let known, let kept = paintedEnvironments[name]?[known].memory, kept.outer === outer { return kept.inner }
    let made = make(outer)
    if let known {
      paintedEnvironments[name]?[known].memory = EnvironmentMemory(outer, made)
    } else {
      paintedEnvironments[name, default: []].append((paint, EnvironmentMemory(outer, made)))
    }
    return made
  }

  /// A placeholder view of a configuration. It keeps its identity for the lifetime of the control, whatever its
  /// content.
  func placeholder(_ name: String, _ type: TypeID, _ content: Value, _ contentType: TypeID) -> Value {
    let holder: ContentHolder
    if let kept = holders[name] {
      holder = kept
      if !content.isSameBox(as: holder.value) { changed.append(holder) }
      (holder.value, holder.type) = (content, contentType)
    } else {
      holder = ContentHolder(content, contentType)
      holder.placeholder = .ref(StructBox(type, [.ref(holder)]))
      holders[name] = holder
    }
    return holder.placeholder
  }

  /// Returns the placeholders whose content has changed, and resets the list.
  func takeChanged() -> [ContentHolder] {
    defer { changed = [] }
    return changed
  }
}

extension ViewUpdate {
  /// The state of the control.
  var control: ControlMemory { memory { ControlMemory(graph) } }

  /// A derived environment for some views of the control.
  func environment(_ name: String, _ make: (EnvironmentStore) -> EnvironmentStore) -> EnvironmentStore {
    control.environment(name, environment, make)
  }
}

import ViewMachine
import ViewSemantics

/// What a control keeps between updates.
final class ControlMemory: EndingMemory {
  /// Whether a finger is on it.
  var isPressed = false
  /// What a style of the program is called with.
  let configuration: ContentHolder
  /// Whether a list is being loaded anew.
  var isRefreshing = false
  /// Where it keeps a value that the program gave it no place for.
  var location: StateLocation?
  /// The text that is being edited, where it is not the value's own.
  var text: String?
  /// The field that it is.
  var field: FocusTarget?
  /// The menu that it opens.
  private(set) lazy var menu: MenuMemory = {
    hasMenu = true
    return MenuMemory()
  }()
  private var hasMenu = false
  /// By which numbers the parts of a list's rows and sections are told apart.
  var rowNumbers: [ObjectIdentifier: Int] = [:]
  private var lastRowNumber = 0
  /// The row of a list that shows what a swipe shows, and at which edge.
  var revealed: (row: ObjectIdentifier, isLeading: Bool)?
  /// The rows of a table that are open, where the program keeps that nowhere.
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

  /// The number of a row or section, which it keeps.
  func number(of row: ObjectIdentifier) -> Int {
    if let known = rowNumbers[row] { return known }
    lastRowNumber += 1
    rowNumbers[row] = lastRowNumber
    return lastRowNumber
  }

  /// The environment that the control gives some of its views, made anew when its own is another.
  func environment(_ name: String, _ outer: EnvironmentStore, _ make: (EnvironmentStore) -> EnvironmentStore)
    -> EnvironmentStore
  {
    if let kept = environments[name], kept.outer === outer { return kept.inner }
    let made = make(outer)
    environments[name] = EnvironmentMemory(outer, made)
    return made
  }

  /// The environment that the control gives some of its views, with a paint.
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

  /// A view of a configuration: the same one as long as the control lives, whatever it shows.
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

  /// The contents that are others than last time.
  func takeChanged() -> [ContentHolder] {
    defer { changed = [] }
    return changed
  }
}

extension ViewUpdate {
  /// What the control keeps.
  var control: ControlMemory { memory { ControlMemory(graph) } }

  /// An environment for some of the control's views.
  func environment(_ name: String, _ make: (EnvironmentStore) -> EnvironmentStore) -> EnvironmentStore {
    control.environment(name, environment, make)
  }
}

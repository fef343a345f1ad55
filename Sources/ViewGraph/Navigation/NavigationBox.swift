import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The state of a navigation stack: its path, the screens pushed without a path, and the destinations declared in it.
final class NavigationBox: Box, EndingMemory {
  /// The trait with the value of a link.
  static let linkTrait: TraitKey = "link value"

  unowned let graph: Graph
  weak var node: ViewNode?
  let root: ScreenBox
  /// The program's path binding; `nil` if the stack owns its path.
  var location: BindingLocation?
  /// The type of the program's path; `nil` for a `NavigationPath`.
  var dataType: TypeID?
  private var ownPath: [PathElement] = []
  /// The length of the path in the previous update.
  private var pathCount: Int?
  /// The screens pushed without a path element, lowest first.
  private(set) var pushed: [PushedScreen] = []
  private(set) var destinations: [Destination] = []
  var screens: [ChildKey: StackScreen] = [:]
  /// The environments of parts of the bars.
  var environments: [String: EnvironmentMemory] = [:]
  /// The environment of the bar's texts, if the program gives the bar a colour scheme.
  var barEnvironment: EnvironmentStore?
  var inner: (outer: EnvironmentStore, inner: EnvironmentStore)?
  /// The title preferences of the last update.
  var titles: [Value] = []
  /// For a split view in compact width: the number of columns in the stack, and the action that leaves them.
  var columns: (count: Int, leave: (Int) throws -> Void)?
  /// For a split view in regular width: its columns by name.
  var columnBoxes: [String: SplitColumnBox] = [:]
  /// For a split view in regular width: whether the user has hidden the first column, if there is no binding for it.
  var hidesSidebar: Bool?
  /// For a split view: toggles its first column.
  var toggleSidebar: (() throws -> Void)?
  /// The split view whose first column the sidebar button of this bar toggles.
  weak var sidebar: NavigationBox?
  /// The search fields of the last update.
  var search: [Element] = []
  /// The keys of the screens in the last update, from the root upwards.
  var keys: [ChildKey] = []
  /// The screen nodes, from the root upwards.
  var shown: [ViewNode] = []

  struct PathElement {
    var value: Value
    var type: TypeID
  }

  /// A screen that a link or modifier has pushed.
  struct PushedScreen {
    weak var source: ViewNode?
    /// The path segment after the link or modifier.
    var segment: String
    var key: ChildKey
    var value: Value
    var type: TypeID
    /// Notifies the program that the screen was popped.
    var close: () throws -> Void
  }

  /// A `navigationDestination(for:)`.
  struct Destination {
    weak var node: ViewNode?
    /// The path segment of its screens after the modifier.
    var segment: String
    var dataType: TypeID
    var resultType: TypeID
    var make: ClosureBox
  }

  init(_ graph: Graph, _ node: ViewNode) {
    self.graph = graph
    self.node = node
    root = ScreenBox(graph, node)
  }

  func end(in graph: Graph, _ node: ViewNode) { graph.service(NavigationBars.self).remove(node) }

  func changed() {
    if let node, node.isAlive { graph.invalidate(node, .input) }
  }

  // MARK: Path

  /// The current elements of the path.
  func path() throws -> [PathElement] {
    guard let location else { return ownPath }
    return try elements(of: location.get())
  }

  private func elements(of path: Value) throws -> [PathElement] {
    var result: [PathElement] = []
    if let dataType {
      let type = graph.types.arguments(dataType).first ?? graph.analyzer.anyType
      try graph.machine.forEach(path, dataType) { value in
        result.append(element(value, type))
        return true
      }
    } else {
      for value in graph.elements(graph.machine.fieldValue("elements", of: path) ?? .void) {
        result.append(element(value, graph.analyzer.known("AnyHashable")))
      }
    }
    return result
  }

  func element(_ value: Value, _ type: TypeID) -> PathElement {
    PathElement(value: graph.machine.opened(value), type: graph.machine.dynamicType(of: value, as: type))
  }

  private func setPath(_ elements: [PathElement]) throws {
    guard let location else {
      ownPath = elements
      return changed()
    }
    guard dataType == nil else { return try location.set(.array(elements.map(\.value))) }
    let type = graph.analyzer.known("NavigationPath")
    let values = elements.map { graph.machine.boxed($0.value, $0.type) }
    try location.set(.ref(StructBox(type, [.array(values)])))
  }

  /// Pushes the value of a link.
  func append(_ element: PathElement) throws {
    let old = try path()
    if let dataType, let wanted = graph.types.arguments(dataType).first, !graph.machine.isExistentialType(wanted),
      wanted != element.type
    {
      graph.note(
        "a link with a value of type `\(graph.analyzer.text(of: element.type))` cannot be appended to a path of `\(graph.analyzer.text(of: wanted))`",
        at: node?.source)
      return
    }
    try closePushed(downTo: 0)
    try setPath(old + [element])
  }

  // MARK: Pushed screens

  /// Pushes a screen for a link or modifier, or updates its screen.
  func push(_ screen: PushedScreen) {
    if let index = pushed.firstIndex(where: { $0.source === screen.source }) {
      let isSame = pushed[index].value.isSameBox(as: screen.value) && pushed[index].key == screen.key
      pushed[index] = screen
      if isSame { return }
    } else {
      pushed.append(screen)
    }
    changed()
  }

  func isPushed(by source: ViewNode) -> Bool { pushed.contains { $0.source === source } }

  /// Pops the screen of a modifier, and those above it.
  func withdraw(_ source: ViewNode) throws {
    guard let index = pushed.firstIndex(where: { $0.source === source }) else { return }
    let above = pushed[(index + 1)...]
    pushed.removeSubrange(index...)
    changed()
    for screen in above.reversed() { try screen.close() }
  }

  /// A pushed value closes the screens that were pushed without a path element.
  func follow(_ path: [PathElement]) throws {
    defer { pathCount = path.count }
    guard let old = pathCount, path.count > old else { return }
    let above = pushed.firstIndex { screen in shown.contains { $0.key == screen.key } }
    guard let above else { return }
    try closePushed(downTo: above)
  }

  private func closePushed(downTo count: Int) throws {
    guard pushed.count > count else { return }
    let gone = pushed[count...]
    pushed.removeSubrange(count...)
    changed()
    for screen in gone.reversed() { try screen.close() }
  }

  /// Pops to a number of screens, including the root.
  func pop(to count: Int) throws {
    let path = try path()
    let roots = columns?.count ?? 1
    if count >= path.count + roots { return try closePushed(downTo: count - roots - path.count) }
    try closePushed(downTo: 0)
    if !path.isEmpty { try setPath(Array(path.prefix(max(0, count - roots)))) }
    if count < roots { try columns?.leave(count) }
  }

  // MARK: Destinations

  func add(_ destination: Destination) {
    if let index = destinations.firstIndex(where: { $0.node === destination.node }) {
      let isSame = destinations[index].make === destination.make
      destinations[index] = destination
      if isSame { return }
    } else {
      destinations.append(destination)
    }
    changed()
  }

  func removeDestination(of node: ViewNode) { destinations.removeAll { $0.node === node || $0.node == nil } }

  /// The destination for values of a type; the lowest screen's takes precedence.
  func destination(for type: TypeID) -> Destination? {
    var best: Destination?
    for found in destinations where found.dataType == type {
      guard let node = found.node, node.isAlive else { continue }
      guard let old = best?.node else {
        best = found
        continue
      }
      if screenIndex(of: node) < screenIndex(of: old) || node.depth < old.depth { best = found }
    }
    return best
  }

  private func screenIndex(of node: ViewNode) -> Int {
    var current: ViewNode? = node
    while let place = current, place.parent !== self.node { current = place.parent }
    return shown.firstIndex { $0 === current } ?? Int.max
  }
}

/// The state of a screen above the root.
final class StackScreen {
  let box: ScreenBox
  let environment: PresentedEnvironment
  /// The number of screens after it is popped.
  var count: Int
  /// The view created by the destination.
  var made: (value: Value, type: TypeID)?

  init(_ graph: Graph, _ stack: NavigationBox, _ container: ViewNode, count: Int) {
    box = ScreenBox(graph, container)
    self.count = count
    var position: () -> Int = { count }
    environment = PresentedEnvironment(graph) { [weak stack] in try stack?.pop(to: position()) }
    position = { [weak self] in self?.count ?? count }
  }
}

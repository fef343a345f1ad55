import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A navigation stack: its path, the screens on top of that, and the destinations that views in it declare.
final class NavigationBox: Box, EndingMemory {
  /// Under which key a link has its value.
  static let linkTrait: TraitKey = "link value"

  unowned let graph: Graph
  weak var node: ViewNode?
  let root: ScreenBox
  /// Where the program keeps the path; `nil` if the stack keeps its own.
  var location: BindingLocation?
  /// The type of the path that the program keeps; `nil` for a `NavigationPath`.
  var dataType: TypeID?
  private var ownPath: [PathElement] = []
  /// How long the path was when it was shown last.
  private var pathCount: Int?
  /// Screens that are on top without being in the path, the lowest first.
  private(set) var pushed: [PushedScreen] = []
  private(set) var destinations: [Destination] = []
  var screens: [ChildKey: StackScreen] = [:]
  /// The environments that parts of the bars are made in.
  var environments: [String: EnvironmentMemory] = [:]
  var inner: (outer: EnvironmentStore, inner: EnvironmentStore)?
  /// What the bars were drawn with.
  var titles: [Value] = []
  /// Of a split view in a narrow window, how many columns are screens, and how they are left.
  var columns: (count: Int, leave: (Int) throws -> Void)?
  /// Of a split view in a wide window, its columns by their names.
  var columnBoxes: [String: SplitColumnBox] = [:]
  /// Of a split view in a wide window, whether its first column is put away, where the program keeps that nowhere and a
  /// person has said it.
  var hidesSidebar: Bool?
  /// Of a split view, shows its first column or puts it away.
  var toggleSidebar: (() throws -> Void)?
  /// The split view whose first column a button of the bar shows and puts away.
  weak var sidebar: NavigationBox?
  /// The search fields that were shown last.
  var search: [Element] = []
  /// The keys of the screens that were shown last, from the root up.
  var keys: [ChildKey] = []
  /// The nodes of the screens, from the root up.
  var shown: [ViewNode] = []

  struct PathElement {
    var value: Value
    var type: TypeID
  }

  /// A screen that a link or a modifier has put on top.
  struct PushedScreen {
    weak var source: ViewNode?
    /// What it adds to the path of the link or modifier.
    var segment: String
    var key: ChildKey
    var value: Value
    var type: TypeID
    /// Tells the program that the screen is gone.
    var close: () throws -> Void
  }

  /// A `navigationDestination(for:)`.
  struct Destination {
    weak var node: ViewNode?
    /// What its screens add to the path of the modifier.
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

  // MARK: The path

  /// The elements of the path at present.
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

  /// Follows a link with a value.
  func append(_ element: PathElement) throws {
    let old = try path()
    if let dataType, let wanted = graph.types.arguments(dataType).first, !graph.machine.isExistentialType(wanted),
      wanted != element.type
    {
      graph.note(
        "a link with a value of type `\(graph.analyzer.text(of: element.type))` adds nothing to a path of `\(graph.analyzer.text(of: wanted))`",
        at: node?.source)
      return
    }
    try closePushed(downTo: 0)
    try setPath(old + [element])
  }

  // MARK: Screens on top

  /// A link or modifier puts a screen on top, or has another view for the one that it has put there.
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

  /// The screen of a modifier is to go, and those above it.
  func withdraw(_ source: ViewNode) throws {
    guard let index = pushed.firstIndex(where: { $0.source === source }) else { return }
    let above = pushed[(index + 1)...]
    pushed.removeSubrange(index...)
    changed()
    for screen in above.reversed() { try screen.close() }
  }

  /// A value that the program pushes takes down the screens that were shown on top without being in the path.
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

  /// Leaves so many screens, the root among them.
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

  /// The destination for values of a type: that of the lowest screen.
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

/// What a stack keeps for a screen that is not its root.
final class StackScreen {
  let box: ScreenBox
  let environment: PresentedEnvironment
  /// How many screens are left when it is gone.
  var count: Int
  /// What a destination has made of the value.
  var made: (value: Value, type: TypeID)?

  init(_ graph: Graph, _ stack: NavigationBox, _ container: ViewNode, count: Int) {
    box = ScreenBox(graph, container)
    self.count = count
    var position: () -> Int = { count }
    environment = PresentedEnvironment(graph) { [weak stack] in try stack?.pop(to: position()) }
    position = { [weak self] in self?.count ?? count }
  }
}

import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Navigation stacks.
extension NativeViewTable {
  mutating func addNavigation() {
    view("NavigationStack") { try $0.navigationStack("root") }
    view("NavigationView") { try $0.navigationStack("content") }
    view("NavigationSplitView") { try $0.splitView() }
    view("_SplitColumn") { try $0.splitColumn() }
    modifier("_SplitViewColumnWidth") { update in
      let column: SplitColumnBox? = update.environment.box(EnvironmentStore.columnKey)
      column?.setWidth(update.length("ideal"), in: update.graph)
      update.surround(.modifier(.passThrough))
    }
    for name in ["NavigationSplitViewStyleModifier", "_DetailLinkWriter"] {
      modifier(name) { update in update.surround(.modifier(.passThrough)) }
    }
  }
}

extension ViewUpdate {
  /// The stack of the view, created in the first update.
  func stack() -> NavigationBox {
    if let kept = node.memory as? NavigationBox { return kept }
    let made = NavigationBox(graph, node)
    node.memory = made
    graph.service(NavigationBars.self).add(node, made)
    return made
  }

  fileprivate mutating func navigationStack(_ field: String) throws {
    let stack = stack()
    if let path = machine.fieldValue("path", of: value) {
      let binding = graph.payload(path).first
      stack.location = binding?.bindingLocation
      stack.dataType = graph.caseName(path) == "typed" ? machine.types.arguments(type).first : nil
    }
    let inner = stack.environment(environment)
    let root = child(.field(field), self.field(field), fieldType(field), segment: name, in: inner)
    try screens(of: stack, [root], [stack.root], inner)
  }

  /// Shows the screens above the root or above columns. The last one is visible, with its bars.
  mutating func screens(
    of stack: NavigationBox, _ roots: [ViewNode], _ rootBoxes: [ScreenBox], _ inner: EnvironmentStore
  ) throws {
    var shown = roots
    var boxes = rootBoxes
    var kept = Set(roots.map(\.key))
    let path = try asOwner { try stack.path() }
    try stack.follow(path)
    stack.shown = roots
    for (index, element) in path.enumerated() {
      var key = try IdentifierKey(element.value, element.type, machine)
      key.repetition = index
      let screen = screen(.identifier(key), of: stack, count: shown.count)
      kept.insert(.identifier(key))
      boxes.append(screen.box)
      shown.append(destination(of: element, .identifier(key), screen, stack, inner))
      stack.shown = shown
    }
    for pushed in stack.pushed {
      let screen = screen(pushed.key, of: stack, count: shown.count)
      kept.insert(pushed.key)
      boxes.append(screen.box)
      let environment = environment(of: screen, inner)
      shown.append(
        child(
          pushed.key, pushed.value, pushed.type, segment: pushed.segment, declaredIn: pushed.source, in: environment))
    }
    stack.shown = shown
    stack.screens = stack.screens.filter { kept.contains($0.key) }
    for node in shown { graph.cover(node, node !== shown.last) }
    let passage = screenPassage(of: stack)
    try bars(of: stack, boxes)
    if let passage { move(passage, of: stack) }
  }

  private func screen(_ key: ChildKey, of stack: NavigationBox, count: Int) -> StackScreen {
    let screen = stack.screens[key] ?? StackScreen(graph, stack, node, count: count)
    screen.count = count
    stack.screens[key] = screen
    return screen
  }

  private func environment(of screen: StackScreen, _ inner: EnvironmentStore) -> EnvironmentStore {
    screen.environment.store(inner, graph) { $0.setting(EnvironmentStore.screenKey, .ref(screen.box)) }
  }

  /// The screen of a value in the path.
  private mutating func destination(
    of element: NavigationBox.PathElement, _ key: ChildKey, _ screen: StackScreen, _ stack: NavigationBox,
    _ inner: EnvironmentStore
  ) -> ViewNode {
    let found = stack.destination(for: element.type)
    let segment = found?.segment ?? "\(name)/.navigationDestination"
    if !isRelisting || screen.made == nil, let found {
      do {
        let made = try graph.reading(for: found.node) { try machine.call(found.make, [element.value]) }
        screen.made = (made, found.resultType)
      } catch {
        return failed(key, error, segment: segment)
      }
    }
    if let made = screen.made {
      return child(
        key, made.value, made.type, segment: segment, declaredIn: found?.node, in: environment(of: screen, inner))
    }
    graph.note(
      "no `navigationDestination(for:)` of the stack takes a value of type `\(graph.analyzer.text(of: element.type))`: a warning sign is shown",
      at: node.source)
    let type = graph.analyzer.known("Text")
    let sign = (try? machine.make(type, labels: ["verbatim"], [.string("⚠")])) ?? .void
    return child(key, sign, type, segment: segment, in: environment(of: screen, inner))
  }
}

extension NavigationBox {
  /// The environment of the screens.
  func environment(_ outer: EnvironmentStore) -> EnvironmentStore {
    if let inner, inner.outer === outer { return inner.inner }
    let store = outer.setting(EnvironmentStore.navigationKey, .ref(self)).setting(
      EnvironmentStore.screenKey, .ref(root))
    if let kept = inner?.inner, kept.isSame(as: store) {
      inner = (outer, kept)
      return kept
    }
    inner = (outer, store)
    return store
  }
}

extension Graph {
  /// Runs code of the program that belongs to a view. Its reads are dependencies of the enclosing body.
  func reading<Result>(for node: ViewNode?, _ action: () throws -> Result) rethrows -> Result {
    let outer = reader
    reader = node ?? outer
    defer { reader = outer }
    return try action()
  }
}

import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Split views: columns side by side, or one stack in compact width.
extension ViewUpdate {
  mutating func splitView() throws {
    var columns = ["sidebar", "detail"]
    if let content = field("content").unwrapped, !content.isNothing { columns.insert("content", at: 1) }
    if isInRegularWidth { return try wide(columns) }
    try narrow(columns)
  }

  /// Shows the columns side by side, each with its own bars. Links push above the last column.
  private mutating func wide(_ columns: [String]) throws {
    guard let column = graph.analyzer.knownDecl("_SplitColumn") else { return }
    let stack = stack()
    var parts: [Element] = []
    // The width of a column without one. That on a Mac is an [approximation].
    let standard = isOnMac ? 240.0 : 320
    let shown = try shownColumns(columns, stack)
    stack.toggleSidebar = try sidebarToggle(columns, shown, stack)
    for (index, name) in columns.enumerated() {
      let isDetail = name == columns.last
      let type = graph.analyzer.nominalType(column, [fieldType(name)])
      let value = Value.ref(StructBox(type, [field(name), .bool(isDetail), .bool(name == shown.first)]))
      let box = stack.columnBoxes[name] ?? SplitColumnBox(self.node)
      stack.columnBoxes[name] = box
      let isSearched = index == columns.count - (isOnMac ? 1 : 2)
      let inside = environment(of: box, name, isSidebar: index == 0, isSearched: isSearched, in: stack)
      let node = child(.field(name), value, type, segment: segment(of: name), in: inside)
      graph.cover(node, !shown.contains(name))
      guard shown.contains(name) else { continue }
      // The panel of a sidebar is in the column.
      let width = box.width.map { index == 0 && isOnMac && graph.isGlass ? $0 - 16 : $0 }
      let frame =
        isDetail
        ? FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
        : FlexibleFrame(
          minWidth: width ?? 200, idealWidth: width ?? standard, maxWidth: width ?? standard, maxHeight: .infinity)
      let column = part(100 + parts.count, .modifier(.flexibleFrame(frame)), node.elements, type: "Column")
      parts.append(index == 0 && isOnMac ? onSidebarGround(column) : column)
    }
    container(.hStack(spacing: 0), parts)
  }

  /// The first column of a Mac's window on its own ground, which reaches below the toolbar: with Liquid Glass a panel in the
  /// window. The panel's place and the tones are [approximation]s.
  private mutating func onSidebarGround(_ column: Element) -> Element {
    let tone = paints.isDark ? 0.16 : 0.96
    let paint = Paint(red: tone, green: tone, blue: tone)
    let outline: ShapeDrawing.Outline = graph.isGlass ? .rounded(18) : .rectangle
    let ground = part(110, .shape, [], .shape(ShapeDrawing(outline: outline, paint: paint)), type: "Ground")
    let placed = padded(112, [ground], EdgeInsets(graph.isGlass ? 8 : 0, on: .all))
    let inset = padded(116, [column], EdgeInsets(graph.isGlass ? 8 : 0, on: .horizontal))
    let made = part(114, .decoration(.background(.center)), [inset, placed], type: "Column")
    made.children = [placed, inset]
    return made
  }

  /// The visible columns: the last one, and those before it that are not hidden.
  private func shownColumns(_ columns: [String], _ stack: NavigationBox) throws -> [String] {
    var visibility = stack.hidesSidebar.map { $0 ? "detailOnly" : "all" } ?? "automatic"
    if let binding = field("columnVisibility").unwrapped?.bindingLocation {
      visibility = graph.text(machine.fieldValue("name", of: try read(binding)))
    }
    switch visibility {
    case "detailOnly": return Array(columns.suffix(1))
    case "doubleColumn": return Array(columns.suffix(2))
    case "automatic": return graph.isHeldUpright ? Array(columns.suffix(1)) : columns
    default: return columns
    }
  }

  /// The action of the sidebar button in the first bar: hides the first column, or shows all columns.
  private func sidebarToggle(
    _ columns: [String], _ shown: [String], _ stack: NavigationBox
  ) throws -> () throws -> Void {
    let (graph, isShown) = (graph, shown.first == columns.first)
    let name: Name = !isShown ? "all" : columns.count > 2 ? "doubleColumn" : "detailOnly"
    let binding = field("columnVisibility").unwrapped?.bindingLocation
    return { [weak stack] in
      guard let stack else { return }
      if let binding {
        let type = graph.analyzer.known("NavigationSplitViewVisibility")
        guard let value = try graph.machine.staticValue(name, of: type) else { return }
        return try binding.set(value)
      }
      stack.hidesSidebar = isShown
      stack.changed()
    }
  }

  /// The environment of a column. A search field around the columns belongs to the column before the last.
  private func environment(
    of column: SplitColumnBox, _ name: String, isSidebar: Bool, isSearched: Bool, in stack: NavigationBox
  ) -> EnvironmentStore {
    environment(kept: "column \(name)", in: stack) { outer in
      var store = outer.setting(EnvironmentStore.splitKey, .ref(stack))
      store = store.setting(EnvironmentStore.columnKey, .ref(column))
      if isSidebar { store = store.setting(EnvironmentStore.sidebarKey, .bool(true)) }
      return isSearched ? store : store.setting(EnvironmentStore.outerScreenKey, .void)
    }
  }

  /// A column of a split view.
  mutating func splitColumn() throws {
    guard let stack: NavigationBox = environment.box(EnvironmentStore.splitKey) else { return }
    let isFirst = if case .bool(true) = field("isFirst") { true } else { false }
    guard case .bool(true) = field("isDetail") else {
      // It has its own bars; its links push in the last column.
      let own = self.stack()
      let inner = environment(kept: "column", in: own) {
        $0.setting(EnvironmentStore.navigationKey, .ref(stack)).setting(EnvironmentStore.screenKey, .ref(own.root))
      }
      let root = child("root", segment: "", in: inner)
      own.shown = [root]
      own.sidebar = isFirst ? stack : nil
      return try bars(of: own, [own.root])
    }
    let inner = stack.environment(environment)
    let root = child("root", segment: "", in: inner)
    if let own = stackAround(root) {
      if (own.sidebar != nil) != isFirst {
        own.sidebar = isFirst ? stack : nil
        own.changed()
      }
      let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
      return _ = container(.modifier(.flexibleFrame(fill)), root.elements)
    }
    stack.sidebar = isFirst ? stack : nil
    try screens(of: stack, [root], [stack.root], inner)
  }

  /// This view's environment with a change, reused while it is equal.
  private func environment(
    kept key: String, in stack: NavigationBox, _ change: (EnvironmentStore) -> EnvironmentStore
  ) -> EnvironmentStore {
    let known = stack.environments[key]
    if let known, known.outer === environment { return known.inner }
    let made = change(environment)
    let inner = known.flatMap { $0.inner.isSame(as: made) ? $0.inner : nil } ?? made
    stack.environments[key] = EnvironmentMemory(environment, inner)
    return inner
  }

  /// The navigation stack of a view, inside of modifiers and conditions.
  private func stackAround(_ node: ViewNode) -> NavigationBox? {
    var node = node
    while true {
      if let box = node.memory as? NavigationBox { return box }
      guard node.children.count == 1, let inner = node.children.first else { return nil }
      node = inner
    }
  }

  /// Shows one stack. The topmost column is the last one with a selection.
  private mutating func narrow(_ columns: [String]) throws {
    let stack = stack()
    let inner = stack.environment(environment)
    let preferred = field("preferredCompactColumn").unwrapped?.bindingLocation
    var top = columns.count
    if let preferred {
      let name = graph.text(machine.fieldValue("name", of: try read(preferred)))
      top = (columns.firstIndex(of: name) ?? 0) + 1
    }
    var shown: [ViewNode] = []
    var boxes: [ScreenBox] = []
    var selections: [BindingLocation?] = []
    for (index, name) in columns.enumerated() where index < top {
      let screen = stack.screens[.field(name)] ?? StackScreen(graph, stack, node, count: index)
      stack.screens[.field(name)] = screen
      screen.count = index
      let outer = inner.setting(EnvironmentStore.screenKey, .ref(index == 0 ? stack.root : screen.box))
      let kept = stack.environments[name]
      let store = kept.flatMap { $0.inner.isSame(as: outer) ? $0.inner : nil } ?? outer
      stack.environments[name] = EnvironmentMemory(environment, store)
      shown.append(child(name, in: store))
      boxes.append(index == 0 ? stack.root : screen.box)
      let selection = selection(in: shown[index])
      selections.append(selection)
      if preferred == nil, !hasSelection(try read(selection)) { break }
    }
    let leave = { (count: Int) throws -> Void in
      for selection in selections[max(0, count - 1)...].reversed() { try selection?.set(.nothing) }
      guard let preferred, count > 0 else { return }
      let type = stack.graph.analyzer.known("NavigationSplitViewColumn")
      try preferred.set(.ref(StructBox(type, [.string(columns[count - 1])])))
    }
    stack.columns = (count: shown.count, leave: leave)
    try screens(of: stack, shown, boxes, inner)
  }

  /// The selection binding of a column's list.
  private func selection(in node: ViewNode) -> BindingLocation? {
    var open = [node]
    while let next = open.popLast() {
      // A list with a single selection.
      if let selection = machine.fieldValue("selection", of: next.value)?.unwrapped,
        machine.caseName(selection) == "one", let location = graph.payload(selection).first?.bindingLocation
      {
        return location
      }
      open += next.children.reversed()
    }
    return nil
  }

  private func hasSelection(_ value: Value) -> Bool { value.unwrapped != nil && !value.isNothing }
}

extension Graph {
  /// Whether the window is that of an iPad in portrait orientation, where split views start with only their last
  /// column.
  var isHeldUpright: Bool {
    guard hasRegularWidth, typeScale == .phone, let size = surface?.size else { return false }
    return size.height > size.width
  }

  /// The single-selection binding of the list around a view, if it selects values of a type.
  func choice(of type: TypeID, around node: ViewNode) -> BindingLocation? {
    var place = node.parent
    while let current = place {
      if let selection = machine.fieldValue("selection", of: current.value)?.unwrapped,
        machine.caseName(selection) == "one", machine.types.arguments(current.type).first == type
      {
        return payload(selection).first?.bindingLocation
      }
      place = current.parent
    }
    return nil
  }
}

/// A column of a split view.
final class SplitColumnBox: Box {
  private weak var container: ViewNode?
  /// The width that a view in the column sets, in points.
  private(set) var width: Double?

  init(_ container: ViewNode) { self.container = container }

  func setWidth(_ width: Double?, in graph: Graph) {
    guard self.width != width else { return }
    self.width = width
    if let container, !container.isNew { graph.invalidate(container, .input) }
  }
}

extension EnvironmentStore {
  /// The column around the view.
  static let columnKey = Key.own("split column")
  /// The stack of a split view's last column.
  static let splitKey = Key.own("split stack")
  /// Whether the view is in the first column.
  static let sidebarKey = Key.own("sidebar")

  /// Whether lists have the sidebar appearance.
  var isSidebar: Bool { if case .bool(true)? = self[EnvironmentStore.sidebarKey] { true } else { false } }
}

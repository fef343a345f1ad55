import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Columns beside each other, or in a narrow window one above the other.
extension ViewUpdate {
  mutating func splitView() throws {
    let isRegular = environment["horizontalSizeClass"]?.unwrapped.flatMap { graph.caseName($0) } == "regular"
    var columns = ["sidebar", "detail"]
    if let content = field("content").unwrapped, !content.isNothing { columns.insert("content", at: 1) }
    if isRegular { return try wide(columns) }
    try narrow(columns)
  }

  /// All columns, without bars of their own.
  private mutating func wide(_ columns: [String]) throws {
    let stack = stack()
    let inner = stack.environment(environment)
    var parts: [Element] = []
    for (index, name) in columns.enumerated() {
      let node = child(name, in: inner)
      graph.cover(node, false)
      let frame =
        name == "detail"
        ? FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
        : FlexibleFrame(minWidth: 200, idealWidth: 320, maxWidth: 320, maxHeight: .infinity)
      parts.append(part(100 + index, .modifier(.flexibleFrame(frame)), node.elements, type: "Column"))
    }
    graph.note("the columns of a split view are drawn without their bars", at: node.source)
    container(.hStack(spacing: 0), parts)
  }

  /// One stack: on top is the last column that something is selected for.
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

  /// Where the list of a column keeps what is selected in it.
  private func selection(in node: ViewNode) -> BindingLocation? {
    var open = [node]
    while let next = open.popLast() {
      // A list of which one row is selected.
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

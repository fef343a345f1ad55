import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Menus and context menus.
extension NativeViewTable {
  mutating func addMenus() {
    view("Menu") { try $0.styled(.menu) }
    look("DefaultMenuStyle", "ButtonMenuStyle", "BorderlessButtonMenuStyle") { try $0.menu() }
    view("ToolbarTitleMenu") { try $0.titleMenu() }
    for name in ["ContextMenuModifier", "ContextMenuPreviewModifier"] {
      modifier(name) { try $0.contextMenu() }
    }
  }
}

/// An open menu, which an action in it closes.
final class MenuBox: Box {
  let close: () -> Void

  init(close: @escaping () -> Void) { self.close = close }
}

extension EnvironmentStore {
  static let menuKey = Key.own("menu")

  /// The menu around the view.
  var menu: MenuBox? { if case .ref(let box)? = self[EnvironmentStore.menuKey] { box as? MenuBox } else { nil } }
}

/// The state of a view with a menu.
final class MenuMemory: EndingMemory {
  var isOpen = false
  let anchor = PresentationAnchor()
  fileprivate var environment: EnvironmentMemory?

  func end(in graph: Graph, _ node: ViewNode) { graph.service(PresentedLayers.self).remove(node) }
}

extension ViewUpdate {
  fileprivate mutating func menu() throws {
    let memory = control.menu
    let isInMenu = environment.menu != nil
    var label = tinted("label", try accent, isTint: isEnabled).elements
    // A submenu has a chevron.
    if isInMenu { label += [space(7), try mark(8, "›", "chevron.right", paints.secondary)] }
    let primary = graph.function(field("primaryAction"))
    let (graph, node) = (graph, node)
    let head = part(1, .hStack(), label, type: "HStack")
    head.actions.isEnabled = isEnabled
    head.actions.tap = event { [weak node] in
      if let primary { return try graph.call(primary) }
      memory.isOpen.toggle()
      if let node { graph.invalidate(node, .property("isExpanded")) }
    }
    head.actions.select = { [weak node] item in
      func show(_ isOpen: Bool) {
        guard let node, node.isAlive else { return }
        graph.perform {
          memory.isOpen = isOpen
          graph.invalidate(node, .property("isExpanded"))
        }
      }
      show(true)
      if (try? graph.take(.tap(item))) != nil { return true }
      show(false)
      return false
    }
    container(.hStack(), [head])
    try showMenu(memory, "content", segment: nil)
  }

  /// The title menu of a screen: a small arrow beside the title.
  fileprivate mutating func titleMenu() throws {
    let memory = memory { MenuMemory() }
    let (graph, node) = (graph, node)
    let arrow = try mark(1, "⌄", "chevron.down", paints.secondary, size: 11)
    let made = container(.hStack(), [arrow])
    made.traits[BarMemory.titleTrait] = TraitValue(value: .void, type: type)
    made.actions.tap = event { [weak node] in
      memory.isOpen.toggle()
      if let node { graph.invalidate(node, .property("isExpanded")) }
    }
    try showMenu(memory, "content", segment: nil)
  }

  /// Opens the menu after a long press on the view.
  fileprivate mutating func contextMenu() throws {
    let memory = memory { MenuMemory() }
    let (graph, node) = (graph, node)
    let open: () -> Void = { [weak node] in
      guard let node, node.isAlive else { return }
      graph.perform {
        memory.isOpen = true
        graph.invalidate(node, .property("isPresented"))
      }
    }
    surround(.modifier(.passThrough)) { element, _ in element.actions.menu = open }
    try showMenu(memory, "menuItems", segment: ".contextMenu")
  }

  /// Shows the contents of an open menu in a layer above the window.
  private mutating func showMenu(_ memory: MenuMemory, _ field: String, segment: String?) throws {
    try showMenu(memory) { update, inside in update.child(field, segment: segment, in: inside) }
  }

  /// Shows the view that `make` creates in the menu's environment.
  mutating func showMenu(
    _ memory: MenuMemory, _ make: (inout ViewUpdate, EnvironmentStore?) throws -> ViewNode
  ) throws {
    guard memory.isOpen else { return graph.service(PresentedLayers.self).hide(node) }
    let (graph, node) = (graph, node)
    let outer = environment.menu
    let close: () -> Void = { [weak node] in
      outer?.close()
      guard let node, node.isAlive, memory.isOpen else { return }
      graph.perform {
        memory.isOpen = false
        graph.invalidate(node, .property("isPresented"))
      }
    }
    if memory.environment?.outer !== environment {
      // The items show their titles, whatever the style of labels is around the menu.
      let outside = environment.outsideOfBar.outsideList.setting(StyleKind.label.key, .void)
      var inside = outside.setting(EnvironmentStore.menuKey, .ref(MenuBox(close: close))).withTitles
      if !graph.isInCells, let color = try? machine.staticValue("primary", of: graph.analyzer.known("Color")) {
        // Menu items have the text colour.
        inside = inside.setting(.property("tintColor"), color.wrapped)
      }
      memory.environment = EnvironmentMemory(environment, inside)
    }
    let content = try make(&self, memory.environment?.inner)
    var rows: [Element] = []
    var section: ViewNode?
    for element in menuElements(content.elements) {
      let number = 1000 + rows.count * 8
      let place = graph.section(of: element, in: content)
      let isDivider = if case .divider = element.drawing { true } else { false }
      if !rows.isEmpty, isDivider || place?.section !== section {
        let isLine = graph.isInCells && isDivider
        rows.append(isLine ? part(number, .frame(height: 16), [element], type: "Line") : menuLine(number))
      }
      section = place?.section
      if !isDivider { rows.append(menuRow(number + 3, element, isHeader: place?.role == .header)) }
    }
    let list = part(202, .vStack(alignment: .leading, spacing: 0), rows, type: "VStack")
    let inset = graph.isInCells ? EdgeInsets(8, on: .horizontal) : EdgeInsets(8, on: .vertical)
    let card = bubble(206, padded(204, [list], inset))
    graph.service(PresentedLayers.self).show(
      anchored(210, card, at: memory.anchor, isMenu: true, close), of: node, as: .bubble)
  }

  /// The items of a menu. Those of a context menu are in a stack.
  private func menuElements(_ elements: [Element]) -> [Element] {
    let all = elements.flatMap { graph.leaves(of: $0) }
    guard all.count == 1, all[0].actions.isEmpty, all[0].type == "ZStack" else { return all }
    return all[0].children.flatMap { graph.leaves(of: $0) }
  }

  private mutating func menuRow(_ number: Int, _ element: Element, isHeader: Bool) -> Element {
    let wide = widened(number, element, .leading)
    guard !graph.isInCells else { return wide }
    let inset = part(number + 1, .modifier(.padding(EdgeInsets(16, on: .horizontal))), [wide], type: "Row")
    let high = FlexibleFrame(minHeight: isHeader ? 30 : graph.isGlass ? 42 : 44)
    let row = part(number + 2, .modifier(.flexibleFrame(high)), [inset], type: "Row")
    return row
  }

  private mutating func menuLine(_ number: Int) -> Element {
    guard !graph.isInCells, let paint = try? paints.separator else {
      return part(number, .frame(height: 0), [], .none, type: "Gap")
    }
    let line = part(number, .color, [], .shape(ShapeDrawing(outline: .rectangle, paint: paint)), type: "Line")
    let thin = framed(number + 1, line, height: 1 / engine.metrics.pixels.scale)
    return part(
      number + 2, .modifier(.padding(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))), [thin], type: "Line")
  }
}

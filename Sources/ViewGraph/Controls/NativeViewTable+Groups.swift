import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Group boxes, control groups, disclosure groups and unavailable content views.
extension NativeViewTable {
  mutating func addGroups() {
    view("GroupBox") { try $0.styled(.groupBox) }
    look("DefaultGroupBoxStyle") { update in
      let label = update.headline("label").elements
      let isInner = update.environment[.own("group box")] != nil
      let inside = update.environment("content") { $0.setting(.own("group box"), .bool(true)) }
      let content = update.child("content", in: inside).elements
      let box = update.part(1, .vStack(alignment: .leading), label + content, type: "VStack")
      let inset = LayoutKind.defaultPadding
      let padded = update.padded(
        2, [box], EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset))
      let paint = try update.boxPaint(isInner: isInner)
      update.container(
        .hStack(), [update.backed(4, padded, by: ShapeDrawing(outline: .rounded(8), paint: paint))])
    }
    view("DisclosureGroup") { update in
      let content = try update.disclosedContent()
      try update.styled(
        .disclosureGroup, values: ["isExpanded": update.expansionBinding], views: ["content": content])
    }
    look("AutomaticDisclosureGroupStyle") { try $0.disclosure() }
    view("ControlGroup") { update in
      let type = update.fieldType("content")
      // The content of a group with a label is one view with both.
      guard update.machine.fieldIndex("label", of: type) != nil else {
        let empty = update.graph.emptyView
        return try update.styled(.controlGroup, views: ["label": empty])
      }
      let content = update.field("content")
      func part(_ name: String) -> (Value, TypeID) {
        let fields = update.machine.fields(of: type)
        let index = update.machine.fieldIndex(name, of: type) ?? 0
        return (update.machine.fieldValue(name, of: content) ?? .void, fields[index].type)
      }
      try update.styled(.controlGroup, views: ["content": part("content"), "label": part("label")])
    }
    for name in [
      "AutomaticControlGroupStyle", "NavigationControlGroupStyle", "CompactMenuControlGroupStyle",
      "MenuControlGroupStyle", "PaletteControlGroupStyle",
    ] {
      look(name) { update in update.controls() }
    }
    view("LabeledControlGroupContent") { update in update.pass(update.child("content")) }
    view("ContentUnavailableView") { update in
      let label = update.unavailable("label").elements
      let description: [Element]
      if update.graph.isInCells {
        description = update.colored("description", "description", try update.paints.secondary).elements
      } else {
        let color = update.graph.color(try update.paints.secondary)
        let font = update.environment(font: "subheadline")
        let inside = update.environment("description") { _ in
          font.setting(.own("foregroundStyle"), color).setting(.property("multilineTextAlignment"), update.centered)
        }
        description = update.child("description", in: inside).elements
      }
      let actions = update.child("actions").elements
      let gap: Double? = update.graph.isInCells ? nil : 8
      var stack = update.part(1, .vStack(spacing: gap), label + description + actions, type: "VStack")
      if !update.graph.isInCells { stack = update.padded(3, [stack], EdgeInsets(16, on: .horizontal)) }
      // It is centered in the available space.
      let frame = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: .center)
      update.container(.modifier(.flexibleFrame(frame)), [stack])
    }
    view("SearchUnavailableContent.Label") { update in
      let text = update.field("text").unwrapped.map { update.graph.text($0) } ?? ""
      let title = text.isEmpty ? "No Results" : "No Results for “\(text)”"
      guard !update.graph.isInCells else { return try update.leafSign(title, update.paints.foreground) }
      let icon = update.symbol(1, "magnifyingglass", try update.paints.secondary, size: ViewUpdate.unavailableIcon)
      var font = TextFont(.title2)
      font.weight = .bold
      let run = TextDrawing.Run(text: title, paint: try update.paints.foreground)
      let words = update.part(
        2, .text(TextContent(runs: [TextRun(title, font: font)])), [], .text(TextDrawing(runs: [run])), type: "Text")
      update.container(.vStack(spacing: 12), [icon, words])
    }
    view("SearchUnavailableContent.Description") { update in
      let words = "Check the spelling or try a new search."
      guard !update.graph.isInCells else { return try update.leafSign(words, update.paints.secondary) }
      let run = TextDrawing.Run(text: words, paint: try update.paints.foreground)
      let content = TextContent(runs: [TextRun(words, font: TextFont(.subheadline))])
      update.container(
        .hStack(), [update.part(1, .text(content), [], .text(TextDrawing(runs: [run])), type: "Text")])
    }
    view("SearchUnavailableContent.Actions") { update in update.group(.fixed, []) }
  }
}

extension ViewUpdate {
  /// A control group: segments of one capsule. In a menu they are side by side, with titles below their symbols.
  fileprivate mutating func controls() {
    let isInBar = if case .bool(true)? = environment[EnvironmentStore.barKey] { true } else { false }
    guard !graph.isInCells, !isInBar else { return _ = container(.hStack(), child("content").elements) }
    if environment.menu != nil {
      let inside = environment("controls") { $0.setting(TabsBox.labelKey, .bool(true)) }
      let items = child("content", in: inside).elements.flatMap { graph.leaves(of: $0) }
      let parts = items.enumerated().map { widened(10 + $0, $1) }
      return _ = container(.hStack(spacing: 8), parts)
    }
    let items = child("content").elements.flatMap { graph.leaves(of: $0) }
    var parts: [Element] = []
    for (index, item) in items.enumerated() {
      if index > 0 {
        let line = part(100 + index * 4, .divider, [], .divider(fillPaint), type: "Line")
        parts.append(framed(101 + index * 4, line, height: 18))
      }
      parts.append(padded(1_000 + index * 4, [item], EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14)))
    }
    let row = part(1, .hStack(spacing: 0), parts, type: "HStack")
    let outline: ShapeDrawing.Outline = graph.isGlass ? .capsule : .rounded(8)
    container(.hStack(), [backed(2, row, by: ShapeDrawing(outline: outline, paint: fillPaint))])
  }
}

extension EnvironmentStore {
  /// Whether a label is the label of an unavailable content view.
  static let unavailableKey = Key.own("unavailable")
}

extension Graph {
  /// An `EmptyView`.
  var emptyView: (Value, TypeID) {
    let type = analyzer.known("EmptyView")
    return (.ref(StructBox(type, [])), type)
  }
}

extension ViewUpdate {
  /// The size of the symbol of an unavailable content view, in points [believed].
  static let unavailableIcon = 48.0

  /// The centered `TextAlignment`.
  fileprivate var centered: Value {
    (try? graph.machine.staticValue("center", of: graph.analyzer.known("TextAlignment"))) ?? .void
  }

  /// The title of an unavailable content view: bold in points, with its icon above.
  fileprivate mutating func unavailable(_ field: String) -> ViewNode {
    guard !graph.isInCells else { return headline(field) }
    let title = environment(font: "title2", isBold: true).setting(.property("multilineTextAlignment"), centered)
    return child(
      field, in: environment("unavailable") { _ in title.setting(EnvironmentStore.unavailableKey, .bool(true)) })
  }

  /// A child in the headline font.
  fileprivate mutating func headline(_ field: String) -> ViewNode {
    let graph = graph
    let inside = environment("headline") { store in
      let font = try? graph.machine.staticValue("headline", of: graph.analyzer.known("Font"))
      return font.map { store.setting(.property("font"), $0.wrapped) } ?? store
    }
    return child(field, in: inside)
  }

  // MARK: Disclosure

  /// The location of the expansion state: the program's binding, or the control's own state.
  private var expansion: BindingLocation {
    if let given = location("isExpanded") { return given }
    return ownSwitch.binding
  }

  /// A Boolean state of the control itself, initially `false`.
  private var ownSwitch: StateLocation {
    let memory = control
    if let kept = memory.location { return kept }
    let made = StateLocation(
      graph, nil, name: "isExpanded", label: "isExpanded", type: graph.analyzer.known("Bool"), value: .bool(false))
    memory.location = made
    return made
  }

  fileprivate var expansionBinding: Value {
    let bool = graph.analyzer.known("Bool")
    guard let decl = graph.analyzer.knownDecl("Binding") else { return .void }
    return graph.binding(expansion, graph.analyzer.nominalType(decl, [bool]))
  }

  /// The content of a disclosure group with a style of the program.
  fileprivate func disclosedContent() throws -> (Value, TypeID) {
    guard let style = environment.style(.disclosureGroup), machine.catalogueName(style.type) == nil else {
      return graph.emptyView
    }
    return try opened(field("content"), fieldType("content"))
  }

  /// The background of a group box: the system's second background, and in another box the third: [believed].
  fileprivate func boxPaint(isInner: Bool) throws -> Paint {
    guard !graph.isInCells, graph.typeScale == .phone else { return try paints.foreground.faded(0.05) }
    switch (paints.isDark, isInner) {
    case (false, false): return Paint(red: 0.949, green: 0.949, blue: 0.969)
    case (false, true): return Paint(red: 1, green: 1, blue: 1)
    case (true, false): return Paint(red: 0.11, green: 0.11, blue: 0.118)
    case (true, true): return Paint(red: 0.173, green: 0.173, blue: 0.18)
    }
  }

  /// A view, or the result of a view builder closure.
  private func opened(_ content: Value, _ type: TypeID) throws -> (Value, TypeID) {
    guard let function = graph.function(content), let result = machine.types.arguments(type).last else {
      return (content, type)
    }
    return (try machine.call(function, []), result)
  }

  /// The sign of what opens and closes.
  mutating func disclosureSign(_ number: Int, isOpen: Bool) throws -> Element {
    let isOnMac = !graph.isInCells && graph.typeScale == .mac
    return try mark(
      number, isOpen ? "⌄" : "›", isOpen ? "chevron.down" : "chevron.forward",
      isOnMac ? paints.secondary : nil, size: isOnMac ? 9 : 14, weight: .semibold)
  }

  fileprivate mutating func disclosure() throws {
    let expansion = expansion
    var isOpen = false
    if case .bool(true) = try read(expansion) { isOpen = true }
    let label = child("label").elements
    let isOnMac = !graph.isInCells && graph.typeScale == .mac
    let sign = try disclosureSign(1, isOpen: isOpen)
    // On a Mac the sign is before the label, in a slot of a fixed width. The lengths are judged by appearance.
    // [approximation]
    let head =
      isOnMac
      ? part(2, .hStack(spacing: 4), [framed(3, sign, width: 10, height: 13)] + label + [space(5)], type: "HStack")
      : part(2, .hStack(), label + [space(3), sign], type: "HStack")
    head.actions.isEnabled = isEnabled
    head.actions.tap = event {
      guard case .bool(let isOpen) = try expansion.get() else { return }
      try expansion.set(.bool(!isOpen))
    }
    var content: [Element] = []
    if isOpen {
      if isRelisting, let shown = node.children.first(where: { $0.key == .field("content") }) {
        keep(shown)
        content = shown.elements
      } else {
        let (value, type) = try opened(field("content"), fieldType("content"))
        content = child(.field("content"), value, type, segment: name).elements
      }
    }
    // In a list, the content becomes rows of the list.
    guard environment.isInList else {
      if isOnMac, !content.isEmpty {
        let stack = part(6, .vStack(alignment: .leading), content, type: "VStack")
        content = [indented(stack, by: 14, number: 7)]
      }
      container(.vStack(alignment: .leading), [head] + content)
      return
    }
    var rows = [head]
    for row in content.flatMap({ graph.leaves(of: $0) }) {
      rows.append(indented(row, by: 16, number: 100 + rows.count))
    }
    group(.dynamic, rows)
  }

  /// An indented row.
  mutating func indented(_ row: Element, by length: Double, number: Int) -> Element {
    let made = part(
      number, .modifier(.padding(EdgeInsets(top: 0, leading: length, bottom: 0, trailing: 0))), [row],
      type: "Padding")
    made.traits = row.traits
    return made
  }
}

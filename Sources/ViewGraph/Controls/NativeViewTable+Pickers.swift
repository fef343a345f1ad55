import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Pickers and tags.
extension NativeViewTable {
  mutating func addPickers() {
    modifier("_TagTraitWritingModifier") { update in
      let tag = TraitValue(value: update.field("tag"), type: update.fieldType("tag"))
      update.surround(.modifier(.passThrough)) { element, _ in element.traits[ViewUpdate.tagTrait] = tag }
    }
    view("Picker") { update in
      let style = update.environment.style(.picker) == nil && update.environment.menu != nil
      try update.look(style ? "InlinePickerStyle" : update.systemStyle(.picker))
    }
    look("DefaultPickerStyle", "MenuPickerStyle", "PopUpButtonPickerStyle") { try $0.picker(.menu) }
    look("NavigationLinkPickerStyle") { try $0.picker(.link) }
    look("SegmentedPickerStyle", "PalettePickerStyle", "TabsPickerStyle") { try $0.picker(.segments) }
    look("InlinePickerStyle", "RadioGroupPickerStyle") { try $0.picker(.rows) }
    look("WheelPickerStyle") { try $0.picker(.wheel) }
    view("ColorPicker") { update in
      let location = update.location("selection")
      let color = try update.read(location)
      let paint = try update.paints.paint(color)
      let label = update.child("label").elements
      let well =
        update.graph.isInCells
        ? [try update.controlText(1, "◉", paint)] : update.looked("well", "_ColorWellLook", [update.graph.color(paint)])
      let row = update.row(label, well)
      let (graph, node) = (update.graph, update.node)
      row.actions.select = { [weak node] name in
        let type = graph.analyzer.known("Color")
        guard let node, node.isAlive, let color = try? graph.machine.staticValue(Name(name.lowercased()), of: type)
        else {
          return false
        }
        graph.perform { try graph.act(node) { try location?.set(color) } }
        return true
      }
    }
    addDatePickers()
  }
}

/// The appearance of a picker.
enum PickerLook {
  case menu, link, segments, rows, wheel
}

/// An option of a picker.
struct PickerOption {
  let element: Element
  let tag: Value
  let isChosen: Bool
  let choose: () -> Void
}

extension ViewUpdate {
  /// The key of the tag trait.
  static let tagTrait = "tag"

  fileprivate mutating func picker(_ look: PickerLook) throws {
    let location = location("selection")
    let selection = try read(location)
    let label = titledLabel().elements
    let title = title(of: label)
    let content = try optionViews(look)
    var options: [PickerOption] = []
    for element in content.elements.flatMap({ graph.leaves(of: $0) }) {
      if let option = option(element, in: content, location, selection) { options.append(option) }
    }
    if look == .rows, environment.menu != nil { return group(.dynamic, try optionRows(options)) }
    if look == .rows, environment.isInList { return try rows(options, label) }
    let made = try shown(options, label, look)
    try openWhenTapped(made, look, title)
    if !title.isEmpty, graph.label(of: made) != title { made.title = title }
    made.actions.isEnabled = isEnabled
    made.actions.select = selecting(options)
    guard look != .rows, !options.isEmpty else { return }
    made.actions.adjust = { steps in
      let chosen = options.firstIndex { $0.isChosen } ?? (steps > 0 ? -1 : options.count)
      let next = chosen + steps
      if options.indices.contains(next) { options[next].choose() }
    }
  }

  /// A tap on the value opens a menu of the options, or pushes a screen with them.
  private mutating func openWhenTapped(_ made: Element, _ look: PickerLook, _ title: String) throws {
    switch look {
    case .menu:
      let memory = control.menu
      let (graph, node) = (graph, node)
      made.actions.tap = event { [weak node] in
        memory.isOpen.toggle()
        if let node { graph.invalidate(node, .property("isExpanded")) }
      }
      let (value, type) = (value, type)
      try showMenu(memory) { update, inside in
        let own = inside?.setting(StyleKind.picker.key, .void)
        return update.child(.field("menu"), value, type, segment: ".menu", in: own)
      }
    case .link:
      guard let stack = environment.navigation, let decl = graph.analyzer.knownDecl("_PickerScreenLook") else { return }
      let type = graph.analyzer.nominalType(decl, Array(machine.types.arguments(type).dropFirst()))
      let screen = Value.ref(StructBox(type, [field("selection"), .string(title), field("content")]))
      let node = node
      let push = { [weak node] in
        guard let node else { return }
        stack.push(
          NavigationBox.PushedScreen(
            source: node, segment: ".options", key: .field("options of \(ObjectIdentifier(node).hashValue)"),
            value: screen, type: type, close: {}))
      }
      made.actions.tap = event { push() }
      // The content of the screen follows the picker.
      if stack.isPushed(by: node) { push() }
    case .segments, .rows, .wheel: break
    }
  }

  /// The options in the appearance of the picker.
  private mutating func shown(_ options: [PickerOption], _ label: [Element], _ look: PickerLook) throws -> Element {
    switch look {
    case .menu, .link: return try closed(options, label, look)
    case .segments: return try segments(options, label)
    case .rows:
      let rows = try optionRows(options)
      guard isOnMac else { return container(.vStack(alignment: .leading, spacing: 0), rows) }
      return row(
        label, [part(4, .vStack(alignment: .leading, spacing: 0), rows, type: "VStack")],
        alignment: .firstTextBaseline)
    case .wheel: return try wheel(options)
    }
  }

  /// Selects an option by its text or accessibility identifier.
  private func selecting(_ options: [PickerOption]) -> (String) -> Bool {
    let graph = graph
    return { text in
      let option = options.first { graph.label(of: $0.element) == text || $0.element.identifier == text }
      option?.choose()
      return option != nil
    }
  }

  /// The colour of a menu picker's value. In a row it equals that of other values [believed].
  private var menuPaint: Paint {
    get throws {
      if isOnMac { return isEnabled ? try paints.foreground : try paints.placeholder }
      return environment.isInList ? try paints.secondary : try accent
    }
  }

  private mutating func optionViews(_ look: PickerLook) throws -> ViewNode {
    switch look {
    case .menu: valueOptions(try menuPaint)
    case .link: valueOptions(try paints.secondary)
    case .segments where !graph.isInCells:
      child(
        "content",
        in: environment(font: "subheadline").withPlainLabels.setting(
          .own("foregroundStyle"), graph.color(try paints.systemLabel)))
    case .segments, .rows, .wheel: child("content")
    }
  }

  /// The options of a picker that shows only the selected one, as a value of its row.
  private mutating func valueOptions(_ paint: Paint) -> ViewNode {
    let graph = graph
    let inside = control.environment("options", paint, environment) {
      $0.withPlainLabels.setting(.own("foregroundStyle"), graph.color(paint))
    }
    return child("content", in: inside)
  }

  /// The selected option with an indicator.
  private mutating func closed(_ options: [PickerOption], _ label: [Element], _ look: PickerLook) throws -> Element {
    let sign =
      look == .link
      ? try chevron(1)
      : try mark(1, "⌃⌄", "chevron.up.chevron.down", menuPaint, size: isOnMac ? 10 : 13, weight: .medium)
    var chosen: [Element] = []
    if let option = options.first(where: { $0.isChosen }) { chosen.append(option.element) }
    if isOnMac, look == .menu, !environment.isInList { return row(label, [popUp(chosen, sign)]) }
    let value = part(2, .hStack(spacing: 8), chosen + [sign], type: "HStack")
    if look == .menu { control.menu.anchor.part = value }
    return environment.isInList || look == .link ? row(label, [value]) : container(.hStack(), [value])
  }

  /// A pop-up button on a Mac, as wide as the available space. [approximation]
  private mutating func popUp(_ chosen: [Element], _ sign: Element) -> Element {
    let inner = part(2, .hStack(spacing: 6), chosen + [space(5, minLength: 0), sign], type: "HStack")
    let high = FlexibleFrame(minHeight: 22)
    let inset = padded(6, [inner], EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 7))
    let button = part(8, .modifier(.flexibleFrame(high)), [inset], type: "PopUp")
    return backed(20, button, by: ShapeDrawing(outline: .rounded(6), paint: fillPaint))
  }

  /// Options as rows of the list around the picker, below its label.
  private mutating func rows(_ options: [PickerOption], _ label: [Element]) throws {
    var rows: [Element] = []
    if !hidesLabels, !label.isEmpty { rows.append(part(3, .hStack(), label, type: "HStack")) }
    group(.dynamic, rows + (try optionRows(options)))
  }

  private mutating func optionRows(_ options: [PickerOption]) throws -> [Element] {
    var rows: [Element] = []
    for option in options { rows.append(try optionRow(option, rows.count)) }
    return rows
  }

  /// The option of a content view. Its value is its tag, or else the identifier of its `ForEach` element.
  private func option(
    _ element: Element, in content: ViewNode, _ location: BindingLocation?, _ selection: Value
  ) -> PickerOption? {
    let type = pickedType
    guard let tag = graph.tag(of: element, in: content, as: type) else { return nil }
    let choose = event({ try location?.set(tag) }, closesMenu: true)
    return PickerOption(
      element: element, tag: tag, isChosen: (try? machine.isEqual(tag, selection, type)) ?? false, choose: choose)
  }

  /// The picker's `SelectionValue`.
  private var pickedType: TypeID {
    let binding = fieldType("selection")
    return graph.valueType(binding)
  }

  /// The number of a part of an option. Each option has four, after the parts of the picker itself.
  private func optionPart(_ index: Int, _ part: Int) -> Int { 1000 + 4 * index + part }

  private mutating func segments(_ options: [PickerOption], _ label: [Element]) throws -> Element {
    if !graph.isInCells {
      let control = try segmentsInPoints(options)
      return isOnMac ? row(label, [control]) : container(.hStack(), [control])
    }
    var parts: [Element] = []
    let edge = try paints.secondary
    for (index, option) in options.enumerated() {
      if index > 0 { parts.append(try controlText(optionPart(index, 0), "│", edge)) }
      let frame = FlexibleFrame(maxWidth: .infinity, alignment: .center)
      let inner = part(optionPart(index, 1), .modifier(.flexibleFrame(frame)), [option.element], type: "Frame")
      var segment = inner
      if option.isChosen {
        let shape = ShapeDrawing(outline: .rounded(4), paint: try paints.foreground.faded(0.15))
        segment = backed(optionPart(index, 2), inner, by: shape)
      }
      segment.actions.tap = option.choose
      segment.actions.isEnabled = isEnabled
      parts.append(segment)
    }
    return container(.hStack(spacing: 0), [try controlText(10, "[", edge)] + parts + [try controlText(11, "]", edge)])
  }

  /// Segments on a grey background. The selected one is raised.
  private mutating func segmentsInPoints(_ options: [PickerOption]) throws -> Element {
    var parts: [Element] = []
    let given = try appearancePaint("selectedSegmentTintColor", of: "UISegmentedControl")
    let isGlass = graph.isGlass
    for (index, option) in options.enumerated() {
      // Negative numbers do not collide with the other parts of the options.
      let inset = part(
        -1000 - index, .modifier(.padding(EdgeInsets(8, on: .horizontal))), [option.element], type: "Padding")
      let inner = widened(optionPart(index, 1), inset)
      var segment = framed(optionPart(index, 0), inner, height: isGlass ? 27 : 28)
      if option.isChosen {
        let white = paints.isDark ? Paint(red: 0.39, green: 0.39, blue: 0.4) : Paint(red: 1, green: 1, blue: 1)
        let shadow = Shadow(color: Color(white: 0, opacity: 0.12), radius: 4, offset: Point(x: 0, y: 2))
        let shape = ShapeDrawing(
          outline: isGlass ? .capsule : .rounded(7),
          paint: (given ?? white).shadowed(Paint.StyleShadow(isInner: false, shadow: shadow)))
        segment = backed(optionPart(index, 2), segment, by: shape)
      }
      segment.actions.tap = option.choose
      segment.actions.isEnabled = isEnabled
      parts.append(segment)
    }
    let row = padded(12, [part(14, .hStack(spacing: 0), parts, type: "HStack")], EdgeInsets(2, on: .all))
    let shape = ShapeDrawing(outline: isGlass ? .capsule : .rounded(9), paint: fillPaint)
    // The separator of a list row starts at the control, not at the text of a segment.
    let whole = part(17, .modifier(.alignmentGuide(control.separatorStart)), [row], type: "Segments")
    return backed(15, whole, by: shape)
  }

  /// An option in a separate row, with a checkmark if it is selected.
  private mutating func optionRow(_ option: PickerOption, _ index: Int) throws -> Element {
    if isOnMac, !environment.isInList, environment.menu == nil {
      // A radio button.
      let button = symbol(
        optionPart(index, 0), option.isChosen ? "largecircle.fill.circle" : "circle",
        option.isChosen ? try accent : try paints.secondary, size: 14)
      let row = part(optionPart(index, 1), .hStack(spacing: 6), [button, option.element], type: "HStack")
      row.actions.tap = option.choose
      row.actions.isEnabled = isEnabled
      return row
    }
    if environment.menu != nil, !isOnMac, !graph.isInCells { return try optionRowInMenu(option, index) }
    let mark =
      option.isChosen || graph.isInCells
      ? try mark(optionPart(index, 0), option.isChosen ? "✓" : " ", "checkmark", weight: .semibold)
      : space(optionPart(index, 3))
    let row = part(
      optionPart(index, 1), .hStack(), [option.element, space(optionPart(index, 2)), mark], type: "HStack")
    row.actions.tap = option.choose
    row.actions.isEnabled = isEnabled
    return row
  }

  /// An option in a menu: the space before its text is for the checkmark.
  private mutating func optionRowInMenu(_ option: PickerOption, _ index: Int) throws -> Element {
    let sign =
      option.isChosen
      ? try mark(optionPart(index, 0), "✓", "checkmark", paints.foreground, size: 15, weight: .semibold)
      : space(optionPart(index, 3), minLength: 0)
    let slot = part(optionPart(index, 2), .frame(width: 20), [sign], type: "Mark")
    let row = part(optionPart(index, 1), .hStack(spacing: 6), [slot, option.element], type: "HStack")
    row.actions.tap = option.choose
    row.actions.isEnabled = isEnabled
    return row
  }

  /// A wheel picker: the selected option between its neighbours.
  private mutating func wheel(_ options: [PickerOption]) throws -> Element {
    let chosen = options.firstIndex { $0.isChosen } ?? 0
    var rows: [Element] = []
    let reach = graph.isInCells ? 1 : 3
    for index in max(0, chosen - reach)..<min(options.count, chosen + reach + 1) {
      let height: Double? = graph.isInCells ? nil : 32
      let frame = FlexibleFrame(maxWidth: .infinity, minHeight: height, maxHeight: height, alignment: .center)
      var row = part(optionPart(index, 1), .modifier(.flexibleFrame(frame)), [options[index].element], type: "Frame")
      if options[index].isChosen {
        // The wheels of a date share one band.
        if !environment.hasSharedBand {
          let shape = ShapeDrawing(
            outline: .rounded(8), paint: graph.isInCells ? try paints.foreground.faded(0.15) : fillPaint)
          row = backed(optionPart(index, 2), row, by: shape)
        }
      } else {
        row.drawing = .opacity(0.5 / Double(max(abs(index - chosen), 1)))
      }
      row.actions.tap = options[index].choose
      row.actions.isEnabled = isEnabled
      rows.append(row)
    }
    guard !graph.isInCells, !rows.isEmpty else { return container(.vStack(spacing: 0), rows) }
    // The selection is in the middle of seven rows, also near the ends.
    let missing = Double(max(0, 3 - chosen)) * 32
    let missingBelow = Double(max(0, chosen + 4 - options.count)) * 32
    let stack = part(16, .vStack(spacing: 0), rows, type: "VStack")
    return container(
      .modifier(.padding(EdgeInsets(top: missing, leading: 0, bottom: missingBelow, trailing: 0))), [stack])
  }
}

extension Graph {
  /// The elements without groups, in order.
  func leaves(of element: Element) -> [Element] {
    if element.departure != nil { return [] }
    return element.isGroup ? element.children.flatMap { leaves(of: $0) } : [element]
  }

  /// The selection value of a view with a type: its tag, or the identifier of its `ForEach` element; `nil` if neither
  /// has the type.
  func tag(of element: Element, in content: ViewNode, as type: TypeID) -> Value? {
    if let tag = element.traits[ViewUpdate.tagTrait], let found = converted(tag.value, tag.type, to: type) {
      return found
    }
    // A navigation link in a list selects its value, if it has the type.
    if let link = element.traits[NavigationBox.linkTrait], let found = converted(link.value, link.type, to: type) {
      return found
    }
    // A tag of another type does not count.
    if let trait = element.traits[traitKey("TagValueTraitKey", type)], let tag = payload(trait.value).first {
      return tag
    }
    guard let id = row(of: element, in: content)?.id else { return nil }
    return converted(id.value, id.type, to: type)
  }

  /// A value converted to the same type or to an optional of it; `nil` for other types.
  private func converted(_ value: Value, _ type: TypeID, to wanted: TypeID) -> Value? {
    if type == wanted { return value }
    if machine.wrappedType(wanted) == type { return value.wrapped }
    return nil
  }

  /// The `ForEach` element that an element belongs to.
  struct Row {
    let id: IdentifierKey
    let index: Int
    /// The `ForEach`.
    let owner: ViewNode
  }

  /// The innermost `ForEach` element around an element, within a view.
  func row(of element: Element, in container: ViewNode) -> Row? {
    ancestor(of: element, in: container) { node in
      guard case .identifier(let id) = node.key, let parent = node.parent, isRepeating(parent.type),
        let index = parent.children.firstIndex(where: { $0 === node })
      else { return nil }
      return Row(id: id, index: index, owner: parent)
    }
  }

  /// The innermost view around an element, within a container, for which `find` succeeds. The search continues with the
  /// inner element of a modifier's element, because the modifier's element is in all views that contain the inner one.
  /// A part that a container places is also in the views around its place.
  ///
  /// - Parameter beginsAtPlaces: Whether the search for such a part starts at its place, and skips the views that
  ///   created it.
  func ancestor<Found>(
    of element: Element, in container: ViewNode, beginsAtPlaces: Bool = false, _ find: (ViewNode) -> Found?
  ) -> Found? {
    var element: Element? = element
    var placed: ViewNode?
    while let current = element {
      placed = current.place ?? placed
      var node: ViewNode? = beginsAtPlaces ? placed ?? current.node : current.node
      while let view = node, view !== container {
        if let found = find(view) { return found }
        node = view.memory is ResolvedSubviews ? placed : view.parent
      }
      element = beginsAtPlaces && placed != nil ? nil : current.inner
    }
    return nil
  }

  /// Whether a view creates a view for each element of its data.
  private func isRepeating(_ type: TypeID) -> Bool {
    types.kind(type) == .nominal && analyzer.decl(types.decl(type)).has(.isRepeating)
  }
}

extension EnvironmentStore {
  /// Whether the selected rows of several wheels are on one band, which stands behind them.
  fileprivate var hasSharedBand: Bool {
    if case .bool(true)? = self[.property("_hasSharedBand")] { true } else { false }
  }
}

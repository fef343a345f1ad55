import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Buttons, links and labels.
extension NativeViewTable {
  mutating func addButtons() {
    view("Button") { update in
      let memory = update.control
      try update.styled(.primitiveButton, values: ["isPressed": .bool(memory.isPressed)])
      // A `ButtonStyle` of the program only defines the appearance, so the button handles the tap.
      if let style = update.environment.style(.button), update.machine.catalogueName(style.type) == nil,
        update.machine.conforms(style.type, to: Name(StyleKind.button.rawValue))
      {
        update.press()
      }
    }
    look("DefaultButtonStyle", "BorderlessButtonStyle", "LinkButtonStyle") { try $0.button(.tinted) }
    look("PlainButtonStyle", "CardButtonStyle") { try $0.button(.plain) }
    look("BorderedButtonStyle", "AccessoryBarButtonStyle", "AccessoryBarActionButtonStyle") {
      try $0.button(.bordered)
    }
    look("GlassButtonStyle") { try $0.button(.glass) }
    look("BorderedProminentButtonStyle", "GlassProminentButtonStyle") { try $0.button(.prominent) }
    view("DefaultButtonLabel") { update in
      let role = update.graph.caseName(update.field("role")) ?? ""
      let title = String(role.prefix(1).uppercased() + role.dropFirst())
      guard update.environment.isInGlassBar, let symbol = RoleSymbol(rawValue: role)?.symbol else {
        return try update.leafSign(title)
      }
      let icon = update.symbol(1, symbol, try update.accent, weight: .medium)
      update.container(.hStack(), [icon]).title = title
    }
    view("Link") { update in
      try update.linked()
      let (graph, url) = (update.graph, update.field("destination"))
      update.onTap {
        let text = (try? graph.machine.description(of: url, as: graph.analyzer.known("URL"))) ?? "?"
        graph.events.append(.printed("opens \(text)"))
      }
    }
    for name in ["ShareLink", "RenameButton", "PhotosPicker"] {
      view(name) { update in
        try update.linked()
        update.onTap {}
      }
    }
    view("DefaultShareLinkLabel") { update in
      guard !update.graph.isInCells,
        let label = try update.machine.staticValue("_label", of: update.type)
      else { return try update.leafSign("⇧ Share…") }
      update.pass(update.child(.field("label"), label, update.graph.analyzer.anyType, segment: ""))
    }
    view("PasteButton") { update in
      guard !update.graph.isInCells, let label = try update.machine.staticValue("_label", of: update.type) else {
        try update.leafSign("Paste")
        return update.onTap {}
      }
      update.pass(update.child(.field("label"), label, update.graph.analyzer.known("AnyView"), segment: ""))
    }
    view("EditButton") { update in
      let location = update.editMode
      let isEditing = update.graph.isEditing(try update.read(location))
      try update.leafSign(isEditing ? "Done" : "Edit")
      let graph = update.graph
      update.onTap {
        let name: Name = graph.isEditing(try location?.get() ?? .void) ? "inactive" : "active"
        if let mode = try graph.machine.staticValue(name, of: graph.analyzer.known("EditMode")) {
          try location?.set(mode)
        }
      }
      if let element = update.lastElement, element.actions.isEnabled { element.actions.edit = element.actions.tap }
    }
    addLabels()
  }

  private mutating func addLabels() {
    view("Label") { try $0.styled(.label) }
    look("DefaultLabelStyle", "TitleAndIconLabelStyle") { update in
      // In a tab bar the icon is above the title.
      if !update.graph.isInCells, case .bool(true)? = update.environment[TabsBox.labelKey] {
        guard !update.environment.isInTopTabBar else {
          return _ = update.container(.hStack(), update.child("title").elements)
        }
        let icon = update.child("icon", in: update.environment(font: "title2"))
        let title = update.child("title", in: update.environment(font: "caption2"))
        update.container(.vStack(spacing: 1), icon.elements + title.elements)
        return
      }
      // In an unavailable content view the icon is above the title.
      if !update.graph.isInCells, case .bool(true)? = update.environment[EnvironmentStore.unavailableKey] {
        let color = update.graph.color(try update.paints.secondary)
        let large = update.environment(font: "_unavailable")
        let inside = update.environment("unavailable") { _ in
          large.setting(.own("foregroundStyle"), color).setting(EnvironmentStore.unavailableKey, .void)
        }
        let icon = update.child("icon", in: inside)
        update.container(.vStack(spacing: 12), icon.elements + update.child("title").elements)
        return
      }
      // In the rows of a list, icons have the accent colour and a column of their own.
      if !update.graph.isInCells, update.environment.hasIconColumn {
        let given = try update.environment[EnvironmentStore.listItemTintKey].map { try update.paints.paint($0) }
        let icon = update.tinted("icon", try given ?? update.accent)
        let growth = FontResolver(update.graph).growth(of: "body", in: update.environment)
        // The column on a Mac is an [approximation].
        let (width, gap): (Double, Double) = update.isOnMac ? (20, 6) : (24, 16)
        let slot = update.part(30, .frame(width: width * growth), icon.elements, type: "Icon")
        update.container(.hStack(alignment: .center, spacing: gap), [slot] + update.child("title").elements)
        return
      }
      let icon = update.child("icon")
      let title = update.child("title")
      update.container(.hStack(alignment: .firstTextBaseline, spacing: 8), icon.elements + title.elements)
    }
    look("TitleOnlyLabelStyle") { update in update.container(.hStack(), update.child("title").elements) }
    look("IconOnlyLabelStyle") { update in
      let title = update.child("title")
      let row = update.container(.hStack(), update.child("icon").elements)
      row.title = update.title(of: title.elements)
    }
    view("LabeledContent") { try $0.styled(.labeledContent) }
    look("AutomaticLabeledContentStyle") { update in
      let label = update.titledLabel()
      let content = update.colored("content", "content", try update.paints.secondary)
      // A control without text has no baseline.
      let hasText = content.elements.contains { $0.showsText }
      update.row(label.elements, content.elements, alignment: hasText ? .firstTextBaseline : .center)
    }
  }
}

extension Element {
  /// Whether the element contains text.
  fileprivate var showsText: Bool {
    if case .text = drawing { return true }
    return children.contains { $0.showsText }
  }
}

/// The appearance of a system button style.
enum ButtonLook {
  /// The label in the accent colour.
  case tinted
  /// The label unchanged.
  case plain
  /// On a pale capsule.
  case bordered
  /// On a capsule in the accent colour.
  case prominent
  /// On a glass capsule. The label has the text colour, unless there is a tint.
  case glass
}

extension ViewUpdate {
  fileprivate mutating func button(_ look: ButtonLook) throws {
    let isDestructive = graph.caseName(field("role")) == "destructive"
    if case .bool(true)? = environment[EnvironmentStore.swipeKey] {
      container(.hStack(), try swipeButton(isDestructive: isDestructive))
      return press(graph.function(field("action")))
    }
    let color = isDestructive && isEnabled ? try paints.red : try accent
    let isTint = isEnabled && !isDestructive
    let hasOwnGlass = try look == .tinted && isEnabled && isOnProminentGlass && givenTint != ViewUpdate.white
    let look = hasOwnGlass ? .prominent : look
    let label: ViewNode
    switch look {
    case .tinted:
      // In a list on a watch, a button has the text colour of the rows.
      let isRow =
        try graph.typeScale == .watch && environment.isInList && givenTint == nil && isEnabled && !isDestructive
      label =
        isRow && !graph.isInCells ? tinted("label", try paints.foreground) : tinted("label", color, isTint: isTint)
    case .bordered:
      let isPlain =
        try graph.typeScale != .phone && !graph.isInCells && givenTint == nil && isEnabled && !isDestructive
      label = isPlain ? tinted("label", try paints.foreground) : tinted("label", color, isTint: isTint)
    case .plain: label = isEnabled ? child("label") : colored("label", "label", color)
    case .prominent: label = tinted("label", isEnabled ? ViewUpdate.white : color)
    case .glass:
      let own = try givenTint == nil && isEnabled && !isDestructive
      label = tinted("label", own ? try paints.foreground : color)
    }
    var content = label.elements
    switch look {
    case .tinted, .plain: break
    case .glass where !graph.isInCells:
      let inset = padded(20, content, borderInsets)
      content = [glass(22, inset, outline: borderOutline ?? .capsule)]
    case .bordered, .prominent, .glass:
      let isInCells = graph.isInCells
      var paint = look == .prominent ? color : color.faded(0.15)
      // Without a tint, a bordered button is grey.
      if !isInCells, look == .bordered, try isDestructive || givenTint == nil { paint = fillPaint }
      if !isInCells, look == .prominent, !isEnabled { paint = fillPaint }
      let isOnMac = graph.typeScale == .mac
      let isOnWatch = graph.typeScale == .watch && !isInCells
      let isCapsule = isInCells || isOnWatch || graph.isGlass && !isOnMac
      let outline: ShapeDrawing.Outline = isCapsule ? .capsule : .rounded(isOnMac ? 6 : 8)
      let label: Element
      if look == .prominent, isInBar {
        // In a bar, its height equals that of the glass of other items.
        let frame = FlexibleFrame(minWidth: 44, minHeight: 44)
        let inset = padded(20, content, EdgeInsets(12, on: .horizontal))
        label = part(28, .modifier(.flexibleFrame(frame)), [inset], type: "Frame")
      } else if borderOutline == .circle {
        // A circle around the label.
        let height = borderInsets.top + borderInsets.bottom + ViewUpdate.lineHeight
        let frame = FlexibleFrame(minWidth: height, minHeight: height)
        let inset = padded(26, content, EdgeInsets(borderInsets.top, on: .all))
        label = part(24, .modifier(.flexibleFrame(frame)), [inset], type: "Frame")
      } else if isOnWatch, !isInBar {
        // On a watch, a button is as wide as the screen.
        let frame = FlexibleFrame(maxWidth: .infinity, minHeight: ViewUpdate.heightOnWatch)
        let inset = padded(20, content, EdgeInsets(8, on: .horizontal))
        label = part(30, .modifier(.flexibleFrame(frame)), [inset], type: "Frame")
      } else {
        label = padded(20, content, isInCells ? EdgeInsets(8, on: .horizontal) : borderInsets)
      }
      content = [backed(22, label, by: ShapeDrawing(outline: borderOutline ?? outline, paint: paint))]
    }
    // The views of a label are arranged horizontally.
    let made = container(.hStack(), content)
    made.isOnOwnGlass = look == .prominent
    press(graph.function(field("action")))
  }

  /// A link has the appearance of the button style around it.
  fileprivate mutating func linked() throws { try styled(.primitiveButton, values: ["isPressed": .bool(false)]) }

  private mutating func press(_ action: ClosureBox?) {
    let graph = graph
    onTap { if let action { try graph.call(action) } }
  }

  private static let white = Paint(red: 1, green: 1, blue: 1)

  /// Whether the button is the content of a bar's item on tinted glass.
  private var isOnProminentGlass: Bool {
    if case .bool(true)? = environment[EnvironmentStore.prominentItemKey] { true } else { false }
  }

  /// Whether the button is in a bar with glass items.
  private var isInBar: Bool {
    if case .bool(true)? = environment[EnvironmentStore.barKey] { true } else { false }
  }

  /// The space between the label of a bordered button and its edge.
  private var borderInsets: EdgeInsets {
    let isGlass = graph.isGlass
    // On a Mac, a button is 22 points high, a large one 28. [approximation]
    if graph.typeScale == .mac {
      let (across, down): (Double, Double) =
        switch controlSize {
        case "mini": (6, 1)
        case "small": (8, 2)
        case "large": (14, 6)
        case "extraLarge": (18, 10)
        default: (10, 3)
        }
      return EdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }
    let (across, down): (Double, Double) =
      switch controlSize {
      case "mini", "small": (10, 4)
      case "large", "extraLarge": (20, 15)
      default: (12, isGlass ? 9 : 7)
      }
    return EdgeInsets(top: down, leading: across, bottom: down, trailing: across)
  }

  /// The minimum height of a button on a watch [approximation].
  static let heightOnWatch = 44.0

  /// The line height of body text, in points.
  private static let lineHeight = 20.5

  /// The shape of `buttonBorderShape`.
  private var borderOutline: ShapeDrawing.Outline? {
    guard !graph.isInCells, let shape = environment["buttonBorderShape"] else { return nil }
    switch graph.text(machine.fieldValue("name", of: shape)) {
    case "capsule": return .capsule
    case "circle": return .circle
    case "roundedRectangle":
      let radius = machine.fieldValue("radius", of: shape)?.unwrapped.flatMap { graph.length($0) }
      return .rounded(radius ?? (graph.isGlass ? 10 : 8))
    default: return nil
    }
  }

  /// Adds a press gesture, whose state is passed to the button's style.
  fileprivate mutating func press() {
    let memory = control
    let action = graph.function(field("action"))
    let (graph, node) = (graph, node)
    guard let element = lastElement else { return }
    element.actions.isEnabled = isEnabled
    element.actions.tap = { [weak node] in
      guard let node, node.isAlive else { return }
      graph.perform {
        memory.isPressed = true
        graph.invalidate(node, .property("isPressed"))
      }
      graph.perform {
        memory.isPressed = false
        graph.invalidate(node, .property("isPressed"))
        try graph.act(node) { if let action { try graph.call(action) } }
      }
    }
  }

  /// Adds a tap action to the last element of the view.
  mutating func onTap(_ action: @escaping () throws -> Void) {
    guard let element = lastElement else { return }
    element.actions.isEnabled = isEnabled
    element.actions.tap = event(action, closesMenu: true)
  }

  /// A leaf that consists of characters.
  mutating func leafSign(_ text: String, _ paint: Paint? = nil) throws {
    let run = TextDrawing.Run(text: text, paint: try paint ?? accent)
    container(.hStack(), [part(1, .text(TextContent(text)), [], .text(TextDrawing(runs: [run])), type: "Text")])
  }

  /// The `editMode` binding of the environment.
  var editMode: BindingLocation? {
    environment["editMode"]?.unwrapped?.bindingLocation
  }
}

extension Graph {
  /// Whether an `EditMode` value is active.
  func isEditing(_ mode: Value) -> Bool { caseName(mode).map { $0 != "inactive" } ?? false }

  /// Calls a function of the program with arguments.
  func call(_ function: ClosureBox, _ arguments: Value...) throws { _ = try machine.call(function, arguments) }
}

/// The roles of buttons without a label of the program, which have a symbol in a glass bar.
private enum RoleSymbol: String {
  case cancel, close, confirm

  var symbol: String {
    switch self {
    case .cancel, .close: "xmark"
    case .confirm: "checkmark"
    }
  }
}

import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The parts of controls, in terminal cells and in points.
extension ViewUpdate {
  /// Whether the control is enabled.
  var isEnabled: Bool { if case .bool(false)? = environment["isEnabled"] { false } else { true } }

  /// Whether the labels of controls are hidden.
  var hidesLabels: Bool { environment["labelsVisibility"].flatMap { graph.caseName($0) } == "hidden" }

  var paints: PaintResolver { PaintResolver(graph, environment) }

  /// The colour of interactive parts.
  var accent: Paint { get throws { isEnabled ? try paints.tint : try paints.placeholder } }

  /// Characters drawn by the control itself.
  ///
  /// - Parameter scales: Whether the characters grow with the type size, unlike those of a bar.
  mutating func controlText(
    _ number: Int, _ text: String, _ paint: Paint? = nil, isBold: Bool = false, scales: Bool = true
  ) throws -> Element {
    let paint = try paint ?? accent
    let run = TextDrawing.Run(text: text, paint: paint, isBold: isBold)
    let growth = scales && !graph.isInCells ? FontResolver(graph).growth(of: "body", in: environment) : 1
    let font = TextFont(size: graph.bodySize * growth, weight: isBold && !graph.isInCells ? .semibold : .regular)
    let content = TextContent(runs: [TextRun(text, font: font)])
    return part(number, .text(content), [], .text(TextDrawing(runs: [run])), type: "Text")
  }

  /// A flexible space.
  mutating func space(_ number: Int, minLength: Double? = nil) -> Element {
    part(number, .spacer(minLength: minLength), [], .spacer, type: "Spacer")
  }

  /// A row with a leading label and a trailing control, which follows the label directly on a Mac; only the control if
  /// labels are hidden.
  @discardableResult
  mutating func row(_ label: [Element], _ control: [Element], alignment: VerticalAlignment = .center) -> Element {
    let title = label.map { graph.label(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
    let isAlone = hidesLabels || label.isEmpty
    let row: Element
    if isAlone {
      row = container(.hStack(alignment: alignment), control)
    } else if environment.isInFormColumns {
      row = columnRow(label, control, alignment: alignment)
    } else if isOnMac, !environment.isInList {
      // On a Mac the label directly precedes its control.
      row = container(.hStack(alignment: alignment), label + control)
    } else {
      row = container(.hStack(alignment: alignment), label + [space(90)] + control)
    }
    if isAlone, !title.isEmpty { row.title = title }
    row.actions = ElementActions()
    row.actions.isEnabled = isEnabled
    return row
  }

  /// The readable text of elements.
  func title(of elements: [Element]) -> String {
    elements.map { graph.label(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// An element with a filled background.
  mutating func backed(_ number: Int, _ element: Element, by drawing: ShapeDrawing) -> Element {
    let behind = part(number, .shape, [], .shape(drawing), type: "_ShapeView")
    let made = part(number + 1, .decoration(.background(.center)), [element, behind], type: "Background")
    made.children = [behind, element]
    return made
  }

  /// An element with padding.
  mutating func padded(_ number: Int, _ elements: [Element], _ insets: EdgeInsets) -> Element {
    let isOne = elements.count == 1 && !elements[0].isGroup
    let inner = isOne ? elements[0] : part(number + 1, .hStack(), elements, type: "HStack")
    return part(number, .modifier(.padding(insets)), [inner], type: "Padding")
  }

  /// A child in this view's environment with another foreground colour.
  mutating func colored(_ field: String, _ name: String, _ paint: Paint) -> ViewNode {
    let graph = graph
    let inside = control.environment(name, paint, environment) {
      $0.setting(.own("foregroundStyle"), graph.color(paint))
    }
    return child(field, in: inside)
  }

  /// A label in a colour, unless the program sets a foreground style.
  ///
  /// - Parameter isTint: Whether the colour is the tint, which a tint inside of the label replaces. [believed]
  mutating func tinted(_ field: String, _ paint: Paint, isTint: Bool = false) -> ViewNode {
    let isGiven =
      environment[EnvironmentStore.givenForegroundKey] != nil || !(environment["foregroundColor"]?.isNothing ?? true)
    if isGiven { return child(field) }
    if !isTint { return colored(field, field, paint) }
    let graph = graph
    let inside = control.environment("tinted \(field)", paint, environment) {
      $0.setting(EnvironmentStore.foregroundStyleKey, graph.color(paint))
        .setting(EnvironmentStore.tintedForegroundKey, .void)
    }
    return child(field, in: inside)
  }

  // MARK: Values

  /// The location of a binding in a field: `isOn`, or `_isOn` in a configuration.
  func location(_ name: String) -> BindingLocation? {
    let value = machine.fieldValue(name, of: value) ?? machine.fieldValue("_" + name, of: value) ?? .void
    return value.unwrapped?.bindingLocation
  }

  /// The current value of a binding. The control depends on it, not the view that passed the binding.
  func read(_ location: BindingLocation?) throws -> Value {
    guard let location else { return .void }
    return try asOwner { try location.get() }
  }

  /// Runs an action whose reads are dependencies of the control itself.
  func asOwner<Result>(_ action: () throws -> Result) rethrows -> Result {
    let owned = node.ownsState
    node.ownsState = true
    defer { node.ownsState = owned }
    return try action()
  }

  /// A user action of the control, which has no effect after the control has ended.
  ///
  /// - Parameter closesMenu: Whether the action closes the menu around the control.
  func event(_ action: @escaping () throws -> Void, closesMenu: Bool = false) -> () -> Void {
    let graph = graph
    let menu = closesMenu ? environment.menu : nil
    return { [weak node] in
      guard let node, node.isAlive else { return }
      graph.perform {
        try graph.act(node, action)
        menu?.close()
      }
    }
  }
}

extension Graph {
  /// Runs the action of a control. Its reads are no dependencies of a view.
  func act(_ node: ViewNode, _ action: () throws -> Void) throws {
    let outer = reader
    reader = nil
    defer { reader = outer }
    machine.beginEvaluation()
    do { try action() } catch { report(error, at: node.source) }
  }
}

import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// What controls are put together from, in a picture of characters.
extension ViewUpdate {
  /// Whether a person can use the control.
  var isEnabled: Bool { if case .bool(false)? = environment["isEnabled"] { false } else { true } }

  /// Whether controls show no labels here.
  var hidesLabels: Bool { environment["labelsVisibility"].flatMap { graph.caseName($0) } == "hidden" }

  var paints: PaintResolver { PaintResolver(graph, environment) }

  /// The colour of the parts that a person can move.
  var accent: Paint { get throws { isEnabled ? try paints.tint : try paints.placeholder } }

  /// Characters of the control's own.
  mutating func sign(_ number: Int, _ text: String, _ paint: Paint? = nil, isBold: Bool = false) throws -> Element {
    let paint = try paint ?? accent
    let run = TextDrawing.Run(text: text, paint: paint, isBold: isBold)
    let font = TextFont(size: graph.bodySize, weight: isBold && !graph.isInCells ? .semibold : .regular)
    let content = TextContent(runs: [TextRun(text, font: font)])
    return part(number, .text(content), [], .text(TextDrawing(runs: [run])), type: "Sign")
  }

  /// Space that takes what is left over.
  mutating func space(_ number: Int, minLength: Double? = nil) -> Element {
    part(number, .spacer(minLength: minLength), [], .spacer, type: "Spacer")
  }

  /// A label at the leading edge and the control at the trailing one, on a Mac beside it; the control alone where labels
  /// are hidden.
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
      // On a Mac a label stands right before its control.
      row = container(.hStack(alignment: alignment), label + control)
    } else {
      row = container(.hStack(alignment: alignment), label + [space(90)] + control)
    }
    if isAlone, !title.isEmpty { row.title = title }
    row.actions = ElementActions()
    row.actions.isEnabled = isEnabled
    return row
  }

  /// What a person reads of some elements.
  func title(of elements: [Element]) -> String {
    elements.map { graph.label(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Something filled behind an element.
  mutating func backed(_ number: Int, _ element: Element, by drawing: ShapeDrawing) -> Element {
    let behind = part(number, .shape, [], .shape(drawing), type: "_ShapeView")
    let made = part(number + 1, .decoration(.background(.center)), [element, behind], type: "Background")
    made.children = [behind, element]
    return made
  }

  /// An element with space around it.
  mutating func padded(_ number: Int, _ elements: [Element], _ insets: EdgeInsets) -> Element {
    let isOne = elements.count == 1 && !elements[0].isGroup
    let inner = isOne ? elements[0] : part(number + 1, .hStack(), elements, type: "HStack")
    return part(number, .modifier(.padding(insets)), [inner], type: "Padding")
  }

  /// A child in this view's environment with another colour for what is written.
  mutating func colored(_ field: String, _ name: String, _ paint: Paint) -> ViewNode {
    let graph = graph
    let inside = control.environment(name, paint, environment) {
      $0.setting(.own("foregroundStyle"), graph.color(paint))
    }
    return child(field, in: inside)
  }

  /// A label in the colour of controls, unless the program wants another.
  mutating func tinted(_ field: String, _ paint: Paint) -> ViewNode {
    let isGiven =
      environment[EnvironmentStore.givenForegroundKey] != nil || !(environment["foregroundColor"]?.isNothing ?? true)
    return isGiven ? child(field) : colored(field, field, paint)
  }

  // MARK: Values

  /// Where a binding in a field leads: `isOn`, or `_isOn` of a configuration.
  func location(_ name: String) -> BindingLocation? {
    let value = machine.fieldValue(name, of: value) ?? machine.fieldValue("_" + name, of: value) ?? .void
    return value.unwrapped?.bindingLocation
  }

  /// The value that a binding has now: the control depends on it, not the view that handed the binding on.
  func read(_ location: BindingLocation?) throws -> Value {
    guard let location else { return .void }
    return try asOwner { try location.get() }
  }

  /// Runs something that reads for the control itself.
  func asOwner<Result>(_ action: () throws -> Result) rethrows -> Result {
    let owned = node.ownsState
    node.ownsState = true
    defer { node.ownsState = owned }
    return try action()
  }

  /// What a person does with the control, if it is still there.
  ///
  /// - Parameter closesMenu: Whether it is a choice, after which the menu around the control closes.
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
  /// Does what a control is there for: what is read meanwhile, no view depends on.
  func act(_ node: ViewNode, _ action: () throws -> Void) throws {
    let outer = reader
    reader = nil
    defer { reader = outer }
    machine.beginEvaluation()
    do { try action() } catch { report(error, at: node.source) }
  }
}

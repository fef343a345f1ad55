import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Alerts and dialogs: a title, a message and buttons, each of which closes them.
extension NativeViewTable {
  mutating func addAlerts() {
    modifier("AlertModifier") { update in try update.alert(isDialog: false) }
    modifier("ConfirmationDialogModifier") { update in try update.alert(isDialog: true) }
    modifier("ActionsModifier") { update in update.surround(.modifier(.passThrough)) }
    for (name, field, isDialog) in [
      ("_AlertPresentation", "alert", false), ("_ItemAlertPresentation", "alert", false),
      ("_ActionSheetPresentation", "sheet", true), ("_ItemActionSheetPresentation", "sheet", true),
    ] {
      modifier(name) { update in try update.oldAlert(field, isDialog: isDialog) }
    }
  }
}

extension ViewUpdate {
  fileprivate mutating func alert(isDialog: Bool) throws {
    let memory = memory { PresentationMemory() }
    let name = isDialog ? ".confirmationDialog" : ".alert"
    callContent(name)
    surround(.modifier(.passThrough))
    let location = field("isPresented").bindingLocation
    memory.close = { try location?.set(.bool(false)) }
    guard case .bool(true) = try read(location) else {
      memory.made = nil
      return graph.service(PresentedLayers.self).hide(node)
    }
    memory.made = .void
    let inside = closingEnvironment(memory)
    let insides = isDialog ? sheetEnvironments(memory, inside) : (actions: inside, words: inside)
    let actions = child(
      .field("actions"), field("actions"), fieldType("actions"), segment: "\(name)/.actions",
      in: insides.actions)
    let message = child(
      .field("message"), field("message"), fieldType("message"), segment: "\(name)/.message",
      in: insides.words)
    let visibility = graph.caseName(field("titleVisibility"))
    let hasTitle = !isDialog || visibility == "visible" || visibility == "automatic" && message.elements.isEmpty
    let title = hasTitle ? [try alertTitle(plainText(field("title")) ?? "", isDialog)] : []
    let parts = actions.elements.flatMap { graph.leaves(of: $0) }
    // Fields are above the buttons, wherever they are written.
    let fields = parts.filter(\.isEdited)
    var buttons = parts.filter { !$0.isEdited }
    let close = event { try memory.close() }
    // A default button is added if there is no other way to close it.
    var ways: [Element] = []
    if buttons.isEmpty || isDialog && !isAnchored && !hasCancel(actions) {
      let way = try controlText(31, isDialog ? "Cancel" : "OK")
      way.actions.tap = close
      ways.append(way)
    }
    buttons += ways
    let cancelViews = cancelViews(in: actions)
    func cancels(_ element: Element) -> Bool {
      cancelViews.contains { element.node.isInside($0) } || element.children.contains { cancels($0) }
    }
    let cancelling = buttons.filter(cancels) + (isDialog ? ways : [])
    if isDialog, isAnchored {
      return try showAnchored(title, message.elements, buttons, cancelling: cancelling, memory, close)
    }
    let sorted = ordered(buttons, cancelling: cancelling, isDialog)
    try show(title, message.elements, fields: fields, sorted, cancelling: cancelling, isDialog, close)
  }

  /// The buttons in the order of the system: one that cancels is the first of two in an alert, else the last.
  private func ordered(_ buttons: [Element], cancelling: [Element], _ isDialog: Bool) -> [Element] {
    let others = buttons.filter { button in !cancelling.contains { $0 === button } }
    return buttons.count == 2 && !isOnMac && !isDialog ? cancelling + others : others + cancelling
  }

  private func hasCancel(_ node: ViewNode) -> Bool { !cancelViews(in: node).isEmpty }

  /// The buttons with the cancel role in a view.
  private func cancelViews(in node: ViewNode) -> [ViewNode] {
    if let role = machine.fieldValue("role", of: node.value)?.unwrapped, graph.caseName(role) == "cancel" {
      return [node]
    }
    return node.children.flatMap { cancelViews(in: $0) }
  }

  /// The environment in which buttons close the presentation.
  private func closingEnvironment(_ memory: PresentationMemory) -> EnvironmentStore {
    let presented = presentedEnvironment(memory)
    if let kept = memory.inside, kept.outer === presented { return kept.inner }
    let box = ActionBox { [weak memory] in try memory?.close() }
    let inner = presented.setting(EnvironmentStore.afterTapKey, .ref(box))
    memory.inside = EnvironmentMemory(presented, inner)
    return inner
  }

  private mutating func show(
    _ title: [Element], _ message: [Element], fields: [Element] = [], _ buttons: [Element], cancelling: [Element],
    _ isDialog: Bool, _ close: @escaping () -> Void
  ) throws {
    let isBesideEachOther = buttons.count == 2 && !isDialog
    if !graph.isInCells {
      let card =
        isDialog && hasActionSheets
        ? try actionSheet(title, message, buttons, cancelling: cancelling)
        : try alertInPoints(title, message, fields, buttons, isBesideEachOther: isBesideEachOther)
      let place = part(39, .padding(.all, 8), [card], type: isDialog ? "Dialog" : "Alert")
      let made = dimmed(40, place, isDialog ? Alignment(horizontal: .center, vertical: .bottom) : .center)
      made.actions.dismiss = isDialog ? close : nil
      return graph.service(PresentedLayers.self).show(made, of: node, as: isDialog ? .dialog : .alert)
    }
    let row = part(
      32, isBesideEachOther ? .hStack(spacing: 32) : .vStack(spacing: 8), buttons, type: "Actions")
    let box = part(33, .vStack(spacing: 8), title + message + fields + [row], type: "VStack")
    let inset = padded(34, [box], EdgeInsets(16, on: .all))
    let frame = part(
      36, .modifier(.flexibleFrame(FlexibleFrame(minWidth: 200, maxWidth: 299))), [inset], type: "Frame")
    let card = backed(37, frame, by: ShapeDrawing(outline: .rounded(10), paint: paper))
    let place = part(39, .padding(.all, 8), [card], type: isDialog ? "Dialog" : "Alert")
    let made = dimmed(40, place, isDialog ? Alignment(horizontal: .center, vertical: .bottom) : .center)
    // An alert stays until one of its buttons is tapped.
    made.actions.dismiss = isDialog ? close : nil
    graph.service(PresentedLayers.self).show(made, of: node, as: isDialog ? .dialog : .alert)
  }

  /// The deprecated form with an `Alert` or `ActionSheet` value.
  fileprivate mutating func oldAlert(_ name: String, isDialog: Bool) throws {
    let memory = memory { PresentationMemory() }
    surround(.modifier(.passThrough))
    let flag = machine.fieldValue("isPresented", of: value)?.bindingLocation
    let item = machine.fieldValue("item", of: value)?.bindingLocation
    memory.close = {
      try flag?.set(.bool(false))
      try item?.set(.nothing)
    }
    var isShown = false
    if let item, let value = try read(item).unwrapped { isShown = !value.isNothing }
    if case .bool(true) = try read(flag) { isShown = true }
    let own = field(name)
    let alert = flag == nil ? own.unwrapped ?? .void : own
    guard isShown, !alert.isNothing else { return graph.service(PresentedLayers.self).hide(node) }
    let text = machine.fieldValue("title", of: alert).flatMap { plainText($0) } ?? ""
    let title = [try alertTitle(text, isDialog)]
    var message: [Element] = []
    if let text = machine.fieldValue("message", of: alert)?.unwrapped.flatMap({ plainText($0) }) {
      message = [try alertTitle(text, isDialog, number: 29, isBold: false)]
    }
    let given = graph.elements(machine.fieldValue("buttons", of: alert) ?? .void)
    var buttons: [Element] = []
    var cancelling: [Element] = []
    for index in given.indices {
      let button = try oldButton(given[index], index, memory)
      buttons.append(button)
      if role(of: given[index]) == "cancel" { cancelling.append(button) }
    }
    let close = event { try memory.close() }
    if isDialog, isAnchored {
      return try showAnchored(title, message, buttons, cancelling: cancelling, memory, close)
    }
    try show(
      title, message, ordered(buttons, cancelling: cancelling, isDialog), cancelling: cancelling, isDialog, close)
  }

  /// The button of an `Alert.Button` value.
  private mutating func oldButton(_ button: Value, _ index: Int, _ memory: PresentationMemory) throws -> Element {
    var text = ""
    if let label = machine.fieldValue("label", of: button) { text = plainText(label) ?? "" }
    let made = try controlText(50 + index, text, oldPaint(button))
    made.actions.tap = pressing(graph.function(machine.fieldValue("action", of: button)), memory)
    return made
  }

  private func oldPaint(_ button: Value) throws -> Paint {
    role(of: button) == "destructive" ? try paints.red : try accent
  }

  private func role(of button: Value) -> String? {
    machine.fieldValue("role", of: button)?.unwrapped.flatMap { graph.caseName($0) }
  }

  /// Performs an action and closes the presentation.
  private func pressing(_ action: ClosureBox?, _ memory: PresentationMemory) -> () -> Void {
    event { [graph] in
      if let action { try graph.call(action) }
      try memory.close()
    }
  }
}

extension Element {
  /// Whether it is a field, or contains nothing but one.
  fileprivate var isEdited: Bool { actions.type != nil || children.count == 1 && children[0].isEdited }
}

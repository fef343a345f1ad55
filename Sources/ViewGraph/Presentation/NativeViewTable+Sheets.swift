import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Sheets, covers, popovers and inspectors. Their content is created anew for each presentation.
extension NativeViewTable {
  mutating func addSheets() {
    modifier("SheetPresentationModifier") { update in
      try update.presentation(update.flag("coversScreen") ? .cover : .sheet)
    }
    modifier("ItemSheetPresentationModifier") { update in
      try update.itemPresentation(update.flag("coversScreen") ? .cover : .sheet)
    }
    modifier("PopoverPresentationModifier") { update in try update.presentation(.popover) }
    modifier("ItemPopoverPresentationModifier") { update in try update.itemPresentation(.popover) }
    modifier("FileDialogConfiguration") { update in
      update.surround(.modifier(.passThrough))
      // The system's file dialog shows files that are not available.
      guard case .bool(true) = try update.read(update.field("isPresented").bindingLocation) else { return }
      update.graph.note("the file dialog is not drawn", at: update.node.source, feature: "FileDialogConfiguration")
    }
    modifier("_InspectorPresentation") { update in try update.inspector() }
    modifier("_PresentationOption") { update in
      update.surround(.modifier(.passThrough))
      update.environment.box(SheetOptions.key, as: SheetOptions.self)?.take(update.field("option"), in: update.graph)
    }
    modifier("_InspectorColumnWidth") { update in update.surround(.modifier(.passThrough)) }
    modifier("_PresentationSizingWriter") { update in
      update.surround(.modifier(.passThrough))
      guard let kind = update.graph.machine.types.arguments(update.type).first,
        let sizing = update.machine.catalogueName(kind).flatMap({ SheetSizing(rawValue: $0) })
      else { return }
      update.environment.box(SheetOptions.key, as: SheetOptions.self)?.sizing = sizing
    }
  }
}

/// The style of a presentation.
enum PresentationStyle {
  /// A card over the lower part of the window.
  case sheet
  /// The whole window.
  case cover
  /// A box with the size of its content.
  case popover

  /// The path segment of the content.
  var name: String {
    switch self {
    case .sheet: ".sheet"
    case .cover: ".fullScreenCover"
    case .popover: ".popover"
    }
  }
}

/// The state of a presentation modifier.
final class PresentationMemory: EndingMemory {
  var environment: PresentedEnvironment?
  /// The content of the current presentation; `nil` if there is none.
  var made: Value?
  /// The identifier of the presented item.
  var key: IdentifierKey?
  /// The `onDismiss` closure.
  var onDismiss: ClosureBox?
  var close: () throws -> Void = {}
  var inside: EnvironmentMemory?
  var sheetActions: EnvironmentMemory?
  var sheetWords: EnvironmentMemory?
  /// Whether the presentation is a sheet.
  var isElevated = false
  let anchor = PresentationAnchor()
  /// The options that the content sets.
  let options = SheetOptions()

  func end(in graph: Graph, _ node: ViewNode) { graph.service(PresentedLayers.self).remove(node) }
}

extension ViewUpdate {
  /// A field of the modifier, or of its `provider`.
  private func part(_ name: String) -> Value {
    machine.fieldValue(name, of: value) ?? machine.fieldValue("provider", of: value).flatMap {
      machine.fieldValue(name, of: $0)
    } ?? .void
  }

  /// The result type of a content closure.
  private func madeType(_ name: String) -> TypeID {
    let holder = machine.fieldIndex(name, of: type) != nil ? type : fieldType("provider")
    guard let index = machine.fieldIndex(name, of: holder) else { return graph.analyzer.unknownType }
    return machine.types.arguments(machine.fields(of: holder)[index].type).last ?? graph.analyzer.unknownType
  }

  fileprivate mutating func presentation(_ style: PresentationStyle) throws {
    let memory = memory { PresentationMemory() }
    callContent(style.name)
    surround(.modifier(.passThrough))
    let location = part("isPresented").bindingLocation
    memory.close = { try location?.set(.bool(false)) }
    guard case .bool(true) = try read(location) else { return finish(memory) }
    let content = graph.function(part("content"))
    if !isRelisting || memory.made == nil {
      memory.made = try graph.reading(for: node) { try content.map { try machine.call($0, []) } }
    }
    try present(memory, .field("presented"), madeType("content"), style)
  }

  fileprivate mutating func itemPresentation(_ style: PresentationStyle) throws {
    let memory = memory { PresentationMemory() }
    callContent(style.name)
    surround(.modifier(.passThrough))
    let location = part("item").bindingLocation
    memory.close = { try location?.set(.nothing) }
    guard let item = try read(location).unwrapped, let type = machine.types.arguments(self.type).first else {
      return finish(memory)
    }
    let content = graph.function(part("content"))
    let key = try graph.identifier(of: item, type)
    if !isRelisting || memory.made == nil {
      memory.made = try graph.reading(for: node) { try content.map { try machine.call($0, [item]) } }
    }
    // A different item is a new presentation.
    if let old = memory.key, old != key { dismissed(memory) }
    memory.key = key
    try present(memory, .identifier(key), madeType("content"), style)
  }

  /// Presents the content above the window.
  private mutating func present(
    _ memory: PresentationMemory, _ key: ChildKey, _ type: TypeID, _ style: PresentationStyle
  ) throws {
    memory.onDismiss = graph.function(part("onDismiss"))
    let shown = adapted(style)
    memory.isElevated = shown == .sheet
    let inside = presentedEnvironment(memory)
    let content = child(key, memory.made ?? .void, type, segment: style.name, in: inside)
    let kind: PresentedKind = shown == .sheet ? .sheet : shown == .cover ? .cover : .bubble
    graph.service(PresentedLayers.self).show(try layer(content.elements, shown, memory), of: node, as: kind)
  }

  /// The environment of the content: that of this view, without its stacks and tabs.
  func presentedEnvironment(_ memory: PresentationMemory) -> EnvironmentStore {
    let made = memory.environment ?? PresentedEnvironment(graph) { [weak memory] in try memory?.close() }
    memory.environment = made
    let isElevated = memory.isElevated
    return made.store(environment, graph) { store in
      var store = store.outsideOfBar.outsideList.setting(SheetOptions.key, .ref(memory.options))
      for key in [
        EnvironmentStore.navigationKey, EnvironmentStore.screenKey, EnvironmentStore.afterTapKey, TabsBox.key,
        TabsBox.listKey, EnvironmentStore.outerScreenKey, EnvironmentStore.menuKey, EnvironmentStore.swipeKey,
      ] {
        if store[key] != nil { store = store.setting(key, .void) }
      }
      return isElevated ? store.setting(EnvironmentStore.elevationKey, .bool(true)) : store
    }
  }

  /// Ends the presentation.
  private mutating func finish(_ memory: PresentationMemory) {
    guard memory.made != nil else { return }
    memory.made = nil
    memory.key = nil
    graph.service(PresentedLayers.self).hide(node)
    graph.service(SheetLooks.self).remove(node)
    dismissed(memory)
  }

  private func dismissed(_ memory: PresentationMemory) {
    guard let onDismiss = memory.onDismiss else { return }
    let (graph, node) = (graph, node)
    // After the presented content has ended.
    graph.pending.task(node) {
      graph.events.append(.called(path: node.path, action: "onDismiss"))
      try graph.run(onDismiss, [], for: node)
    }
  }

  private mutating func layer(_ content: [Element], _ style: PresentationStyle, _ memory: PresentationMemory) throws
    -> Element
  {
    let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    let paper = paper
    let made: Element
    switch style {
    case .sheet where !graph.isInCells && graph.typeScale == .mac: made = sheetOnMac(content, memory)
    case .sheet where !graph.isInCells && isInRegularWidth && isTall: made = sheetInMiddle(content, memory)
    case .sheet where !graph.isInCells: made = sheetInPoints(content, memory)
    case .cover:
      let screen = part(20, .modifier(.flexibleFrame(fill)), content, type: "Screen")
      made =
        graph.isInCells
        ? grounded(screen, ShapeDrawing(outline: .rectangle, paint: paper), memory) : covering(screen, memory)
      graph.service(SheetLooks.self).set(graph.sheetLook(of: node), of: node)
    case .sheet:
      let screen = part(20, .modifier(.flexibleFrame(fill)), content, type: "Screen")
      let card = grounded(screen, ShapeDrawing(outline: .rounded(10), paint: paper), memory)
      let look = graph.sheetLook(of: node)
      graph.service(SheetLooks.self).set(look, of: node)
      // It starts in the middle of a terminal row, like its border.
      let rest = look.height.map { ((graph.surface?.size.height ?? 0) - $0) / 16 } ?? 0
      let top = max(31, rest.rounded() * 16 - 1)
      let place = part(
        23, .modifier(.padding(EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0))), [card], type: "Sheet")
      place.actions.pull = pull(look, memory)
      made = dimmed(24, place, isClear: look.lets)
    case .popover:
      let card = bubble(22, padded(20, content, graph.isInCells ? EdgeInsets(8, on: .horizontal) : .zero))
      return anchored(44, card, at: memory.anchor, isMenu: false, event { try memory.close() })
    }
    if style != .cover { made.actions.dismiss = dismissing(memory) }
    return made
  }

  /// The user's dismissal. The content can forbid it at any time; then the sheet goes back to its place.
  private func dismissing(_ memory: PresentationMemory) -> () -> Void {
    let (graph, presenter) = (graph, node)
    return event { if graph.isDismissible(presenter) { try memory.close() } }
  }

  /// In compact width a popover becomes a sheet, unless its content sets another adaptation.
  private func adapted(_ style: PresentationStyle) -> PresentationStyle {
    guard style == .popover, !isInRegularWidth else { return style }
    let look = graph.sheetLook(of: node)
    graph.service(SheetLooks.self).set(look, of: node)
    switch look.adaptation {
    case "popover", "none": return .popover
    case "fullScreenCover": return .cover
    default: return .sheet
    }
  }

  /// The background of presented content.
  var paper: Paint { paints.isDark ? Paint(red: 0.11, green: 0.11, blue: 0.12) : Paint(red: 1, green: 1, blue: 1) }

  /// An element above a dimming layer.
  ///
  /// - Parameter isClear: Whether the content behind is visible and usable.
  mutating func dimmed(
    _ number: Int, _ element: Element, _ alignment: Alignment = .center, isClear: Bool = false
  ) -> Element {
    let shade = ShapeDrawing(outline: .rectangle, paint: Paint(red: 0, green: 0, blue: 0, opacity: 0.2))
    var veil = part(number, .color, [], isClear ? .none : .shape(shade), type: "Veil")
    if !graph.isInCells { veil = part(number + 2, .modifier(.ignoresSafeArea(.all, .all)), [veil], type: "Veil") }
    return part(number + 1, .zStack(alignment: alignment), [veil, element], type: "Presentation")
  }

  /// A trailing column, or a sheet in compact width.
  fileprivate mutating func inspector() throws {
    let memory = memory { PresentationMemory() }
    let inner = content()
    let location = part("isPresented").bindingLocation
    memory.close = { try location?.set(.bool(false)) }
    guard case .bool(true) = try read(location) else {
      finish(memory)
      return wrap(inner, .modifier(.passThrough))
    }
    memory.made = field("content")
    if !isInRegularWidth {
      wrap(inner, .modifier(.passThrough))
      return try present(memory, .field("presented"), fieldType("content"), .sheet)
    }
    let pane = child(.field("presented"), field("content"), fieldType("content"), segment: ".inspector")
    let fill = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    let left = part(30, .modifier(.flexibleFrame(fill)), inner, type: "Screen")
    let right = part(31, .frame(width: 270), pane.elements, type: "Inspector")
    container(.hStack(spacing: 0), [left, right])
  }
}

extension Graph {
  /// Whether the user may dismiss the content that a node presents.
  func isDismissible(_ node: ViewNode) -> Bool {
    guard let content = node.presentedContent else { return true }
    if case .bool(true)? = preference(analyzer.known("InteractiveDismissDisabledKey"), of: content) { return false }
    return true
  }

  /// The `id` of an `Identifiable` value.
  func identifier(of item: Value, _ type: TypeID) throws -> IdentifierKey {
    guard let owner = analyzer.knownDecl("Identifiable"),
      let member = analyzer.memberDecls("id", of: owner).first(where: { analyzer.parent(of: $0) == owner })
    else { return try IdentifierKey(item, type, machine) }
    let own = machine.dynamicType(of: item, as: type)
    let prepared = try machine.prepare(member, of: own)
    return try IdentifierKey(machine.call(prepared, [machine.opened(item)]), prepared.result, machine)
  }
}

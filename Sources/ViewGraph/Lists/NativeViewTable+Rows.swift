import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Row modifiers, and the deletion and movement of rows.
extension NativeViewTable {
  mutating func addRowModifiers() {
    // A trait that a closure mutates, starting with its inner or default value.
    modifier("TraitTransformerModifier") { update in
      guard let key = update.machine.types.arguments(update.type).first, let name = update.machine.catalogueName(key),
        let transform = update.graph.function(update.field("transform"))
      else { return update.surround(.modifier(.passThrough)) }
      let standard = try update.machine.staticValue("defaultValue", of: key) ?? .void
      let (machine, type) = (update.machine, update.graph.analyzer.unknownType)
      update.surround(.modifier(.passThrough)) { element, inner in
        var arguments = [inner.traits[name]?.value ?? standard]
        _ = try? machine.call(transform, changing: &arguments)
        element.traits[name] = TraitValue(value: arguments[0], type: type)
      }
    }
    modifier("SwipeActionsModifier") { update in
      update.surround(.modifier(.passThrough))
      let memory = update.memory { SwipeMemory(ControlMemory(update.graph)) }
      let inside = memory.control.environment("actions", update.environment) { [close = memory.close] store in
        store.setting(EnvironmentStore.swipeKey, .bool(true)).setting(EnvironmentStore.afterTapKey, .ref(close))
      }
      let buttons = update.child("actions", segment: ".swipeActions", in: inside).elements
      guard let made = update.lastElement else { return }
      let graph = update.graph
      let isLeading = graph.caseName(update.field("edge")) == "leading"
      for element in graph.leaves(of: made) {
        element.actions.swipe = { buttons.flatMap { graph.leaves(of: $0) } }
        element.actions.swipesFromLeading = isLeading
        element.actions.closeSwipe = memory.close
      }
    }
    modifier("StaticIf") { update in update.surround(.modifier(.passThrough)) }
    // A screen is none of the contexts that the condition tests.
    view("StaticIf") { update in update.pass(update.child("falseBody", segment: "")) }
    // Widget backgrounds are only visible in widgets, and other ones behind the screen of their container.
    modifier("ContainerBackgroundModifier") { update in
      if case .bool(true) = update.graph.field("fillsScreen", of: update.field("container")) {
        return update.screenBackground()
      }
      guard let size = update.environment["_widgetSize"]?.unwrapped,
        let width = update.graph.length(update.graph.field("width", of: size)),
        let height = update.graph.length(update.graph.field("height", of: size))
      else { return update.surround(.modifier(.passThrough)) }
      // The background fills the widget, including the margins around the content.
      update.decorate(update.content(), .background(.center)) { update, number in
        let key: ChildKey = number == 0 ? .field("background") : .index(number)
        let ground = update.child(
          key, update.field("background"), update.fieldType("background"), segment: ".containerBackground")
        let frame = FlexibleFrame(minWidth: width, maxWidth: width, minHeight: height, maxHeight: height)
        return [update.part(number + 1, .modifier(.flexibleFrame(frame)), ground.elements, type: "Ground")]
      }
    }
    modifier("RefreshableModifier") { update in
      let type = update.graph.analyzer.known("RefreshAction")
      update.set([(.property("refresh"), Value.ref(StructBox(type, [update.field("action")])).wrapped)])
    }
    modifier("LabelsHiddenModifier") { update in
      let hidden = try update.machine.staticValue("hidden", of: update.graph.analyzer.known("Visibility"))
      update.set([(.property("labelsVisibility"), hidden ?? .void)])
    }
    modifier("ScrollContentBackgroundModifier") { update in
      update.set([(.own("scroll content background"), update.field("visibility"))])
    }
    view("EditableCollectionContent", rows: .asContent) { update in
      update.node.memory = EditableRow(update.field("data"), update.fieldType("data"), update.field("actions"))
      update.pass(update.child("content"))
    }
    modifier("_SectionIndexWriter") { update in
      if let visibility = update.field("visibility").unwrapped, !update.field("visibility").isNothing {
        return update.set([(SectionIndex.visibilityKey, visibility)])
      }
      let label = TraitValue(value: update.field("label"), type: update.fieldType("label"))
      update.surround(.modifier(.passThrough)) { element, _ in element.traits[SectionIndex.trait] = label }
    }
    // Modifiers without a visual effect in a terminal.
    for name in [
      "_ListRowEdgeInsets", "_ListSectionMargins", "_SectionActions", "_AlternatingRows", "_TableColumnHeaders",
      "_LabelSpacingWriter", "_ControlOption", "ViewInputFlagModifier", "StyleContextWriter",
      "SharingPickerHostModifier", "_TooltipModifier",
      // Commands of a Mac's menu bar, and the system's photo picker.
      "CommandsModifier", "TransformSceneListModifier", "_PhotosPickerOption", "_PhotosPickerPresentation",
    ] {
      modifier(name) { update in update.surround(.modifier(.passThrough)) }
    }
  }
}

/// A row of a list that edits its collection itself.
final class EditableRow {
  let data: BindingLocation?
  let type: TypeID
  let actions: Int

  init(_ data: Value, _ type: TypeID, _ actions: Value) {
    self.data = data.bindingLocation
    self.type = type
    if case .ref(let box) = actions, let value = box as? StructBox, case .int(let bits)? = value.fields.first {
      self.actions = bits
    } else {
      self.actions = 0
    }
  }

  // The bits of `EditActions`.
  var canMove: Bool { actions & 1 != 0 }
  var canDelete: Bool { actions & 2 != 0 }
}

extension ViewUpdate {
  private func isTrue(_ trait: String, of element: Element) -> Bool {
    if case .bool(true)? = element.traits[trait]?.value { true } else { false }
  }

  private func editable(_ element: Element, in content: ViewNode) -> EditableRow? {
    graph.ancestor(of: element, in: content) { $0.memory as? EditableRow }
  }

  /// The action that deletes the row of an element; `nil` if it cannot be deleted.
  func deletion(of element: Element, in content: ViewNode) -> (() throws -> Void)? {
    guard let row = graph.row(of: element, in: content), !isTrue("IsDeleteDisabledTraitKey", of: element) else {
      return nil
    }
    let (graph, index) = (graph, row.index)
    if let action = graph.function(element.traits["OnDeleteTraitKey"]?.value) {
      return { try graph.movingRows { try graph.call(action, graph.indices(index)) } }
    }
    guard let editable = editable(element, in: content), editable.canDelete, let data = editable.data else {
      return nil
    }
    return {
      var all = try data.get().asArray
      guard all.indices.contains(index) else { return }
      all.remove(at: index)
      try graph.movingRows { try data.set(.array(all)) }
    }
  }

  /// The action that moves the row of an element to the place of another one; `nil` if it cannot be moved.
  func moving(of element: Element, in content: ViewNode) -> ((Element) throws -> Bool)? {
    guard let row = graph.row(of: element, in: content), !isTrue("IsMoveDisabledTraitKey", of: element) else {
      return nil
    }
    let graph = graph
    let action = graph.function(element.traits["OnMoveTraitKey"]?.value)
    let editable = editable(element, in: content)
    guard action != nil || editable?.canMove ?? false else { return nil }
    return { [weak content] other in
      guard let content, let place = graph.firstRow(in: other, in: content), place.owner === row.owner else {
        return false
      }
      let (from, to) = (row.index, place.index)
      // `onMove` counts offsets between the rows before the move.
      let offset = to > from ? to + 1 : to
      if let action {
        try graph.movingRows { try graph.call(action, graph.indices(from), .int(offset)) }
      } else if let data = editable?.data {
        var all = try data.get().asArray
        let moved = all.remove(at: from)
        all.insert(moved, at: to)
        try graph.movingRows { try data.set(.array(all)) }
      }
      return true
    }
  }
}

extension Graph {
  /// An `IndexSet` with one index.
  fileprivate func indices(_ index: Int) -> Value {
    .ref(StructBox(analyzer.known("IndexSet"), [.array([.int(index)])]))
  }

  /// The row of an element or of its first descendant with a row.
  fileprivate func firstRow(in element: Element, in content: ViewNode) -> Row? {
    if let row = row(of: element, in: content) { return row }
    return element.children.lazy.compactMap { self.firstRow(in: $0, in: content) }.first
  }
}

extension ViewUpdate {
  /// The background of the screen around the content, which is taken for the content of the whole screen
  /// [approximation].
  fileprivate mutating func screenBackground() {
    let whole = FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity)
    let screen = part(1, .modifier(.flexibleFrame(whole)), content(), type: "Screen")
    decorate([screen], .background(.center)) { update, _ in
      let ground = update.child(
        .field("background"), update.field("background"), update.fieldType("background"),
        segment: ".containerBackground")
      return [update.part(2, .modifier(.ignoresSafeArea(.all, .all)), ground.elements, type: "Ground")]
    }
  }
}

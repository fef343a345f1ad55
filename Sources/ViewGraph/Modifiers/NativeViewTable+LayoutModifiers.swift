import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Modifiers of size and position.
extension NativeViewTable {
  mutating func addLayoutModifiers() {
    addSizeModifiers()
    addPlaceModifiers()
    addGridModifiers()
    addSafeAreaModifiers()
  }

  private mutating func addSizeModifiers() {
    modifier("_FrameLayout") { update in
      update.surround(
        .frame(
          width: update.length("width"), height: update.length("height"),
          alignment: update.graph.alignment(update.field("alignment"))))
    }
    modifier("_FlexFrameLayout") { update in
      update.surround(
        .modifier(
          .flexibleFrame(
            FlexibleFrame(
              minWidth: update.length("minWidth"), idealWidth: update.length("idealWidth"),
              maxWidth: update.length("maxWidth"), minHeight: update.length("minHeight"),
              idealHeight: update.length("idealHeight"), maxHeight: update.length("maxHeight"),
              alignment: update.graph.alignment(update.field("alignment"))))))
    }
    modifier("_PaddingLayout") { update in update.surround(.modifier(.padding(update.insets))) }
    modifier("_ScenePadding") { update in
      update.surround(
        .modifier(.padding(EdgeInsets(LayoutKind.defaultPadding, on: update.graph.edges(update.field("edges"))))))
    }
    modifier("_FixedSizeLayout") { update in
      update.surround(.fixedSize(horizontal: update.flag("horizontal"), vertical: update.flag("vertical")))
    }
    modifier("_AspectRatioLayout") { update in
      let isFill = update.graph.caseName(update.field("contentMode")) == "fill"
      update.surround(.aspectRatio(update.length("aspectRatio"), isFill ? .fill : .fit))
    }
    modifier("ContainerRelativeFrameModifier") { update in
      var length = ContainerRelativeFrame.Length.whole
      let share = update.graph.payload(update.field("share"))
      if share.count == 3, case .int(let count) = share[0], case .int(let span) = share[1] {
        length = .columns(count: count, span: span, spacing: update.graph.length(share[2]) ?? 0)
      } else if let function = share.first, let closure = update.graph.function(function) {
        length = .custom(update.containerLength(closure))
      }
      update.surround(
        .modifier(
          .containerRelativeFrame(
            ContainerRelativeFrame(
              axes: update.graph.axes(update.field("axes")),
              alignment: update.graph.alignment(update.field("alignment")), length: length))))
    }
  }

  private mutating func addPlaceModifiers() {
    modifier("_OffsetEffect") { update in
      update.surround(.modifier(.offset(update.graph.point(update.field("offset")))))
    }
    modifier("_PositionLayout") { update in
      update.surround(.modifier(.position(update.graph.point(update.field("position")))))
    }
    modifier("_AlignmentWritingModifier") { update in
      let graph = update.graph
      guard let compute = graph.function(update.field("computeValue")) else {
        return update.surround(.modifier(.passThrough))
      }
      let value: (ViewDimensions) -> Double = { dimensions in
        let result = try? graph.machine.call(compute, [graph.dimensions(dimensions)])
        return result.flatMap { graph.length($0) } ?? 0
      }
      if let guide = graph.horizontalAlignment(update.field("horizontal")) {
        return update.surround(.modifier(.alignmentGuide(GuideRule(guide, value: value))))
      }
      guard let guide = graph.verticalAlignment(update.field("vertical")) else {
        return update.surround(.modifier(.passThrough))
      }
      update.surround(.modifier(.alignmentGuide(GuideRule(guide, value: value))))
    }
    modifier("_TraitWritingModifier") { update in update.trait() }
    modifier("_ZIndexModifier") { update in update.surround(.modifier(.passThrough)) }
  }

  /// The cell and column modifiers of grids.
  private mutating func addGridModifiers() {
    modifier("_GridCellSizeModifier") { update in
      guard case .int(let columns) = update.field("columns") else { return update.surround(.modifier(.passThrough)) }
      update.surround(.modifier(.trait(.gridCellColumns(columns))))
    }
    modifier("_GridAnchorModifier") { update in
      update.surround(.modifier(.trait(.gridCellAnchor(update.graph.unitPoint(update.field("anchor"))))))
    }
    modifier("_GridAlignmentModifier") { update in
      let alignment = update.graph.horizontalAlignment(update.field("alignment")) ?? .center
      update.surround(.modifier(.trait(.gridColumnAlignment(alignment))))
    }
    modifier("_GridUnsizedAxesModifier") { update in
      update.surround(.modifier(.trait(.gridCellUnsizedAxes(update.graph.axes(update.field("axes"))))))
    }
  }

  private mutating func addSafeAreaModifiers() {
    modifier("SafeAreaPaddingModifier") { update in update.surround(.modifier(.safeAreaPadding(update.insets))) }
    for name in ["_SafeAreaRegionsIgnoringLayout", "_SafeAreaIgnoringLayout"] {
      modifier(name) { update in
        update.surround(.modifier(.ignoresSafeArea(.all, update.graph.edges(update.field("edges")))))
      }
    }
    modifier("_InsetViewModifier") { update in update.safeAreaInset(".safeAreaInset") }
    // A bar differs from an inset by a background blur, which is not drawn.
    modifier("_SafeAreaBar") { update in update.safeAreaInset(".safeAreaBar") }
  }
}

extension ViewUpdate {
  /// Wraps each element of a modifier's content.
  mutating func surround(
    _ kind: LayoutKind, _ drawing: Drawing = .none, change: (Element, Element) -> Void = { _, _ in }
  ) {
    let inner = content()
    wrap(inner, kind, drawing, change: change)
  }

  /// A Boolean field; `true` by default.
  func flag(_ name: String) -> Bool {
    if case .bool(let flag) = field(name) { flag } else { true }
  }

  /// The insets of the `edges` and `insets` fields of padding.
  fileprivate var insets: EdgeInsets {
    let edges = graph.edges(field("edges"))
    guard let given = field("insets").unwrapped, !given.isNothing else {
      return EdgeInsets(LayoutKind.defaultPadding, on: edges)
    }
    let insets = graph.insets(given)
    func part(_ edge: Edge, _ length: Double) -> Double { edges.contains(edge) ? length : 0 }
    return EdgeInsets(
      top: part(.top, insets.top), leading: part(.leading, insets.leading), bottom: part(.bottom, insets.bottom),
      trailing: part(.trailing, insets.trailing))
  }

  /// Sets the trait whose key is the generic argument.
  fileprivate mutating func trait() {
    let value = field("value")
    let arguments = machine.types.arguments(type)
    guard let keyType = arguments.first else { return surround(.modifier(.passThrough)) }
    let name = machine.catalogueName(keyType) ?? graph.analyzer.text(of: keyType)
    let key = graph.traitKey(keyType)
    let trait = TraitValue(value: value, type: fieldType("value"))
    if name == Animations.transitionTrait { graph.animations.hasOwnTransitions = true }
    let kind: LayoutKind
    switch name {
    case "LayoutPriorityTraitKey": kind = .modifier(.layoutPriority(graph.length(value) ?? 0))
    case "ZIndexTraitKey": kind = .modifier(.trait(.zIndex(graph.length(value) ?? 0)))
    case "_LayoutTrait":
      let id = LayoutValueKeyID(named: graph.analyzer.text(of: machine.types.arguments(keyType).first ?? keyType))
      // An equal value is the same value for the layout.
      let memory = memory { TraitMemory(value) }
      if !graph.isSame(memory.value, value, trait.type) { (memory.value, memory.known) = (value, LayoutValue(value)) }
      kind = .modifier(.trait(.value(id, memory.known)))
    default: kind = .modifier(.passThrough)
    }
    if name == "ListItemTintTraitKey", let tint = listItemTint(value) {
      return wrap(content(in: tint), kind) { element, _ in element.traits[key] = trait }
    }
    surround(kind) { element, _ in element.traits[key] = trait }
  }

  /// The environment of rows with a tint of their own, which colours the icons of their labels.
  private func listItemTint(_ value: Value) -> EnvironmentStore? {
    guard let tint = value.unwrapped, !tint.isNothing, let color = machine.fieldValue("color", of: tint),
      let paint = try? paints.paint(color)
    else { return nil }
    let graph = graph
    return control.environment("list item tint", paint, environment) {
      $0.setting(EnvironmentStore.listItemTintKey, graph.color(paint))
    }
  }

  fileprivate mutating func safeAreaInset(_ name: String) {
    let spacing = length("spacing")
    let edge: Edge
    switch graph.caseName(field("edge")) {
    case "top": edge = .top
    case "leading": edge = .leading
    case "trailing": edge = .trailing
    default: edge = .bottom
    }
    let alignment = graph.alignment(field("alignment"))
    let inset: SafeAreaInset
    switch edge {
    case .top, .bottom: inset = SafeAreaInset(edge: edge, alignment: alignment.horizontal, spacing: spacing)
    case .leading, .trailing: inset = SafeAreaInset(edge: edge, alignment: alignment.vertical, spacing: spacing)
    }
    let inner = content()
    decorate(inner, .safeAreaInset(inset)) { update, number in
      update.child(
        number == 0 ? .field("inset") : .index(number), update.field("content"), update.fieldType("content"),
        segment: name
      ).elements
    }
  }
}

/// The previous layout value of a view.
private final class TraitMemory {
  var value: Value
  var known: LayoutValue

  init(_ value: Value) {
    self.value = value
    known = LayoutValue(value)
  }
}

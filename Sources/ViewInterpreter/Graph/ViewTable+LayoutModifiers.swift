import ViewLayout
import ViewSemantics
import ViewSource

/// Modifiers that size and place.
extension ViewTable {
  mutating func addLayoutModifiers() {
    addSizeModifiers()
    addPlaceModifiers()
    addGridModifiers()
    addSafeAreaModifiers()
  }

  private mutating func addSizeModifiers() {
    modifier("_FrameLayout") { making in
      let interpreter = making.interpreter
      return making.unary(
        .frame(
          width: interpreter.length(making.field("width")), height: interpreter.length(making.field("height")),
          alignment: interpreter.alignment(making.field("alignment"))))
    }
    modifier("_FlexFrameLayout") { making in
      func length(_ name: Name) -> Double? { making.interpreter.length(making.field(name)) }
      return making.unary(
        .modifier(
          .flexibleFrame(
            FlexibleFrame(
              minWidth: length("minWidth"), idealWidth: length("idealWidth"), maxWidth: length("maxWidth"),
              minHeight: length("minHeight"), idealHeight: length("idealHeight"), maxHeight: length("maxHeight"),
              alignment: making.interpreter.alignment(making.field("alignment"))))))
    }
    modifier("_PaddingLayout") { making in
      making.unary(.modifier(.padding(ViewTable.insets(making))))
    }
    modifier("_ScenePadding") { making in
      making.unary(
        .modifier(.padding(EdgeInsets(LayoutKind.defaultPadding, on: making.interpreter.edges(making.field("edges"))))))
    }
    modifier("_FixedSizeLayout") { making in
      func flag(_ name: Name) -> Bool { if case .bool(let flag) = making.field(name) { flag } else { true } }
      return making.unary(.fixedSize(horizontal: flag("horizontal"), vertical: flag("vertical")))
    }
    modifier("_AspectRatioLayout") { making in
      let isFill = making.interpreter.caseName(making.field("contentMode")) == "fill"
      return making.unary(.aspectRatio(making.interpreter.length(making.field("aspectRatio")), isFill ? .fill : .fit))
    }
    modifier("ContainerRelativeFrameModifier") { making in
      let interpreter = making.interpreter
      var length = ContainerRelativeFrame.Length.whole
      if case .enumeration(let share) = making.field("share") {
        if share.payload.count == 3, case .int(let count) = share.payload[0], case .int(let span) = share.payload[1] {
          length = .columns(count: count, span: span, spacing: PrimitiveTable.number(share.payload[2]))
        }
      }
      return making.unary(
        .modifier(
          .containerRelativeFrame(
            ContainerRelativeFrame(
              axes: interpreter.axes(making.field("axes")), alignment: interpreter.alignment(making.field("alignment")),
              length: length))))
    }
  }

  private mutating func addPlaceModifiers() {
    modifier("_OffsetEffect") { making in
      making.unary(.modifier(.offset(making.interpreter.point(making.field("offset")))))
    }
    modifier("_PositionLayout") { making in
      making.unary(.modifier(.position(making.interpreter.point(making.field("position")))))
    }
    modifier("_AlignmentWritingModifier") { making in
      let interpreter = making.interpreter
      guard case .function(let compute) = making.field("computeValue") else {
        return making.unary(.modifier(.passThrough))
      }
      let value: (ViewDimensions) -> Double = { dimensions in
        let result = try? interpreter.call(compute, [Box(interpreter.dimensions(dimensions))])
        return result.flatMap { interpreter.length($0) } ?? 0
      }
      if let guide = interpreter.horizontalAlignment(making.field("horizontal")) {
        return making.unary(.modifier(.alignmentGuide(GuideRule(guide, value: value))))
      }
      guard let guide = interpreter.verticalAlignment(making.field("vertical")) else {
        return making.unary(.modifier(.passThrough))
      }
      return making.unary(.modifier(.alignmentGuide(GuideRule(guide, value: value))))
    }
    modifier("_TraitWritingModifier") { making in ViewTable.trait(making) }
  }

  /// What a view in a grid tells it of its cell and column.
  private mutating func addGridModifiers() {
    modifier("_GridCellSizeModifier") { making in
      guard case .int(let columns) = making.field("columns") else { return making.unary(.modifier(.passThrough)) }
      return making.unary(.modifier(.trait(.gridCellColumns(columns))))
    }
    modifier("_GridAnchorModifier") { making in
      making.unary(.modifier(.trait(.gridCellAnchor(making.interpreter.unitPoint(making.field("anchor"))))))
    }
    modifier("_GridAlignmentModifier") { making in
      making.unary(
        .modifier(
          .trait(.gridColumnAlignment(making.interpreter.horizontalAlignment(making.field("alignment")) ?? .center))))
    }
    modifier("_GridUnsizedAxesModifier") { making in
      making.unary(.modifier(.trait(.gridCellUnsizedAxes(making.interpreter.axes(making.field("axes"))))))
    }
  }

  private mutating func addSafeAreaModifiers() {
    modifier("SafeAreaPaddingModifier") { making in
      making.unary(.modifier(.safeAreaPadding(ViewTable.insets(making))))
    }
    for name in ["_SafeAreaRegionsIgnoringLayout", "_SafeAreaIgnoringLayout"] {
      modifier(name) { making in
        making.unary(.modifier(.ignoresSafeArea(.all, making.interpreter.edges(making.field("edges")))))
      }
    }
    modifier("_InsetViewModifier") { making in ViewTable.safeAreaInset(making) }
  }

  private static func insets(_ making: ModifierMaking) -> EdgeInsets {
    let edges = making.interpreter.edges(making.field("edges"))
    guard case .wrapped(let given) = making.field("insets") else {
      return EdgeInsets(LayoutKind.defaultPadding, on: edges)
    }
    let insets = making.interpreter.insets(given)
    func part(_ edge: Edge, _ length: Double) -> Double { edges.contains(edge) ? length : 0 }
    return EdgeInsets(
      top: part(.top, insets.top), leading: part(.leading, insets.leading), bottom: part(.bottom, insets.bottom),
      trailing: part(.trailing, insets.trailing))
  }

  /// What a view tells its container: the key says what.
  private static func trait(_ making: ModifierMaking) -> ViewNode {
    let types = making.interpreter.types
    guard types.argumentCount(making.value.type) == 1,
      let key = making.interpreter.catalogueName(types.argument(making.value.type, 0))
    else { return making.unary(.modifier(.passThrough)) }
    let value = making.field("value")
    switch key {
    case "LayoutPriorityTraitKey": return making.unary(.modifier(.layoutPriority(PrimitiveTable.number(value))))
    case "ZIndexTraitKey": return making.unary(.modifier(.trait(.zIndex(PrimitiveTable.number(value)))))
    case "_LayoutTrait":
      let key = types.argument(types.argument(making.value.type, 0), 0)
      let id = LayoutValueKeyID(named: making.interpreter.analyzer.text(of: key))
      return making.unary(.modifier(.trait(.value(id, LayoutValue(value)))))
    default: return making.unary(.modifier(.passThrough))
    }
  }

  private static func safeAreaInset(_ making: ModifierMaking) -> ViewNode {
    let interpreter = making.interpreter
    let spacing = interpreter.length(making.field("spacing"))
    let edge: Edge
    switch interpreter.caseName(making.field("edge")) {
    case "top": edge = .top
    case "leading": edge = .leading
    case "trailing": edge = .trailing
    default: edge = .bottom
    }
    let alignment = interpreter.alignment(making.field("alignment"))
    let inset: SafeAreaInset
    switch edge {
    case .top, .bottom: inset = SafeAreaInset(edge: edge, alignment: alignment.horizontal, spacing: spacing)
    case .leading, .trailing: inset = SafeAreaInset(edge: edge, alignment: alignment.vertical, spacing: spacing)
    }
    return making.decoration(.safeAreaInset(inset)) {
      making.graph.node(of: making.field("content"), making.context.inside(".safeAreaInset"))
    }
  }
}

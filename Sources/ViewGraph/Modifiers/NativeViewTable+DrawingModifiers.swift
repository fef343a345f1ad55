import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Backgrounds, overlays, borders, clips and drawing effects.
extension NativeViewTable {
  mutating func addDrawingModifiers() {
    modifier("_BackgroundModifier") { update in
      let alignment = update.graph.alignment(update.field("alignment"))
      update.decorate("background", segment: ".background", .background(alignment))
    }
    modifier("_OverlayModifier") { update in
      let alignment = update.graph.alignment(update.field("alignment"))
      update.decorate("overlay", segment: ".overlay", .overlay(alignment))
    }
    modifier("_BackgroundStyleModifier") { update in try update.style(.background(.center), shape: nil) }
    modifier("_OverlayStyleModifier") { update in try update.style(.overlay(.center), shape: nil) }
    for name in ["_BackgroundShapeModifier", "_InsettableBackgroundShapeModifier"] {
      modifier(name) { update in try update.style(.background(.center), shape: update.field("shape")) }
    }
    modifier("_OverlayShapeModifier") { update in try update.style(.overlay(.center), shape: update.field("shape")) }
    modifier("_ClipEffect") { update in
      var shape = try ShapeResolver(update.graph).resolve(update.field("shape"))
      shape.rule = update.graph.fillRule(update.field("style"))
      let isPlain = shape.outline == .rectangle && shape.inset == 0
      update.surround(.modifier(.clipped), isPlain ? .clip : .clipShape(ShapeDrawing(shape, paint: .black)))
    }
    for name in ["_MaskEffect", "_MaskAlignmentEffect"] {
      modifier(name) { update in
        let hasAlignment = update.machine.fieldIndex("alignment", of: update.type) != nil
        let alignment = hasAlignment ? update.graph.alignment(update.field("alignment")) : .center
        update.decorate("mask", segment: ".mask", .overlay(alignment), .mask)
      }
    }
    modifier("_OpacityEffect") { update in
      update.surround(.modifier(.passThrough), .opacity(update.length("opacity") ?? 1))
    }
    modifier("_HiddenModifier") { update in update.surround(.modifier(.hidden), .hidden) }
    modifier("_ScaleEffect") { update in
      let scale = update.graph.point(update.field("scale"))
      let anchor = update.graph.unitPoint(update.field("anchor"))
      if scale.x == 0 || scale.y == 0 {
        update.graph.note(
          "a scale of 0 is a singular matrix, which SwiftUI ignores with a message: a scale near 0 looks the same",
          at: update.node.source)
      }
      // Terminal characters have a fixed size, or are hidden.
      let isGone = update.graph.isInCells && (scale.x == 0 || scale.y == 0)
      update.surround(
        .modifier(.effect(.scale(x: scale.x, y: scale.y, anchor: anchor))), isGone ? .hidden : .none)
    }
    modifier("_RotationEffect") { update in
      let angle = update.graph.angle(update.field("angle"))
      let anchor = update.graph.unitPoint(update.field("anchor"))
      update.surround(.modifier(.effect(.rotation(angle, anchor: anchor))))
    }
    modifier("_Rotation3DEffect") { update in
      let axis = (try? update.field("axis").box(TupleBox.self).elements) ?? []
      let turn = update.graph.turn(
        by: update.graph.angle(update.field("angle")), around: axis.map { update.graph.length($0) ?? 0 })
      if !turn.isFlat {
        update.graph.note(
          "a three-dimensional rotation is drawn without perspective", at: update.node.source,
          feature: "rotation3DEffect")
      }
      let anchor = update.graph.unitPoint(update.field("anchor"))
      update.surround(.modifier(.effect(.turn(turn.transform, anchor: anchor))))
    }
    modifier("_TransformEffect") { update in
      let given = update.field("transform")
      func part(_ name: String) -> Double { update.graph.length(update.graph.field(name, of: given)) ?? 0 }
      let transform = AffineTransform(
        a: part("a"), b: part("b"), c: part("c"), d: part("d"), tx: part("tx"), ty: part("ty"))
      update.surround(.modifier(.effect(.affine(transform))))
    }
    modifier("_ProjectionEffect") { update in
      let given = update.field("transform")
      func part(_ name: String) -> Double { update.graph.length(update.graph.field(name, of: given)) ?? 0 }
      let transform = AffineTransform(
        a: part("m11"), b: part("m12"), c: part("m21"), d: part("m22"), tx: part("m31"), ty: part("m32"))
      update.surround(.modifier(.effect(.affine(transform))))
    }
    addSpace()
    addPictureEffects()
    addGlass()
    for name in [
      "_GeometryGroupEffect", "_ContentShapeModifier", "_ContentShapeKindModifier", "EmptyModifier",
      "_FlipForRTLEffect", "NavigationViewStyleModifier", "AccessibilityContainerModifier",
    ] {
      modifier(name) { update in update.surround(.modifier(.passThrough)) }
    }
  }
}

/// Backgrounds and ornaments of visionOS windows. [approximation]
extension NativeViewTable {
  private mutating func addSpace() {
    modifier("_GlassBackground") { update in
      guard update.graph.caseName(update.field("displayMode")) != "never" else {
        return update.surround(.modifier(.passThrough))
      }
      let glass = Paint(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.4)
      try update.style(.background(.center), shape: update.field("shape"), paint: glass)
    }
    modifier("_OrnamentWriter") { update in
      let point = update.graph.field("point", of: update.field("anchor"))
      func place(_ name: String) -> Double { update.graph.length(update.graph.field(name, of: point)) ?? 0.5 }
      let horizontal: HorizontalAlignment = place("x") < 0.34 ? .leading : place("x") > 0.66 ? .trailing : .center
      let vertical: VerticalAlignment = place("y") < 0.34 ? .top : place("y") > 0.66 ? .bottom : .center
      update.decorate(
        "ornament", segment: ".ornament", .overlay(Alignment(horizontal: horizontal, vertical: vertical)))
    }
  }
}

extension ViewUpdate {
  /// Decorates each element of the content with the view in a field.
  fileprivate mutating func decorate(
    _ field: String, segment: String, _ kind: DecorationKind, _ drawing: Drawing = .none
  ) {
    let inner = content()
    decorate(inner, kind, drawing) { update, number in
      update.child(
        number == 0 ? .field(field) : .index(number), update.field(field), update.fieldType(field), segment: segment
      ).elements
    }
  }

  /// A style in a rectangle or shape, behind or in front of the content.
  fileprivate mutating func style(_ kind: DecorationKind, shape: Value?, paint: Paint? = nil) throws {
    let paint = try paint ?? PaintResolver(graph, environment).paint(field("style"))
    let found = try shape.map { try ShapeResolver(graph).resolve($0) }
    let drawing =
      found.map { ShapeDrawing($0, paint: paint) } ?? ShapeDrawing(outline: .rectangle, paint: paint)
    let isBehind = if case .background = kind { true } else { false }
    let inner = content()
    // A style without a shape extends into the safe area edges that it touches.
    let isAlone = machine.fieldIndex("ignoresSafeAreaEdges", of: type) != nil
    let hasEdges = graph.surface.map { $0.safeArea != .zero } ?? false
    let edges = isAlone && hasEdges ? graph.edges(field("ignoresSafeAreaEdges")) : []
    decorate(inner, kind) { update, number in
      let made = update.part(
        number + 1, .leaf(.shape(found?.sizing ?? .flexible)), [], .shape(drawing), type: "_ShapeView",
        suffix: isBehind ? ".background" : ".overlay")
      guard !edges.isEmpty else { return [made] }
      return [
        update.part(
          number + 1_000_001, .modifier(.ignoresSafeArea(.container, edges)), [made], type: "SafeArea",
          suffix: isBehind ? ".background" : ".overlay")
      ]
    }
  }
}

extension Graph {
  /// The orthographic projection of a plane rotated around an axis through its origin.
  ///
  /// - Returns: The transform, and whether the plane is parallel to the screen, upright or mirrored.
  fileprivate func turn(by angle: Angle, around axis: [Double]) -> (transform: AffineTransform, isFlat: Bool) {
    let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard axis.count == 3, length > 0 else { return (.identity, true) }
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    let plane = AffineTransform.rotation(angle)
    let (sine, cosine) = (plane.b, plane.a)
    let rest = 1 - cosine
    let transform = AffineTransform(
      a: cosine + x * x * rest, b: y * x * rest + z * sine, c: x * y * rest - z * sine, d: cosine + y * y * rest, tx: 0,
      ty: 0)
    return (transform, abs(sine) < 1e-9 || x == 0 && y == 0)
  }
}

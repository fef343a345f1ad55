import ViewLayout
import ViewSemantics
import ViewSource

/// Modifiers that draw around, behind and over their content.
extension ViewTable {
  mutating func addDrawingModifiers() {
    modifier("_BackgroundModifier") { making in
      making.decoration(.background(making.interpreter.alignment(making.field("alignment")))) {
        making.graph.node(of: making.field("background"), making.context.inside(".background"))
      }
    }
    modifier("_OverlayModifier") { making in
      making.decoration(.overlay(making.interpreter.alignment(making.field("alignment")))) {
        making.graph.node(of: making.field("overlay"), making.context.inside(".overlay"))
      }
    }
    modifier("_BackgroundStyleModifier") { making in try ViewTable.style(making, .background(.center), shape: nil) }
    modifier("_OverlayStyleModifier") { making in try ViewTable.style(making, .overlay(.center), shape: nil) }
    for name in ["_BackgroundShapeModifier", "_InsettableBackgroundShapeModifier"] {
      modifier(name) { making in try ViewTable.style(making, .background(.center), shape: making.field("shape")) }
    }
    modifier("_OverlayShapeModifier") { making in
      try ViewTable.style(making, .overlay(.center), shape: making.field("shape"))
    }
    modifier("_ClipEffect") { making in making.unary(.modifier(.clipped), .clip) }
    modifier("_OpacityEffect") { making in
      making.unary(.modifier(.passThrough), .opacity(PrimitiveTable.number(making.field("opacity"))))
    }
    modifier("_HiddenModifier") { making in making.unary(.modifier(.hidden), .hidden) }
    modifier("_ScaleEffect") { making in
      let scale = making.interpreter.point(making.field("scale"))
      let anchor = making.interpreter.unitPoint(making.field("anchor"))
      return making.unary(.modifier(.effect(.scale(x: scale.x, y: scale.y, anchor: anchor))))
    }
    modifier("_RotationEffect") { making in
      let angle = making.interpreter.angle(making.field("angle"))
      let anchor = making.interpreter.unitPoint(making.field("anchor"))
      return making.unary(.modifier(.effect(.rotation(angle, anchor: anchor))))
    }
    // What changes the picture in a way that characters cannot show.
    for name in [
      "_ShadowEffect", "_BlurEffect", "_BrightnessEffect", "_ContrastEffect", "_SaturationEffect", "_GrayscaleEffect",
      "_HueRotationEffect", "_ColorInvertEffect", "_ColorMultiplyEffect", "_BlendModeEffect", "_CompositingGroupEffect",
      "_DrawingGroupEffect", "_GeometryGroupEffect", "_ContentShapeModifier", "_ContentShapeKindModifier",
    ] {
      modifier(name) { making in making.unary(.modifier(.passThrough)) }
    }
  }

  /// A style in a rectangle or shape, behind or before the content.
  private static func style(_ making: ModifierMaking, _ kind: DecorationKind, shape: Value?) throws -> ViewNode {
    let paint = try PaintResolver(making.interpreter, making.context.environment).paint(making.field("style"))
    let found = try shape.map { try ShapeResolver(making.interpreter).resolve($0) }
    return making.decoration(kind) {
      let layout = making.graph.engine.insert(.leaf(.shape(found?.sizing ?? .flexible)))
      let drawing = ShapeDrawing(
        outline: found?.outline ?? .rectangle, paint: paint, lineWidth: found?.lineWidth, inset: found?.inset ?? 0)
      let isBehind = if case .background = kind { true } else { false }
      return ViewNode(
        type: "_ShapeView", path: making.context.path + (isBehind ? "/.background" : "/.overlay"), layout: layout,
        drawing: .shape(drawing))
    }
  }
}

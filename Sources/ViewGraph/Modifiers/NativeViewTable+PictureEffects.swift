import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Effects on the picture of the content as a whole.
extension NativeViewTable {
  mutating func addPictureEffects() {
    effect("_ShadowEffect") { update in
      .shadow(
        Shadow(
          color: try update.paints.paint(update.field("color")).color, radius: update.length("radius") ?? 0,
          offset: update.graph.point(update.field("offset"))))
    }
    effect("_BlurEffect") { .blur(radius: max($0.length("radius") ?? 0, 0)) }
    effect("_BrightnessEffect") { .color(.brightness($0.length("amount") ?? 0)) }
    effect("_ContrastEffect") { .color(.contrast($0.length("amount") ?? 1)) }
    effect("_SaturationEffect") { .color(.saturation($0.length("amount") ?? 1)) }
    effect("_GrayscaleEffect") { .color(.grayscale($0.length("amount") ?? 0)) }
    effect("_HueRotationEffect") { .color(.hueRotation($0.graph.angle($0.field("angle")))) }
    effect("_ColorInvertEffect") { _ in .color(.invert) }
    effect("_ColorMultiplyEffect") { .color(.multiply(try $0.paints.paint($0.field("color")).color)) }
    effect("_LuminanceToAlphaEffect") { _ in .color(.luminanceToAlpha) }
    effect("_BlendModeEffect") { update in
      .blend(
        update.graph.caseName(update.field("blendMode")).flatMap { ViewDrawing.BlendMode(rawValue: $0) } ?? .normal)
    }
    for name in ["_CompositingGroupEffect", "_DrawingGroupEffect"] { effect(name) { _ in .isolated } }
  }

  private mutating func effect(_ name: String, _ make: @escaping (ViewUpdate) throws -> GroupEffect) {
    modifier(name) { update in
      update.surround(.modifier(.passThrough), .effect(try make(update)))
    }
  }
}

import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Liquid Glass, drawn as it appears over a plain background.
extension NativeViewTable {
  mutating func addGlass() {
    view("GlassEffectContainer", rows: .passes) { update in update.group(.fixed, update.child().elements) }
    modifier("_GlassEffect") { update in try update.glassEffect() }
    // The merging of glass shapes is not drawn.
    for name in ["_GlassEffectIdentity", "_GlassEffectTransitionWriter"] {
      modifier(name) { update in update.surround(.modifier(.passThrough)) }
    }
  }
}

extension ViewUpdate {
  /// Adds glass in a shape behind each element of the content.
  fileprivate mutating func glassEffect() throws {
    let kind = field("glass")
    guard graph.text(machine.fieldValue("name", of: kind)) != "identity" else {
      return surround(.modifier(.passThrough))
    }
    let shape = try ShapeResolver(graph).resolve(field("shape"))
    let tint = machine.fieldValue("tint", of: kind).flatMap { $0.isNothing ? nil : $0.unwrapped }
    let paint = try tint.map { try paints.paint($0) }
    let drawing = ShapeDrawing(shape, paint: graph.isInCells ? paint ?? fillPaint : glassPaint(paint))
    let inner = content()
    decorate(inner, .background(.center)) { update, number in
      [
        update.part(
          number + 1, .leaf(.shape(shape.sizing)), [], .shape(drawing), type: "_ShapeView", suffix: ".glassEffect")
      ]
    }
  }

  /// The paint of glass over a plain background, with an optional tint.
  func glassPaint(_ tint: Paint? = nil) -> Paint {
    let tone = paints.isDark ? 0.18 : 1
    let shadow = Shadow(color: Color(white: 0, opacity: 0.1), radius: 12, offset: Point(x: 0, y: 3))
    let plain = Paint(red: tone, green: tone, blue: tone, opacity: 0.85)
    let paint =
      tint.map { Paint(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity).over(plain) } ?? plain
    return paint.shadowed(Paint.StyleShadow(isInner: false, shadow: shadow))
  }

  /// An element on glass.
  mutating func glass(_ number: Int, _ element: Element, outline: ShapeDrawing.Outline = .capsule) -> Element {
    backed(number, element, by: ShapeDrawing(outline: outline, paint: glassPaint()))
  }
}

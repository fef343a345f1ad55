import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Conversion of a graphics context's shadings, filters, blend modes and images.
extension Graph {
  /// The paint of a shading.
  ///
  /// - Parameters:
  ///   - path: The path in the coordinates of the canvas.
  ///   - transform: The transform from the coordinates of the context to those of the canvas.
  func canvasPaint(
    _ shading: Value, in environment: EnvironmentStore, along path: DrawnPath, _ transform: AffineTransform
  ) throws -> Paint {
    let resolver = PaintResolver(self, environment)
    let kind = field("kind", of: shading)
    let given = payload(kind)
    switch self.kind(of: kind, as: CanvasShading.self) {
    case .palette:
      return try elements(given.first ?? .void).first.map {
        try canvasPaint($0, in: environment, along: path, transform)
      } ?? .clear
    case .color, .style: return try resolver.paint(given.first ?? .void)
    case .linear, .radial, .conic:
      let stops = try resolver.stops(given.first ?? .void)
      guard let bounds = path.bounds, bounds.width > 0, bounds.height > 0, given.count > 2, !stops.isEmpty else {
        return stops.first.map { Paint($0.color) } ?? .clear
      }
      func unit(_ value: Value) -> UnitPoint {
        let place = transform.apply(to: point(value))
        return UnitPoint(x: (place.x - bounds.minX) / bounds.width, y: (place.y - bounds.minY) / bounds.height)
      }
      func radius(_ value: Value) -> Double {
        (length(value) ?? 0) * abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      }
      let geometry: ViewDrawing.Gradient.Geometry =
        switch self.kind(of: kind, as: CanvasShading.self) {
        case .radial where given.count > 3:
          .radial(center: unit(given[1]), startRadius: radius(given[2]), endRadius: radius(given[3]))
        case .conic:
          .angular(
            center: unit(given[1]), start: angle(given[2]), end: Angle(radians: angle(given[2]).radians + 2 * .pi))
        default: .linear(start: unit(given[1]), end: unit(given[2]))
        }
      return Paint(ViewDrawing.Gradient(geometry, stops: stops))
    case .image:
      // The origin of the tiles is in the coordinates of the context, but a paint's is relative to the path.
      let start = transform.apply(to: given.count > 1 ? point(given[1]) : .zero)
      let corner = path.bounds?.origin ?? .zero
      return try resolver.image(
        given.first ?? .void, part: given.count > 2 ? rect(given[2]) : Rect(x: 0, y: 0, width: 1, height: 1),
        scale: given.count > 3 ? length(given[3]) ?? 1 : 1,
        from: Point(x: start.x - corner.x, y: start.y - corner.y))
    case .backdrop, .foreground, nil: return try resolver.foreground
    }
  }

  /// The blend mode of a `GraphicsContext.BlendMode`; `nil` for the normal one and for unsupported ones.
  func canvasBlend(_ mode: Value) -> BlendMode? {
    guard let type = type(of: mode) else { return nil }
    func isMode(_ name: String) -> Bool {
      guard let value = try? machine.staticValue(Name(name), of: type) else { return false }
      return isSame(value, mode, type)
    }
    // What `clear` covers is erased; its own colour does not matter. [approximation]: if it is opaque.
    if isMode("clear") { return .destinationOut }
    return BlendMode.allCases.first { $0 != .normal && isMode($0.rawValue) }
  }

  /// The effect of a `GraphicsContext.Filter`; `nil` for an unsupported one.
  func canvasFilter(_ filter: Value, in environment: EnvironmentStore) throws -> GroupEffect? {
    let amount = length(field("amount", of: filter)) ?? 0
    func color() throws -> Color? {
      let given = field("color", of: filter)
      return given.isNothing ? nil : try PaintResolver(self, environment).paint(given.filled).color
    }
    switch CanvasFilter(rawValue: text(field("name", of: filter))) {
    case .blur: return .blur(radius: max(amount, 0))
    case .shadow:
      let offset = size(field("offset", of: filter))
      return .shadow(
        Shadow(
          color: try color() ?? Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: amount,
          offset: Point(x: offset.width, y: offset.height)))
    case .brightness: return .color(.brightness(amount))
    case .contrast: return .color(.contrast(amount))
    case .saturation: return .color(.saturation(amount))
    case .grayscale: return .color(.grayscale(amount))
    case .colorInvert: return .color(.invert)
    case .hueRotation: return .color(.hueRotation(Angle(degrees: amount)))
    case .colorMultiply: return .color(.multiply(try color() ?? Color(white: 1)))
    case .luminanceToAlpha: return .color(.luminanceToAlpha)
    case .colorMatrix, .alphaThreshold, nil: return nil
    }
  }

  /// The image of a `GraphicsContext.ResolvedImage`.
  func canvasImage(_ resolved: Value, in environment: EnvironmentStore) throws -> CanvasImage {
    let image = field("image", of: resolved)
    let look = imageLook(field("modifiers", of: image))
    let provider = field("provider", of: image)
    let name = imageName(provider)
    let shading = field("shading", of: resolved)
    let given = shading.isNothing ? nil : payload(field("kind", of: shading.filled)).first
    let foreground = try given.map { try PaintResolver(self, environment).paint($0) }
    let paint = try foreground ?? PaintResolver(self, environment).foreground
    if kind(of: provider, as: ImageProviderKind.self) == .system {
      let font = try FontResolver(self).font(in: environment)
      return CanvasImage(
        name: name, size: ImageContent.symbolSize(in: font, engine.textMeasurer), kind: .symbol(weight: font.weight),
        paint: paint)
    }
    guard let picture = service(Pictures.self).picture(named: name) else {
      note(
        "the image `\(name)` is missing or unreadable: a square of 100 points stands for it", at: nil, feature: "Image")
      return CanvasImage(name: name, size: Size(width: 100, height: 100), kind: .missing, paint: paint)
    }
    return CanvasImage(
      name: name, size: picture.size, kind: picture.isDrawn ? .bitmap : .missing,
      paint: look.isTemplate ?? picture.isTemplate ? paint : foreground, still: drawings[name])
  }
}

/// An image for drawing in a canvas.
struct CanvasImage {
  var name: String
  /// The natural size, in points.
  var size: Size
  var kind: DrawnImage.Kind
  /// The paint of a template image.
  var paint: Paint?
  /// The picture, if the image shows views.
  var still: OffscreenPicture?

  func content(in rect: Rect) -> CanvasItem.Content {
    if let still { return .still(still, rect) }
    return .image(
      DrawnImage(
        name: name, frame: rect, kind: kind, rendering: paint.map { .template($0.drawn(in: rect)) } ?? .original))
  }
}

/// The cases of the catalogue's `GraphicsContext.Shading.Kind`.
enum CanvasShading: String, CatalogueEnum {
  static let typeName = "GraphicsContext.Shading.Kind"
  case backdrop, foreground, palette, color, style, linear, radial, conic, image
}

/// The names of the catalogue's canvas filters.
private enum CanvasFilter: String {
  case blur, shadow, brightness, contrast, saturation, grayscale, colorInvert, hueRotation, colorMultiply, colorMatrix
  case alphaThreshold, luminanceToAlpha
}

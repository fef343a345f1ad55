import ViewLayout

extension Layer {
  /// Fills the covered pixels with a paint.
  mutating func fill(_ coverage: Coverage, _ paint: Paint, _ state: DrawingState, _ bitmaps: [String: Bitmap]) {
    guard !coverage.bounds.isEmpty else { return }
    let paint = state.opacity < 1 ? paint.faded(state.opacity) : paint
    switch paint {
    case .color(let color): fill(coverage, color)
    case .gradient(let gradient, let rect):
      guard let inverse = state.transform.inverted else { return }
      fill(coverage, Layer(coverage.bounds, gradient, in: rect, inverse))
    case .material(let material):
      let area = coverage.bounds.intersection(bounds)
      var background = blurred(material.blurRadius * state.scale, in: area)
      let tint = material.tint.pixel
      let share = Float(material.opacity)
      for index in background.pixels.indices {
        background.pixels[index] = tint + background.pixels[index] * (share - tint.w)
      }
      // The background is replaced by its blurred copy, in proportion to the material's opacity.
      fill(coverage, background)
    case .image(let pattern):
      guard let bitmap = bitmaps[pattern.name], let inverse = state.transform.inverted else { return }
      fill(coverage, Layer(coverage.bounds, pattern, bitmap, inverse, scale: state.scale))
    }
  }

  /// A gradient for the pixels of `bounds`.
  ///
  /// - Parameter inverse: from pixels to points.
  init(_ bounds: PixelRect, _ gradient: Gradient, in rect: Rect, _ inverse: AffineTransform) {
    self.init(bounds)
    let ramp = GradientRamp(gradient)
    let place = GradientPlace(gradient.geometry, in: rect)
    for y in bounds.top..<bounds.bottom {
      var index = index(bounds.left, y)
      // The center of each pixel, which moves by (a, b) to the next.
      var point = inverse.apply(to: Point(x: Double(bounds.left) + 0.5, y: Double(y) + 0.5))
      for _ in 0..<bounds.width {
        pixels[index] = ramp.color(at: place.location(of: point))
        point.x += inverse.a
        point.y += inverse.b
        index += 1
      }
    }
  }

  /// A tiled image for the pixels of `bounds`.
  init(
    _ bounds: PixelRect, _ pattern: ImagePattern, _ bitmap: Bitmap, _ inverse: AffineTransform, scale: Double
  ) {
    self.init(bounds)
    guard pattern.tile.width > 0, pattern.tile.height > 0 else { return }
    let sampler = BitmapSampler(
      bitmap, pixelsAcross: pattern.tile.width * scale / max(pattern.source.width, 1e-6), isSmooth: true)
    let opacity = Float(min(max(pattern.opacity, 0), 1))
    for y in bounds.top..<bounds.bottom {
      var index = index(bounds.left, y)
      for x in bounds.left..<bounds.right {
        let point = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let u = (point.x - pattern.tile.minX) / pattern.tile.width
        let v = (point.y - pattern.tile.minY) / pattern.tile.height
        pixels[index] =
          opacity
          * sampler.color(
            x: pattern.source.minX + (u - u.rounded(.down)) * pattern.source.width,
            y: pattern.source.minY + (v - v.rounded(.down)) * pattern.source.height)
        index += 1
      }
    }
  }
}

/// The colours of a gradient at 1,025 locations.
private struct GradientRamp {
  private static let last = 1_024
  private let colors: [Layer.Pixel]

  init(_ gradient: Gradient) {
    colors = (0...GradientRamp.last).map { gradient.color(at: Double($0) / Double(GradientRamp.last)).pixel }
  }

  func color(at location: Double) -> Layer.Pixel {
    guard location > 0 else { return colors[0] }
    guard location < 1 else { return colors[GradientRamp.last] }
    return colors[Int(location * Double(GradientRamp.last) + 0.5)]
  }
}

/// The location of a point in a gradient, from 0, the start, to 1, the end.
struct GradientPlace {
  private let geometry: Gradient.Geometry
  private let center: Point
  private let size: Size
  /// For a linear gradient, the change of the location per point to the right and down.
  private let step: Point

  init(_ geometry: Gradient.Geometry, in rect: Rect) {
    self.geometry = geometry
    size = rect.size
    var step = Point.zero
    switch geometry {
    case .linear(let start, let end):
      center = rect.origin + start.point(in: rect.size)
      let way = rect.origin + end.point(in: rect.size) - center
      let square = way.x * way.x + way.y * way.y
      if square > 0 { step = Point(x: way.x / square, y: way.y / square) }
    case .radial(let place, _, _), .angular(let place, _, _), .elliptical(let place, _, _):
      center = rect.origin + place.point(in: rect.size)
    }
    self.step = step
  }

  func location(of point: Point) -> Double {
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    switch geometry {
    case .linear: return dx * step.x + dy * step.y
    case .radial(_, let start, let end):
      return GradientPlace.part((dx * dx + dy * dy).squareRoot(), start, end)
    case .elliptical(_, let start, let end):
      guard size.width > 0, size.height > 0 else { return 1 }
      let (x, y) = (dx / size.width, dy / size.height)
      return GradientPlace.part((x * x + y * y).squareRoot(), start, end)
    case .angular(_, let start, let end):
      let turn = 2 * Double.pi
      let length = end.radians - start.radians
      var angle = DrawingMath.angle(x: dx, y: dy) - start.radians
      angle -= (angle / turn).rounded(.down) * turn
      guard length != 0 else { return 0 }
      // After the end, the last colour for half of the remaining angle, then the first colour.
      if length > 0, length < turn, angle > length + (turn - length) / 2 { return 0 }
      if length < 0 { angle = angle - turn }
      return angle / length
    }
  }

  private static func part(_ value: Double, _ start: Double, _ end: Double) -> Double {
    end == start ? (value < start ? 0 : 1) : (value - start) / (end - start)
  }
}

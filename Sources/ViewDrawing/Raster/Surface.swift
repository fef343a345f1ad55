import ViewLayout

/// What display lists are drawn on: pixels, or cells.
protocol Surface {
  /// The pixels that there are.
  var bounds: PixelRect { get }

  /// An empty surface that is drawn on in place of this one, for a group.
  func makeLayer(_ bounds: PixelRect) -> Self

  mutating func draw(_ command: DrawingCommand, _ state: DrawingState)

  /// Draws a group that was drawn on a layer.
  mutating func compose(_ layer: Self, _ effect: LayerEffect, _ state: DrawingState)

  /// What of a layer is seen through a mask, which is another layer.
  mutating func mask(by layer: Self)
}

/// What is done with a layer when it is put on the surface below; lengths are in pixels.
enum LayerEffect {
  case opacity(Double)
  case shadow(Color, deviation: Double, x: Int, y: Int)
  case blur(deviation: Double)
  case blend(BlendMode)
  case color(ColorMatrix)
  case none
}

/// What holds for something that is drawn, from the groups around it.
struct DrawingState {
  /// From points to pixels.
  var transform: AffineTransform
  /// The pixels that may be drawn on.
  var clip: PixelRect
  /// How much of each of them is seen; `nil` for all.
  var mask: Coverage?
  /// From the groups that are one command each.
  var opacity = 1.0

  /// How many pixels a point is long, whatever the direction.
  var scale: Double {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// Lines of a path, in pixels.
  func flattened(_ path: DrawnPath) -> [Polyline] {
    path.transformed(by: transform).flattened(tolerance: 0.1)
  }

  /// The area of a path that may be drawn on.
  func coverage(_ path: DrawnPath, rule: FillRule) -> Coverage {
    // What lies elsewhere, as the rows of a long list, is not looked at closely.
    guard let bounds = path.bounds, !PixelRect(around: transform.apply(to: bounds)).intersection(clip).isEmpty else {
      return .none
    }
    let coverage = ScanConverter.coverage(flattened(path), rule: rule, clip: clip)
    return mask.map { coverage.intersection($0) } ?? coverage
  }

  /// The area of a line along a path.
  func coverage(_ path: DrawnPath, _ style: StrokeStyle) -> Coverage {
    coverage(path.stroked(style, tolerance: 0.1 / max(scale, 1e-6)), rule: .nonZero)
  }

  /// Only what lies inside of a path is seen.
  mutating func clip(to path: DrawnPath, rule: FillRule) {
    let inside = coverage(path, rule: rule)
    clip = inside.bounds
    mask = inside.values.allSatisfy { $0 == 255 } ? nil : inside
  }
}

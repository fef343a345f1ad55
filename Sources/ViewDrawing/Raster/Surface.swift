import ViewLayout

/// A target for display lists: pixels or terminal cells.
protocol Surface {
  /// The pixels of the surface.
  var bounds: PixelRect { get }

  /// An empty surface for the content of a group.
  func makeLayer(_ bounds: PixelRect) -> Self

  mutating func draw(_ command: DrawingCommand, _ state: DrawingState)

  /// Draws the layer of a group.
  mutating func compose(_ layer: Self, _ effect: LayerEffect, _ state: DrawingState)

  /// Masks this layer with another one.
  mutating func mask(by layer: Self)
}

/// The effect with which a layer is drawn on the surface below; lengths are in pixels.
enum LayerEffect {
  case opacity(Double)
  case shadow(Color, deviation: Double, x: Int, y: Int)
  case blur(deviation: Double)
  case blend(BlendMode)
  case color(ColorMatrix)
  case none
}

/// The state that enclosing groups determine for a drawing command.
struct DrawingState {
  /// From points to pixels.
  var transform: AffineTransform
  /// The pixels that may be drawn.
  var clip: PixelRect
  /// The visibility of each of them; `nil` for full visibility.
  var mask: Coverage?
  /// The product of the opacities of groups with a single command.
  var opacity = 1.0

  /// Pixels per point, averaged over directions.
  var scale: Double {
    abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
  }

  /// The lines of a path, in pixels.
  func flattened(_ path: DrawnPath) -> [Polyline] {
    path.transformed(by: transform).flattened(tolerance: 0.1)
  }

  /// The visible area of a path.
  func coverage(_ path: DrawnPath, rule: FillRule) -> Coverage {
    // Paths outside of the clip, such as rows of a long list, are skipped early.
    guard let bounds = path.bounds, !PixelRect(around: transform.apply(to: bounds)).intersection(clip).isEmpty else {
      return .none
    }
    let coverage = ScanConverter.coverage(flattened(path), rule: rule, clip: clip)
    return mask.map { coverage.intersection($0) } ?? coverage
  }

  /// The visible area of a line along a path.
  func coverage(_ path: DrawnPath, _ style: StrokeStyle) -> Coverage {
    coverage(path.stroked(style, tolerance: 0.1 / max(scale, 1e-6)), rule: .nonZero)
  }

  /// Clips to the inside of a path.
  mutating func clip(to path: DrawnPath, rule: FillRule) {
    let inside = coverage(path, rule: rule)
    clip = inside.bounds
    mask = inside.values.allSatisfy { $0 == 255 } ? nil : inside
  }
}

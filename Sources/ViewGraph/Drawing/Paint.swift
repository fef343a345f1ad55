import ViewDrawing
import ViewLayout
import ViewMachine

/// A paint: a colour, or a pattern that a colour represents.
public struct Paint: Equatable, Sendable {
  /// A pattern that is more than a colour.
  public enum Pattern: Equatable, Sendable {
    /// A gradient, in fractions of the view's frame.
    case gradient(ViewDrawing.Gradient)
    /// Horizontal gradients in bands of equal height, from top to bottom.
    case mesh([ViewDrawing.Gradient])
    case material(ViewDrawing.Material)
    /// An image, tiled from the top-left corner of the frame.
    case image(ImagePattern)
  }

  /// A shadow of a style.
  public struct StyleShadow: Equatable, Sendable {
    /// Whether it is an inner shadow.
    public var isInner: Bool
    /// Its radius and offset are in points.
    public var shadow: Shadow
  }

  /// From 0 to 1, not premultiplied.
  public var red: Double
  /// From 0 to 1, not premultiplied.
  public var green: Double
  /// From 0 to 1, not premultiplied.
  public var blue: Double
  /// From 0 (invisible) to 1 (opaque).
  public var opacity: Double
  /// The pattern. The colour represents it where only a colour can be shown.
  public private(set) var pattern: Pattern?
  /// The shadows, the frontmost last.
  public private(set) var shadows: [StyleShadow] = []

  /// Takes any finite numbers. Values outside of 0…1 are clamped when they are shown.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a paint with a pattern and the colour that represents it.
  init(_ pattern: Pattern, for color: Paint) {
    self = color
    self.pattern = pattern
  }

  /// Creates a gradient, represented by the colour in its middle.
  init(_ gradient: ViewDrawing.Gradient) {
    self.init(gradient.color(at: 0.5))
    pattern = .gradient(gradient)
  }

  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }

  /// Opaque black, in light and dark appearance.
  public static let black = Paint(red: 0, green: 0, blue: 0)
  /// A transparent paint.
  public static let clear = Paint(red: 0, green: 0, blue: 0, opacity: 0)

  /// The colour for a display list.
  public var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

  /// The paint with its opacity multiplied by a factor.
  public func faded(_ factor: Double) -> Paint {
    var result = self
    result.opacity *= factor
    func faded(_ gradient: ViewDrawing.Gradient) -> ViewDrawing.Gradient {
      ViewDrawing.Gradient(
        gradient.geometry, stops: gradient.stops.map { .init($0.color.faded(factor), at: $0.location) })
    }
    switch pattern {
    case .gradient(let gradient): result.pattern = .gradient(faded(gradient))
    case .mesh(let gradients): result.pattern = .mesh(gradients.map(faded))
    case .material(var material):
      material.opacity *= factor
      result.pattern = .material(material)
    case .image(var pattern):
      pattern.opacity *= factor
      result.pattern = .image(pattern)
    case nil: break
    }
    return result
  }

  /// This paint composited over another.
  public func over(_ below: Paint) -> Paint { Paint(color.over(below.color)) }

  /// The paint with an additional shadow.
  func shadowed(_ shadow: StyleShadow) -> Paint {
    var result = self
    result.shadows.append(shadow)
    return result
  }

  /// The paint for a display list, in the frame of a view.
  public func drawn(in frame: Rect) -> ViewDrawing.Paint {
    switch pattern {
    case .gradient(let gradient): .gradient(gradient, in: frame)
    // Used where a path cannot be filled with all bands of a mesh.
    case .mesh(let gradients): gradients.isEmpty ? .clear : .gradient(gradients[gradients.count / 2], in: frame)
    case .material(let material): .material(material)
    case .image(let pattern):
      .image(
        ImagePattern(
          name: pattern.name, tile: pattern.tile.offset(by: frame.origin), source: pattern.source,
          opacity: pattern.opacity))
    case nil: .color(color)
    }
  }
}

extension Paint {
  /// Whether it is a colour without pattern and shadows.
  var isPlain: Bool { pattern == nil && shadows.isEmpty }
}

extension Paint {
  /// A gradient along an open ring, from its bottom-left end to its bottom-right end; other paints are unchanged.
  var around: Paint {
    guard case .gradient(let gradient) = pattern else { return self }
    return Paint(
      ViewDrawing.Gradient(
        .angular(center: .center, start: Angle(degrees: 45), end: Angle(degrees: 315)), stops: gradient.stops))
  }

  /// The colour at a fraction of a gradient; other paints are unchanged.
  func colored(at share: Double) -> Paint {
    guard case .gradient(let gradient) = pattern else { return self }
    return Paint(gradient.color(at: share))
  }
}

/// Paints in an environment that are more than colours, such as a gradient for each view.
final class PaintBox: Box {
  let paints: [Paint]

  private init(_ paints: [Paint]) { self.paints = paints }

  /// - Parameter last: The previous value, which is reused if the paints are equal.
  static func value(_ paints: [Paint], _ last: Value?) -> Value {
    if case .ref(let box)? = last, let old = box as? PaintBox, old.paints == paints { return .ref(old) }
    return .ref(PaintBox(paints))
  }
}

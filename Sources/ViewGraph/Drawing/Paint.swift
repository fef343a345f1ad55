import ViewDrawing
import ViewLayout
import ViewMachine

/// What something is painted with: a colour as it is mixed on the screen, or what a colour can only stand for.
public struct Paint: Equatable, Sendable {
  /// What is painted where a colour is not all.
  public enum Pattern: Equatable, Sendable {
    /// Its places are fractions of the frame of the view.
    case gradient(ViewDrawing.Gradient)
    /// Gradients across the frame, each in its part of the height, from top to bottom.
    case mesh([ViewDrawing.Gradient])
    case material(ViewDrawing.Material)
    /// Copies of a picture, from the upper left corner of the frame on.
    case image(ImagePattern)
  }

  /// A shadow that a style has.
  public struct StyleShadow: Equatable, Sendable {
    /// Whether it is cast into the shape by its edges.
    public var isInner: Bool
    /// As it is drawn.
    public var shadow: Shadow
  }

  /// From 0 to 1, not multiplied by the opacity.
  public var red: Double
  /// From 0 to 1, not multiplied by the opacity.
  public var green: Double
  /// From 0 to 1, not multiplied by the opacity.
  public var blue: Double
  /// 0 for what is not seen, 1 for what covers all below.
  public var opacity: Double
  /// What is painted instead of the colour, which stands for it where there is room for one only.
  public private(set) var pattern: Pattern?
  /// Shadows of what is painted, the one in front last.
  public private(set) var shadows: [StyleShadow] = []

  /// Takes any finite numbers: those outside of 0…1 are brought into it when they are shown.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A pattern, and the colour that stands for it.
  init(_ pattern: Pattern, for color: Paint) {
    self = color
    self.pattern = pattern
  }

  /// A gradient, for which the colour in its middle stands.
  init(_ gradient: ViewDrawing.Gradient) {
    self.init(gradient.color(at: 0.5))
    pattern = .gradient(gradient)
  }

  init(_ color: Color) {
    self.init(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }

  /// Opaque black, in light and in dark.
  public static let black = Paint(red: 0, green: 0, blue: 0)
  /// Nothing at all.
  public static let clear = Paint(red: 0, green: 0, blue: 0, opacity: 0)

  /// The colour for a display list.
  public var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

  /// The same colour with so much of its opacity.
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

  /// This paint over another.
  public func over(_ below: Paint) -> Paint { Paint(color.over(below.color)) }

  /// The same paint with one more shadow.
  func shadowed(_ shadow: StyleShadow) -> Paint {
    var result = self
    result.shadows.append(shadow)
    return result
  }

  /// The same for a display list, in the frame of a view.
  public func drawn(in frame: Rect) -> ViewDrawing.Paint {
    switch pattern {
    case .gradient(let gradient): .gradient(gradient, in: frame)
    // Where a path cannot be filled with all of them.
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
  /// Whether it is a colour and nothing else.
  var isPlain: Bool { pattern == nil && shadows.isEmpty }
}

extension Paint {
  /// A gradient as it runs along an open ring, from its lower left end to the lower right one; any other paint as it is.
  var around: Paint {
    guard case .gradient(let gradient) = pattern else { return self }
    return Paint(
      ViewDrawing.Gradient(
        .angular(center: .center, start: Angle(degrees: 45), end: Angle(degrees: 315)), stops: gradient.stops))
  }

  /// The colour at a share of the way through a gradient; of any other paint its colour.
  func colored(at share: Double) -> Paint {
    guard case .gradient(let gradient) = pattern else { return self }
    return Paint(gradient.color(at: share))
  }
}

/// Paints in an environment that are more than colours: a gradient that is to run through each view that it is for.
final class PaintBox: Box {
  let paints: [Paint]

  private init(_ paints: [Paint]) { self.paints = paints }

  /// - Parameter last: The value that was given before: equal paints are the same value.
  static func value(_ paints: [Paint], _ last: Value?) -> Value {
    if case .ref(let box)? = last, let old = box as? PaintBox, old.paints == paints { return .ref(old) }
    return .ref(PaintBox(paints))
  }
}

import ViewLayout

/// The paint of a path, a line or characters.
public enum Paint: Equatable, Sendable {
  /// A single colour.
  case color(Color)
  /// A gradient. Its points are fractions of the rectangle, in points: the frame of the view, not the bounds of the
  /// filled path.
  case gradient(Gradient, in: Rect)
  /// The background, blurred and tinted.
  case material(Material)
  /// A tiled image.
  case image(ImagePattern)

  /// A single sRGB colour, with components from 0 to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self = .color(Color(red: red, green: green, blue: blue, opacity: opacity))
  }

  /// Opaque black.
  public static let black = Paint.color(.black)
  /// Fully transparent.
  public static let clear = Paint.color(.clear)

  /// The paint with its opacity multiplied by a factor.
  public func faded(_ factor: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.faded(factor))
    case .gradient(var gradient, let rect):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.faded(factor)
      }
      return .gradient(gradient, in: rect)
    case .material(var material):
      material.opacity *= factor
      return .material(material)
    case .image(var pattern):
      pattern.opacity *= factor
      return .image(pattern)
    }
  }
}

extension Paint {
  /// The colour at a point, for a whole character.
  func color(at point: Point) -> Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient, let rect):
      gradient.color(at: GradientPlace(gradient.geometry, in: rect).location(of: point))
    case .material(let material): material.tint
    case .image(let pattern): Color(white: 0.5, opacity: pattern.opacity)
    }
  }
}

/// A gradient between colours.
public struct Gradient: Equatable, Sendable {
  /// A colour and its location.
  public struct Stop: Equatable, Sendable {
    /// The colour at the location and, for the last stop, beyond it.
    public var color: Color
    /// 0 is the start of the gradient, 1 its end.
    public var location: Double

    /// The location is from 0, the start, to 1, the end.
    public init(_ color: Color, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The geometry of the gradient in the rectangle.
  public enum Geometry: Equatable, Sendable {
    /// Along the line from one point to another.
    case linear(start: UnitPoint, end: UnitPoint)
    /// In concentric circles; the radii are in points.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// Around a point, clockwise. An angle of 0 points to the right.
    case angular(center: UnitPoint, start: Angle, end: Angle)
    /// In ellipses with the aspect ratio of the rectangle; the radii are fractions of its sides.
    case elliptical(center: UnitPoint, startRadius: Double, endRadius: Double)
  }

  /// The geometry of the gradient in the rectangle.
  public var geometry: Geometry
  /// Sorted by location; two stops at one location make a sharp edge.
  public var stops: [Stop]

  /// Sorts the stops by location.
  public init(_ geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops.indices.sorted { (stops[$0].location, $0) < (stops[$1].location, $1) }.map { stops[$0] }
  }

  /// Colours at equal distances from the start to the end.
  public init(_ geometry: Geometry, colors: [Color]) {
    let last = Double(max(colors.count - 1, 1))
    self.init(geometry, stops: colors.enumerated().map { Stop($1, at: Double($0) / last) })
  }

  /// The colour at a location: 0 is the start, 1 the end.
  public func color(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location < first.location { return first.color }
    if location >= last.location { return last.color }
    // Linear in the number of stops, which is small.
    for (left, right) in zip(stops, stops.dropFirst()) where location < right.location {
      let length = right.location - left.location
      return left.color.mixed(with: right.color, part: length > 0 ? (location - left.location) / length : 1)
    }
    return last.color
  }
}

/// A SwiftUI material: the background shows through, blurred.
public struct Material: Equatable, Sendable {
  /// The thickness, from the most to the least translucent.
  public enum Thickness: Int, Sendable, CaseIterable {
    case ultraThin, thin, regular, thick, ultraThick
    /// The material of navigation bars and tab bars.
    case bar
  }

  /// The thickness.
  public var thickness: Thickness
  /// Whether the appearance is dark.
  public var isDark: Bool
  /// From 0, invisible, to 1, opaque.
  public var opacity: Double

  /// A material for the light or the dark appearance.
  public init(_ thickness: Thickness, isDark: Bool, opacity: Double = 1) {
    self.thickness = thickness
    self.isDark = isDark
    self.opacity = opacity
  }

  /// The colour over the blurred background.
  ///
  /// Apple publishes no numbers: these approximate published images.
  public var tint: Color {
    let share: Double =
      switch thickness {
      case .ultraThin: 0.44
      case .thin: 0.6
      case .regular: 0.73
      case .thick: 0.82
      case .ultraThick: 0.91
      case .bar: 0.8
      }
    return Color(white: isDark ? 0.13 : 0.97, opacity: share * opacity)
  }

  /// The standard deviation of the blur, in points.
  public var blurRadius: Double { 15 }
}

/// A tiled image.
public struct ImagePattern: Equatable, Sendable {
  /// Its name in the renderer's `bitmaps`.
  public var name: String
  /// One of the tiles, in points.
  public var tile: Rect
  /// The displayed part of the image, as fractions of its width and height.
  public var source: Rect
  /// From 0, invisible, to 1, opaque.
  public var opacity: Double

  /// The whole image by default, tiled from `tile` in all directions.
  public init(
    name: String, tile: Rect, source: Rect = Rect(x: 0, y: 0, width: 1, height: 1), opacity: Double = 1
  ) {
    self.name = name
    self.tile = tile
    self.source = source
    self.opacity = opacity
  }
}

import ViewLayout

/// A linear transform of colours: each component of the result is a linear combination of the components plus a
/// constant.
///
/// Components are from 0 to 1 and not premultiplied by the opacity.
public struct ColorMatrix: Equatable, Sendable {
  /// The coefficients of one component of the result.
  public struct Row: Equatable, Sendable {
    /// The factor of red.
    public var red: Double
    /// The factor of green.
    public var green: Double
    /// The factor of blue.
    public var blue: Double
    /// The factor of the opacity.
    public var opacity: Double
    /// The constant term.
    public var constant: Double

    /// Creates a row of coefficients.
    public init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 0, _ constant: Double = 0) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
      self.constant = constant
    }

    func apply(_ color: Color) -> Double {
      red * color.red + green * color.green + blue * color.blue + opacity * color.opacity + constant
    }
  }

  /// The row of the new red.
  public var red: Row
  /// The row of the new green.
  public var green: Row
  /// The row of the new blue.
  public var blue: Row
  /// The row of the new opacity.
  public var opacity: Row

  /// The opacity is unchanged by default.
  public init(red: Row, green: Row, blue: Row, opacity: Row = Row(0, 0, 0, 1)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// The identity transform.
  public static let identity = ColorMatrix(red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

  /// 1 is the identity, 0 removes all colour, larger values increase the saturation.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    // The weights of Rec. 709, as in the filters of the web.
    let (r, g, b) = (0.2126 * (1 - amount), 0.7152 * (1 - amount), 0.0722 * (1 - amount))
    return ColorMatrix(red: Row(r + amount, g, b), green: Row(r, g + amount, b), blue: Row(r, g, b + amount))
  }

  /// 0 is the identity, 1 removes all colour.
  public static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - amount) }

  /// 0 is the identity, 1 makes everything white, -1 makes everything black.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(red: Row(1, 0, 0, 0, amount), green: Row(0, 1, 0, 0, amount), blue: Row(0, 0, 1, 0, amount))
  }

  /// 1 is the identity, 0 makes everything middle grey, negative values invert.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let constant = 0.5 - 0.5 * amount
    return ColorMatrix(
      red: Row(amount, 0, 0, 0, constant), green: Row(0, amount, 0, 0, constant),
      blue: Row(0, 0, amount, 0, constant))
  }

  /// Multiplies each component, including the opacity, by that of a colour.
  public static func multiply(_ color: Color) -> ColorMatrix {
    ColorMatrix(
      red: Row(color.red, 0, 0), green: Row(0, color.green, 0), blue: Row(0, 0, color.blue),
      opacity: Row(0, 0, 0, color.opacity))
  }

  /// Inverts the colours.
  public static let invert = ColorMatrix(
    red: Row(-1, 0, 0, 0, 1), green: Row(0, -1, 0, 0, 1), blue: Row(0, 0, -1, 0, 1))

  /// Converts luminance to opacity: white becomes opaque, black transparent.
  public static let luminanceToAlpha = ColorMatrix(
    red: Row(0, 0, 0), green: Row(0, 0, 0), blue: Row(0, 0, 0), opacity: Row(0.2126, 0.7152, 0.0722))

  /// Rotates the hue, from red towards yellow, with constant luminance, as in the filters of the web.
  public static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (c, s) = (angle.cosine, angle.sine)
    return ColorMatrix(
      red: Row(0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s),
      green: Row(0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s),
      blue: Row(0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s))
  }

  /// The transformed colour, with components clamped to 0…1.
  public func apply(to color: Color) -> Color {
    func part(_ row: Row) -> Double { min(max(row.apply(color), 0), 1) }
    return Color(red: part(red), green: part(green), blue: part(blue), opacity: part(opacity))
  }
}

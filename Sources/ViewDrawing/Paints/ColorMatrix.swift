import ViewLayout

/// A change of colours: each part of the new colour is a sum of the parts of the old one and a constant.
///
/// The parts are from 0 to 1 and not multiplied by the opacity.
public struct ColorMatrix: Equatable, Sendable {
  /// What one part of the new colour is made of.
  public struct Row: Equatable, Sendable {
    /// The factor of red.
    public var red: Double
    /// The factor of green.
    public var green: Double
    /// The factor of blue.
    public var blue: Double
    /// The factor of the opacity.
    public var opacity: Double
    /// What is added.
    public var constant: Double

    /// Factors and a constant.
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

  /// The new red.
  public var red: Row
  /// The new green.
  public var green: Row
  /// The new blue.
  public var blue: Row
  /// The new opacity.
  public var opacity: Row

  /// The opacity is kept unless a row is given for it.
  public init(red: Row, green: Row, blue: Row, opacity: Row = Row(0, 0, 0, 1)) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Keeps every colour.
  public static let identity = ColorMatrix(red: Row(1, 0, 0), green: Row(0, 1, 0), blue: Row(0, 0, 1))

  /// 1 keeps the colours, 0 leaves greys, more makes them stronger.
  public static func saturation(_ amount: Double) -> ColorMatrix {
    // The weights of Rec. 709, as in the filters of the web.
    let (r, g, b) = (0.2126 * (1 - amount), 0.7152 * (1 - amount), 0.0722 * (1 - amount))
    return ColorMatrix(red: Row(r + amount, g, b), green: Row(r, g + amount, b), blue: Row(r, g, b + amount))
  }

  /// 0 keeps the colours, 1 leaves greys.
  public static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - amount) }

  /// 0 keeps the colours, 1 makes all white, -1 all black.
  public static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(red: Row(1, 0, 0, 0, amount), green: Row(0, 1, 0, 0, amount), blue: Row(0, 0, 1, 0, amount))
  }

  /// 1 keeps the colours, 0 makes all a middle grey, less than 0 inverts.
  public static func contrast(_ amount: Double) -> ColorMatrix {
    let constant = 0.5 - 0.5 * amount
    return ColorMatrix(
      red: Row(amount, 0, 0, 0, constant), green: Row(0, amount, 0, 0, constant),
      blue: Row(0, 0, amount, 0, constant))
  }

  /// Each part is multiplied with that of a colour, the opacity too.
  public static func multiply(_ color: Color) -> ColorMatrix {
    ColorMatrix(
      red: Row(color.red, 0, 0), green: Row(0, color.green, 0), blue: Row(0, 0, color.blue),
      opacity: Row(0, 0, 0, color.opacity))
  }

  /// Black becomes white and white black.
  public static let invert = ColorMatrix(
    red: Row(-1, 0, 0, 0, 1), green: Row(0, -1, 0, 0, 1), blue: Row(0, 0, -1, 0, 1))

  /// What is white becomes opaque, what is black is not seen.
  public static let luminanceToAlpha = ColorMatrix(
    red: Row(0, 0, 0), green: Row(0, 0, 0), blue: Row(0, 0, 0), opacity: Row(0.2126, 0.7152, 0.0722))

  /// Red turns towards yellow; the rotation keeps how light a colour is, as in the filters of the web.
  public static func hueRotation(_ angle: Angle) -> ColorMatrix {
    let (c, s) = (angle.cosine, angle.sine)
    return ColorMatrix(
      red: Row(0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s),
      green: Row(0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s),
      blue: Row(0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s))
  }

  /// The new colour, its parts brought into 0…1.
  public func apply(to color: Color) -> Color {
    func part(_ row: Row) -> Double { min(max(row.apply(color), 0), 1) }
    return Color(red: part(red), green: part(green), blue: part(blue), opacity: part(opacity))
  }
}

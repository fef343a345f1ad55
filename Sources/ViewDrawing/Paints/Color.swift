/// An sRGB colour.
public struct Color: Hashable, Sendable {
  /// From 0 to 1, not multiplied by the opacity.
  public var red: Double
  /// From 0 to 1, not multiplied by the opacity.
  public var green: Double
  /// From 0 to 1, not multiplied by the opacity.
  public var blue: Double
  /// 0 is transparent, 1 is opaque.
  public var opacity: Double

  /// Accepts any finite numbers; components outside of 0…1 are clamped when they are drawn.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// A grey: 0 is black, 1 is white.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Opaque black, in the light and in the dark appearance.
  public static let black = Color(white: 0)
  /// Opaque white, in the light and in the dark appearance.
  public static let white = Color(white: 1)
  /// Fully transparent.
  public static let clear = Color(white: 0, opacity: 0)

  /// The colour with its opacity multiplied by a factor.
  public func faded(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// This colour composited over another.
  public func over(_ below: Color) -> Color {
    let alpha = opacity + below.opacity * (1 - opacity)
    guard alpha > 0 else { return .clear }
    func mixed(_ top: Double, _ bottom: Double) -> Double {
      (top * opacity + bottom * below.opacity * (1 - opacity)) / alpha
    }
    return Color(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue), opacity: alpha)
  }

  /// Interpolates between this colour and another, with components premultiplied by the opacity.
  ///
  /// - Parameter part: 0 for this colour, 1 for the other.
  public func mixed(with other: Color, part: Double) -> Color {
    let alpha = opacity + (other.opacity - opacity) * part
    guard alpha > 0 else { return .clear }
    func mixed(_ from: Double, _ to: Double) -> Double {
      (from * opacity * (1 - part) + to * other.opacity * part) / alpha
    }
    return Color(
      red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue), opacity: alpha)
  }

  /// The luminance, from 0 to 1, without the opacity, with the weights of Rec. 709.
  public var lightness: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}

import ViewLayout

/// An effect on a group of a display list as a whole.
public indirect enum GroupEffect: Equatable, Sendable {
  /// From 0, invisible, to 1, opaque.
  case opacity(Double)
  /// Clips the group to the inside of the path.
  case clip(DrawnPath, rule: FillRule = .nonZero)
  /// Masks the group with the opacity of the list; the list's colours are ignored.
  case mask(DisplayList)
  /// A shadow behind the group.
  case shadow(Shadow)
  /// A Gaussian blur; the radius, in points, is that of SwiftUI's `blur`, which is the standard deviation.
  case blur(radius: Double)
  /// The blend mode with the background.
  case blend(BlendMode)
  /// The transform from the group's coordinates to the outer ones.
  case transform(AffineTransform)
  /// Transforms the colours of the group.
  case color(ColorMatrix)
  /// Draws the group as one layer: blend modes inside do not affect the background.
  case isolated
}

/// A shadow as SwiftUI's `shadow` draws it.
public struct Shadow: Equatable, Sendable {
  /// Including its opacity.
  public var color: Color
  /// In points; the standard deviation of the blur is half of it.
  public var radius: Double
  /// In points, to the right and down.
  public var offset: Point

  /// The default colour is SwiftUI's, black with an opacity of 0.33.
  public init(color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// A blend mode; the names are SwiftUI's, the formulas those of W3C Compositing and Blending.
public enum BlendMode: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  /// Draws only where the background is opaque.
  case sourceAtop
  /// Draws behind the background.
  case destinationOver
  /// Erases the background where the group is opaque.
  case destinationOut
  /// Adds colours, with a darker result.
  case plusDarker
  /// Adds colours, with a lighter result.
  case plusLighter
}

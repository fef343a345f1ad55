import ViewLayout

/// What is done with a group of a display list, taken as one picture.
public indirect enum GroupEffect: Equatable, Sendable {
  /// From 0, not seen, to 1, as it is.
  case opacity(Double)
  /// Only what lies inside of the path is seen.
  case clip(DrawnPath, rule: FillRule = .nonZero)
  /// The group is as opaque as the list is; the colours of the list do not matter.
  case mask(DisplayList)
  /// A shadow behind the group.
  case shadow(Shadow)
  /// Blurred; the radius, in points, is that of SwiftUI's `blur`, which is the standard deviation.
  case blur(radius: Double)
  /// How the group is mixed with what is behind it.
  case blend(BlendMode)
  /// Coordinates in the group are mapped so into those around it.
  case transform(AffineTransform)
  /// The colours of the group, changed.
  case color(ColorMatrix)
  /// As it is, but one picture: blend modes in it do not reach what is behind.
  case isolated
}

/// A shadow as SwiftUI's `shadow` draws it.
public struct Shadow: Equatable, Sendable {
  /// With its opacity.
  public var color: Color
  /// In points; half of it is the standard deviation of the blur.
  public var radius: Double
  /// In points, to the right and down.
  public var offset: Point

  /// The default colour is SwiftUI's, black of a third.
  public init(color: Color = Color(red: 0, green: 0, blue: 0, opacity: 0.33), radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}

/// How a picture is mixed with what is behind it; the names are SwiftUI's, the formulas those of the W3C's compositing.
public enum BlendMode: String, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity
  /// Only where there is something behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// What is behind is taken away where the picture is.
  case destinationOut
  /// Sums of colours, darker.
  case plusDarker
  /// Sums of colours, lighter.
  case plusLighter
}

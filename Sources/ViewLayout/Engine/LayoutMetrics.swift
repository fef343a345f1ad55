/// Lengths that depend on the platform, in points.
public struct LayoutMetrics: Hashable, Sendable {
  /// The thickness of a `Divider`: 1 in cells, one pixel on iOS.
  public var dividerThickness: Double
  /// The pixel grid to which text sizes are rounded up.
  public var pixels: PixelGrid
  /// Whether lengths are terminal cells, in which controls are characters.
  public var isInCells: Bool

  /// The defaults are those of a terminal: lines of 1 point, and pixels of 1 point.
  public init(dividerThickness: Double = 1, pixels: PixelGrid = PixelGrid(scale: 1), isInCells: Bool = true) {
    self.dividerThickness = dividerThickness
    self.pixels = pixels
    self.isInCells = isInCells
  }
}

/// The screen or window in which a root view is laid out.
public struct LayoutSurface: Hashable, Sendable {
  /// In points. For infinite or unspecified lengths, use `layout(_:proposal:)`.
  public var size: Size
  /// The insets of bars and of the device's shape.
  public var safeArea: EdgeInsets
  /// The height of the keyboard, from the bottom edge of the surface.
  public var keyboard: Double
  /// The layout direction of the root.
  public var direction: LayoutDirection

  /// All lengths are in points; `keyboard` counts only if it is higher than the lower inset of `safeArea`.
  public init(
    size: Size, safeArea: EdgeInsets = .zero, keyboard: Double = 0, direction: LayoutDirection = .leftToRight
  ) {
    self.size = size
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.direction = direction
  }

  /// The safe area, in which the root view is centred, in root coordinates.
  public var area: Rect {
    let insets = allInsets
    let left = direction == .leftToRight ? insets.leading : insets.trailing
    return Rect(
      x: left, y: insets.top, width: max(0, size.width - insets.total(along: .horizontal)),
      height: max(0, size.height - insets.total(along: .vertical)))
  }

  var allInsets: EdgeInsets {
    var insets = safeArea
    insets.bottom = max(insets.bottom, keyboard)
    return insets
  }
}

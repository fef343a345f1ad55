import ViewLayout

/// A picture in its place.
public struct DrawnImage: Equatable, Sendable {
  /// What the name names.
  public enum Kind: Equatable, Sendable {
    /// A symbol of the system. It is drawn as large as fits into the frame, in its own proportions.
    case symbol(weight: TextFont.Weight = .regular)
    /// A picture of the project, by the name that a renderer's `Bitmaps` know it by.
    case bitmap
    /// A picture that was not found: a frame with its name.
    case missing
  }

  /// How the picture fills the frame.
  public enum Resizing: Equatable, Sendable {
    /// The whole picture, as large as the frame, whatever its proportions are.
    case stretch
    /// Repeated from the upper left corner on, a copy as large as given, in points.
    case tile(Size)
    /// The corners stay as they are, the edges and the middle are stretched. The size, in points, is that of the picture
    /// itself, and the insets are what its corners take.
    case slices(EdgeInsets, Size)
  }

  /// Whether the colours of the picture count.
  public enum Rendering: Equatable, Sendable {
    /// Its own colours. A symbol has none of its own: it is black.
    case original
    /// Only how opaque it is; the colour is the paint's.
    case template(Paint)
    /// A symbol whose parts have different paints, the first one for what is in front.
    case palette([Paint])
    /// A symbol in colours of its own; what has none is painted.
    case multicolor(Paint)
  }

  /// As the program names it.
  public var name: String
  /// Where it is, in points.
  public var frame: Rect
  /// What the name names.
  public var kind: Kind
  /// Whether the colours of the picture count.
  public var rendering: Rendering
  /// How the picture fills the frame; symbols are never stretched.
  public var resizing: Resizing
  /// Whether pixels are mixed where the picture is larger or smaller than its pixels; else the nearest one is taken.
  public var isSmooth: Bool
  /// Mirrored from left to right, as some symbols are where text runs from right to left.
  public var isMirrored: Bool

  /// The frame is in points.
  public init(
    name: String, frame: Rect, kind: Kind, rendering: Rendering = .original, resizing: Resizing = .stretch,
    isSmooth: Bool = true, isMirrored: Bool = false
  ) {
    self.name = name
    self.frame = frame
    self.kind = kind
    self.rendering = rendering
    self.resizing = resizing
    self.isSmooth = isSmooth
    self.isMirrored = isMirrored
  }
}

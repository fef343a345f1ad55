import ViewLayout

/// An image with its frame.
public struct DrawnImage: Equatable, Sendable {
  /// The kind of image to which the name refers.
  public enum Kind: Equatable, Sendable {
    /// A system symbol, drawn as large as fits into the frame with its aspect ratio.
    case symbol(weight: TextFont.Weight = .regular)
    /// A bitmap of the project, with its name in the renderer's `bitmaps`.
    case bitmap
    /// A missing image: a frame with its name.
    case missing
  }

  /// How the picture fills the frame.
  public enum Resizing: Equatable, Sendable {
    /// The whole image, stretched to the frame.
    case stretch
    /// Tiled from the upper left corner; the size of a tile is in points.
    case tile(Size)
    /// The corners keep their size; the edges and the middle are stretched. The insets are those of the corners, and
    /// the size, in points, is that of the image itself.
    case slices(EdgeInsets, Size)
  }

  /// Whether the image is drawn with its own colours.
  public enum Rendering: Equatable, Sendable {
    /// With its own colours; a symbol is black.
    case original
    /// As a mask for the paint.
    case template(Paint)
    /// A symbol whose layers have different paints, the front one first.
    case palette([Paint])
    /// A symbol in its own colours; layers without one use the paint.
    case multicolor(Paint)
  }

  /// The name in the program.
  public var name: String
  /// In points.
  public var frame: Rect
  /// The kind of image to which the name refers.
  public var kind: Kind
  /// Whether the image is drawn with its own colours.
  public var rendering: Rendering
  /// How the image fills the frame; symbols are never stretched.
  public var resizing: Resizing
  /// Whether scaling interpolates between pixels; otherwise it takes the nearest one.
  public var isSmooth: Bool
  /// Whether it is mirrored horizontally, as some symbols are in a right-to-left layout.
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

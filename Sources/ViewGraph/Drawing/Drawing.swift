import ViewDrawing
import ViewLayout
import ViewSource

/// The drawing of a node in its frame, behind its children. Large cases are indirect, because most nodes draw nothing
/// or a text.
public enum Drawing {
  case none
  case text(TextDrawing)
  indirect case shape(ShapeDrawing)
  /// An image or symbol by name. The weight applies to a symbol's lines, the paint to its first layer.
  indirect case image(String, Paint, weight: TextFont.Weight, layers: SymbolLayers = .alike)
  /// An image whose file was read.
  indirect case picture(PictureDrawing)
  case divider(Paint)
  /// A track filled up to a fraction from 0 to 1, with or without a knob.
  indirect case track(Double, hasKnob: Bool, Paint)
  case spacer
  /// The children have this opacity.
  case opacity(Double)
  /// Clips the children to the frame.
  case clip
  /// Clips the children to a shape.
  indirect case clipShape(ShapeDrawing)
  /// The first child is masked by the others.
  case mask
  /// The children are drawn as one picture with an effect.
  indirect case effect(GroupEffect)
  /// The drawing of a `Canvas`, relative to the top-left corner of the frame.
  case canvas([CanvasItem])
  case hidden
  /// A failed view.
  indirect case fault(ViewFault)
}

/// The drawing of a text.
public struct TextDrawing {
  /// A run of characters with one style.
  public struct Run {
    /// The full text, before truncation.
    public var text: String
    /// The colour of the characters and their underline and strikethrough.
    public var paint: Paint
    /// The font of the measured run; `nil` for the font of the layout's content.
    public var font: TextFont?
    /// Whether the font or a modifier makes the characters bold.
    public var isBold = false
    /// Whether the font or a modifier makes the characters italic.
    public var isItalic = false
    /// The underline.
    public var underline: TextRunStyle.LineStyle?
    /// The strikethrough.
    public var strikethrough: TextRunStyle.LineStyle?
    /// The space after each character, in points.
    public var kerning = 0.0
    /// The distance of the characters above the baseline, in points.
    public var baselineOffset = 0.0
    /// Whether all digits have the same width.
    public var hasMonospacedDigits = false
    /// The inline image that replaces the characters.
    public var picture: TextPicture?
  }

  /// The runs in text order, numbered as in `TextSegment.run`.
  public var runs: [Run]
}

/// An inline symbol or image in a text.
public struct TextPicture {
  /// The name in the program.
  public var name: String
  /// Whether it is a system symbol.
  public var isSymbol: Bool
  /// The size in points; for a symbol, of its font.
  public var size: Size
}

/// The paints of a symbol's layers.
public enum SymbolLayers: Equatable {
  /// One paint for all layers.
  case alike
  /// The paints of the second and further layers.
  case palette([Paint])
  /// The colours of the symbol itself.
  case ownColors
}

/// An image of the project.
public struct PictureDrawing {
  /// The name in the program.
  public var name: String
  /// The paint of a template image.
  public var tint: Paint?
  /// The resizing mode.
  public var resizing: DrawnImage.Resizing
  /// Whether scaling interpolates pixels.
  public var isSmooth: Bool
}

/// A filled or stroked shape.
public struct ShapeDrawing {
  /// The outline of a shape in its frame, in points.
  public enum Outline: Equatable {
    case rectangle
    case rounded(Double)
    case capsule
    case ellipse
    case circle
    /// A path that depends on the size.
    case path(ShapePath)
  }

  /// The outline in the frame, reduced by the inset.
  public var outline: Outline
  /// The paint of the area, or of the line if there is a `lineWidth`.
  public var paint: Paint
  /// The line width in points; `nil` for a filled shape.
  public var lineWidth: Double?
  /// The inset of the outline in the frame, in points.
  public var inset: Double
  /// The stroke style of the line.
  public var stroke: ViewDrawing.StrokeStyle?
  /// The fill rule of the area.
  public var rule = FillRule.nonZero

  init(outline: Outline, paint: Paint, lineWidth: Double? = nil, inset: Double = 0) {
    self.outline = outline
    self.paint = paint
    self.lineWidth = lineWidth
    self.inset = inset
  }
}

/// The path of a shape in a rectangle, which may be computed by the program. The last result is cached.
public final class ShapePath: Equatable {
  private let make: (Rect) -> DrawnPath
  private var last: (rect: Rect, path: DrawnPath)?

  init(_ make: @escaping (Rect) -> DrawnPath) { self.make = make }

  /// The path in a rectangle.
  public func path(in rect: Rect) -> DrawnPath {
    if let last, last.rect == rect { return last.path }
    let path = make(rect)
    last = (rect, path)
    return path
  }

  /// Compares identities, because the computation cannot be compared.
  public static func == (left: ShapePath, right: ShapePath) -> Bool { left === right }
}

extension ShapeDrawing {
  /// The outline in a frame, in the coordinates of the frame.
  public func path(in frame: Rect) -> DrawnPath {
    let rect = frame.inset(by: inset)
    switch outline {
    case .rectangle: return .rectangle(rect)
    case .rounded(let radius):
      return .roundedRectangle(rect, cornerRadius: max(radius - inset, 0), style: .continuous)
    case .capsule: return .capsule(in: rect, style: .continuous)
    case .ellipse: return .ellipse(in: rect)
    case .circle: return .circle(in: rect)
    case .path(let shape):
      // SwiftUI calls a shape's `path(in:)` with a rectangle at the origin.
      return shape.path(in: Rect(origin: .zero, size: frame.size)).offset(by: frame.origin)
    }
  }

  /// The painted area; for a line the stroked path.
  public func area(in frame: Rect) -> DrawnPath {
    let path = path(in: frame)
    guard let lineWidth else { return path }
    return path.stroked(stroke ?? StrokeStyle(width: lineWidth))
  }
}

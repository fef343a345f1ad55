import ViewDrawing
import ViewLayout
import ViewSource

/// What a node draws in its frame, before its children. Cases with much in them are apart from it: most nodes draw
/// nothing or a text.
public enum Drawing {
  case none
  case text(TextDrawing)
  indirect case shape(ShapeDrawing)
  /// A picture or symbol, by its name; the weight is that of a symbol's lines, the paint that of its first layer.
  indirect case image(String, Paint, weight: TextFont.Weight, layers: SymbolLayers = .alike)
  /// A picture that has been read.
  indirect case picture(PictureDrawing)
  case divider(Paint)
  /// A line that is filled so far, from 0 to 1, with what a finger drags at its end or without.
  indirect case track(Double, hasKnob: Bool, Paint)
  case spacer
  /// The children are drawn with this opacity.
  case opacity(Double)
  /// What lies outside of the frame is not drawn.
  case clip
  /// What lies outside of a shape is not drawn.
  indirect case clipShape(ShapeDrawing)
  /// The first child is drawn as opaque as the others, which are not drawn.
  case mask
  /// The children are drawn as one picture, with an effect.
  indirect case effect(GroupEffect)
  /// What a `Canvas` has drawn, from the upper left corner of the frame.
  case canvas([CanvasItem])
  case hidden
  /// A view that failed.
  indirect case fault(ViewFault)
}

/// A text as it is drawn.
public struct TextDrawing {
  /// A part of a text in one style.
  public struct Run {
    /// The characters, before any are left out for want of room.
    public var text: String
    /// The colour of the characters and of the lines under and through them.
    public var paint: Paint
    /// The font that it was measured in; `nil` for that of the layout's content.
    public var font: TextFont?
    /// Of the characters, whether by their font or by a modifier.
    public var isBold = false
    /// Of the characters, whether by their font or by a modifier.
    public var isItalic = false
    /// The line under the characters.
    public var underline: TextRunStyle.LineStyle?
    /// The line through the characters.
    public var strikethrough: TextRunStyle.LineStyle?
    /// Points behind each character.
    public var kerning = 0.0
    /// Points by which the characters stand above the baseline.
    public var baselineOffset = 0.0
    /// Whether all digits are equally wide.
    public var hasMonospacedDigits = false
    /// What stands in the place of the characters, as high as wide.
    public var picture: TextPicture?
  }

  /// In the order of the text, with the numbers that `TextSegment.run` has.
  public var runs: [Run]
}

/// A symbol or a picture in a text.
public struct TextPicture {
  /// As the program names it.
  public var name: String
  /// Whether it is a symbol of the system.
  public var isSymbol: Bool
  /// In points; of a symbol, that of its font.
  public var size: Size
}

/// What the layers of a symbol are painted with.
public enum SymbolLayers: Equatable {
  /// All of them with one paint.
  case alike
  /// The second and the further layers with paints of their own.
  case palette([Paint])
  /// With the colours that the symbol has itself.
  case ownColors
}

/// A picture of the project.
public struct PictureDrawing {
  /// As the program names it.
  public var name: String
  /// What it is drawn in, if only its opacity counts.
  public var tint: Paint?
  /// How it fills its frame.
  public var resizing: DrawnImage.Resizing
  /// Whether pixels are mixed where it is larger or smaller than its pixels.
  public var isSmooth: Bool
}

/// A shape, filled or stroked.
public struct ShapeDrawing {
  /// The form of a shape in its frame; lengths are in points.
  public enum Outline: Equatable {
    case rectangle
    case rounded(Double)
    case capsule
    case ellipse
    case circle
    /// Lines and curves that depend on the size.
    case path(ShapePath)
  }

  /// Of the frame less the inset.
  public var outline: Outline
  /// Of the area or, if there is a `lineWidth`, of the line.
  public var paint: Paint
  /// The width of the line; `nil` if the shape is filled.
  public var lineWidth: Double?
  /// How far the outline lies within the frame.
  public var inset: Double
  /// Of the line, if there is one.
  public var stroke: ViewDrawing.StrokeStyle?
  /// Of the area.
  public var rule = FillRule.nonZero

  init(outline: Outline, paint: Paint, lineWidth: Double? = nil, inset: Double = 0) {
    self.outline = outline
    self.paint = paint
    self.lineWidth = lineWidth
    self.inset = inset
  }
}

/// The path of a shape in a rectangle, which the program may compute: made once for each size.
public final class ShapePath: Equatable {
  private let make: (Rect) -> DrawnPath
  private var last: (rect: Rect, path: DrawnPath)?

  init(_ make: @escaping (Rect) -> DrawnPath) { self.make = make }

  /// The lines and curves in a rectangle.
  public func path(in rect: Rect) -> DrawnPath {
    if let last, last.rect == rect { return last.path }
    let path = make(rect)
    last = (rect, path)
    return path
  }

  /// The same object: what the program would compute cannot be compared.
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
      // A program's shape is asked for a rectangle at the origin, as SwiftUI asks it.
      return shape.path(in: Rect(origin: .zero, size: frame.size)).offset(by: frame.origin)
    }
  }

  /// The area that is painted, of the line if there is one.
  public func area(in frame: Rect) -> DrawnPath {
    let path = path(in: frame)
    guard let lineWidth else { return path }
    return path.stroked(stroke ?? StrokeStyle(width: lineWidth))
  }
}

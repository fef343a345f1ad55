import ViewDrawing
import ViewLayout
import ViewSource

/// What a node draws in its frame, before its children.
public enum Drawing {
  case none
  case text(TextDrawing)
  case shape(ShapeDrawing)
  /// A picture or symbol, by its name.
  case image(String, Paint)
  case divider(Paint)
  /// A line that is filled so far, from 0 to 1, with what a finger drags at its end or without.
  case track(Double, hasKnob: Bool, Paint)
  case spacer
  /// The children are drawn with this opacity.
  case opacity(Double)
  /// What lies outside of the frame is not drawn.
  case clip
  /// What lies outside of a shape is not drawn.
  case clipShape(ShapeDrawing)
  /// The first child is drawn as opaque as the others, which are not drawn.
  case mask
  /// What a `Canvas` has drawn, from the upper left corner of the frame.
  case canvas([CanvasItem])
  case hidden
  /// A view that failed.
  case fault(ViewFault)
}

/// A text as it is drawn.
public struct TextDrawing {
  /// A part of a text in one style.
  public struct Run {
    /// The characters, before any are left out for want of room.
    public var text: String
    /// The colour of the characters and of the lines under and through them.
    public var paint: Paint
    /// Of the characters, whether by their font or by a modifier.
    public var isBold = false
    /// Of the characters, whether by their font or by a modifier.
    public var isItalic = false
    /// Whether there is a line under the characters.
    public var isUnderlined = false
    /// Whether there is a line through the characters.
    public var isStruckThrough = false
  }

  /// In the order of the text, with the numbers that `TextSegment.run` has.
  public var runs: [Run]
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

/// A colour as it is mixed on the screen.
public struct Paint: Equatable, Sendable {
  /// From 0 to 1, not multiplied by the opacity.
  public var red: Double
  /// From 0 to 1, not multiplied by the opacity.
  public var green: Double
  /// From 0 to 1, not multiplied by the opacity.
  public var blue: Double
  /// 0 for what is not seen, 1 for what covers all below.
  public var opacity: Double

  /// Takes any finite numbers: those outside of 0…1 are brought into it when they are shown.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Opaque black, in light and in dark.
  public static let black = Paint(red: 0, green: 0, blue: 0)
  /// Nothing at all.
  public static let clear = Paint(red: 0, green: 0, blue: 0, opacity: 0)

  /// The same colour with so much of its opacity.
  public func faded(_ factor: Double) -> Paint {
    Paint(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// This paint over another.
  public func over(_ below: Paint) -> Paint {
    let alpha = opacity + below.opacity * (1 - opacity)
    guard alpha > 0 else { return .clear }
    func mixed(_ top: Double, _ bottom: Double) -> Double {
      (top * opacity + bottom * below.opacity * (1 - opacity)) / alpha
    }
    return Paint(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue), opacity: alpha)
  }
}

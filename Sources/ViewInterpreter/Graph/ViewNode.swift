import ViewLayout
import ViewSource

/// A view or modifier of the running program, with its node in the layout.
public final class ViewNode {
  /// The name of its type, without generic arguments.
  public let type: String
  /// Its identity, by structure.
  public let path: String
  public let layout: LayoutNodeID
  public private(set) var children: [ViewNode]
  /// What it draws itself.
  public var drawing: Drawing
  /// The accessibility identifier given to it.
  public var identifier: String?
  /// Where the program makes it.
  public var source: SourcePlace?
  /// Stands for several views or none: a modifier applies to each of them.
  public let isGroup: Bool

  init(
    type: String, path: String, layout: LayoutNodeID, children: [ViewNode] = [], drawing: Drawing = .none,
    isGroup: Bool = false
  ) {
    self.type = type
    self.path = path
    self.layout = layout
    self.children = children
    self.drawing = drawing
    self.isGroup = isGroup
  }

  /// What a text shows.
  public var text: String? {
    if case .text(let text) = drawing { text.runs.map(\.text).joined() } else { nil }
  }

  func replaceChildren(_ new: [ViewNode]) { children = new }
}

/// What a node draws in its frame, before its children.
public enum Drawing {
  case none
  case text(TextDrawing)
  case shape(ShapeDrawing)
  /// A picture or symbol, by its name.
  case image(String, Paint)
  case divider(Paint)
  case spacer
  /// The children are drawn with this opacity.
  case opacity(Double)
  /// What lies outside of the frame is not drawn.
  case clip
  case hidden
  /// A view that failed.
  case fault(Fault)
}

/// A text as it is drawn.
public struct TextDrawing {
  public struct Run {
    public var text: String
    public var paint: Paint
    public var isBold = false
    public var isItalic = false
    public var isUnderlined = false
    public var isStruckThrough = false
  }

  public var runs: [Run]
}

/// A shape, filled or stroked.
public struct ShapeDrawing {
  public enum Outline: Equatable {
    case rectangle
    case rounded(Double)
    case capsule
    case ellipse
    case circle
    /// Contours of points, in the shape's own rectangle.
    case contours([[Point]])
  }

  public var outline: Outline
  public var paint: Paint
  /// The width of the line; `nil` if the shape is filled.
  public var lineWidth: Double?
  /// How far the outline lies within the frame.
  public var inset: Double

  public init(outline: Outline, paint: Paint, lineWidth: Double? = nil, inset: Double = 0) {
    self.outline = outline
    self.paint = paint
    self.lineWidth = lineWidth
    self.inset = inset
  }
}

extension ShapeDrawing.Outline {
  /// Whether corners are drawn round.
  public var isRound: Bool {
    switch self {
    case .rectangle, .contours: false
    case .rounded, .capsule, .ellipse, .circle: true
    }
  }
}

/// A colour as it is mixed on the screen.
public struct Paint: Equatable, Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var opacity: Double

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  public static let black = Paint(red: 0, green: 0, blue: 0)
  public static let clear = Paint(red: 0, green: 0, blue: 0, opacity: 0)

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

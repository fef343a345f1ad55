import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics

/// A drawing operation of a `Canvas`, in points from the top-left corner of its frame.
public struct CanvasItem {
  public enum Content {
    /// A filled path.
    case area(DrawnPath, Paint, FillRule)
    /// A stroked path.
    case line(DrawnPath, Paint, StrokeStyle)
    /// Text at a point.
    case text(TextLayout, TextDrawing, at: Point)
    /// An image or symbol.
    case image(DrawnImage)
    /// A picture of views, in a rectangle.
    case still(OffscreenPicture, Rect)
    /// A group of items, drawn as one picture.
    case layer([CanvasItem])
  }

  public var content: Content
  /// The clip paths. The visible area is their intersection.
  public var clips: [DrawnPath]
  /// The opacity, from 0 to 1.
  public var opacity: Double
  /// The masks. The opacity is multiplied by the alpha of each.
  public var masks: [[CanvasItem]] = []
  /// The effects on the item as one picture, the last one applied first.
  public var effects: [GroupEffect] = []
  /// The transform from the coordinates of the content to those of the frame. Paths are transformed already.
  public var transform = AffineTransform.identity

  /// Whether the clips contain a point.
  public func shows(_ point: Point) -> Bool { clips.allSatisfy { $0.contains(point) } }
}

/// The recorded drawing of one evaluation of a canvas.
final class CanvasRecording {
  var items: [CanvasItem] = []
  let size: Size
  let environment: EnvironmentStore
  /// The view with the symbols of the canvas.
  let symbols: (value: Value, type: TypeID)?
  weak var node: ViewNode?

  init(_ node: ViewNode, _ size: Size, symbols: (value: Value, type: TypeID)? = nil) {
    self.node = node
    self.size = size
    self.symbols = symbols
    environment = node.environment
  }

  /// The recording of a layer.
  init(layerOf outer: CanvasRecording) {
    (node, size, environment, symbols) = (outer.node, outer.size, outer.environment, outer.symbols)
  }
}

/// The state behind a `GraphicsContext`: its recording, clips, masks and filters.
final class CanvasScope: Box {
  let recording: CanvasRecording
  var clips: [DrawnPath] = []
  var masks: [[CanvasItem]] = []
  /// The filters, in reverse order of their addition.
  var filters: [GroupEffect] = []

  init(_ recording: CanvasRecording) { self.recording = recording }

  /// A copy of the state.
  func copy() -> CanvasScope {
    let copy = CanvasScope(recording)
    (copy.clips, copy.masks, copy.filters) = (clips, masks, filters)
    return copy
  }
}

/// The value of a `GraphicsContext.ResolvedText`.
final class CanvasText: Box {
  let content: TextContent
  let drawing: TextDrawing

  init(_ content: TextContent, _ drawing: TextDrawing) {
    self.content = content
    self.drawing = drawing
  }
}

/// The value of a `GraphicsContext.ResolvedSymbol`.
final class CanvasSymbol: Box {
  let picture: OffscreenPicture

  init(_ picture: OffscreenPicture) { self.picture = picture }
}

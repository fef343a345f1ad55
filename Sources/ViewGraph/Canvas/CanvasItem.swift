import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics

/// Something that a `Canvas` draws, in points from the upper left corner of its frame.
public struct CanvasItem {
  public enum Content {
    /// What is inside of a path.
    case area(DrawnPath, Paint, FillRule)
    /// A line along a path.
    case line(DrawnPath, Paint, StrokeStyle)
    /// Lines of text at a point.
    case text(TextLayout, TextDrawing, at: Point)
    /// A picture or symbol in its place.
    case image(DrawnImage)
    /// Views that were drawn by themselves, in a place.
    case still(StillPicture, Rect)
    /// Several things, taken as one picture.
    case layer([CanvasItem])
  }

  public var content: Content
  /// What is seen lies in all of these.
  public var clips: [DrawnPath]
  /// From 0 to 1.
  public var opacity: Double
  /// What is seen is as opaque as each of these.
  public var masks: [[CanvasItem]] = []
  /// What is done with the item as one picture, the last one first.
  public var effects: [GroupEffect] = []
  /// From the coordinates of the content to those of the frame; those of paths are in the path.
  public var transform = AffineTransform.identity

  /// Whether the item's clips leave a point.
  public func shows(_ point: Point) -> Bool { clips.allSatisfy { $0.contains(point) } }
}

/// What the contexts of one evaluation draw into.
final class CanvasRecording {
  var items: [CanvasItem] = []
  let size: Size
  let environment: EnvironmentStore
  /// The view that gives the symbols of the canvas.
  let symbols: (value: Value, type: TypeID)?
  weak var node: ViewNode?

  init(_ node: ViewNode, _ size: Size, symbols: (value: Value, type: TypeID)? = nil) {
    self.node = node
    self.size = size
    self.symbols = symbols
    environment = node.environment
  }

  /// What a layer in it draws into.
  init(layerOf outer: CanvasRecording) {
    (node, size, environment, symbols) = (outer.node, outer.size, outer.environment, outer.symbols)
  }
}

/// What is behind a `GraphicsContext`: where it draws, and what is done with all that it draws.
final class CanvasScope: Box {
  let recording: CanvasRecording
  var clips: [DrawnPath] = []
  var masks: [[CanvasItem]] = []
  /// Filters, the first one that was added last.
  var filters: [GroupEffect] = []

  init(_ recording: CanvasRecording) { self.recording = recording }

  /// Another one that begins as this one.
  func copy() -> CanvasScope {
    let copy = CanvasScope(recording)
    (copy.clips, copy.masks, copy.filters) = (clips, masks, filters)
    return copy
  }
}

/// A text that a context has resolved.
final class CanvasText: Box {
  let content: TextContent
  let drawing: TextDrawing

  init(_ content: TextContent, _ drawing: TextDrawing) {
    self.content = content
    self.drawing = drawing
  }
}

/// A view that a context has resolved.
final class CanvasSymbol: Box {
  let picture: StillPicture

  init(_ picture: StillPicture) { self.picture = picture }
}

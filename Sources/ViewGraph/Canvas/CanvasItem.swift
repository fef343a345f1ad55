import ViewDrawing
import ViewLayout
import ViewMachine

/// Something that a `Canvas` draws, in points from the upper left corner of its frame.
public struct CanvasItem {
  public enum Content {
    /// What is inside of a path.
    case area(DrawnPath, Paint, FillRule)
    /// A line along a path.
    case line(DrawnPath, Paint, StrokeStyle)
    /// Lines of text at a point.
    case text(TextLayout, TextDrawing, at: Point)
    /// A picture or symbol, by its name.
    case image(String, Rect, Paint)
  }

  public var content: Content
  /// What is seen lies in all of these.
  public var clips: [DrawnPath]
  /// From 0 to 1.
  public var opacity: Double

  /// Whether the item's clips leave a point.
  public func shows(_ point: Point) -> Bool { clips.allSatisfy { $0.contains(point) } }
}

/// What the contexts of one evaluation draw into.
final class CanvasRecording {
  var items: [CanvasItem] = []
  let size: Size
  let environment: EnvironmentStore
  weak var node: ViewNode?

  init(_ node: ViewNode, _ size: Size) {
    self.node = node
    self.size = size
    environment = node.environment
  }
}

/// What is behind a `GraphicsContext`: where it draws, and what lies outside of its clips.
final class CanvasScope: Box {
  let recording: CanvasRecording
  let clips: [DrawnPath]
  /// The opacity of the layers around.
  let opacity: Double

  init(_ recording: CanvasRecording, clips: [DrawnPath] = [], opacity: Double = 1) {
    self.recording = recording
    self.clips = clips
    self.opacity = opacity
  }

  func adding(_ clip: DrawnPath) -> CanvasScope { CanvasScope(recording, clips: clips + [clip], opacity: opacity) }
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

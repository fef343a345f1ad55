import ViewDrawing
import ViewLayout

/// The area that a shape covers at its place.
public struct ShapeArea {
  private let parts: [(path: DrawnPath, rule: FillRule)]

  /// A shape, or its line, in a frame.
  public init(_ shape: ShapeDrawing, in frame: Rect) {
    parts = [(shape.area(in: frame), shape.lineWidth == nil ? shape.rule : .nonZero)]
  }

  /// A whole rectangle.
  public init(_ rect: Rect) { parts = [(.rectangle(rect), .nonZero)] }

  /// All that several areas cover.
  public init(union areas: [ShapeArea]) { parts = areas.flatMap(\.parts) }

  init(_ path: DrawnPath, _ rule: FillRule = .nonZero) { parts = [(path, rule)] }

  /// Whether a point is covered.
  public func contains(_ point: Point) -> Bool { parts.contains { $0.path.contains(point, rule: $0.rule) } }

  /// The smallest rectangle around it; `nil` if it is empty.
  public var bounds: Rect? {
    parts.compactMap(\.path.bounds).reduce(nil) { (all: Rect?, next: Rect) in all?.union(next) ?? next }
  }
}

extension CanvasItem {
  /// What is painted, for a canvas at a place; `nil` of text and pictures.
  public func area(at origin: Point) -> ShapeArea? {
    guard case .area(let path, _, let rule) = content else { return nil }
    return ShapeArea(path.offset(by: origin), rule)
  }

  /// The areas outside of which nothing is seen.
  public func clips(at origin: Point) -> [ShapeArea] { clips.map { ShapeArea($0.offset(by: origin)) } }
}

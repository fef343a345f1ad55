/// The value that a `GeometryReader` passes to its content, in points.
public struct GeometryValue: Equatable, Sendable {
  /// The reader's size.
  public let size: Size
  /// Its frame in root coordinates.
  public let frame: Rect
  /// The insets of the unsafe area that overlaps the reader, by screen side of a left-to-right layout.
  public let safeArea: EdgeInsets
}

/// `GeometryReader`: takes the proposed size, 10 × 10 where unspecified, and puts its views at its top leading corner,
/// each proposed the whole size.
///
/// The content may depend on the reader's size. The engine calls `update` while it places the reader, whenever the
/// value has changed; `update` may change the reader's descendants, but no other node.
public final class GeometryContent: Equatable {
  let update: ((GeometryValue) -> Void)?

  /// The last value passed to the content.
  final class Seen {
    var value: GeometryValue?
    var source: GeometryContent?
  }

  /// A reader whose content `update` makes; without `update`, the content is constant.
  public init(_ update: ((GeometryValue) -> Void)? = nil) { self.update = update }

  /// Compares identity; closures cannot be compared.
  public static func == (left: GeometryContent, right: GeometryContent) -> Bool { left === right }
}

extension LayoutKind {
  /// A `GeometryReader` whose content does not depend on its value.
  public static var geometryReader: LayoutKind { .container(.geometryReader(GeometryContent())) }
}

extension LayoutEngine {
  /// Updates the content of a reader if its value has changed.
  func updateContent(_ content: GeometryContent, of node: LayoutNodeID, _ value: GeometryValue) {
    guard let update = content.update else { return }
    if case .geometry(let seen) = nodes[node.slot].state, seen.value == value, seen.source == content { return }
    let seen = GeometryContent.Seen()
    seen.value = value
    seen.source = content
    nodes[node.slot].state = .geometry(seen)
    let outer = building
    building = node
    update(value)
    building = outer
    prepare(node)
  }

  func arrangeGeometryReader(_ views: [LayoutNodeID], size: Size) {
    let proposal = ProposedViewSize(size)
    for view in views { arrangements.append(Arrangement(node: view, origin: .zero, proposal: proposal)) }
  }
}

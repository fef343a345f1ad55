/// What a `GeometryReader` tells its content, in points.
public struct GeometryValue: Equatable, Sendable {
  /// The reader's size.
  public let size: Size
  /// Its frame in root coordinates.
  public let frame: Rect
  /// How far the unsafe area reaches into the reader, by screen side where text runs from left to right.
  public let safeArea: EdgeInsets
}

/// `GeometryReader`: takes what is proposed, 10 × 10 where nothing is, and puts its views at its top leading corner,
/// each proposed the whole size.
///
/// The content may depend on the reader's size. `update` is called while the reader is placed, whenever what it would
/// tell has changed, and may change the reader's descendants, but no other node.
public final class GeometryContent: Equatable {
  let update: ((GeometryValue) -> Void)?

  /// What the content was last told.
  final class Seen {
    var value: GeometryValue?
    var source: GeometryContent?
  }

  /// A reader whose content `update` makes, or without it one whose content stays as it is.
  public init(_ update: ((GeometryValue) -> Void)? = nil) { self.update = update }

  /// The same object: what the closures would do cannot be compared.
  public static func == (left: GeometryContent, right: GeometryContent) -> Bool { left === right }
}

extension LayoutKind {
  /// A `GeometryReader` whose content does not depend on what the reader tells it.
  public static var geometryReader: LayoutKind { .container(.geometryReader(GeometryContent())) }
}

extension LayoutEngine {
  /// Lets the content of a reader follow what the reader knows now.
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

/// `ScrollView`: shows a part of its content, which has its ideal length along the scrolling axes.
public struct ScrollLayout: Equatable, Sendable {
  /// The scrolling axes, on which the content may be longer than the view.
  public var axes: AxisSet
  /// The scroll offset in points, from the content's leading and top ends.
  public var offset: Point
  /// `contentMargins(_:_:for: .scrollContent)`.
  public var contentMargins: EdgeInsets
  /// The position of content that is shorter than the view: `defaultScrollAnchor(_:for: .alignment)`.
  public var anchor: UnitPoint
  /// The length on the scrolling axes where none is proposed; `nil` for that of the content.
  public var ideal: Double?

  init(
    axes: AxisSet = .vertical, offset: Point = .zero, contentMargins: EdgeInsets = .zero,
    anchor: UnitPoint = .topLeading, ideal: Double? = nil
  ) {
    self.ideal = ideal
    self.axes = axes
    self.offset = offset
    self.contentMargins = contentMargins
    self.anchor = anchor
  }

  func preservesChildSize(of old: ScrollLayout) -> Bool {
    axes == old.axes && contentMargins == old.contentMargins && ideal == old.ideal
  }

  /// The proposal for the content: that of the view minus the margins, unspecified on the scrolling axes.
  func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal.inset(by: contentMargins.sound)
    for axis in Axis.allCases where axes.contains(axis) { inner[axis] = nil }
    return inner
  }
}

extension LayoutKind {
  /// `ScrollView`.
  public static func scrollView(
    _ axes: AxisSet = .vertical, offset: Point = .zero, contentMargins: EdgeInsets = .zero,
    anchor: UnitPoint = .topLeading
  ) -> LayoutKind {
    .modifier(.scrollView(ScrollLayout(axes: axes, offset: offset, contentMargins: contentMargins, anchor: anchor)))
  }

  /// The scroll view of a list, a view of the platform, which has no ideal height of its own: it takes 10 points where
  /// none is proposed, as in another scroll view [believed].
  public static var list: LayoutKind { .modifier(.scrollView(ScrollLayout(ideal: 10))) }
}

extension LayoutEngine {
  /// The scroll view's size: the proposed length on scrolling axes, and the content with margins on the other axis.
  func scrollSize(
    _ scroll: ScrollLayout, of node: LayoutNodeID, in proposal: ProposedViewSize
  ) -> (Size, SizeReason) {
    let outer = container
    container = scrollContainer(scroll, in: proposal)
    defer { container = outer }
    note(.scrolled)
    let content = size(of: facts[node.slot].content, in: scroll.contentProposal(for: proposal))
    var size = Size.zero
    for axis in Axis.allCases {
      let length = max(0, content[axis] + scroll.contentMargins.sound.total(along: axis))
      size[axis] = scroll.axes.contains(axis) ? proposal[axis] ?? scroll.ideal ?? length : length
    }
    return (size, .scroll(scroll.axes))
  }

  /// The container for relative sizes inside the scroll view: the proposed size minus the margins, and the outer
  /// container's length where unspecified.
  func scrollContainer(_ scroll: ScrollLayout, in proposal: ProposedViewSize) -> Int32 {
    let outer = containers[container] ?? .zero
    let inner = proposal.inset(by: scroll.contentMargins.sound)
    return containers.id(of: Size(width: inner.width ?? outer.width, height: inner.height ?? outer.height))
  }

  /// The content at its scroll offset on scrolling axes, and centred on the other axis.
  func scrollArrangement(
    _ scroll: ScrollLayout, of node: LayoutNodeID, in proposal: ProposedViewSize, size: Size
  ) -> Arrangement {
    let content = facts[node.slot].content
    let outer = container
    container = scrollContainer(scroll, in: proposal)
    defer { container = outer }
    let inner = scroll.contentProposal(for: proposal)
    let contentSize = self.size(of: content, in: inner)
    let margins = scroll.contentMargins.sound
    var origin = margins.origin
    for axis in Axis.allCases {
      let rest = size[axis] - margins.total(along: axis) - contentSize[axis]
      if scroll.axes.contains(axis) {
        if scroll.ideal != nil, proposal[axis] == nil, contentSize[axis] > size[axis] {
          report(.collapsedList, at: node)
        }
        let place = axis == .horizontal ? scroll.anchor.x : scroll.anchor.y
        origin[axis] += max(0, rest) * place - scroll.offset.finite[axis]
      } else {
        origin[axis] += rest / 2
      }
    }
    return Arrangement(node: content, origin: origin, proposal: inner)
  }

  /// The size of the content of `node` with margins, in points; `nil` if it is not a scroll view or the last pass did
  /// not place it.
  public func contentSize(of node: LayoutNodeID) -> Size? {
    checkExists(node)
    guard case .modifier(.scrollView(let scroll)) = nodes[node.slot].kind, placed[node.slot].isPlaced,
      facts[node.slot].content != .none
    else { return nil }
    let content = placed[facts[node.slot].content.slot].size
    let margins = scroll.contentMargins.sound
    return Size(
      width: content.width + margins.total(along: .horizontal), height: content.height + margins.total(along: .vertical)
    )
  }
}

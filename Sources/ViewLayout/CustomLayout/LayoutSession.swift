/// A layout at work in one node, with its cache.
protocol LayoutSession: AnyObject {
  /// Goes on with `layout`, if it is of the same type, and updates the cache.
  func update(_ layout: any Layout, _ subviews: LayoutSubviews) -> Bool
  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size
  func placeSubviews(in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double?
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
}

extension Layout {
  /// A session with a new cache.
  func makeSession(_ subviews: LayoutSubviews) -> any LayoutSession {
    TypedLayoutSession(layout: self, cache: makeCache(subviews: subviews))
  }
}

private final class TypedLayoutSession<Content: Layout>: LayoutSession {
  private var layout: Content
  private var cache: Content.Cache

  init(layout: Content, cache: Content.Cache) {
    self.layout = layout
    self.cache = cache
  }

  func update(_ layout: any Layout, _ subviews: LayoutSubviews) -> Bool {
    guard let layout = layout as? Content else { return false }
    self.layout = layout
    layout.updateCache(&cache, subviews: subviews)
    return true
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double? {
    switch key.axis {
    case .horizontal:
      layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical:
      layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }
}

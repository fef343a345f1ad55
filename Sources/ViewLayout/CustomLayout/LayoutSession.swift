/// A type-erased layout with its cache, for one node.
protocol LayoutSession: AnyObject {
  /// Replaces the layout by `layout` if it has the same type, and updates the cache; returns whether it did.
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
  /// Moved out of the property while the layout uses it. If it were passed `inout` in place, each dynamic exclusivity
  /// check would search the accesses of all enclosing layouts.
  private var cache: Content.Cache?

  init(layout: Content, cache: Content.Cache) {
    self.layout = layout
    self.cache = cache
  }

  private func withCache<Answer>(
    _ subviews: LayoutSubviews, _ body: (Content, inout Content.Cache) -> Answer
  ) -> Answer {
    var cache = cache.take() ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(layout, &cache)
  }

  func update(_ layout: any Layout, _ subviews: LayoutSubviews) -> Bool {
    guard let layout = layout as? Content else { return false }
    self.layout = layout
    withCache(subviews) { $0.updateCache(&$1, subviews: subviews) }
    return true
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    withCache(subviews) { $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1) }
  }

  func placeSubviews(in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
    withCache(subviews) { $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1) }
  }

  func explicitAlignment(
    of key: AlignmentKey, in bounds: Rect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> Double? {
    withCache(subviews) { layout, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
  }

  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    withCache(subviews) { $0.spacing(subviews: subviews, cache: &$1) }
  }
}

/// A custom layout container: `SwiftUI.Layout`.
///
/// The engine calls `makeCache` once per node, `updateCache` after a change of the layout or its subviews,
/// `sizeThatFits` once per proposal, and `placeSubviews` once per placement. All lengths are in points.
public protocol Layout {
  /// The data that the layout keeps between calls.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Properties of the container. SwiftUI's requirement is static; here it is an instance member, for interpreted
  /// layouts.
  var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache; the default implementation makes a new one.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the container under `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Calls `place` on each of `subviews`; a subview without a call is centred. `bounds` is in root coordinates, so its
  /// origin is mostly not zero.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The explicit value of `guide`, from the leading edge of `bounds`; by default the combined value of the subviews.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// The explicit value of `guide`, from the top edge of `bounds`; by default the combined value of the subviews.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// The spacing that the container prefers; by default the maximum of the subviews' spacings.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

/// Properties of a layout.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a stack, for the spacers and dividers in it. With `nil`, spacers stretch on both axes and dividers are
  /// horizontal.
  public var stackOrientation: Axis?

  /// Without an axis, the properties of a container that is not a stack.
  public init(stackOrientation: Axis? = nil) { self.stackOrientation = stackOrientation }
}

extension Layout {
  /// The properties of a container that is not a stack.
  public var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache, as SwiftUI does.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Places the subviews if one of them has an explicit value, and combines the values; otherwise `nil`.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.combinedGuide(guide.key, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Places the subviews if one of them has an explicit value, and combines the values; otherwise `nil`.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.combinedGuide(guide.key, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The maximum of the subviews' spacings on each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.unionSpacing }
}

extension Layout where Cache == Void {
  /// A layout with a `Void` cache.
  public func makeCache(subviews: Subviews) {}
}

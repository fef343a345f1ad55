/// A container of the program's own: `SwiftUI.Layout`.
///
/// The engine calls `makeCache` once for a node, `updateCache` when the layout or its subviews changed, `sizeThatFits`
/// once for each proposal, and `placeSubviews` once for each placement. All lengths are in points.
public protocol Layout {
  /// What the layout keeps from one call to the next.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  /// Facts about the container. SwiftUI's requirement is static; here an interpreted layout has its own.
  var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache
  /// By default makes a new cache.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The size of the container under `proposal`.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size
  /// Calls `place` on each of `subviews`; what it leaves out is centred. `bounds` lies in root coordinates, so its origin
  /// is seldom zero.
  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The explicit value of `guide`, from the leading edge of `bounds`; by default what those of the subviews make.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// The explicit value of `guide`, from the top edge of `bounds`; by default what those of the subviews make.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double?
  /// What the container wants between itself and its neighbours; by default the most that any subview wants.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}

/// Facts about a layout that hold for all its instances.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a stack, for the spacers and dividers in it; `nil` makes spacers stretch on both axes and dividers
  /// horizontal.
  public var stackOrientation: Axis?

  /// For a container that is no stack, nothing need be given.
  public init(stackOrientation: Axis? = nil) { self.stackOrientation = stackOrientation }
}

extension Layout {
  /// Those of a container that is no stack.
  public var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes a new cache, as in SwiftUI.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Places the subviews if one of them has the guide, and combines their values; else `nil`.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.combinedGuide(guide.key, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// Places the subviews if one of them has the guide, and combines their values; else `nil`.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> Double? {
    subviews.combinedGuide(guide.key, in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  /// The most that any subview wants on each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.unionSpacing }
}

extension Layout where Cache == Void {
  /// There is nothing to keep.
  public func makeCache(subviews: Subviews) {}
}

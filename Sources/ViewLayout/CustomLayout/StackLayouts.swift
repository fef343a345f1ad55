/// `HStackLayout`: an `HStack` as a layout, for `AnyLayout` and for custom layouts.
public struct HStackLayout: Equatable {
  /// The guide by which the views are aligned.
  public var alignment: VerticalAlignment
  /// In points; `nil` for the spacing that each pair of neighbours prefers.
  public var spacing: Double?

  /// SwiftUI's defaults; the spacing is in points.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// `VStackLayout`: a `VStack` as a layout, for `AnyLayout` and for custom layouts.
public struct VStackLayout: Equatable {
  /// The guide by which the views are aligned.
  public var alignment: HorizontalAlignment
  /// In points; `nil` for the spacing that each pair of neighbours prefers.
  public var spacing: Double?

  /// SwiftUI's defaults; the spacing is in points.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

extension HStackLayout: Layout {
  /// A horizontal stack: spacers stretch horizontally, dividers are vertical.
  public var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// The size of an `HStack` of the subviews, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.engine.stackSize(stack, subviews.ids, in: proposal).0
  }

  /// Places the subviews like an `HStack` with the size of `bounds`.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(in: bounds) { engine, views in
      engine.arrangeStack(stack, views, in: proposal, size: bounds.size)
    }
  }

  /// The spacings of the first and the last subview at the ends, and the maximum of all spacings above and below.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.engine.stackSpacing(along: .horizontal, subviews.ids)
  }
}

extension VStackLayout: Layout {
  /// A vertical stack: spacers stretch vertically, dividers are horizontal.
  public var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  /// The size of a `VStack` of the subviews, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.engine.stackSize(stack, subviews.ids, in: proposal).0
  }

  /// Places the subviews like a `VStack` with the size of `bounds`.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(in: bounds) { engine, views in
      engine.arrangeStack(stack, views, in: proposal, size: bounds.size)
    }
  }

  /// The spacings of the first and the last subview at the ends, and the maximum of all spacings at the sides.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.engine.stackSpacing(along: .vertical, subviews.ids)
  }
}

extension ZStackLayout: Layout {
  /// The size of a `ZStack` of the subviews, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.engine.zStackSize(self, subviews.ids, in: proposal).0
  }

  /// Places the subviews like a `ZStack` with the size of `bounds`, which each is proposed.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(in: bounds) { engine, views in engine.arrangeZStack(self, views, size: bounds.size) }
  }

  /// The spacing of a `ZStack` of the subviews.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.engine.zStackSpacing(subviews.ids)
  }
}

extension LayoutSubviews {
  /// Places the subviews at the positions that `arrange`, an algorithm of the engine, computes for their nodes in
  /// `bounds`.
  func place(in bounds: Rect, _ arrange: (LayoutEngine, [LayoutNodeID]) -> Void) {
    let base = engine.arrangements.count
    arrange(engine, ids)
    let placements = Array(engine.arrangements[base...])
    engine.arrangements.removeSubrange(base...)
    for (index, placement) in zip(indices, placements) {
      engine.placeCustom(self[index], at: bounds.origin + placement.origin, proposal: placement.proposal)
    }
  }
}

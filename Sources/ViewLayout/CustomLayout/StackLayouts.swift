/// `HStackLayout`: an `HStack` as a layout, for `AnyLayout` and for programs' own layouts.
public struct HStackLayout: Equatable {
  /// The guide of each view that lies on one line.
  public var alignment: VerticalAlignment
  /// In points; `nil` is what each two neighbours prefer.
  public var spacing: Double?

  /// SwiftUI's defaults; the spacing is in points.
  public init(alignment: VerticalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var stack: StackLayout { StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing) }
}

/// `VStackLayout`: a `VStack` as a layout, for `AnyLayout` and for programs' own layouts.
public struct VStackLayout: Equatable {
  /// The guide of each view that lies on one line.
  public var alignment: HorizontalAlignment
  /// In points; `nil` is what each two neighbours prefer.
  public var spacing: Double?

  /// SwiftUI's defaults; the spacing is in points.
  public init(alignment: HorizontalAlignment = .center, spacing: Double? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var stack: StackLayout { StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing) }
}

extension HStackLayout: Layout {
  /// Spacers in it stretch horizontally, dividers stand upright.
  public var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

  /// The size of an `HStack` of the subviews, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.engine.stackSize(stack, subviews.ids, in: proposal).0
  }

  /// Places the subviews as an `HStack` of the size of `bounds` does.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(in: bounds) { engine, views in
      engine.arrangeStack(stack, views, in: proposal, size: bounds.size)
    }
  }

  /// What the first and last subviews want at the ends, and the most that any wants above and below.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.engine.stackSpacing(along: .horizontal, subviews.ids)
  }
}

extension VStackLayout: Layout {
  /// Spacers in it stretch vertically, dividers lie.
  public var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

  /// The size of a `VStack` of the subviews, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.engine.stackSize(stack, subviews.ids, in: proposal).0
  }

  /// Places the subviews as a `VStack` of the size of `bounds` does.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(in: bounds) { engine, views in
      engine.arrangeStack(stack, views, in: proposal, size: bounds.size)
    }
  }

  /// What the first and last subviews want at the ends, and the most that any wants at the sides.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.engine.stackSpacing(along: .vertical, subviews.ids)
  }
}

extension ZStackLayout: Layout {
  /// The size of a `ZStack` of the subviews, in points.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.engine.zStackSize(self, subviews.ids, in: proposal).0
  }

  /// Places the subviews as a `ZStack` of the size of `bounds` does: each is proposed that size.
  public func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.place(in: bounds) { engine, views in engine.arrangeZStack(self, views, size: bounds.size) }
  }

  /// What a `ZStack` of the subviews wants between itself and its neighbours.
  public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.engine.zStackSpacing(subviews.ids)
  }
}

extension LayoutSubviews {
  /// Places the subviews where `arrange`, an algorithm of the engine's, puts their nodes in `bounds`, in their order.
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

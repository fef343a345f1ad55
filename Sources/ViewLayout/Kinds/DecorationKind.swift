/// A view whose first child is its content and whose other children are added to it; several of those form a `ZStack`.
public enum DecorationKind: Equatable {
  /// Added in front; proposed the content's size and aligned with it.
  case overlay(Alignment)
  /// Added behind; proposed the content's size and aligned with it.
  case background(Alignment)
  /// A line in front of the bottom edge of a list row, from the row's separator guides or the insets.
  case separator(RowSeparator)
  /// Added at an edge, which is then removed from the content's safe area.
  indirect case safeAreaInset(SafeAreaInset)

  /// Whether the size is the content's; otherwise it is the proposed size. It never depends on the added view.
  var isSizedByContent: Bool {
    switch self {
    case .overlay, .background, .separator: true
    case .safeAreaInset: false
    }
  }

  var faults: [LayoutFault.Reason] {
    switch self {
    case .safeAreaInset(let inset): inset.spacing.map { LayoutFault.unlessFinite($0, "spacing") } ?? []
    case .overlay, .background, .separator: []
    }
  }

  /// Whether a node keeps its sizes under all proposals when its kind changes from `old`.
  func preservesChildSize(of old: DecorationKind) -> Bool {
    isSizedByContent == old.isSizedByContent
  }
}

/// The separator under a list row.
public struct RowSeparator: Equatable, Sendable {
  /// In points.
  public var thickness: Double
  /// The distance from the row's leading edge to the line, if the row has no text and no guide.
  public var leading: Double
  /// The distance from the line to the row's trailing edge, if the row has no guide.
  public var trailing: Double

  /// A line with a thickness and insets in points.
  public init(thickness: Double, leading: Double, trailing: Double) {
    (self.thickness, self.leading, self.trailing) = (thickness, leading, trailing)
  }
}

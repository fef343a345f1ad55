/// A view whose first child is its content and whose other children are added to it; several of those form a `ZStack`.
public enum DecorationKind: Equatable {
  /// Added in front; proposed the content's size and aligned with it.
  case overlay(Alignment)
  /// Added behind; proposed the content's size and aligned with it.
  case background(Alignment)
  /// Added at an edge, which is then removed from the content's safe area.
  indirect case safeAreaInset(SafeAreaInset)

  /// Whether the size is the content's; otherwise it is the proposed size. It never depends on the added view.
  var isSizedByContent: Bool {
    switch self {
    case .overlay, .background: true
    case .safeAreaInset: false
    }
  }

  var faults: [LayoutFault.Reason] {
    guard case .safeAreaInset(let inset) = self, let spacing = inset.spacing else { return [] }
    return LayoutFault.unlessFinite(spacing, "spacing")
  }

  /// Whether a node keeps its sizes under all proposals when its kind changes from `old`.
  func preservesChildSize(of old: DecorationKind) -> Bool {
    isSizedByContent == old.isSizedByContent
  }
}

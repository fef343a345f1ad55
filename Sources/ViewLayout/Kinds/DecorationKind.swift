/// A view whose first child is its content and whose others are what it adds; several of those form a `ZStack`.
public enum DecorationKind: Equatable {
  /// Added in front; proposed the content's size and aligned with it.
  case overlay(Alignment)
  /// Added behind; proposed the content's size and aligned with it.
  case background(Alignment)
  /// Added at an edge, which the content's safe area then leaves out.
  indirect case safeAreaInset(SafeAreaInset)

  /// Whether the size is the content's; if not, it is what is proposed. Never does it depend on what is added.
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

  /// Whether a node that was `old` answers every proposal as before.
  func keepsSize(of old: DecorationKind) -> Bool {
    isSizedByContent == old.isSizedByContent
  }
}

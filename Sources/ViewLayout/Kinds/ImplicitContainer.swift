/// The container that SwiftUI makes implicitly where one view is expected and several are given.
public enum ImplicitContainer {
  /// At the root of a window, preview, sheet or destination, and for the content of a modifier: a `VStack`.
  case content
  /// In a scroll view, for any scrolling axis: a `VStack`, which exists even without views, as the scroll view does.
  case scroll
  /// For the views that an overlay, a background or a safe-area inset adds: a `ZStack`.
  case secondary

  /// The kind of the container, with default alignment and spacing.
  public var kind: LayoutKind {
    switch self {
    case .content, .scroll: .vStack()
    case .secondary: .zStack()
    }
  }

  /// Whether `count` views get a container; a single view never does.
  func isMade(ofCount count: Int) -> Bool {
    switch self {
    case .content, .secondary: count > 1
    case .scroll: count != 1
    }
  }
}

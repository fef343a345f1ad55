/// The container that SwiftUI makes implicitly where one view is expected and several are given.
public enum ImplicitContainer {
  /// At the root of a window, preview, sheet or destination, and as content of a modifier: a `VStack`.
  case content
  /// In a scroll view, whichever way it scrolls: a `VStack`, which is there without views too, as the scroll view is.
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

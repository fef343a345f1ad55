/// The container that SwiftUI makes where one view is expected and several are given.
public enum ImplicitContainer {
  /// At the root of a window, preview, sheet or destination, and as content of a modifier: a `VStack`.
  case content
  /// In a scroll view, whichever way it scrolls: a `VStack`, which is there without views too, as the scroll view is.
  case scroll
  /// What an overlay, a background or a safe-area inset adds: a `ZStack`.
  case secondary

  /// The kind of the container, with default alignment and spacing.
  public var kind: LayoutKind {
    switch self {
    case .content, .scroll: .vStack()
    case .secondary: .zStack()
    }
  }

  /// Whether a container is made of so many views; of one it never is.
  func isMade(ofCount count: Int) -> Bool {
    switch self {
    case .content, .secondary: count > 1
    case .scroll: count != 1
    }
  }
}

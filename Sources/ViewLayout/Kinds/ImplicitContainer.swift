/// The container that SwiftUI makes where one view is expected and several are given.
public enum ImplicitContainer {
  /// At the root of a window, preview, sheet or destination, and as content of a modifier: a `VStack`.
  case content
  /// In a scroll view: a `VStack`, or an `HStack` if it scrolls horizontally only.
  case scroll(AxisSet)
  /// What an overlay, a background or a safe-area inset adds: a `ZStack`.
  case secondary

  /// The kind of the container, with default alignment and spacing.
  public var kind: LayoutKind {
    switch self {
    case .content: .vStack()
    case .scroll(let axes): axes == .horizontal ? .hStack() : .vStack()
    case .secondary: .zStack()
    }
  }
}

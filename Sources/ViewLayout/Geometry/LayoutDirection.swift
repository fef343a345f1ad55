/// The direction of layout and text. Under `rightToLeft`, SwiftUI mirrors each container.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

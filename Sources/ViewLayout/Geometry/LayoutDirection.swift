/// The direction in which a language is written. Under `rightToLeft` SwiftUI mirrors each container.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

extension InterfaceText {
  /// The texts of the module `CoreLocationUI`: the button that requests the current location once.
  static let coreLocationUI: [(name: String, text: String)] = [
    ("LocationButton", coreLocationUIButton)
  ]

  private static let coreLocationUIButton = #"""
    import Foundation
    import SwiftUI

    @control("action")
    @MainActor
    public struct LocationButton: View {
      public typealias Body = Never
      public struct Title: Hashable, Sendable {
        var name: String
        public static let currentLocation = Title(name: "currentLocation")
        public static let sendCurrentLocation = Title(name: "sendCurrentLocation")
        public static let sendMyCurrentLocation = Title(name: "sendMyCurrentLocation")
        public static let shareCurrentLocation = Title(name: "shareCurrentLocation")
        public static let shareMyCurrentLocation = Title(name: "shareMyCurrentLocation")
      }
      nonisolated public init(_ title: Title? = nil, action: @escaping () -> Void) {}
    }
    """#
}

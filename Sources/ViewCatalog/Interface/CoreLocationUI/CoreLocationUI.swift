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
      let title: Title?
      let action: () -> Void
      nonisolated public init(_ title: Title? = nil, action: @escaping () -> Void) {
        self.title = title
        self.action = action
      }
      var words: String? {
        switch title?.name {
        case "currentLocation": "Current Location"
        case "sendCurrentLocation": "Send Current Location"
        case "sendMyCurrentLocation": "Send My Current Location"
        case "shareCurrentLocation": "Share Current Location"
        case "shareMyCurrentLocation": "Share My Current Location"
        default: nil
        }
      }
    }

    struct _LocationButtonLook: View {
      var view: LocationButton
      var body: some View {
        Button(action: view.action) {
          HStack(spacing: 4) {
            Image(systemName: "location.fill")
            if let words = view.words { Text(words) }
          }
        }
        .buttonStyle(.borderedProminent)
      }
    }
    """#
}

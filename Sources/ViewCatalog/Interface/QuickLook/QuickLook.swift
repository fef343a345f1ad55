extension InterfaceText {
  /// The texts of the module `QuickLook`: the preview of a file.
  static let quickLook: [(name: String, text: String)] = [
    ("Previews", quickLookPreviews)
  ]

  private static let quickLookPreviews = #"""
    import Foundation
    import SwiftUI

    nonisolated extension View {
      @presents("view")
      public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        modifier(_QuickLookPresentation(item: item))
      }
      @presents("view")
      public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>,
        in items: Items
      ) -> some View where Items.Element == URL {
        modifier(_QuickLookPresentation(item: selection))
      }
    }

    @hole
    struct _QuickLookPresentation: ViewModifier {
      typealias Body = Never
      var item: Binding<URL?>
    }
    """#
}

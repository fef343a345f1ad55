extension InterfaceText {
  /// The texts of the module `QuickLook`: the preview of a file.
  static let quickLook: [(name: String, text: String)] = [
    ("Previews", quickLookPreviews), ("Controller", quickLookController),
  ]

  private static let quickLookController = #"""
    import Foundation
    import SwiftUI

    public protocol QLPreviewItem: NSObjectProtocol {}
    extension NSURL: QLPreviewItem {}
    @MainActor
    public protocol QLPreviewControllerDataSource: NSObjectProtocol {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
    }
    @MainActor
    public protocol QLPreviewControllerDelegate: NSObjectProtocol {}
    @MainActor
    open class QLPreviewController: UIViewController {
      public weak var dataSource: (any QLPreviewControllerDataSource)?
      public weak var delegate: (any QLPreviewControllerDelegate)?
      public var currentPreviewItemIndex = 0
      public func reloadData() {}
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "doc", words: "")) }
    }
    """#

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
      var item: Binding<URL?>
      func body(content: Content) -> some View {
        content.sheet(
          isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        ) {
          _SystemPlace(symbol: "doc", words: item.wrappedValue?.lastPathComponent ?? "")
        }
      }
    }
    """#
}

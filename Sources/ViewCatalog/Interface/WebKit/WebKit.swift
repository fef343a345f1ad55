extension InterfaceText {
  /// The texts of the module `WebKit`: the view of a page.
  static let webKit: [(name: String, text: String)] = [
    ("WebView", webKitView)
  ]

  private static let webKitView = #"""
    import Foundation
    import SwiftUI

    @MainActor
    open class WKWebViewConfiguration: NSObject {
      public override init() {}
    }

    #if os(macOS)
    @loses("the page that it shows")
    @MainActor
    open class WKWebView: NSView {
      public override init() {}
      public init(frame: CGRect, configuration: WKWebViewConfiguration) {}
    }
    #else
    @loses("the page that it shows")
    @MainActor
    open class WKWebView: UIView {
      public override init() { super.init() }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    }
    #endif

    #if SDK_26
    @loses("the page that it shows")
    @MainActor
    public final class WebPage {
      public init() {}
      @primitive public var url: URL? { get }
      @primitive public var title: String { get }
      @primitive public var isLoading: Bool { get }
      @primitive public var estimatedProgress: Double { get }
      @primitive public func reload(fromOrigin: Bool = false)
      @primitive public func stopLoading()
    }

    @owns("platform view")
    @MainActor
    public struct WebView: View {
      public typealias Body = Never
      public init(url: URL?) {}
      public init(_ page: WebPage) {}
    }
    #endif
    """#
}

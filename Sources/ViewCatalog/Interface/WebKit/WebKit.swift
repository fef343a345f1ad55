extension InterfaceText {
  /// The texts of the module `WebKit`: the view of a page.
  static let webKit: [(name: String, text: String)] = [
    ("WebView", webKitView), ("WebViewModifiers", webKitModifiers),
  ]

  private static let webKitView = #"""
    import Foundation
    import SwiftUI

    @MainActor
    open class WKWebViewConfiguration: NSObject {
      public override init() {}
    }

    @MainActor
    open class WKNavigation: NSObject {}

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

    extension WKWebView {
      @primitive public var url: URL? { get }
      @primitive public var title: String? { get }
      @primitive public var isLoading: Bool { get }
      @primitive public var estimatedProgress: Double { get }
      public var pageZoom: CGFloat {
        get { 1 }
        set {}
      }
      @primitive public var canGoBack: Bool { get }
      @primitive public var canGoForward: Bool { get }
      @begins("a page")
      @primitive @discardableResult public func load(_ request: URLRequest) -> WKNavigation?
      @begins("a page")
      @primitive @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
      @begins("a page")
      @primitive @discardableResult
      public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
      @begins("a page")
      @primitive @discardableResult
      public func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      @primitive @discardableResult public func reload() -> WKNavigation?
      @primitive @discardableResult public func goBack() -> WKNavigation?
      @primitive @discardableResult public func goForward() -> WKNavigation?
      @primitive public func stopLoading()
    }

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
      #if SDK_27
      public struct FrameInfo: Sendable {}
      public struct ImmersiveEnvironment: Sendable {}
      #endif
    }

    @owns("platform view")
    @MainActor
    @expands
    public struct WebView: View {
      public typealias Body = Never
      public init(url: URL?) {}
      public init(_ page: WebPage) {}
    }
    #endif
    """#
}

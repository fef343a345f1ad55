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
      public var isLoading: Bool { false }
      public var estimatedProgress: Double { 0 }
      public var pageZoom: CGFloat {
        get { 1 }
        set {}
      }
      public var canGoBack: Bool { false }
      public var canGoForward: Bool { false }
      @begins("a page")
      @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
      @begins("a page")
      @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
      @begins("a page")
      @primitive @discardableResult
      public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
      @begins("a page")
      @primitive @discardableResult
      public func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation?
      @discardableResult public func reload() -> WKNavigation? { nil }
      @discardableResult public func goBack() -> WKNavigation? { nil }
      @discardableResult public func goForward() -> WKNavigation? { nil }
      public func stopLoading() {}
    }

    #if SDK_26
    @loses("the page that it shows")
    @MainActor
    public final class WebPage {
      public init() {}
      @primitive public var url: URL? { get }
      @primitive public var title: String { get }
      public var isLoading: Bool { false }
      public var estimatedProgress: Double { 0 }
      public func reload(fromOrigin: Bool = false) {}
      public func stopLoading() {}
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

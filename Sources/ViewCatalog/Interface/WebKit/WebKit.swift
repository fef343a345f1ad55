extension InterfaceText {
  /// The texts of the module `WebKit`: the web view.
  static let webKit: [(name: String, text: String)] = [
    ("WebView", webKitView), ("WebViewModifiers", webKitModifiers),
  ]

  private static let webKitView = #"""
    import Foundation
    import SwiftUI

    @MainActor
    open class WKWebViewConfiguration: NSObject {
      public override init() {}
      public var userContentController = WKUserContentController()
      public var preferences = WKPreferences()
      public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
      public var websiteDataStore = WKWebsiteDataStore.default()
      public var processPool = WKProcessPool()
      public var applicationNameForUserAgent: String?
      public var allowsInlineMediaPlayback = false
      public var allowsAirPlayForMediaPlayback = true
      public var allowsPictureInPictureMediaPlayback = true
      public var suppressesIncrementalRendering = false
      public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
      public var dataDetectorTypes: UIDataDetectorTypes = []
      public func setURLSchemeHandler(_ urlSchemeHandler: Any?, forURLScheme urlScheme: String) {}
    }
    public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
      public static let video = WKAudiovisualMediaTypes(rawValue: 2)
      public static let all = WKAudiovisualMediaTypes(rawValue: UInt.max)
    }
    @MainActor
    open class WKPreferences: NSObject {
      public override init() {}
      public var javaScriptCanOpenWindowsAutomatically = false
      public var isElementFullscreenEnabled = false
      public var minimumFontSize: CGFloat = 0
      public var isTextInteractionEnabled = true
    }
    @MainActor
    open class WKWebpagePreferences: NSObject {
      public override init() {}
      public var allowsContentJavaScript = true
    }
    open class WKProcessPool: NSObject { public override init() {} }
    @MainActor
    open class WKWebsiteDataRecord: NSObject {
      public var displayName: String { "" }
      public var dataTypes: Set<String> { [] }
    }
    open class WKHTTPCookieStore: NSObject {
      private var cookies: [HTTPCookie] = []
      public func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) { completionHandler(cookies) }
      public func allCookies() async -> [HTTPCookie] { cookies }
      public func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        cookies.append(cookie)
        completionHandler?()
      }
      public func setCookie(_ cookie: HTTPCookie) async { cookies.append(cookie) }
      public func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) { completionHandler?() }
    }
    @MainActor
    open class WKWebsiteDataStore: NSObject {
      public let httpCookieStore = WKHTTPCookieStore()
      public func fetchDataRecords(
        ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
      ) { completionHandler([]) }
      public func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
      public func removeData(
        ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord], completionHandler: @escaping () -> Void
      ) { completionHandler() }
      public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
      public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
      public static func allWebsiteDataTypes() -> Set<String> { [] }
      public func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
      ) { completionHandler() }
      public func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {}
    }
    @MainActor
    public protocol WKScriptMessageHandler: NSObjectProtocol {
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    @MainActor
    open class WKScriptMessage: NSObject {
      public var name: String { "" }
      public var body: Any { "" }
      public weak var webView: WKWebView?
    }
    public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
    @MainActor
    open class WKUserScript: NSObject {
      public let source: String
      public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { self.source = source }
    }
    @MainActor
    open class WKContentWorld: NSObject {
      public static let page = WKContentWorld()
      public static let defaultClient = WKContentWorld()
      public static func world(name: String) -> WKContentWorld { WKContentWorld() }
    }
    @MainActor
    open class WKUserContentController: NSObject {
      public override init() {}
      public private(set) var userScripts: [WKUserScript] = []
      public func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
      public func removeAllUserScripts() { userScripts = [] }
      public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
      public func removeScriptMessageHandler(forName name: String) {}
      public func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {}
      public func add(
        _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
      ) {}
      public func removeAllScriptMessageHandlers() {}
    }

    @MainActor
    open class WKNavigation: NSObject {}
    public enum WKNavigationType: Int, Sendable {
      case other = -1, linkActivated, formSubmitted, backForward, reload, formResubmitted
    }
    public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
    public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
    @MainActor
    open class WKNavigationAction: NSObject {
      public var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
      public var navigationType: WKNavigationType { .other }
      public var targetFrame: WKFrameInfo? { nil }
    }
    @MainActor
    open class WKFrameInfo: NSObject {
      public var isMainFrame: Bool { true }
      public var request: URLRequest { URLRequest(url: URL(string: "about:blank")!) }
    }
    @MainActor
    open class WKNavigationResponse: NSObject {
      public var response: URLResponse { URLResponse() }
      public var isForMainFrame: Bool { true }
      public var canShowMIMEType: Bool { true }
    }
    @MainActor
    public protocol WKNavigationDelegate: NSObjectProtocol {
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
      func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
      func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    }
    extension WKNavigationDelegate {
      public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
      ) {}
      public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
      public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
      ) {}
    }
    @MainActor
    public protocol WKUIDelegate: NSObjectProtocol {}

    #if os(macOS)
    @loses("the page that it shows")
    @MainActor
    @follows("properties")
    open class WKWebView: NSView {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame)
        self.configuration = configuration
      }
      @ObservationIgnored public private(set) var configuration = WKWebViewConfiguration()
      @ObservationIgnored public weak var navigationDelegate: (any WKNavigationDelegate)?
      @ObservationIgnored public weak var uiDelegate: (any WKUIDelegate)?
      public var customUserAgent: String?
      public var allowsBackForwardNavigationGestures = false
      public var allowsMagnification = false
      public var allowsLinkPreview = true
      public var isInspectable = false
      var _address: URL?
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "globe", words: _address?.absoluteString ?? "")) }
    }
    #else
    @loses("the page that it shows")
    @MainActor
    @follows("properties")
    open class WKWebView: UIView {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        super.init(frame: frame)
        self.configuration = configuration
      }
      @ObservationIgnored public private(set) var configuration = WKWebViewConfiguration()
      @ObservationIgnored public weak var navigationDelegate: (any WKNavigationDelegate)?
      @ObservationIgnored public weak var uiDelegate: (any WKUIDelegate)?
      @ObservationIgnored public let scrollView = UIScrollView()
      public var customUserAgent: String?
      public var allowsBackForwardNavigationGestures = false
      public var allowsLinkPreview = true
      public var isInspectable = false
      public var underPageBackgroundColor: UIColor! = .white
      public var themeColor: UIColor? { nil }
      var _address: URL?
      public override var _look: AnyView { AnyView(_SystemPlace(symbol: "globe", words: _address?.absoluteString ?? "")) }
    }
    #endif

    /// No page loads, since there is no network.
    extension WKWebView {
      public var url: URL? { _address }
      public var title: String? { nil }
      public var isLoading: Bool { false }
      public var estimatedProgress: Double { 0 }
      public var hasOnlySecureContent: Bool { false }
      public var pageZoom: CGFloat {
        get { 1 }
        set {}
      }
      public var canGoBack: Bool { false }
      public var canGoForward: Bool { false }
      @begins("a page")
      @discardableResult public func load(_ request: URLRequest) -> WKNavigation? {
        _address = request.url
        return nil
      }
      @begins("a page")
      @discardableResult public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        _address = baseURL
        return nil
      }
      @begins("a page")
      @discardableResult
      public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        _address = URL
        return nil
      }
      @begins("a page")
      @discardableResult
      public func load(_ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL) -> WKNavigation? {
        _address = baseURL
        return nil
      }
      public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
      ) { completionHandler?(nil, nil) }
      public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? { nil }
      @discardableResult public func reload() -> WKNavigation? { nil }
      @discardableResult public func reloadFromOrigin() -> WKNavigation? { nil }
      @discardableResult public func goBack() -> WKNavigation? { nil }
      @discardableResult public func goForward() -> WKNavigation? { nil }
      public func stopLoading() {}
    }

    #if SDK_26
    /// No page loads, since there is no network: only its address is known.
    @loses("the page that it shows")
    @MainActor
    @Observable
    public final class WebPage {
      public struct Configuration: Sendable {
        public init() {}
        public var loadsSubresources = true
        public var allowsInlinePredictions = false
        public var limitsNavigationsToAppBoundDomains = false
        public var upgradeKnownHostsToHTTPS = true
        public var suppressesIncrementalRendering = false
        public var applicationNameForUserAgent: String?
      }
      public enum NavigationEvent: Hashable, Sendable {
        case startedProvisionalNavigation
        case receivedServerRedirect
        case committed
        case finished
      }
      public struct NavigationID: Hashable, Sendable {
        let number: Int
      }
      public typealias Navigations = AsyncThrowingStream<NavigationEvent, any Error>
      public init() {}
      public init(configuration: Configuration) {}
      public private(set) var url: URL?
      public var title: String { "" }
      public var isLoading: Bool { false }
      public var estimatedProgress: Double { 0 }
      public var hasOnlySecureContent: Bool { false }
      public var customUserAgent: String?
      public var isInspectable = false
      public var navigations: Navigations { AsyncThrowingStream { _ in } }
      @begins("a page")
      @discardableResult
      public func load(_ request: URLRequest) -> Navigations {
        url = request.url
        return navigations
      }
      @begins("a page")
      @discardableResult
      public func load(_ url: URL?) -> Navigations {
        self.url = url
        return navigations
      }
      @begins("a page")
      @discardableResult
      public func load(html: String, baseURL: URL = URL(string: "about:blank")!) -> Navigations {
        url = baseURL
        return navigations
      }
      @discardableResult
      public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws -> Any? { nil }
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
      let page: WebPage?
      let url: URL?
      public init(url: URL?) {
        self.url = url
        page = nil
      }
      public init(_ page: WebPage) {
        self.page = page
        url = nil
      }
    }

    struct _WebViewLook: View {
      var view: WebView
      var body: some View {
        _SystemPlace(symbol: "globe", words: (view.url ?? view.page?.url)?.absoluteString ?? "")
      }
    }
    #endif
    """#
}

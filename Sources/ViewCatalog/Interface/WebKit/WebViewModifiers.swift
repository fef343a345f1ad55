extension InterfaceText {
  /// Scrolling, zoom and gestures of a web view.
  static let webKitModifiers = #"""
    #if SDK_26
    import Foundation
    import SwiftUI

    extension WebView {
      public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
        var name: String
        public static let automatic = BackForwardNavigationGesturesBehavior(name: "automatic")
        public static let enabled = BackForwardNavigationGesturesBehavior(name: "enabled")
        public static let disabled = BackForwardNavigationGesturesBehavior(name: "disabled")
      }
      public struct MagnificationGesturesBehavior: Hashable, Sendable {
        var name: String
        public static let automatic = MagnificationGesturesBehavior(name: "automatic")
        public static let enabled = MagnificationGesturesBehavior(name: "enabled")
        public static let disabled = MagnificationGesturesBehavior(name: "disabled")
      }
      public struct LinkPreviewBehavior: Hashable, Sendable {
        var name: String
        public static let automatic = LinkPreviewBehavior(name: "automatic")
        public static let enabled = LinkPreviewBehavior(name: "enabled")
        public static let disabled = LinkPreviewBehavior(name: "disabled")
      }
      public struct ElementFullscreenBehavior: Hashable, Sendable {
        var name: String
        public static let automatic = ElementFullscreenBehavior(name: "automatic")
        public static let enabled = ElementFullscreenBehavior(name: "enabled")
        public static let disabled = ElementFullscreenBehavior(name: "disabled")
      }
      public struct ActivatedElementInfo: Hashable, Sendable {
        @primitive public var linkURL: URL? { get }
      }
    }

    nonisolated extension View {
      public func webViewBackForwardNavigationGestures(
        _ value: WebView.BackForwardNavigationGesturesBehavior
      ) -> some View {
        modifier(_WebViewOption())
      }
      public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior) -> some View {
        modifier(_WebViewOption())
      }
      public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View {
        modifier(_WebViewOption())
      }
      public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
        modifier(_WebViewOption())
      }
      public func webViewElementFullscreenBehavior(_ value: WebView.ElementFullscreenBehavior) -> some View {
        modifier(_WebViewOption())
      }
      public func webViewContentBackground(_ visibility: Visibility) -> some View {
        modifier(_WebViewOption())
      }
      public func webViewContextMenu<Items: View>(
        @ViewBuilder menu: @escaping (WebView.ActivatedElementInfo) -> Items
      ) -> some View {
        modifier(_WebViewOption())
      }
      @hot("scroll")
      public func webViewOnScrollGeometryChange<T: Hashable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
      ) -> some View {
        modifier(_WebViewOption())
      }
      public func webViewScrollInputBehavior(
        _ behavior: ScrollInputBehavior,
        for input: ScrollInputKind
      ) -> some View {
        modifier(_WebViewOption())
      }
      public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
        modifier(_WebViewOption())
      }
      #if SDK_27 && (os(iOS) || os(visionOS))
      public func onWebViewImmersiveEnvironmentRequest(
        shouldAllow: @escaping @MainActor @Sendable (WebPage.FrameInfo) async -> Bool,
        present: @escaping @MainActor @Sendable (WebPage.ImmersiveEnvironment) async throws -> Void,
        dismiss: @escaping @MainActor @Sendable (WebPage.ImmersiveEnvironment) async -> Void
      ) -> some View {
        modifier(_WebViewOption())
      }
      #endif
    }

    @hole
    @shows("nothing")
    struct _WebViewOption: ViewModifier {
      typealias Body = Never
    }
    #endif
    """#
}

extension InterfaceText {
  /// Previews, macros, and representables of platform views.
  static let swiftUIPreviews = #"""
    @available(anyAppleOS, deprecated: 27, message: "use `#Preview`")
    @MainActor @preconcurrency
    public protocol PreviewProvider {
      associatedtype Previews: View
      @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
      static var platform: PreviewPlatform? { get }
    }

    extension PreviewProvider {
      public static var platform: PreviewPlatform? { nil }
    }

    public enum PreviewPlatform: Sendable {
      case iOS
      case macOS
      case tvOS
      case watchOS
    }

    public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
      public let rawValue: String
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
      public init(stringLiteral value: String) {
        rawValue = value
      }
    }

    public enum PreviewLayout: Sendable {
      case device
      case sizeThatFits
      case fixed(width: CGFloat, height: CGFloat)
    }

    public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
      public var id: String
      public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
      ]
      public static let portrait = InterfaceOrientation(id: "portrait")
      public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
      public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
      public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    }

    /// Additional data of a preview of a widget or an activity.
    public protocol PreviewContext {}

    public protocol PreviewContextKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    public struct PreviewTrait<T>: Sendable {
      var name: String
    }

    public enum Preview {
      /// The kind of traits of a preview of views.
      public struct ViewTraits {}
    }

    extension PreviewTrait where T == Preview.ViewTraits {
      public static var defaultLayout: PreviewTrait<T> { PreviewTrait(name: "default") }
      public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(name: "sizeThatFits") }
      public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(name: "fixed")
      }
      public static var portrait: PreviewTrait<T> { PreviewTrait(name: "portrait") }
      public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait(name: "portraitUpsideDown") }
      public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(name: "landscapeLeft") }
      public static var landscapeRight: PreviewTrait<T> { PreviewTrait(name: "landscapeRight") }
      public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(name: "modifier")
      }
    }

    @MainActor @preconcurrency
    public protocol PreviewModifier {
      associatedtype Body: View
      associatedtype Context = Void
      static func makeSharedContext() async throws -> Context
      @ViewBuilder @MainActor @preconcurrency func body(content: Content, context: Context) -> Body
      typealias Content = PlaceholderContentView<Self>
    }

    extension PreviewModifier where Context == Void {
      public static func makeSharedContext() async throws {}
    }

    /// The analyzer expands the macros; these are their parameters.
    @freestanding(declaration)
    public macro Preview(
      _ name: String? = nil,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")

    @freestanding(declaration)
    public macro Preview(
      _ name: String? = nil,
      traits: PreviewTrait<SwiftUI.Preview.ViewTraits>,
      _ additionalTraits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      @ViewBuilder body: @escaping @MainActor () -> any View
    ) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")

    #if SDK_27
    @freestanding(declaration)
    public macro Preview<T>(
      _ name: String? = nil,
      traits: PreviewTrait<SwiftUI.Preview.ViewTraits>...,
      arguments: [T],
      @ViewBuilder body: @escaping @MainActor (T) -> any View
    ) = #externalMacro(module: "PreviewsMacros", type: "SwiftUIView")
    #endif

    @attached(peer)
    public macro Previewable() = #externalMacro(module: "PreviewsMacros", type: "PreviewableMacro")

    @attached(accessor) @attached(peer, names: prefixed(__Key_))
    public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

    #if SDK_26
    @attached(extension, conformances: Animatable, names: named(animatableData))
    public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

    @attached(peer)
    public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableIgnoredMacro")
    #endif

    public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
      @primitive public func animate(changes: () -> Void, completion: (() -> Void)? = nil)
    }

    @MainActor @preconcurrency
    @owns("platform view")
    public protocol UIViewRepresentable: View where Body == Never {
      associatedtype UIViewType: UIView
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      @makes("platform view")
      func makeUIView(context: Context) -> UIViewType
      @updates("platform view")
      func updateUIView(_ uiView: UIViewType, context: Context)
      static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    }

    extension UIViewRepresentable {
      public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
      public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
    }

    extension UIViewRepresentable where Coordinator == Void {
      public func makeCoordinator() {}
    }

    public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
    }

    @MainActor @preconcurrency
    @owns("platform view")
    public protocol UIViewControllerRepresentable: View where Body == Never {
      associatedtype UIViewControllerType: UIViewController
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      @makes("platform controller")
      func makeUIViewController(context: Context) -> UIViewControllerType
      @updates("platform view")
      func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
      static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
      func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
      ) -> CGSize?
    }

    extension UIViewControllerRepresentable {
      public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
      ) {}
      public func sizeThatFits(
        _ proposal: ProposedViewSize,
        uiViewController: UIViewControllerType,
        context: Context
      ) -> CGSize? {
        nil
      }
    }

    extension UIViewControllerRepresentable where Coordinator == Void {
      public func makeCoordinator() {}
    }

    #if os(macOS)
    public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
    }

    @MainActor @preconcurrency
    @owns("platform view")
    public protocol NSViewRepresentable: View where Body == Never {
      associatedtype NSViewType: NSView
      associatedtype Coordinator = Void
      typealias Context = NSViewRepresentableContext<Self>
      @makes("platform view")
      func makeNSView(context: Context) -> NSViewType
      @updates("platform view")
      func updateNSView(_ nsView: NSViewType, context: Context)
      static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
    }

    extension NSViewRepresentable {
      public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    }

    extension NSViewRepresentable where Coordinator == Void {
      public func makeCoordinator() {}
    }

    @MainActor
    @provided("object")
    public protocol NSApplicationDelegate {
      func applicationWillFinishLaunching(_ notification: Notification)
      func applicationDidFinishLaunching(_ notification: Notification)
    }
    extension NSApplicationDelegate {
      public func applicationWillFinishLaunching(_ notification: Notification) {}
      public func applicationDidFinishLaunching(_ notification: Notification) {}
      func _launch() {
        applicationWillFinishLaunching(Notification(name: NSApplication.willFinishLaunchingNotification))
        applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification))
      }
    }

    @propertyWrapper
    public struct NSApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
      public init(_ delegateType: DelegateType.Type = DelegateType.self) { _noteDelegate(delegateType) }
      @primitive public var wrappedValue: DelegateType { get }
    }
    #endif

    /// Records the type of an app's delegate, which is made when the app is launched.
    @primitive func _noteDelegate<DelegateType>(_ delegateType: DelegateType.Type)

    @propertyWrapper
    public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
      public init(_ delegateType: DelegateType.Type = DelegateType.self) { _noteDelegate(delegateType) }
      @primitive public var wrappedValue: DelegateType { get }
    }

    @propertyWrapper
    public struct WKApplicationDelegateAdaptor<DelegateType>: DynamicProperty {
      public init(_ delegateType: DelegateType.Type = DelegateType.self) { _noteDelegate(delegateType) }
      @primitive public var wrappedValue: DelegateType { get }
    }

    @propertyWrapper
    public struct WKExtensionDelegateAdaptor<DelegateType>: DynamicProperty {
      public init(_ delegateType: DelegateType.Type = DelegateType.self) { _noteDelegate(delegateType) }
      @primitive public var wrappedValue: DelegateType { get }
    }

    /// Renders a view into an image.
    @MainActor
    @draws("picture")
    public final class ImageRenderer<Content: View>: ObservableObject {
      public var content: Content
      public var proposedSize: ProposedViewSize = .unspecified
      public var scale: CGFloat = 1
      public var isOpaque = false
      public init(content: Content) {
        self.content = content
      }
      @primitive public var uiImage: UIImage? { get }
      #if os(macOS)
      @primitive public var nsImage: NSImage? { get }
      #endif
      @primitive public var cgImage: CGImage? { get }
    }
    """#
}

extension InterfaceText {
  /// Views in cells, ornaments and scenes of UIKit and WatchKit, and their gestures and objects in views.
  static let swiftUIHostingInUIKit = #"""
    public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
      public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
    }

    #if !os(macOS)
    extension UIHostingController {
      @primitive public var sizingOptions: UIHostingControllerSizingOptions { get set }
      @primitive public var safeAreaRegions: SafeAreaRegions { get set }
      @primitive public func sizeThatFits(in size: CGSize) -> CGSize
    }

    /// SwiftUI views as the content of a cell of a UIKit table or collection view.
    @MainActor @preconcurrency
    @root("cell")
    public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
      var content: Content
      var background: Background
      nonisolated init(content: Content, background: Background) {
        self.content = content
        self.background = background
      }
      nonisolated public func background<S: ShapeStyle>(
        _ style: S
      ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>(
          content: content,
          background: _UIHostingConfigurationBackgroundView(style: style)
        )
      }
      nonisolated public func background<B: View>(
        @ViewBuilder content: () -> B
      ) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(content: self.content, background: content())
      }
      nonisolated public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration {
        self
      }
      nonisolated public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration {
        self
      }
      nonisolated public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration { self }
    }

    extension UIHostingConfiguration where Background == EmptyView {
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), background: EmptyView())
      }
    }

    public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
      public typealias Body = Never
      var style: S
    }

    public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
      @primitive public var localLocation: CGPoint { get }
      @primitive public var localTranslation: CGPoint? { get }
      @primitive public var localVelocity: CGPoint? { get }
      @primitive public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint
      @primitive public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint?
      @primitive public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint?
      @primitive public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint
      @primitive public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint
    }

    public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
      public let coordinator: Representable.Coordinator
      public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    }

    @MainActor @preconcurrency
    public protocol UIGestureRecognizerRepresentable {
      associatedtype UIGestureRecognizerType: UIGestureRecognizer
      associatedtype Coordinator = Void
      typealias Context = UIGestureRecognizerRepresentableContext<Self>
      typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
      func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
      func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
      func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    }

    extension UIGestureRecognizerRepresentable {
      public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
      public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    }

    extension UIGestureRecognizerRepresentable where Coordinator == Void {
      public func makeCoordinator(converter: CoordinateSpaceConverter) {}
    }

    nonisolated extension View {
      public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        modifier(_PlatformGesture(recognizer: representable))
      }
    }

    public protocol UIMutableTraits {}

    /// An environment value that is bridged to a UIKit trait.
    public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
      static func read(from traitCollection: UITraitCollection) -> Value
      static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
    }

    #if SDK_26
    @MainActor @preconcurrency
    public protocol UIHostingSceneDelegate: UISceneDelegate {
      associatedtype RootScene: Scene
      @SceneBuilder static var rootScene: RootScene { get }
    }
    #endif
    #endif

    #if os(visionOS)
    @MainActor
    public protocol UIOrnament {}

    @MainActor
    @root("view")
    public class UIHostingOrnament<Content: View>: UIOrnament {
      public var rootView: Content
      public init(
        sceneAnchor: UnitPoint,
        contentAlignment: Alignment = .center,
        @ViewBuilder content: () -> Content
      ) {
        rootView = content()
      }
    }
    #endif

    #if os(watchOS)
    @MainActor
    open class WKInterfaceObject: NSObject {
      public override init() {}
    }

    @MainActor
    open class WKInterfaceController: NSObject {
      public override init() {}
      open func awake(withContext context: Any?) {}
      open func willActivate() {}
      open func didDeactivate() {}
    }

    public enum WKApplicationState: Int, Sendable {
      case active, inactive, background
    }

    @MainActor
    open class WKApplication: NSObject {
      private static let application = WKApplication()
      open class func shared() -> WKApplication { application }
      open var applicationState: WKApplicationState { .active }
      open var isApplicationRunningInDock: Bool { false }
      open var isRegisteredForRemoteNotifications: Bool { false }
      open func registerForRemoteNotifications() {}
      open func unregisterForRemoteNotifications() {}
      open func enableWaterLock() {}
      open var rootInterfaceController: WKInterfaceController? { nil }
      open var visibleInterfaceController: WKInterfaceController? { nil }
      open func openSystemURL(_ url: URL) {}
    }

    @MainActor
    open class WKExtension: NSObject {
      // Deprecated since watchOS 9.2; a deployment target is known by its major version only.
      @available(watchOS, deprecated: 10, message: "use `WKApplication.shared()` in an app of one target")
      open class func shared() -> WKExtension { instance }
      private static let instance = WKExtension()
      open var applicationState: WKApplicationState { .active }
      open var isApplicationRunningInDock: Bool { false }
      open var isRegisteredForRemoteNotifications: Bool { false }
      open func registerForRemoteNotifications() {}
      open func unregisterForRemoteNotifications() {}
      open func enableWaterLock() {}
      open var rootInterfaceController: WKInterfaceController? { nil }
      open var visibleInterfaceController: WKInterfaceController? { nil }
      open func openSystemURL(_ url: URL) {}
    }

    @MainActor
    @root("view")
    open class WKHostingController<Body: View>: WKInterfaceController {
      @primitive open var body: Body { get }
      @primitive public func setNeedsBodyUpdate()
      @primitive public func updateBodyIfNeeded()
    }

    public struct WKInterfaceObjectRepresentableContext<Representable: WKInterfaceObjectRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
    }

    @MainActor @preconcurrency
    @owns("platform view")
    public protocol WKInterfaceObjectRepresentable: View where Body == Never {
      associatedtype WKInterfaceObjectType: WKInterfaceObject
      associatedtype Coordinator = Void
      typealias Context = WKInterfaceObjectRepresentableContext<Self>
      @makes("platform view")
      func makeWKInterfaceObject(context: Context) -> WKInterfaceObjectType
      @updates("platform view")
      func updateWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, context: Context)
      static func dismantleWKInterfaceObject(_ wkInterfaceObject: WKInterfaceObjectType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
    }

    extension WKInterfaceObjectRepresentable {
      public static func dismantleWKInterfaceObject(
        _ wkInterfaceObject: WKInterfaceObjectType,
        coordinator: Coordinator
      ) {}
    }

    extension WKInterfaceObjectRepresentable where Coordinator == Void {
      public func makeCoordinator() {}
    }
    #endif
    """#
}

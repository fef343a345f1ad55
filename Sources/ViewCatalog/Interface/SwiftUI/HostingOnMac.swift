extension InterfaceText {
  /// Views in windows, menus and gestures of AppKit, and AppKit's controllers in views.
  static let swiftUIHostingOnMac = #"""
    #if os(macOS)
    @MainActor
    @root("view")
    open class NSHostingView<Content: View>: NSView {
      public var rootView: Content
      public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
      }
      public var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
      public var safeAreaRegions: SafeAreaRegions = .all
      public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
      public override var _look: AnyView { AnyView(rootView) }
    }

    @MainActor
    @root("view")
    open class NSHostingController<Content: View>: NSViewController {
      public var rootView: Content
      public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
      }
      public var sizingOptions: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
      public var safeAreaRegions: SafeAreaRegions = .all
      public var sceneBridgingOptions: NSHostingSceneBridgingOptions = []
      @primitive public func sizeThatFits(in size: CGSize) -> CGSize
    }

    @MainActor
    @root("view")
    open class NSHostingMenu<Content: View>: NSMenu {
      public var rootView: Content
      public init(rootView: Content) {
        self.rootView = rootView
        super.init()
      }
    }

    public struct NSHostingSizingOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let minSize = NSHostingSizingOptions(rawValue: 1)
      public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
      public static let maxSize = NSHostingSizingOptions(rawValue: 4)
      public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
      public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
    }

    public struct NSHostingSceneBridgingOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let title = NSHostingSceneBridgingOptions(rawValue: 1)
      public static let toolbars = NSHostingSceneBridgingOptions(rawValue: 2)
      public static let all: NSHostingSceneBridgingOptions = [.title, .toolbars]
    }

    @MainActor
    public class NSHostingSceneRepresentation<Content: Scene> {
      public init(@SceneBuilder rootScene: () -> Content) {}
      @primitive public var environment: EnvironmentValues { get }
    }

    public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
    }

    @MainActor @preconcurrency
    @owns("platform view")
    public protocol NSViewControllerRepresentable: View where Body == Never {
      associatedtype NSViewControllerType: NSViewController
      associatedtype Coordinator = Void
      typealias Context = NSViewControllerRepresentableContext<Self>
      @makes("platform controller")
      func makeNSViewController(context: Context) -> NSViewControllerType
      @updates("platform view")
      func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
      static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
      func sizeThatFits(
        _ proposal: ProposedViewSize,
        nsViewController: NSViewControllerType,
        context: Context
      ) -> CGSize?
    }

    extension NSViewControllerRepresentable {
      public static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType,
        coordinator: Coordinator
      ) {}
      public func sizeThatFits(
        _ proposal: ProposedViewSize,
        nsViewController: NSViewControllerType,
        context: Context
      ) -> CGSize? {
        nil
      }
    }

    extension NSViewControllerRepresentable where Coordinator == Void {
      public func makeCoordinator() {}
    }

    @MainActor
    open class NSGestureRecognizer: NSObject {
      public override init() {}
    }

    @MainActor
    open class NSClickGestureRecognizer: NSGestureRecognizer {}

    @MainActor
    open class NSPanGestureRecognizer: NSGestureRecognizer {}

    @MainActor
    open class NSPressGestureRecognizer: NSGestureRecognizer {}

    @MainActor
    open class NSMagnificationGestureRecognizer: NSGestureRecognizer {}

    @MainActor
    open class NSRotationGestureRecognizer: NSGestureRecognizer {}

    public struct NSGestureRecognizerRepresentableCoordinateSpaceConverter {
      @primitive public var localLocation: CGPoint { get }
      @primitive public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint
      @primitive public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint
      @primitive public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint
    }

    public struct NSGestureRecognizerRepresentableContext<Representable: NSGestureRecognizerRepresentable> {
      public let coordinator: Representable.Coordinator
      public let converter: NSGestureRecognizerRepresentableCoordinateSpaceConverter
    }

    @MainActor @preconcurrency
    public protocol NSGestureRecognizerRepresentable {
      associatedtype NSGestureRecognizerType: NSGestureRecognizer
      associatedtype Coordinator = Void
      typealias Context = NSGestureRecognizerRepresentableContext<Self>
      typealias CoordinateSpaceConverter = NSGestureRecognizerRepresentableCoordinateSpaceConverter
      func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizerType
      func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context)
      func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context)
      func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
    }

    extension NSGestureRecognizerRepresentable {
      public func updateNSGestureRecognizer(_ recognizer: NSGestureRecognizerType, context: Context) {}
      public func handleNSGestureRecognizerAction(_ recognizer: NSGestureRecognizerType, context: Context) {}
    }

    extension NSGestureRecognizerRepresentable where Coordinator == Void {
      public func makeCoordinator(converter: CoordinateSpaceConverter) {}
    }

    nonisolated extension View {
      public func gesture(_ representable: some NSGestureRecognizerRepresentable) -> some View {
        modifier(_PlatformGesture(recognizer: representable))
      }
    }
    #endif

    /// A gesture recogniser of UIKit or AppKit as a gesture of a view.
    @hole
    @shows("nothing")
    struct _PlatformGesture<Recognizer>: ViewModifier {
      typealias Body = Never
      var recognizer: Recognizer
    }
    """#
}

extension InterfaceText {
  /// The declarations of UIKit that views use in initializers and actions: windows, alerts, activity sheets. They have
  /// no effect on an image: they present nothing.
  static let swiftUIViewsOfUIKit = #"""

    @MainActor
    open class UISceneSession: NSObject {
      public struct Role: RawRepresentable, Hashable, Sendable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
      }
      public var role: Role { .windowApplication }
      public var persistentIdentifier: String { "0" }
      public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
    }
    @MainActor
    open class UISceneConfiguration: NSObject {
      public private(set) var name: String?
      public private(set) var role: UISceneSession.Role
      open var delegateClass: AnyClass?
      open var sceneClass: AnyClass?
      public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
      }
    }
    @MainActor
    open class UIScene: UIResponder {
      public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
      }
      public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
      public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
      public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
      public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
      public static let willEnterForegroundNotification = NSNotification.Name("UISceneWillEnterForegroundNotification")
      public static let didEnterBackgroundNotification = NSNotification.Name("UISceneDidEnterBackgroundNotification")
      public var activationState: ActivationState { .foregroundActive }
      public var title: String!
    }

    @MainActor
    open class UIWindowScene: UIScene {
      static let main = UIWindowScene()
      public var windows: [UIWindow] { [UIWindow.main] }
      public var keyWindow: UIWindow? { UIWindow.main }
      public var screen: UIScreen { UIScreen.main }
      public var interfaceOrientation: UIInterfaceOrientation { .portrait }
      public class Geometry: NSObject {
        public var interfaceOrientation: UIInterfaceOrientation { .portrait }
        public var isInterfaceOrientationLocked: Bool { false }
      }
      public var effectiveGeometry: Geometry { Geometry() }
      public var traitCollection: UITraitCollection { UITraitCollection.current }
      public func requestGeometryUpdate(
        _ geometryPreferences: UIWindowScene.GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
      ) {}
      public class GeometryPreferences: NSObject {
        public class iOS: GeometryPreferences {
          public var interfaceOrientations: UIInterfaceOrientationMask?
          public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
            self.interfaceOrientations = interfaceOrientations
          }
        }
      }
    }

    @MainActor
    open class UIWindow: UIView {
      static let main = UIWindow()
      public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
      public var rootViewController: UIViewController? = UIViewController()
      public var isKeyWindow: Bool { true }
      public var screen: UIScreen { UIScreen.main }
      public var windowScene: UIWindowScene? { UIWindowScene.main }
      public override var frame: CGRect {
        get { UIScreen.main.bounds }
        set {}
      }
      public override var bounds: CGRect {
        get { UIScreen.main.bounds }
        set {}
      }
      @primitive public override var safeAreaInsets: UIEdgeInsets { get }
      public func makeKeyAndVisible() {}
      public func makeKey() {}
      public func resignKey() {}
      public var windowLevel = Level.normal
      public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)
      }
    }

    /// The app's delegate, if the program declares one.
    @primitive func _delegateOfProgram() -> (any UIApplicationDelegate)?

    extension UIApplication {
      public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
      public var windows: [UIWindow] { [UIWindow.main] }
      public var keyWindow: UIWindow? { UIWindow.main }
      public var delegate: (any UIApplicationDelegate)? {
        get { _delegateOfProgram() }
        set {}
      }
      public var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
      }
      public var userInterfaceLayoutDirection: UITraitEnvironmentLayoutDirection {
        UITraitCollection.current.layoutDirection
      }
      public var openSessions: Set<UISceneSession> { [] }
      public var isRegisteredForRemoteNotifications: Bool { false }
      public func beginReceivingRemoteControlEvents() {}
      public func endReceivingRemoteControlEvents() {}
      public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"
      @discardableResult
      public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { true }
    }

    public class UIEvent: NSObject {
      public enum EventSubtype: Int, Sendable { case none, motionShake }
      public var allTouches: Set<UITouch>? { nil }
    }

    public enum UIInterfaceOrientation: Int, Sendable {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeRight
      case landscapeLeft
      public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
      public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    }

    public struct UIInterfaceOrientationMask: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
      public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
      public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
      public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
      public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
      public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
      public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    }

    // MARK: Presented

    public class UIActivity: NSObject {
      public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let addToReadingList = ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        public static let assignToContact = ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
      }
    }

    @MainActor
    open class UIActivityViewController: UIViewController {
      public init(activityItems: [Any], applicationActivities: [UIActivity]?) {}
      public var excludedActivityTypes: [UIActivity.ActivityType]?
      public var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
    }

    @MainActor
    open class UIAlertController: UIViewController {
      public enum Style: Int, Sendable { case actionSheet, alert }
      public var title: String?
      public var message: String?
      public private(set) var actions: [UIAlertAction] = []
      public private(set) var textFields: [UITextField]?
      public init(title: String?, message: String?, preferredStyle: Style) {
        self.title = title
        self.message = message
      }
      public func addAction(_ action: UIAlertAction) { actions.append(action) }
      public func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
      }
    }

    @MainActor
    public class UIAlertAction: NSObject {
      public enum Style: Int, Sendable { case `default`, cancel, destructive }
      public let title: String?
      public let style: Style
      public var isEnabled = true
      public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
      }
    }

    // MARK: Pictures and speech

    public class UIGraphicsImageRendererFormat: NSObject {
      public override init() {}
      public var scale: CGFloat = 3
      public var opaque = false
      public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
      public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    public class UIGraphicsImageRendererContext: NSObject {
      public let cgContext: CGContext
      let _size: CGSize
      init(_ context: CGContext, _ size: CGSize) {
        cgContext = context
        _size = size
      }
      public func fill(_ rect: CGRect) { cgContext.fill(rect) }
      public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
      public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
      public var currentImage: UIImage { cgContext._image(_size, scale: 1) ?? UIImage() }
    }

    /// A renderer that draws the recorded commands with a canvas.
    public class UIGraphicsImageRenderer: NSObject {
      let _bounds: CGRect
      public let format: UIGraphicsImageRendererFormat
      public init(size: CGSize) {
        _bounds = CGRect(origin: .zero, size: size)
        format = UIGraphicsImageRendererFormat()
      }
      public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        _bounds = CGRect(origin: .zero, size: size)
        self.format = format
      }
      public init(bounds: CGRect) {
        _bounds = bounds
        format = UIGraphicsImageRendererFormat()
      }
      public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        _bounds = bounds
        self.format = format
      }
      public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(width: Int(_bounds.width), height: Int(_bounds.height))
        if _bounds.origin != .zero { context.translateBy(x: -_bounds.minX, y: -_bounds.minY) }
        _drawingContexts.append(context)
        actions(UIGraphicsImageRendererContext(context, _bounds.size))
        _ = _drawingContexts.popLast()
        return context._image(_bounds.size, scale: format.scale) ?? UIImage()
      }
      public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
      }
      public func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
      ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
      }
    }

    /// The contexts into which UIKit's functions draw; the last one is the current one.
    var _drawingContexts: [CGContext] = []

    extension UIColor {
      public func setFill() { _drawingContexts.last?._setFill(color) }
      public func setStroke() { _drawingContexts.last?._setStroke(color) }
      public func set() {
        setFill()
        setStroke()
      }
    }

    extension UIImage {
      public func draw(in rect: CGRect) {
        let image = Image(uiImage: self)
        _drawingContexts.last?._record { $0.state.context.draw(image, in: rect) }
      }
      public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
      public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        let image = Image(uiImage: self)
        _drawingContexts.last?._record { drawing in
          var copy = drawing.state.context
          copy.opacity *= Double(alpha)
          copy.blendMode = blendMode._drawn
          copy.draw(image, in: rect)
        }
      }
    }

    public func UIImageWriteToSavedPhotosAlbum(
      _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
    ) {}

    public enum UIAccessibility {
      public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let screenChanged = Notification(rawValue: 1000)
        public static let layoutChanged = Notification(rawValue: 1001)
        public static let announcement = Notification(rawValue: 1008)
        public static let pageScrolled = Notification(rawValue: 1009)
      }
      @primitive public static var isVoiceOverRunning: Bool { get }
      @primitive public static var isReduceMotionEnabled: Bool { get }
      @primitive public static var isReduceTransparencyEnabled: Bool { get }
      public static var isBoldTextEnabled: Bool { false }
      public static var isSwitchControlRunning: Bool { false }
      public static var isDarkerSystemColorsEnabled: Bool { false }
      public static func post(notification: Notification, argument: Any?) {}
      public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
      public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
      public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
      public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
      public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    }
    """#
}

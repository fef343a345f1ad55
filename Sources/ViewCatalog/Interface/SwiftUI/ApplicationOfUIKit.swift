extension InterfaceText {
  /// UIKit's responders and touches, and the application with its delegates.
  static let swiftUIApplicationOfUIKit = #"""
    @MainActor
    open class UIResponder: NSObject {
      @measuredOn("screen") public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
      @measuredOn("screen") public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
      public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
      public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
      public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
      public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
      public nonisolated static let keyboardWillChangeFrameNotification =
        Notification.Name("UIKeyboardWillChangeFrameNotification")
      public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
      @endsEditing("keyboard") @discardableResult
      @primitive public func resignFirstResponder() -> Bool
      @discardableResult
      open func becomeFirstResponder() -> Bool { true }
      open var isFirstResponder: Bool { false }
      open var canBecomeFirstResponder: Bool { false }
      open var next: UIResponder? { nil }
      open var undoManager: UndoManager? { nil }
      open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
      open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
      open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
      open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
      open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
      open func reloadInputViews() {}
    }

    @MainActor
    public class UITouch: NSObject {
      public func location(in view: UIView?) -> CGPoint { .zero }
      public func previousLocation(in view: UIView?) -> CGPoint { .zero }
      public var tapCount: Int { 1 }
      public var force: CGFloat { 0 }
      public var maximumPossibleForce: CGFloat { 0 }
      public var view: UIView? { nil }
    }

    @MainActor
    @root("view")
    open class UIHostingController<Content: View>: UIViewController {
      public var rootView: Content
      public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
      }
      public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
      }
      open override func loadView() { view = _HostedView(AnyView(rootView)) }
    }

    /// The view of a hosting controller, for use in UIKit views.
    @MainActor
    class _HostedView: UIView {
      var content: AnyView?
      convenience init(_ content: AnyView) {
        self.init(frame: .zero)
        self.content = content
      }
      public override var _look: AnyView { content ?? AnyView(EmptyView()) }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    public class UIScreen: NSObject {
      @ambient("size") public static let main = UIScreen()
      @primitive public var bounds: CGRect { get }
      @primitive public var scale: CGFloat { get }
      public var nativeScale: CGFloat { scale }
      public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
      }
      public var maximumFramesPerSecond: Int { 60 }
      // Apps read the corners of the display by this name; those of an iPhone 16.
      public override func value(forKey key: String) -> Any? {
        key == "_displayCornerRadius" ? CGFloat(55) : super.value(forKey: key)
      }
      public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    }

    /// SwiftUI puts the delegates of an app and of its scenes into the environment of the app's views.
    @MainActor
    @provided("object")
    public protocol UIApplicationDelegate {
      func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool
      func applicationDidFinishLaunching(_ application: UIApplication)
    }
    extension UIApplicationDelegate {
      public func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool { true }
      // Without this method, UIKit calls the older one.
      public func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        applicationDidFinishLaunching(application)
        return true
      }
      public func applicationDidFinishLaunching(_ application: UIApplication) {}
      func _launch() {
        _ = application(UIApplication.shared, willFinishLaunchingWithOptions: nil)
        _ = application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      }
    }

    @MainActor
    @provided("object")
    public protocol WKApplicationDelegate {
      func applicationDidFinishLaunching()
    }
    extension WKApplicationDelegate {
      public func applicationDidFinishLaunching() {}
      func _launch() { applicationDidFinishLaunching() }
    }

    @MainActor
    @provided("object")
    public protocol WKExtensionDelegate {
      func applicationDidFinishLaunching()
    }
    extension WKExtensionDelegate {
      public func applicationDidFinishLaunching() {}
      func _launch() { applicationDidFinishLaunching() }
    }

    @MainActor
    @provided("object")
    public protocol UISceneDelegate {}

    @MainActor
    public protocol UIWindowSceneDelegate: UISceneDelegate {}

    @MainActor
    public class UIApplication: UIResponder {
      @ambient("appearance size text") public static let shared = UIApplication()
      public static let openSettingsURLString = "app-settings:"
      @effect("opens a page")
      public func open(_ url: URL) {}
      @effect("opens a page")
      public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any], completionHandler completion: ((Bool) -> Void)? = nil
      ) { completion?(true) }
      public func canOpenURL(_ url: URL) -> Bool { true }
      public var isIdleTimerDisabled = false
      public var applicationState: State { .active }
      public var supportsAlternateIcons: Bool { true }
      public var supportsMultipleScenes: Bool { false }
      public var isProtectedDataAvailable: Bool { true }
      public var applicationIconBadgeNumber = 0
      public private(set) var alternateIconName: String?
      public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        self.alternateIconName = alternateIconName
        completionHandler?(nil)
      }
      public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
      }
      public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let sourceApplication = LaunchOptionsKey(
          rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        public static let remoteNotification = LaunchOptionsKey(
          rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
      }
      public func registerForRemoteNotifications() {}
      public func unregisterForRemoteNotifications() {}
      public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
      public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
      public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
      public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
      public nonisolated static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")
      public nonisolated static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
      public nonisolated static let significantTimeChangeNotification =
        Notification.Name("UIApplicationSignificantTimeChangeNotification")
      public nonisolated static let userDidTakeScreenshotNotification =
        Notification.Name("UIApplicationUserDidTakeScreenshotNotification")

      public enum State: Int, Sendable {
        case active
        case inactive
        case background
      }
    }
    """#
}

extension InterfaceText {
  /// UIKit, AppKit, Core Transferable and type identifiers, as far as SwiftUI's signatures use them.
  static let swiftUISystem = #"""
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
      public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    }

    /// SwiftUI puts the delegates of an app and of its scenes into the environment of the app's views.
    @MainActor
    @provided("object")
    public protocol UIApplicationDelegate {}

    @MainActor
    @provided("object")
    public protocol WKApplicationDelegate {}

    @MainActor
    @provided("object")
    public protocol WKExtensionDelegate {}

    @MainActor
    @provided("object")
    public protocol UISceneDelegate {}

    @MainActor
    public protocol UIWindowSceneDelegate: UISceneDelegate {}

    @MainActor
    public class UIApplication: UIResponder {
      @ambient("appearance size text") public static let shared = UIApplication()
      public static let openSettingsURLString = "app-settings:"
      public func open(_ url: URL) {}
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

    public enum UIUserInterfaceStyle: Int, Sendable {
      case unspecified
      case light
      case dark
    }

    /// The environment of the view whose code runs, or that of the window.
    @primitive func _currentEnvironment() -> EnvironmentValues

    public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
    public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
      case unspecified = -1
      case leftToRight, rightToLeft
    }
    public enum UIAccessibilityContrast: Int, Sendable {
      case unspecified = -1
      case normal, high
    }
    public enum UIUserInterfaceLevel: Int, Sendable {
      case unspecified = -1
      case base, elevated
    }

    @MainActor
    public class UITraitCollection: NSObject {
      @ambient("appearance size text") public static var current: UITraitCollection {
        UITraitCollection(_currentEnvironment())
      }
      public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
      public private(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
      public private(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
      public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
      public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
      public private(set) var userInterfaceLevel = UIUserInterfaceLevel.base
      public private(set) var accessibilityContrast = UIAccessibilityContrast.normal
      public private(set) var displayScale: CGFloat = 3
      public var userInterfaceIdiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
      public override init() {}
      init(_ environment: EnvironmentValues) {
        userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        horizontalSizeClass = environment.horizontalSizeClass == .regular ? .regular : .compact
        verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        preferredContentSizeCategory = UIContentSizeCategory(_size: environment.dynamicTypeSize)
        displayScale = environment.displayScale
      }
      public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
      public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
      public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
      public init(displayScale: CGFloat) { self.displayScale = displayScale }
      public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
      }
      public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init()
        for traits in traitCollections {
          if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
          if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
          if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
          if traits.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = traits.preferredContentSizeCategory
          }
        }
      }
      public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
      }
      public func performAsCurrent(_ actions: () -> Void) { actions() }
    }

    extension UIContentSizeCategory {
      init(_size size: DynamicTypeSize) {
        self =
          switch size {
          case .xSmall: .extraSmall
          case .small: .small
          case .medium: .medium
          case .large: .large
          case .xLarge: .extraLarge
          case .xxLarge: .extraExtraLarge
          case .xxxLarge: .extraExtraExtraLarge
          case .accessibility1: .accessibilityMedium
          case .accessibility2: .accessibilityLarge
          case .accessibility3: .accessibilityExtraLarge
          case .accessibility4: .accessibilityExtraExtraLarge
          default: .accessibilityExtraExtraExtraLarge
          }
      }
    }

    @MainActor
    public class UIFontMetrics: NSObject {
      public static let `default` = UIFontMetrics()
      public override init() {}
      public init(forTextStyle textStyle: UIFont.TextStyle) {}
      @ambient("text")
      public func scaledValue(for value: CGFloat) -> CGFloat { value }
      @ambient("text")
      public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
      @ambient("text")
      public func scaledFont(for font: UIFont) -> UIFont { font }
      @ambient("text")
      public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
      @ambient("text")
      public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(font.pointSize, maximumPointSize))
      }
    }

    @MainActor
    public class UIDevice: NSObject {
      @ambient("size") public static let current = UIDevice()
      public var name: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
      public var model: String { name }
      public var localizedModel: String { name }
      public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
      public var systemVersion: String { "26.0" }
      @constant("device")
      @primitive public var userInterfaceIdiom: UIUserInterfaceIdiom { get }
      public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
      public var orientation: UIDeviceOrientation { .portrait }
      public var isBatteryMonitoringEnabled = false
      public var isMultitaskingSupported: Bool { true }
      public var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
      public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
      public nonisolated static let batteryLevelDidChangeNotification =
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    public enum UIDeviceOrientation: Int, Sendable {
      case unknown
      case portrait
      case portraitUpsideDown
      case landscapeLeft
      case landscapeRight
      case faceUp
      case faceDown
      public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
      public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
      public var isFlat: Bool { self == .faceUp || self == .faceDown }
      public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
    }

    public enum UIUserInterfaceIdiom: Int, Sendable {
      case unspecified = -1
      case phone
      case pad
      case tv
      case carPlay
      case mac = 5
      case vision
    }

    @MainActor
    public class UIImpactFeedbackGenerator: NSObject {
      public enum FeedbackStyle: Int {
        case light
        case medium
        case heavy
        case soft
        case rigid
      }
      public init(style: FeedbackStyle) {}
      public override init() {}
      public func prepare() {}
      public func impactOccurred() {}
      public func impactOccurred(intensity: CGFloat) {}
    }

    @MainActor
    public class UINotificationFeedbackGenerator: NSObject {
      public enum FeedbackType: Int {
        case success
        case warning
        case error
      }
      public override init() {}
      public func prepare() {}
      public func notificationOccurred(_ notificationType: FeedbackType) {}
    }

    @MainActor
    public class UISelectionFeedbackGenerator: NSObject {
      public override init() {}
      public func prepare() {}
      public func selectionChanged() {}
    }

    public final class UIPasteboard: NSObject {
      public static let general = UIPasteboard()
      public var string: String? {
        didSet { strings = string.map { [$0] } }
      }
      public var strings: [String]?
      public var url: URL? {
        didSet { string = url?.absoluteString }
      }
      public var image: UIImage?
      public var items: [[String: Any]] = []
      public var hasStrings: Bool { string != nil }
      public var hasURLs: Bool { url != nil }
      public var hasImages: Bool { image != nil }
      public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { string = value as? String }
      public func setData(_ data: Data, forPasteboardType pasteboardType: String) {}
    }

    public final class UIColor: NSObject, @unchecked Sendable {
      /// The colour that it paints with.
      var color: Color
      init(painting color: Color) {
        self.color = color
      }
      convenience init(system name: String, light: Int, dark: Int, opacity: Double = 1, darkOpacity: Double? = nil) {
        self.init(
          painting: Color(system: name, light: light, dark: dark, opacity: opacity, darkOpacity: darkOpacity))
      }
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      }
      public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
      }
      public init(white: CGFloat, alpha: CGFloat) {
        color = Color(white: Double(white), opacity: Double(alpha))
      }
      public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
          hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
      }
      public init(_ color: Color) {
        self.color = color
      }
      public init(resource: ColorResource) {
        color = Color(resource)
      }
      public init(cgColor: CGColor) {
        color = Color(cgColor: cgColor)
      }
      /// A dynamic colour: the closure runs once for each appearance. It sees no other traits.
      public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        color = Color(
          provider: .dynamic(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
      }
      public init?(named name: String) {
        color = Color(name)
      }
      public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        color = Color(name)
      }
      public static let label = UIColor(system: "label", light: 0x000000, dark: 0xFFFFFF)
      public static let secondaryLabel = UIColor(
        system: "secondaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.6)
      public static let tertiaryLabel = UIColor(
        system: "tertiaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3)
      public static let quaternaryLabel = UIColor(
        system: "quaternaryLabel", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.18, darkOpacity: 0.16)
      public static let placeholderText = UIColor(
        system: "placeholderText", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3)
      public static let separator = UIColor(
        system: "separator", light: 0x3C3C43, dark: 0x545458, opacity: 0.29, darkOpacity: 0.6)
      public static let opaqueSeparator = UIColor(system: "opaqueSeparator", light: 0xC6C6C8, dark: 0x38383A)
      public static let link = UIColor(system: "link", light: 0x007AFF, dark: 0x0984FF)
      public static let systemBackground = UIColor(system: "systemBackground", light: 0xFFFFFF, dark: 0x000000)
      public static let secondarySystemBackground = UIColor(
        system: "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E)
      public static let tertiarySystemBackground = UIColor(
        system: "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E)
      public static let systemGroupedBackground = UIColor(
        system: "systemGroupedBackground", light: 0xF2F2F7, dark: 0x000000)
      public static let secondarySystemGroupedBackground = UIColor(
        system: "secondarySystemGroupedBackground", light: 0xFFFFFF, dark: 0x1C1C1E)
      public static let tertiarySystemGroupedBackground = UIColor(
        system: "tertiarySystemGroupedBackground", light: 0xF2F2F7, dark: 0x2C2C2E)
      public static let systemFill = UIColor(
        system: "systemFill", light: 0x787880, dark: 0x787880, opacity: 0.2, darkOpacity: 0.36)
      public static let secondarySystemFill = UIColor(
        system: "secondarySystemFill", light: 0x787880, dark: 0x787880, opacity: 0.16, darkOpacity: 0.32)
      public static let tertiarySystemFill = UIColor(
        system: "tertiarySystemFill", light: 0x767680, dark: 0x767680, opacity: 0.12, darkOpacity: 0.24)
      public static let quaternarySystemFill = UIColor(
        system: "quaternarySystemFill", light: 0x747480, dark: 0x767680, opacity: 0.08, darkOpacity: 0.18)
      public static let systemRed = UIColor(painting: .red)
      public static let systemOrange = UIColor(painting: .orange)
      public static let systemYellow = UIColor(painting: .yellow)
      public static let systemGreen = UIColor(painting: .green)
      public static let systemMint = UIColor(painting: .mint)
      public static let systemTeal = UIColor(painting: .teal)
      public static let systemCyan = UIColor(painting: .cyan)
      public static let systemBlue = UIColor(painting: .blue)
      public static let systemIndigo = UIColor(painting: .indigo)
      public static let systemPurple = UIColor(painting: .purple)
      public static let systemPink = UIColor(painting: .pink)
      public static let systemBrown = UIColor(painting: .brown)
      public static let tintColor = UIColor(painting: .accentColor)
      public static let systemGray = UIColor(system: "systemGray", light: 0x8E8E93, dark: 0x8E8E93)
      public static let systemGray2 = UIColor(system: "systemGray2", light: 0xAEAEB2, dark: 0x636366)
      public static let systemGray3 = UIColor(system: "systemGray3", light: 0xC7C7CC, dark: 0x48484A)
      public static let systemGray4 = UIColor(system: "systemGray4", light: 0xD1D1D6, dark: 0x3A3A3C)
      public static let systemGray5 = UIColor(system: "systemGray5", light: 0xE5E5EA, dark: 0x2C2C2E)
      public static let systemGray6 = UIColor(system: "systemGray6", light: 0xF2F2F7, dark: 0x1C1C1E)
      public static let red = UIColor(system: "red", light: 0xFF0000, dark: 0xFF0000)
      public static let orange = UIColor(system: "orange", light: 0xFF8000, dark: 0xFF8000)
      public static let yellow = UIColor(system: "yellow", light: 0xFFFF00, dark: 0xFFFF00)
      public static let green = UIColor(system: "green", light: 0x00FF00, dark: 0x00FF00)
      public static let cyan = UIColor(system: "cyan", light: 0x00FFFF, dark: 0x00FFFF)
      public static let blue = UIColor(system: "blue", light: 0x0000FF, dark: 0x0000FF)
      public static let magenta = UIColor(system: "magenta", light: 0xFF00FF, dark: 0xFF00FF)
      public static let purple = UIColor(system: "purple", light: 0x800080, dark: 0x800080)
      public static let brown = UIColor(system: "brown", light: 0x996633, dark: 0x996633)
      public static let gray = UIColor(system: "gray", light: 0x808080, dark: 0x808080)
      public static let lightGray = UIColor(system: "lightGray", light: 0xAAAAAA, dark: 0xAAAAAA)
      public static let darkGray = UIColor(system: "darkGray", light: 0x555555, dark: 0x555555)
      public static let white = UIColor(system: "white", light: 0xFFFFFF, dark: 0xFFFFFF)
      public static let black = UIColor(system: "black", light: 0x000000, dark: 0x000000)
      public static let clear = UIColor(painting: .clear)
      public static let windowBackgroundColor = UIColor(
        system: "windowBackgroundColor", light: 0xECECEC, dark: 0x323232)
      public static let controlBackgroundColor = UIColor(
        system: "controlBackgroundColor", light: 0xFFFFFF, dark: 0x1E1E1E)
      public static let textBackgroundColor = UIColor(system: "textBackgroundColor", light: 0xFFFFFF, dark: 0x1E1E1E)
      public static let underPageBackgroundColor = UIColor(
        system: "underPageBackgroundColor", light: 0x969696, dark: 0x282828)
      public static let labelColor = UIColor(system: "labelColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.85)
      public static let secondaryLabelColor = UIColor(
        system: "secondaryLabelColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.5, darkOpacity: 0.55)
      public static let tertiaryLabelColor = UIColor(
        system: "tertiaryLabelColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.26, darkOpacity: 0.25)
      public static let quaternaryLabelColor = UIColor(
        system: "quaternaryLabelColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.1)
      public static let textColor = UIColor(system: "textColor", light: 0x000000, dark: 0xFFFFFF)
      public static let placeholderTextColor = UIColor(
        system: "placeholderTextColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.26, darkOpacity: 0.25)
      public static let controlColor = UIColor(
        system: "controlColor", light: 0xFFFFFF, dark: 0xFFFFFF, opacity: 1, darkOpacity: 0.25)
      public static let controlTextColor = UIColor(
        system: "controlTextColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.85)
      public static let controlAccentColor = UIColor(system: "controlAccentColor", light: 0x007AFF, dark: 0x007AFF)
      public static let separatorColor = UIColor(
        system: "separatorColor", light: 0x000000, dark: 0xFFFFFF, opacity: 0.1)
      public static let gridColor = UIColor(system: "gridColor", light: 0xE6E6E6, dark: 0x1A1A1A)
      public static let selectedContentBackgroundColor = UIColor(
        system: "selectedContentBackgroundColor", light: 0x0064E1, dark: 0x0059D1)
      public static let unemphasizedSelectedContentBackgroundColor = UIColor(
        system: "unemphasizedSelectedContentBackgroundColor", light: 0xDCDCDC, dark: 0x464646)
      public static let linkColor = UIColor(system: "linkColor", light: 0x0068DA, dark: 0x419CFF)
      public static let shadowColor = UIColor(system: "shadowColor", light: 0x000000, dark: 0x000000)
      public static let highlightColor = UIColor(system: "highlightColor", light: 0xFFFFFF, dark: 0xB4B4B4)
      #if os(macOS)
      public func usingColorSpace(_ space: NSColorSpace) -> UIColor? { self }
      public func blended(withFraction fraction: CGFloat, of color: UIColor) -> UIColor? {
        let (left, right) = (resolved, color.resolved)
        func mixed(_ first: Float, _ second: Float) -> CGFloat { CGFloat(first) * (1 - fraction) + CGFloat(second) * fraction }
        return UIColor(
          red: mixed(left.red, right.red), green: mixed(left.green, right.green), blue: mixed(left.blue, right.blue),
          alpha: mixed(left.opacity, right.opacity))
      }
      public func shadow(withLevel val: CGFloat) -> UIColor? { blended(withFraction: val, of: .black) }
      public func highlight(withLevel val: CGFloat) -> UIColor? { blended(withFraction: val, of: .white) }
      public func withSystemEffect(_ systemEffect: SystemEffect) -> UIColor { self }
      public enum SystemEffect: Int, Sendable { case none, pressed, deepPressed, disabled, rollover }
      #endif
      public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }
      public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
      public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(painting: color.opacity(Double(alpha)))
      }
      public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(painting: color._inAppearance(isDark: traitCollection.userInterfaceStyle == .dark))
      }

      var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }
      public var redComponent: CGFloat { CGFloat(resolved.red) }
      public var greenComponent: CGFloat { CGFloat(resolved.green) }
      public var blueComponent: CGFloat { CGFloat(resolved.blue) }
      public var alphaComponent: CGFloat { CGFloat(resolved.opacity) }
      // In Objective-C the results are pointers.
      @discardableResult
      public func getRed(
        _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
      ) -> Bool {
        (red, green, blue, alpha) = (redComponent, greenComponent, blueComponent, alphaComponent)
        return true
      }
      @discardableResult
      public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
        (white, alpha) = ((redComponent + greenComponent + blueComponent) / 3, alphaComponent)
        return true
      }
      @discardableResult
      public func getHue(
        _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
      ) -> Bool {
        let (red, green, blue) = (redComponent, greenComponent, blueComponent)
        let highest = max(red, green, blue)
        let range = highest - min(red, green, blue)
        brightness = highest
        saturation = highest == 0 ? 0 : range / highest
        alpha = alphaComponent
        var sixth: CGFloat = 0
        if range > 0 {
          if highest == red {
            sixth = (green - blue) / range
          } else if highest == green {
            sixth = (blue - red) / range + 2
          } else {
            sixth = (red - green) / range + 4
          }
        }
        hue = (sixth < 0 ? sixth + 6 : sixth) / 6
        return true
      }
      public var cgColor: CGColor {
        CGColor(red: redComponent, green: greenComponent, blue: blueComponent, alpha: alphaComponent)
      }
    }

    public final class UIImage: NSObject, @unchecked Sendable {
      var name: String?
      var systemName: String?
      public override init() {}
      public init?(named name: String) {
        self.name = name
      }
      public init?(systemName: String) {
        self.systemName = systemName
      }
      init(resourceName: String) {
        name = resourceName
      }
      @slow("decodes an image")
      public init?(data: Data) {
        guard !data.isEmpty else { return nil }
        if let text = String(data: data, encoding: .utf8), text.hasPrefix("image:") {
          name = String(text.dropFirst(6))
        } else {
          name = _decodedImage(data)
        }
      }
      @slow("reads an image")
      public init?(contentsOfFile path: String) {
        if let data = FileManager.default.contents(atPath: path) { name = _decodedImage(data) }
      }
      /// The name by which a decoded image is shown; `nil` for an unsupported format.
      @primitive func _decodedImage(_ data: Data) -> String?
      public init(cgImage: CGImage) {}
      /// The size that a Mac program gives to an image.
      var _ownSize: CGSize?
      @primitive var _size: CGSize { get }
      #if os(macOS)
      public var size: CGSize {
        get { _ownSize ?? _size }
        set { _ownSize = newValue }
      }
      #else
      public var size: CGSize { _size }
      #endif
      public var scale: CGFloat { 1 }
      public var cgImage: CGImage? {
        CGImage(width: max(1, Int(size.width * scale)), height: max(1, Int(size.height * scale)))
      }
      @slow("encodes an image")
      public func jpegData(compressionQuality: CGFloat) -> Data? { _data }
      @slow("encodes an image")
      public func pngData() -> Data? { _data }
      /// The name of the image, encoded as data from which the image can be created again.
      var _data: Data? { name.map { Data(("image:" + $0).utf8) } }
    }

    @freestanding(expression)
    public macro colorLiteral(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor =
      #externalMacro(module: "Swift", type: "ColorLiteral")
    @freestanding(expression)
    public macro imageLiteral(resourceName: String) -> UIImage =
      #externalMacro(module: "Swift", type: "ImageLiteral")

    extension UIImage: NSItemProviderWriting {}

    extension UIImage {
      var _provider: Image.Provider {
        systemName.map { .system($0, variableValue: nil) } ?? .platform(self)
      }
    }

    extension UIImage {
      public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }
      public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
      }
      public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified, small, medium, large }
      public enum SymbolWeight: Int, Sendable {
        case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
      }
      public class Configuration: NSObject { public override init() {} }
      public class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: SymbolWeight) {}
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}
        public init(pointSize: CGFloat, weight: UIFont.Weight) {}
        public init(pointSize: CGFloat, weight: UIFont.Weight, scale: SymbolScale) {}
        public init(textStyle: UIFont.TextStyle) {}
        public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {}
        public init(weight: SymbolWeight) {}
        public init(scale: SymbolScale) {}
        public init(font: UIFont) {}
        public init(font: UIFont, scale: SymbolScale) {}
        public init(paletteColors: [UIColor]) {}
        public init(hierarchicalColor: UIColor) {}
        public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration { self }
      }
      public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
        self.init(systemName: systemName)
      }
      public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name)
      }
      public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(named: name)
      }
      @slow("decodes an image")
      public convenience init?(data: Data, scale: CGFloat) { self.init(data: data) }
      public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) { self.init(cgImage: cgImage) }
      public convenience init(ciImage: CIImage) { self.init() }
      public var imageOrientation: Orientation { .up }
      public var renderingMode: RenderingMode { .automatic }
      public var isSymbolImage: Bool { systemName != nil }
      public var ciImage: CIImage? { nil }
      public var images: [UIImage]? { nil }
      public var capInsets: UIEdgeInsets { .zero }
      public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
      public func withTintColor(_ color: UIColor) -> UIImage { self }
      public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
      public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
      public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
      public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }
      public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
      public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
      public func withHorizontallyFlippedOrientation() -> UIImage { self }
      @slow("scales an image")
      public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
      public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
      @slow("decodes an image")
      public func preparingForDisplay() -> UIImage? { self }
      public func byPreparingForDisplay() async -> UIImage? { self }
      public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    }

    // The image context ignores drawing.
    public func UIGraphicsBeginImageContext(_ size: CGSize) {}
    public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
    public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
    public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
    public func UIGraphicsEndImageContext() {}
    public func UIGraphicsPushContext(_ context: CGContext) {}
    public func UIGraphicsPopContext() {}
    public func UIRectFill(_ rect: CGRect) {}
    public func UIRectClip(_ rect: CGRect) {}

    extension UIColor: NSItemProviderWriting {}

    #if os(macOS)
    public typealias NSColor = UIColor
    public typealias NSImage = UIImage
    extension UIImage {
      public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name)
      }
      public convenience init(size: NSSize) { self.init() }
      public convenience init(size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool) { self.init() }
      public convenience init(cgImage: CGImage, size: NSSize) { self.init(cgImage: cgImage) }
      @slow("reads an image")
      public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
      @slow("reads an image")
      public convenience init(byReferencing url: URL) { self.init() }
      public var isTemplate: Bool {
        get { false }
        set {}
      }
      public var isValid: Bool { true }
      @slow("encodes an image")
      public var tiffRepresentation: Data? { _data }
      public var representations: [NSBitmapImageRep] { [] }
      public func lockFocus() {}
      public func unlockFocus() {}
      public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: AnyObject?,
        hints: [AnyHashable: Any]?
      ) -> CGImage? { cgImage }
      public func draw(in rect: NSRect, from fromRect: NSRect, operation op: Int, fraction delta: CGFloat) {}
    }
    public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let size = NSDeviceDescriptionKey("NSDeviceSize")
      public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    }
    public class NSColorSpace: NSObject {
      public static let sRGB = NSColorSpace()
      public static let deviceRGB = NSColorSpace()
      public static let genericRGB = NSColorSpace()
      public static let extendedSRGB = NSColorSpace()
      public static let displayP3 = NSColorSpace()
      public static let deviceGray = NSColorSpace()
      public static let genericGray = NSColorSpace()
    }
    public class NSScreen: NSObject {
      @ambient("size") public static let main: NSScreen? = NSScreen()
      public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
      public var frame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
      public var visibleFrame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 875) }
      public var backingScaleFactor: CGFloat { 2 }
      public var localizedName: String { "Display" }
      public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
      public var auxiliaryTopLeftArea: NSRect? { nil }
      public var auxiliaryTopRightArea: NSRect? { nil }
      public var maximumFramesPerSecond: Int { 60 }
      public var deviceDescription: [NSDeviceDescriptionKey: Any] { [NSDeviceDescriptionKey("NSScreenNumber"): 1 as UInt32] }
    }
    #endif

    #if os(macOS)
    public typealias NSTextContentType = UITextContentType
    #endif

    extension UIKeyboardType {
      public static var alphabet: UIKeyboardType { .asciiCapable }
    }
    public enum UIKeyboardType: Int, Sendable {
      case `default`
      case asciiCapable
      case numbersAndPunctuation
      case URL
      case numberPad
      case phonePad
      case namePhonePad
      case emailAddress
      case decimalPad
      case twitter
      case webSearch
      case asciiCapableNumberPad
    }

    public enum UITextAutocapitalizationType: Int, Sendable {
      case none
      case words
      case sentences
      case allCharacters
    }

    public struct UITextContentType: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) {
        self.rawValue = rawValue
      }
      public static let name = UITextContentType(rawValue: "name")
      public static let givenName = UITextContentType(rawValue: "given-name")
      public static let familyName = UITextContentType(rawValue: "family-name")
      public static let username = UITextContentType(rawValue: "username")
      public static let password = UITextContentType(rawValue: "password")
      public static let newPassword = UITextContentType(rawValue: "new-password")
      public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
      public static let emailAddress = UITextContentType(rawValue: "email")
      public static let telephoneNumber = UITextContentType(rawValue: "tel")
      public static let URL = UITextContentType(rawValue: "url")
      public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
      public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
      public static let addressCity = UITextContentType(rawValue: "address-level2")
      public static let addressState = UITextContentType(rawValue: "address-level1")
      public static let postalCode = UITextContentType(rawValue: "postal-code")
      public static let countryName = UITextContentType(rawValue: "country-name")
      public static let organizationName = UITextContentType(rawValue: "organization")
      public static let jobTitle = UITextContentType(rawValue: "organization-title")
      public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    }

    public struct UTType: Hashable, Sendable {
      public let identifier: String
      init(known identifier: String) {
        self.identifier = identifier
      }
      public init?(_ identifier: String) {
        self.identifier = identifier
      }
      public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
      }
      public init(importedAs identifier: String, conformingTo parent: UTType? = nil) {
        self.identifier = identifier
      }
      public init?(filenameExtension: String) {
        self.init(_extension: filenameExtension)
      }
      public init?(filenameExtension: String, conformingTo supertype: UTType) {
        self.init(_extension: filenameExtension)
      }
      public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let fact = UTType._facts.first(where: { $0.mime == mimeType }) else { return nil }
        identifier = fact.identifier
      }
      init(_extension text: String) {
        let fact = UTType._facts.first { $0.extensions.contains(text.lowercased()) }
        identifier = fact?.identifier ?? "dyn." + text
      }
      static let _facts: [(identifier: String, extensions: [String], mime: String?, parents: [String])] = [
        ("public.plain-text", ["txt", "text"], "text/plain", ["public.text", "public.content", "public.data"]),
        ("public.json", ["json"], "application/json", ["public.text", "public.content", "public.data"]),
        ("public.xml", ["xml"], "application/xml", ["public.text", "public.content", "public.data"]),
        ("public.html", ["html", "htm"], "text/html", ["public.text", "public.content", "public.data"]),
        ("public.rtf", ["rtf"], "text/rtf", ["public.text", "public.content", "public.data"]),
        ("public.comma-separated-values-text", ["csv"], "text/csv", ["public.text", "public.content", "public.data"]),
        ("public.swift-source", ["swift"], nil, ["public.source-code", "public.text", "public.content", "public.data"]),
        ("com.adobe.pdf", ["pdf"], "application/pdf", ["public.content", "public.data"]),
        ("public.png", ["png"], "image/png", ["public.image", "public.content", "public.data"]),
        ("public.jpeg", ["jpg", "jpeg"], "image/jpeg", ["public.image", "public.content", "public.data"]),
        ("com.compuserve.gif", ["gif"], "image/gif", ["public.image", "public.content", "public.data"]),
        ("public.svg-image", ["svg"], "image/svg+xml", ["public.image", "public.content", "public.data"]),
        ("public.heic", ["heic"], "image/heic", ["public.image", "public.content", "public.data"]),
        ("public.tiff", ["tiff", "tif"], "image/tiff", ["public.image", "public.content", "public.data"]),
        ("org.webmproject.webp", ["webp"], "image/webp", ["public.image", "public.content", "public.data"]),
        ("public.mpeg-4", ["mp4"], "video/mp4", ["public.movie", "public.audiovisual-content", "public.content", "public.data"]),
        (
          "com.apple.quicktime-movie", ["mov"], "video/quicktime",
          ["public.movie", "public.audiovisual-content", "public.content", "public.data"]
        ),
        ("public.mp3", ["mp3"], "audio/mpeg", ["public.audio", "public.audiovisual-content", "public.content", "public.data"]),
        ("com.microsoft.waveform-audio", ["wav"], "audio/wav", ["public.audio", "public.content", "public.data"]),
        ("public.mpeg-4-audio", ["m4a"], "audio/mp4", ["public.audio", "public.content", "public.data"]),
        ("public.zip-archive", ["zip"], "application/zip", ["public.archive", "public.data"]),
        ("org.idpf.epub-container", ["epub"], "application/epub+zip", ["public.content", "public.data"]),
        ("com.apple.property-list", ["plist"], nil, ["public.data"]),
        ("public.folder", [], nil, ["public.directory"]),
      ]
      private var _fact: (identifier: String, extensions: [String], mime: String?, parents: [String])? {
        UTType._facts.first { $0.identifier == identifier }
      }
      public var preferredFilenameExtension: String? { _fact?.extensions.first }
      public var preferredMIMEType: String? { _fact?.mime ?? nil }
      public var localizedDescription: String? { identifier }
      public var description: String { identifier }
      public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
      public var isDeclared: Bool { !isDynamic }
      public var isPublic: Bool { identifier.hasPrefix("public.") }
      public func conforms(to type: UTType) -> Bool {
        type == self || type == .item || _fact?.parents.contains(type.identifier) ?? false
      }
      public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }
      public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
      public static let item = UTType(known: "public.item")
      public static let content = UTType(known: "public.content")
      public static let data = UTType(known: "public.data")
      public static let directory = UTType(known: "public.directory")
      public static let folder = UTType(known: "public.folder")
      public static let text = UTType(known: "public.text")
      public static let plainText = UTType(known: "public.plain-text")
      public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
      public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
      public static let json = UTType(known: "public.json")
      public static let xml = UTType(known: "public.xml")
      public static let html = UTType(known: "public.html")
      public static let rtf = UTType(known: "public.rtf")
      public static let pdf = UTType(known: "com.adobe.pdf")
      public static let url = UTType(known: "public.url")
      public static let fileURL = UTType(known: "public.file-url")
      public static let image = UTType(known: "public.image")
      public static let png = UTType(known: "public.png")
      public static let jpeg = UTType(known: "public.jpeg")
      public static let gif = UTType(known: "com.compuserve.gif")
      public static let svg = UTType(known: "public.svg-image")
      public static let movie = UTType(known: "public.movie")
      public static let video = UTType(known: "public.video")
      public static let audio = UTType(known: "public.audio")
      public static let mp3 = UTType(known: "public.mp3")
      public static let zip = UTType(known: "public.zip-archive")
      public static let archive = UTType(known: "public.archive")
      public static let epub = UTType(known: "org.idpf.epub-container")
      public static let propertyList = UTType(known: "com.apple.property-list")
      public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
      public static let sourceCode = UTType(known: "public.source-code")
      public static let swiftSource = UTType(known: "public.swift-source")
      public static let shellScript = UTType(known: "public.shell-script")
      public static let delimitedText = UTType(known: "public.delimited-values-text")
      public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
      public static let yaml = UTType(known: "public.yaml")
      public static let log = UTType(known: "com.apple.log")
      public static let heic = UTType(known: "public.heic")
      public static let heif = UTType(known: "public.heif")
      public static let tiff = UTType(known: "public.tiff")
      public static let bmp = UTType(known: "com.microsoft.bmp")
      public static let ico = UTType(known: "com.microsoft.ico")
      public static let icns = UTType(known: "com.apple.icns")
      public static let webP = UTType(known: "org.webmproject.webp")
      public static let rawImage = UTType(known: "com.adobe.raw-image")
      public static let livePhoto = UTType(known: "com.apple.live-photo")
      public static let audiovisualContent = UTType(known: "public.audiovisual-content")
      public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
      public static let mpeg4Movie = UTType(known: "public.mpeg-4")
      public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
      public static let wav = UTType(known: "com.microsoft.waveform-audio")
      public static let aiff = UTType(known: "public.aiff-audio")
      public static let midi = UTType(known: "public.midi-audio")
      public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
      public static let package = UTType(known: "com.apple.package")
      public static let bundle = UTType(known: "com.apple.bundle")
      public static let application = UTType(known: "com.apple.application")
      public static let applicationBundle = UTType(known: "com.apple.application-bundle")
      public static let executable = UTType(known: "public.executable")
      public static let unixExecutable = UTType(known: "public.unix-executable")
      public static let database = UTType(known: "public.database")
      public static let font = UTType(known: "public.font")
      public static let contact = UTType(known: "public.contact")
      public static let vCard = UTType(known: "public.vcard")
      public static let calendarEvent = UTType(known: "public.calendar-event")
      public static let emailMessage = UTType(known: "public.email-message")
      public static let message = UTType(known: "public.message")
      public static let spreadsheet = UTType(known: "public.spreadsheet")
      public static let presentation = UTType(known: "public.presentation")
      public static let compositeContent = UTType(known: "public.composite-content")
      public static let diskImage = UTType(known: "public.disk-image")
      public static let volume = UTType(known: "public.volume")
      public static let symbolicLink = UTType(known: "public.symlink")
      public static let internetLocation = UTType(known: "com.apple.internet-location")
      public static let webArchive = UTType(known: "com.apple.webarchive")
      public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
      public static let bz2 = UTType(known: "public.bzip2-archive")
      public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
      public static let x509Certificate = UTType(known: "public.x509-certificate")
      public static let javaScript = UTType(known: "com.netscape.javascript-source")
      public static let pythonScript = UTType(known: "public.python-script")
    }
    """#
}

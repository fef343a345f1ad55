extension InterfaceText {
  /// What of UIKit views call in initialisers and actions: windows, the looks of bars, alerts, shared activities. It has no
  /// effect on a picture: nothing is presented or coloured by it.
  static let swiftUIViewsOfUIKit = #"""
    @MainActor
    open class UIScene: UIResponder {
      public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive
        case foregroundInactive
        case background
      }
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
      public var traitCollection: UITraitCollection { UITraitCollection.current }
    }

    @MainActor
    open class UIWindow: UIView {
      static let main = UIWindow()
      public var rootViewController: UIViewController? = UIViewController()
      public var isKeyWindow: Bool { true }
      public var windowScene: UIWindowScene? { UIWindowScene.main }
      public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
      // Those of a phone without bars: nothing of a picture depends on it.
      public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
      public func makeKeyAndVisible() {}
    }

    extension UIApplication {
      public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
      public var windows: [UIWindow] { [UIWindow.main] }
      public var keyWindow: UIWindow? { UIWindow.main }
      @discardableResult
      public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { true }
    }

    public class UIEvent: NSObject {}

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

    // MARK: Looks

    public class UIVisualEffect: NSObject {}

    public class UIBlurEffect: UIVisualEffect {
      public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
      }
      public init(style: Style) {}
    }

    @MainActor
    open class UIVisualEffectView: UIView {
      public var effect: UIVisualEffect?
      public init(effect: UIVisualEffect?) { self.effect = effect }
    }

    public class UIBarAppearance: NSObject {
      public override init() {}
      public var backgroundColor: UIColor?
      public var backgroundEffect: UIBlurEffect?
      public var backgroundImage: UIImage?
      public var shadowColor: UIColor?
      public var shadowImage: UIImage?
      public func configureWithDefaultBackground() {}
      public func configureWithOpaqueBackground() {}
      public func configureWithTransparentBackground() {}
    }

    public class UINavigationBarAppearance: UIBarAppearance {
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
      public var buttonAppearance = UIBarButtonItemAppearance()
      public var backButtonAppearance = UIBarButtonItemAppearance()
      public var doneButtonAppearance = UIBarButtonItemAppearance()
      public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
    }

    public class UIToolbarAppearance: UIBarAppearance {}

    public class UITabBarAppearance: UIBarAppearance {
      public var stackedLayoutAppearance = UITabBarItemAppearance()
      public var inlineLayoutAppearance = UITabBarItemAppearance()
      public var compactInlineLayoutAppearance = UITabBarItemAppearance()
      public var selectionIndicatorTintColor: UIColor?
    }

    public class UIBarButtonItemAppearance: NSObject {
      public var normal = UIBarItemStateAppearance()
      public var highlighted = UIBarItemStateAppearance()
      public var disabled = UIBarItemStateAppearance()
    }

    public class UITabBarItemAppearance: NSObject {
      public var normal = UIBarItemStateAppearance()
      public var selected = UIBarItemStateAppearance()
      public var disabled = UIBarItemStateAppearance()
    }

    public class UIBarItemStateAppearance: NSObject {
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      public var iconColor: UIColor?
      public var badgeBackgroundColor: UIColor?
      public var titlePositionAdjustment = UIOffset()
    }

    public struct UIOffset: Equatable, Sendable {
      public var horizontal: CGFloat = 0
      public var vertical: CGFloat = 0
      public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
      }
    }

    public enum UIBarMetrics: Int, Sendable {
      case `default`, compact
      case defaultPrompt = 101, compactPrompt
    }

    @MainActor
    open class UINavigationBar: UIView {
      static let proxy = UINavigationBar()
      public static func appearance() -> UINavigationBar { proxy }
      public var standardAppearance = UINavigationBarAppearance()
      public var compactAppearance: UINavigationBarAppearance?
      public var scrollEdgeAppearance: UINavigationBarAppearance?
      public var compactScrollEdgeAppearance: UINavigationBarAppearance?
      public var titleTextAttributes: [NSAttributedString.Key: Any]?
      public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
      public var barTintColor: UIColor?
      public var isTranslucent = true
      public var prefersLargeTitles = false
      public var shadowImage: UIImage?
      public var backIndicatorImage: UIImage?
      public var backIndicatorTransitionMaskImage: UIImage?
      public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
    }

    @MainActor
    open class UITabBar: UIView {
      static let proxy = UITabBar()
      public static func appearance() -> UITabBar { proxy }
      public var standardAppearance = UITabBarAppearance()
      public var scrollEdgeAppearance: UITabBarAppearance?
      public var barTintColor: UIColor?
      public var unselectedItemTintColor: UIColor?
      public var isTranslucent = true
      public var backgroundImage: UIImage?
      public var shadowImage: UIImage?
    }

    @MainActor
    open class UIToolbar: UIView {
      static let proxy = UIToolbar()
      public static func appearance() -> UIToolbar { proxy }
      public var standardAppearance = UIToolbarAppearance()
      public var scrollEdgeAppearance: UIToolbarAppearance?
      public var barTintColor: UIColor?
      public var isTranslucent = true
    }

    @MainActor
    open class UIScrollView: UIView {
      public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
      }
      static let proxy = UIScrollView()
      public static func appearance() -> UIScrollView { proxy }
      public var bounces = true
      public var alwaysBounceVertical = false
      public var isScrollEnabled = true
      public var isPagingEnabled = false
      public var showsVerticalScrollIndicator = true
      public var showsHorizontalScrollIndicator = true
      public var contentInset = UIEdgeInsets.zero
      public var keyboardDismissMode = KeyboardDismissMode.none
    }

    @MainActor
    open class UITableView: UIView {
      public static let automaticDimension: CGFloat = -1
      static let proxy = UITableView()
      public static func appearance() -> UITableView { proxy }
      public enum SeparatorStyle: Int, Sendable { case none, singleLine }
      public var separatorStyle = SeparatorStyle.singleLine
      public var separatorColor: UIColor?
      public var separatorInset = UIEdgeInsets.zero
      public var tableHeaderView: UIView?
      public var tableFooterView: UIView?
      public var sectionHeaderTopPadding: CGFloat = 0
      public var sectionHeaderHeight: CGFloat = 0
      public var sectionFooterHeight: CGFloat = 0
      public var sectionIndexColor: UIColor?
      public var isScrollEnabled = true
      public var bounces = true
      public var showsVerticalScrollIndicator = true
      public var contentInset = UIEdgeInsets.zero
    }

    @MainActor
    open class UITableViewCell: UIView {
      static let proxy = UITableViewCell()
      public static func appearance() -> UITableViewCell { proxy }
      public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
      public var selectionStyle = SelectionStyle.default
      public var selectedBackgroundView: UIView?
    }

    @MainActor
    open class UITextView: UIView {
      static let proxy = UITextView()
      public static func appearance() -> UITextView { proxy }
      public var text: String! = ""
      public var textColor: UIColor?
      public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      public var isScrollEnabled = true
    }

    @MainActor
    open class UITextField: UIView {
      public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
      static let proxy = UITextField()
      public static func appearance() -> UITextField { proxy }
      public var text: String? = ""
      public var placeholder: String?
      public var textColor: UIColor?
      public var clearButtonMode = ViewMode.never
    }

    @MainActor
    open class UIPageControl: UIView {
      static let proxy = UIPageControl()
      public static func appearance() -> UIPageControl { proxy }
      public var currentPageIndicatorTintColor: UIColor?
      public var pageIndicatorTintColor: UIColor?
    }

    @MainActor
    open class UIControl: UIView {
      public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
      }
      public var isEnabled = true
    }

    @MainActor
    open class UISegmentedControl: UIControl {
      static let proxy = UISegmentedControl()
      public static func appearance() -> UISegmentedControl { proxy }
      public var selectedSegmentTintColor: UIColor?
      public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
    }

    @MainActor
    open class UISwitch: UIControl {
      static let proxy = UISwitch()
      public static func appearance() -> UISwitch { proxy }
      public var onTintColor: UIColor?
      public var thumbTintColor: UIColor?
    }

    @MainActor
    open class UISlider: UIControl {
      static let proxy = UISlider()
      public static func appearance() -> UISlider { proxy }
      public var minimumTrackTintColor: UIColor?
      public var maximumTrackTintColor: UIColor?
      public var thumbTintColor: UIColor?
      public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
    }

    @MainActor
    open class UIDatePicker: UIControl {
      static let proxy = UIDatePicker()
      public static func appearance() -> UIDatePicker { proxy }
      public var minuteInterval = 1
    }

    // MARK: Fonts

    public typealias CTFont = UIFont

    extension UIFont {
      public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)
      }
      public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
      }
      public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(_name: weight._fontName, fontSize)
      }
      public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(_name: ".SFUIMono-Regular", fontSize)
      }
      public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(_name: weight._fontName, fontSize)
      }
      /// The size that the style has where a person has chosen none.
      public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        switch style {
        case .largeTitle: systemFont(ofSize: 34)
        case .title1: systemFont(ofSize: 28)
        case .title2: systemFont(ofSize: 22)
        case .title3: systemFont(ofSize: 20)
        case .headline: systemFont(ofSize: 17, weight: .semibold)
        case .callout: systemFont(ofSize: 16)
        case .subheadline: systemFont(ofSize: 15)
        case .footnote: systemFont(ofSize: 13)
        case .caption1: systemFont(ofSize: 12)
        case .caption2: systemFont(ofSize: 11)
        default: systemFont(ofSize: 17)
        }
      }
    }

    extension UIFont.Weight {
      var _fontName: String {
        switch self {
        case .ultraLight: ".SFUI-Ultralight"
        case .thin: ".SFUI-Thin"
        case .light: ".SFUI-Light"
        case .medium: ".SFUI-Medium"
        case .semibold: ".SFUI-Semibold"
        case .bold: ".SFUI-Bold"
        case .heavy: ".SFUI-Heavy"
        case .black: ".SFUI-Black"
        default: ".SFUI-Regular"
        }
      }
    }

    extension Font {
      public init(_ font: UIFont) {
        switch font.fontName {
        case ".SFUI-Regular": self = .system(size: font.pointSize)
        case ".SFUI-RegularItalic": self = .system(size: font.pointSize).italic()
        case ".SFUI-Ultralight": self = .system(size: font.pointSize, weight: .ultraLight)
        case ".SFUI-Thin": self = .system(size: font.pointSize, weight: .thin)
        case ".SFUI-Light": self = .system(size: font.pointSize, weight: .light)
        case ".SFUI-Medium": self = .system(size: font.pointSize, weight: .medium)
        case ".SFUI-Semibold": self = .system(size: font.pointSize, weight: .semibold)
        case ".SFUI-Bold": self = .system(size: font.pointSize, weight: .bold)
        case ".SFUI-Heavy": self = .system(size: font.pointSize, weight: .heavy)
        case ".SFUI-Black": self = .system(size: font.pointSize, weight: .black)
        case ".SFUIMono-Regular": self = .system(size: font.pointSize, design: .monospaced)
        default: self = .custom(font.fontName, fixedSize: font.pointSize)
        }
      }
    }

    // MARK: Presented

    @MainActor
    open class UINavigationController: UIViewController {}

    @MainActor
    open class UITabBarController: UIViewController {}

    extension UIViewController {
      public var presentedViewController: UIViewController? { nil }
      public var presentingViewController: UIViewController? { nil }
      public var navigationController: UINavigationController? { nil }
      public var tabBarController: UITabBarController? { nil }
      public var children: [UIViewController] { [] }
    }

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
      public var scale: CGFloat = 3
      public var opaque = false
      public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    public class UIGraphicsImageRendererContext: NSObject {
      public func fill(_ rect: CGRect) {}
      public func stroke(_ rect: CGRect) {}
      public func clip(to rect: CGRect) {}
    }

    /// A picture that is not drawn.
    public class UIGraphicsImageRenderer: NSObject {
      public init(size: CGSize) {}
      public init(size: CGSize, format: UIGraphicsImageRendererFormat) {}
      public init(bounds: CGRect) {}
      public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        actions(UIGraphicsImageRendererContext())
        return UIImage()
      }
    }

    extension UIColor {
      public func setFill() {}
      public func setStroke() {}
      public func set() {}
    }

    extension UIImage {
      public func draw(in rect: CGRect) {}
      public func draw(at point: CGPoint) {}
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
      public static var isVoiceOverRunning: Bool { false }
      public static var isReduceMotionEnabled: Bool { false }
      public static var isReduceTransparencyEnabled: Bool { false }
      public static var isBoldTextEnabled: Bool { false }
      public static var isSwitchControlRunning: Bool { false }
      public static var isDarkerSystemColorsEnabled: Bool { false }
      public static func post(notification: Notification, argument: Any?) {}
    }
    """#
}

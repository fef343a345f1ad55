extension InterfaceText {
  /// How an app says that bars, lists and controls of UIKit are to look. It has no effect on a picture.
  static let swiftUILooksOfUIKit = #"""
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
    """#
}

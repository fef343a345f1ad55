extension InterfaceText {
  /// The appearance settings of UIKit's bars, lists and controls. They have no effect on an image.
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
      public override class func appearance() -> UINavigationBar { proxy }
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
      public override class func appearance() -> UITabBar { proxy }
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
      public override class func appearance() -> UIToolbar { proxy }
      public var standardAppearance = UIToolbarAppearance()
      public var scrollEdgeAppearance: UIToolbarAppearance?
      public var barTintColor: UIColor?
      public var isTranslucent = true
    }

    /// A checker without a dictionary: every word is correct. [approximation]
    public class UITextChecker: NSObject {
      public override init() {}
      public class var availableLanguages: [String] { ["en"] }
      public func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
      ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
      public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
      public func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        nil
      }
      public class func learnWord(_ word: String) {}
      public class func hasLearnedWord(_ word: String) -> Bool { false }
    }
    """#
}

extension InterfaceText {
  /// UIKit's traits: the appearance, size classes and text sizes of a view.
  static let swiftUITraitsOfUIKit = #"""
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
    """#
}

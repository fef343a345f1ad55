extension InterfaceText {
  /// View controllers of UIKit.
  static let swiftUIUIKitControllers = #"""
    @MainActor
    open class UIViewController: UIResponder {
      public override convenience init() { self.init(nibName: nil, bundle: nil) }
      public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
      public init?(coder: NSCoder) {}
      private var kept: UIView?
      public var view: UIView! {
        get {
          if kept == nil {
            loadView()
            if kept == nil { kept = UIView() }
            viewDidLoad()
          }
          return kept
        }
        set { kept = newValue }
      }
      public var viewIfLoaded: UIView? { kept }
      public var isViewLoaded: Bool { kept != nil }
      public func loadViewIfNeeded() { _ = view }
      open func loadView() { kept = UIView() }
      open func viewDidLoad() {}
      open func viewWillAppear(_ animated: Bool) {}
      open func viewIsAppearing(_ animated: Bool) {}
      open func viewDidAppear(_ animated: Bool) {}
      open func viewWillDisappear(_ animated: Bool) {}
      open func viewDidDisappear(_ animated: Bool) {}
      open func viewWillLayoutSubviews() {}
      open func viewDidLayoutSubviews() {}
      open func viewSafeAreaInsetsDidChange() {}
      open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
      open func didReceiveMemoryWarning() {}
      open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
      open var title: String?
      public var modalPresentationStyle = UIModalPresentationStyle.automatic
      public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
      open var isModalInPresentation = false
      open var preferredContentSize = CGSize.zero
      open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
      open var preferredStatusBarStyle: UIStatusBarStyle { .default }
      open var prefersStatusBarHidden: Bool { false }
      open var prefersHomeIndicatorAutoHidden: Bool { false }
      open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
      open var shouldAutorotate: Bool { true }
      public func setNeedsStatusBarAppearanceUpdate() {}
      public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
      public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
      public var edgesForExtendedLayout: UIRectEdge = .all
      public var extendedLayoutIncludesOpaqueBars = false
      public var definesPresentationContext = false
      public var additionalSafeAreaInsets = UIEdgeInsets.zero
      open var traitCollection: UITraitCollection { UITraitCollection.current }
      public let navigationItem = UINavigationItem()
      open var toolbarItems: [UIBarButtonItem]?
      public var tabBarItem: UITabBarItem! = UITabBarItem()
      public private(set) weak var parent: UIViewController?
      public private(set) var children: [UIViewController] = []
      open func addChild(_ childController: UIViewController) {
        childController.parent = self
        children.append(childController)
      }
      open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
      }
      open func willMove(toParent parent: UIViewController?) {}
      open func didMove(toParent parent: UIViewController?) {}
      open func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
      ) { completion?() }
      open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
      open func show(_ vc: UIViewController, sender: Any?) {}
      open var presentedViewController: UIViewController? { nil }
      open var presentingViewController: UIViewController? { nil }
      open var navigationController: UINavigationController? { parent as? UINavigationController }
      open var tabBarController: UITabBarController? { nil }
      open var splitViewController: UISplitViewController? { nil }
      public var presentationController: UIPresentationController? { nil }
      public var popoverPresentationController: UIPopoverPresentationController? { nil }
      public var sheetPresentationController: UISheetPresentationController? { nil }
      public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

      /// Loads the view, and sends the callbacks of its first appearance.
      func _appear() {
        _ = view
        viewWillAppear(false)
        viewIsAppearing(false)
        viewDidAppear(false)
      }
      /// The drawing of the controller.
      public var _look: AnyView { AnyView(_DecoratedLook(view: view)) }
    }

    public enum UIModalPresentationStyle: Int, Sendable {
      case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
      case none = -1, automatic = -2
    }
    public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
    public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
    public struct UIRectEdge: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let top = UIRectEdge(rawValue: 1)
      public static let left = UIRectEdge(rawValue: 2)
      public static let bottom = UIRectEdge(rawValue: 4)
      public static let right = UIRectEdge(rawValue: 8)
      public static let all: UIRectEdge = [.top, .left, .bottom, .right]
    }

    @MainActor
    open class UIPopoverPresentationController: UIPresentationController {
      public var sourceView: UIView?
      public var sourceRect = CGRect.zero
      public var barButtonItem: UIBarButtonItem?
      public var permittedArrowDirections: UIPopoverArrowDirection = .any
    }
    public struct UIPopoverArrowDirection: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let up = UIPopoverArrowDirection(rawValue: 1)
      public static let down = UIPopoverArrowDirection(rawValue: 2)
      public static let any = UIPopoverArrowDirection(rawValue: 15)
    }
    @MainActor
    public protocol UISheetPresentationControllerDetentResolutionContext {
      var maximumDetentValue: CGFloat { get }
    }
    @MainActor
    open class UISheetPresentationController: UIPresentationController {
      public class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
          public init(_ rawValue: String) { self.rawValue = rawValue }
          public static let medium = Identifier("com.apple.UIKit.medium")
          public static let large = Identifier("com.apple.UIKit.large")
        }
        public private(set) var identifier = Identifier.large
        public static func medium() -> Detent { custom(identifier: .medium) { $0.maximumDetentValue / 2 } }
        public static func large() -> Detent { custom(identifier: .large) { $0.maximumDetentValue } }
        public static func custom(
          identifier: Identifier? = nil,
          resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
          let detent = Detent()
          detent.identifier = identifier ?? Identifier(UUID().uuidString)
          return detent
        }
      }
      public var detents: [Detent] = []
      public var selectedDetentIdentifier: Detent.Identifier?
      public var largestUndimmedDetentIdentifier: Detent.Identifier?
      public var prefersScrollingExpandsWhenScrolledToEdge = true
      public var prefersEdgeAttachedInCompactHeight = false
      public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
      public var prefersPageSizing = true
      public var sourceView: UIView?
      public func animateChanges(_ changes: () -> Void) { changes() }
      public func invalidateDetents() {}
      public var prefersGrabberVisible = false
      public var preferredCornerRadius: CGFloat?
    }

    @MainActor
    open class UINavigationController: UIViewController {
      public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
      }
      public let navigationBar = UINavigationBar()
      public let toolbar: UIToolbar! = UIToolbar()
      public var isNavigationBarHidden = false
      public var isToolbarHidden = true
      public var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
      open var viewControllers: [UIViewController] = [] { didSet { for child in viewControllers { addChild(child) } } }
      open var topViewController: UIViewController? { viewControllers.last }
      open var visibleViewController: UIViewController? { viewControllers.last }
      open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
      }
      @discardableResult
      open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
      }
      @discardableResult
      open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
      open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
      }
      open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
      public override var _look: AnyView {
        guard let top = viewControllers.last else { return super._look }
        return AnyView(_ControllerLook(controller: top))
      }
    }

    @MainActor
    open class UISplitViewController: UIViewController {
      open var viewControllers: [UIViewController] = []
    }

    @MainActor
    open class UINavigationItem: NSObject {
      public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
      public var title: String?
      public var prompt: String?
      public var titleView: UIView?
      public var leftBarButtonItem: UIBarButtonItem?
      public var rightBarButtonItem: UIBarButtonItem?
      public var leftBarButtonItems: [UIBarButtonItem]?
      public var rightBarButtonItems: [UIBarButtonItem]?
      public var backBarButtonItem: UIBarButtonItem?
      public var backButtonTitle: String?
      public var hidesBackButton = false
      public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
      public var searchController: UISearchController?
      public var hidesSearchBarWhenScrolling = true
      public var standardAppearance: UINavigationBarAppearance?
      public var scrollEdgeAppearance: UINavigationBarAppearance?
      public var compactAppearance: UINavigationBarAppearance?
    }

    @MainActor
    open class UIBarItem: NSObject {
      open var title: String?
      open var image: UIImage?
      open var isEnabled = true
      open var tag = 0
      open class func appearance() -> Self { Self() }
      open class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
      ) -> Self { Self() }
      public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
      ) {}
    }

    @MainActor
    open class UIBarButtonItem: UIBarItem {
      public enum Style: Int, Sendable { case plain, bordered, done }
      public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
      }
      public override init() {}
      public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.target = target as AnyObject?
        self.action = action
      }
      public init(title: String?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.title = title
        self.target = target as AnyObject?
        self.action = action
      }
      public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.image = image
        self.target = target as AnyObject?
        self.action = action
      }
      public init(customView: UIView) { self.customView = customView }
      public weak var target: AnyObject?
      public var action: Selector?
      public var customView: UIView?
      public var tintColor: UIColor?
      public var style = Style.plain
      public var width: CGFloat = 0
      public var menu: UIMenu?
      public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
      public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .fixedSpace)
      }
    }

    @MainActor
    open class UITabBarItem: UIBarItem {
      public override init() {}
      public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
      }
      public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
      }
      public var badgeValue: String?
      public var badgeColor: UIColor?
      public var selectedImage: UIImage?
    }
    """#
}

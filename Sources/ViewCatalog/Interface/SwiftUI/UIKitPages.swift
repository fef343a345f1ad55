extension InterfaceText {
  /// View controllers of UIKit that show one of several controllers: as pages, or behind tabs.
  static let swiftUIUIKitPages = #"""
    @MainActor
    @follows("properties")
    open class UIPageViewController: UIViewController {
      public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
      public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
      public enum NavigationDirection: Int, Sendable { case forward, reverse }
      public enum SpineLocation: Int, Sendable { case none, min, mid, max }
      public struct OptionsKey: Hashable, Sendable {
        var name: String
        public static let spineLocation = OptionsKey(name: "spineLocation")
        public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
      }
      public private(set) var viewControllers: [UIViewController]?
      open weak var dataSource: (any UIPageViewControllerDataSource)?
      open weak var delegate: (any UIPageViewControllerDelegate)?
      public let transitionStyle: TransitionStyle
      public let navigationOrientation: NavigationOrientation
      open var isDoubleSided = false
      public var gestureRecognizers: [UIGestureRecognizer] = []

      public init(
        transitionStyle style: TransitionStyle,
        navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
      ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
      }
      open func setViewControllers(
        _ viewControllers: [UIViewController]?,
        direction: NavigationDirection,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
      ) {
        show(viewControllers)
        completion?(true)
      }

      private func show(_ controllers: [UIViewController]?) {
        for old in viewControllers ?? [] { old.removeFromParent() }
        viewControllers = controllers
        for new in controllers ?? [] { addChild(new) }
      }

      /// The pages that the data source gives before and after the shown one, in order. Of pages that follow each other
      /// in a circle, half are before it.
      var _pages: [UIViewController] {
        guard let shown = viewControllers?.first else { return [] }
        guard let dataSource else { return [shown] }
        var pages = [shown]
        var next = dataSource.pageViewController(self, viewControllerAfter: shown)
        while pages.count < 200, let page = next, !pages.contains(where: { $0 === page }) {
          pages.append(page)
          next = dataSource.pageViewController(self, viewControllerAfter: page)
        }
        if next === shown {
          let count = (pages.count - 1) / 2
          return Array(pages.suffix(count) + pages.dropLast(count))
        }
        while pages.count < 200, let page = dataSource.pageViewController(self, viewControllerBefore: pages[0]),
          !pages.contains(where: { $0 === page })
        {
          pages.insert(page, at: 0)
        }
        return pages
      }

      /// The person turns to another page.
      func _turn(to page: UIViewController) {
        let old = viewControllers ?? []
        guard old.first !== page else { return }
        delegate?.pageViewController(self, willTransitionTo: [page])
        show([page])
        delegate?.pageViewController(
          self, didFinishAnimating: true, previousViewControllers: old, transitionCompleted: true)
      }

      public override var _look: AnyView { AnyView(_PageControllerLook(controller: self)) }
    }

    @MainActor
    public protocol UIPageViewControllerDataSource: NSObjectProtocol {
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController?
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController?
      func presentationCount(for pageViewController: UIPageViewController) -> Int
      func presentationIndex(for pageViewController: UIPageViewController) -> Int
    }

    extension UIPageViewControllerDataSource {
      public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
      public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    }

    @MainActor
    public protocol UIPageViewControllerDelegate: NSObjectProtocol {
      func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    }

    extension UIPageViewControllerDelegate {
      public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
      ) {}
      public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) {}
    }

    struct _PageControllerLook: View {
      var controller: UIPageViewController
      var body: some View {
        let pages = controller._pages
        let shown = Binding(
          get: { controller.viewControllers?.first },
          set: { if let page = $0 { controller._turn(to: page) } })
        TabView(selection: shown) {
          ForEach(pages, id: \.self) { page in
            _ControllerLook(controller: page).tag(Optional(page))
          }
        }
        .tabViewStyle(.page(indexDisplayMode: (controller.dataSource?.presentationCount(for: controller) ?? 0) > 0 ? .always : .never))
      }
    }

    @MainActor
    @follows("properties")
    open class UITabBarController: UIViewController {
      public let tabBar = UITabBar()
      open weak var delegate: (any UITabBarControllerDelegate)?
      open var viewControllers: [UIViewController]? {
        didSet { for child in viewControllers ?? [] { addChild(child) } }
      }
      open var selectedIndex = 0
      open var selectedViewController: UIViewController? {
        get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
        set { selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex }
      }
      open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
      }

      /// The person chooses a tab.
      func _choose(_ index: Int) {
        guard let chosen = viewControllers?[index], delegate?.tabBarController(self, shouldSelect: chosen) != false else {
          return
        }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: chosen)
      }

      public override var _look: AnyView { AnyView(_TabControllerLook(controller: self)) }
    }

    @MainActor
    public protocol UITabBarControllerDelegate: NSObjectProtocol {
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    }

    extension UITabBarControllerDelegate {
      public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { true }
      public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    }

    struct _TabControllerLook: View {
      var controller: UITabBarController
      var body: some View {
        let pages = controller.viewControllers ?? []
        TabView(selection: Binding(get: { controller.selectedIndex }, set: { controller._choose($0) })) {
          ForEach(pages.indices, id: \.self) { index in
            let item: UITabBarItem? = pages[index].tabBarItem
            _ControllerLook(controller: pages[index])
              .tabItem {
                if let image = item?.image { Image(uiImage: image) }
                Text(verbatim: item?.title ?? pages[index].title ?? "")
              }
              .tag(index)
          }
        }
      }
    }
    """#
}

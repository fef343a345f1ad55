extension InterfaceText {
  /// The placement of tabs, their sections and presentations, since the SDK 27.
  static let swiftUITabsAndPlacements = #"""
    #if SDK_27
    extension TabRole {
      public static var prominent: TabRole { TabRole(name: "prominent") }
    }

    extension TabContent {
      nonisolated public func defaultSectionExpansion(
        _ expansion: TabSectionExpansion
      ) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: expansion)
      }
      nonisolated public func help(_ text: Text) -> some TabContent<TabValue> {
        _ModifiedTabContent(content: self, modifier: text)
      }
    }

    public struct TabSectionExpansion: Hashable, Sendable {
      var name: String
      public static let automatic = TabSectionExpansion(name: "automatic")
      public static let collapsed = TabSectionExpansion(name: "collapsed")
      public static let expanded = TabSectionExpansion(name: "expanded")
    }

    #if !os(watchOS)
    public struct TabsPickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == TabsPickerStyle {
      public static var tabs: TabsPickerStyle { TabsPickerStyle() }
    }
    #endif

    nonisolated extension View {
      public func defaultTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement) -> some View {
        modifier(_PlacementWriter())
      }
      public func presentationPlacement(_ placement: PresentationPlacement) -> some View {
        modifier(_PlacementWriter())
      }
    }

    @hole
    struct _PlacementWriter: ViewModifier {
      typealias Body = Never
    }

    public struct PresentationPlacement: Hashable, Sendable {
      var name: String
      public static let automatic = PresentationPlacement(name: "automatic")
      public static let center = PresentationPlacement(name: "center")
      public static let leading = PresentationPlacement(name: "leading")
      public static let trailing = PresentationPlacement(name: "trailing")
    }

    public struct CrossFadeNavigationTransition: NavigationTransition {}

    extension NavigationTransition where Self == CrossFadeNavigationTransition {
      public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
    }

    public struct AnyNavigationTransition: NavigationTransition {
      var base: any NavigationTransition
      public init(_ transition: some NavigationTransition) {
        base = transition
      }
    }
    #endif
    """#
}

extension InterfaceText {
  /// Navigation titles, destinations and bars, and the tabs of a tab view.
  static let swiftUIModifiersNavigation = #"""
    nonisolated extension View {
      @screen("title")
      @overridden("navigation title")
      public func navigationTitle(_ title: Text) -> some View {
        _navigationTitle(title)
      }
      @screen("title")
      @overridden("navigation title")
      public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        _navigationTitle(Text(titleKey))
      }
      @screen("title")
      @_disfavoredOverload
      @overridden("navigation title")
      public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        _navigationTitle(Text(title))
      }
      @screen("title")
      @uncertain
      @overridden("navigation title")
      public func navigationTitle(_ title: Binding<String>) -> some View {
        _navigationTitle(Text(title.wrappedValue))
      }
      /// Two modifiers, as in SwiftUI: the title, then the bar that shows it.
      func _navigationTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode? = nil
      ) -> some View {
        modifier(
          TransactionalPreferenceTransformModifier<NavigationTitleKey> { value in
            value.title = value.title ?? title
            value.displayMode = value.displayMode ?? displayMode
          }
        )
        .transformPreference(ToolbarKey.self) { _ in }
      }
      @uncertain
      public func navigationSubtitle(_ subtitle: Text) -> some View {
        modifier(
          TransactionalPreferenceTransformModifier<NavigationTitleKey> { value in
            value.subtitle = value.subtitle ?? subtitle
          }
        )
        .transformPreference(ToolbarKey.self) { _ in }
      }
      public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
      }
      @_disfavoredOverload
      public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
      }
      @screen("title")
      public func navigationBarTitle(_ title: Text) -> some View {
        _navigationTitle(title)
      }
      @screen("title")
      public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        _navigationTitle(Text(titleKey))
      }
      @screen("title")
      @_disfavoredOverload
      public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        _navigationTitle(Text(title))
      }
      @screen("title")
      public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
      ) -> some View {
        _navigationTitle(title, displayMode: displayMode)
      }
      @screen("title")
      public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
      ) -> some View {
        _navigationTitle(Text(titleKey), displayMode: displayMode)
      }
      @screen("title")
      @_disfavoredOverload
      public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
      ) -> some View {
        _navigationTitle(Text(title), displayMode: displayMode)
      }
      @screen("title")
      @uncertain
      public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        transformPreference(NavigationTitleKey.self) { value in
          value.displayMode = value.displayMode ?? displayMode
        }
      }
      public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        transformPreference(NavigationTitleKey.self) { value in
          value.toolbarDisplayMode = value.toolbarDisplayMode ?? mode
        }
      }
      public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(id: (), content: TupleToolbarContent(value: ToolbarTitleMenu(content: content))))
      }
      public func navigationDocument(_ url: URL) -> some View {
        modifier(_NavigationDocumentWriter(document: url))
      }
      public func navigationBarHidden(_ hidden: Bool) -> some View {
        preference(key: NavigationBarHiddenKey.self, value: hidden)
      }
      public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: NavigationBarBackButtonHiddenKey.self, value: hidesBackButton)
      }
      @screen("title")
      public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        _UnaryViewAdaptor(
          modifier(
            ToolbarModifier(
              id: (),
              content: TupleToolbarContent(
                value: (
                  ToolbarItem(
                    identifier: (), placement: .navigationBarLeading, content: leading, parameter: "leading"),
                  ToolbarItem(
                    identifier: (), placement: .navigationBarTrailing, content: trailing, parameter: "trailing")
                )
              ),
              modifier: "navigationBarItems"
            )
          )
        )
      }
      @screen("title")
      public func navigationBarItems<L: View>(leading: L) -> some View {
        _UnaryViewAdaptor(
          modifier(
            ToolbarModifier(
              id: (),
              content: TupleToolbarContent(
                value: ToolbarItem(
                  identifier: (), placement: .navigationBarLeading, content: leading, parameter: "leading")
              ),
              modifier: "navigationBarItems"
            )
          )
        )
      }
      @screen("title")
      public func navigationBarItems<T: View>(trailing: T) -> some View {
        _UnaryViewAdaptor(
          modifier(
            ToolbarModifier(
              id: (),
              content: TupleToolbarContent(
                value: ToolbarItem(
                  identifier: (), placement: .navigationBarTrailing, content: trailing, parameter: "trailing")
              ),
              modifier: "navigationBarItems"
            )
          )
        )
      }

      @screen("destination")
      @presents("screen")
      @lasts("kept while its value is in the path")
      public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @keyed("self") @ViewBuilder destination: @escaping (D) -> C
      ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
      }
      @screen("destination")
      @presents("screen")
      public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
      ) -> some View {
        modifier(
          ViewDestinationNavigationDestinationModifier(isPresented: isPresented, destination: destination())
        )
      }
      @screen("destination")
      @presents("screen")
      public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @keyed("self") @ViewBuilder destination: @escaping (D) -> C
      ) -> some View {
        modifier(ItemBoundNavigationDestinationModifier(item: item, destination: destination))
      }
      public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(_SplitViewColumnWidth(min: width, ideal: width, max: width))
      }
      public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
      ) -> some View {
        modifier(_SplitViewColumnWidth(min: min, ideal: ideal, max: max))
      }
      public func isDetailLink(_ isDetailLink: Bool) -> some View {
        modifier(_DetailLinkWriter(isDetailLink: isDetailLink))
      }
      public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        modifier(_LinkIndicatorWriter(visibility: visibility))
      }

      @available(anyAppleOS, deprecated: 27, message: "use `toolbarVisibility(_:for:)` with `.statusBar`")
      public func statusBarHidden(_ hidden: Bool = true) -> some View {
        modifier(TransactionalPreferenceModifier<Bool, StatusBarKey>(value: hidden))
      }
      public func statusBar(hidden: Bool) -> some View {
        statusBarHidden(hidden)
      }
      public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        modifier(_SystemOverlaysWriter(visibility: visibility))
      }

      @available(anyAppleOS, deprecated: 27.2, message: "use `Tab`")
      public func tabItem<V: View>(
        @lasts("kept while the tab exists") @ViewBuilder _ label: () -> V
      ) -> some View {
        modifier(
          PlatformItemTraitWriter(
            TabItem.TraitKey.self,
            strategy: LabelPlatformItemsStrategy(),
            source: label().modifier(ViewInputFlagModifier<AccessibilityShowsLabelIcon>())
              .modifier(AccessibilityAttachmentModifier(properties: []))
              .modifier(AccessibilityDetachedPropertyWriterModifier())
          )
        )
      }
      @interacts("count")
      public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
      }
      @interacts("count")
      public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(label: label))
      }
      @interacts("count")
      public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(label: key.map { Text($0) }))
      }
      @_disfavoredOverload
      @interacts("count")
      public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(label: label.map { Text($0) }))
      }
      public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
      }
      public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
        modifier(TabViewCustomizationModifier(customization: customization))
      }
      public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_TabViewAccessory(edge: "sidebarHeader", content: content()))
      }
      public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_TabViewAccessory(edge: "sidebarFooter", content: content()))
      }
      public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_TabViewAccessory(edge: "sidebarBottomBar", content: content()))
      }
      @serves("TabView")
      public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(TabViewBottomAccessoryModifier(content: AnyView(content())))
      }
      @serves("TabView")
      public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
        environment(\.tabBarMinimizeBehavior, behavior)
      }
    }

    /// Each modifier sets only fields that inner modifiers left unset, so the innermost wins.
    struct NavigationTitleKey: PreferenceKey {
      struct Value {
        var title: Text?
        var subtitle: Text?
        var displayMode: NavigationBarItem.TitleDisplayMode?
        var toolbarDisplayMode: ToolbarTitleDisplayMode?
      }
      static var defaultValue: Value { Value() }
      static func reduce(value: inout Value, nextValue: () -> Value) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.displayMode = value.displayMode ?? next.displayMode
        value.toolbarDisplayMode = value.toolbarDisplayMode ?? next.toolbarDisplayMode
      }
    }

    struct ToolbarKey: PreferenceKey {
      struct Value {}
      static var defaultValue: Value { Value() }
      static func reduce(value: inout Value, nextValue: () -> Value) {}
    }

    @uncertain
    struct NavigationBarHiddenKey: PreferenceKey {
      static var defaultValue: Bool { false }
      static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
      }
    }

    @uncertain
    struct NavigationBarBackButtonHiddenKey: PreferenceKey {
      static var defaultValue: Bool { false }
      static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
      }
    }

    struct StatusBarKey: PreferenceKey {
      static var defaultValue: Bool { false }
      static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = value || nextValue()
      }
    }

    struct TransactionalPreferenceTransformModifier<Key: PreferenceKey>: ViewModifier {
      typealias Body = Never
      var transform: (inout Key.Value) -> Void
      nonisolated init(_ transform: @escaping (inout Key.Value) -> Void) {
        self.transform = transform
      }
    }

    struct TransactionalPreferenceModifier<Value, Key: PreferenceKey>: ViewModifier where Key.Value == Value {
      typealias Body = Never
      var value: Value
    }

    /// The data that a container outside of SwiftUI, such as a tab bar, shows for a view; `Source` provides it.
    @uncertain
    struct PlatformItemTraitWriter<Strategy, Source: View, TraitKey: _ViewTraitKey>: ViewModifier {
      typealias Body = Never
      var strategy: Strategy
      var source: Source
      nonisolated init(_ key: TraitKey.Type, strategy: Strategy, source: Source) {
        self.strategy = strategy
        self.source = source
      }
    }

    struct LabelPlatformItemsStrategy {}

    struct AccessibilityShowsLabelIcon {}

    struct AccessibilityDetachedPropertyWriterModifier: ViewModifier {
      typealias Body = Never
    }

    struct TabItem {
      struct TraitKey: _ViewTraitKey {
        static var defaultValue: TabItem? { nil }
      }
    }

    @hole
    struct _NavigationDocumentWriter: ViewModifier {
      typealias Body = Never
      var document: URL
    }

    struct NavigationDestinationModifier<Data: Hashable, Destination: View>: ViewModifier {
      typealias Body = Never
      var destination: (Data) -> Destination
    }

    struct ViewDestinationNavigationDestinationModifier<Destination: View>: ViewModifier {
      typealias Body = Never
      var isPresented: Binding<Bool>
      var destination: Destination
    }

    struct ItemBoundNavigationDestinationModifier<Data: Hashable, Destination: View>: ViewModifier {
      typealias Body = Never
      var item: Binding<Data?>
      var destination: (Data) -> Destination
    }

    @hole
    struct _SplitViewColumnWidth: ViewModifier {
      typealias Body = Never
      var min: CGFloat?
      var ideal: CGFloat
      var max: CGFloat?
    }

    @hole
    struct _DetailLinkWriter: ViewModifier {
      typealias Body = Never
      var isDetailLink: Bool
    }

    @hole
    struct _LinkIndicatorWriter: ViewModifier {
      typealias Body = Never
      var visibility: Visibility
    }

    @hole
    @shows("nothing")
    struct _SystemOverlaysWriter: ViewModifier {
      typealias Body = Never
      var visibility: Visibility
    }

    @uncertain
    struct BadgeModifier: ViewModifier {
      typealias Body = Never
      var label: Text?
    }

    @uncertain
    struct TabViewCustomizationModifier: ViewModifier {
      typealias Body = Never
      var customization: Binding<TabViewCustomization>?
    }

    struct TabViewBottomAccessoryModifier: ViewModifier {
      typealias Body = Never
      var content: AnyView
      var isEnabled = true
    }

    @hole
    struct _TabViewAccessory<Accessory: View>: ViewModifier {
      typealias Body = Never
      var edge: String
      var content: Accessory
    }

    public struct NavigationBarItem: Sendable {
      public enum TitleDisplayMode: Hashable, Sendable {
        case automatic
        case inline
        case large
      }
    }

    public struct TabBarMinimizeBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = TabBarMinimizeBehavior(name: "automatic")
      public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
      public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
      public static let never = TabBarMinimizeBehavior(name: "never")
    }
    """#
}

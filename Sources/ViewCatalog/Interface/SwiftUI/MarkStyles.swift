extension InterfaceText {
  /// Styles without a body of their own: of lists, pickers, fields, tabs.
  static let swiftUIMarkStyles = #"""
    /// The styles below are only markers: the system draws the controls.

    public protocol ListStyle {}

    public struct DefaultListStyle: ListStyle {
      nonisolated public init() {}
    }

    extension ListStyle where Self == DefaultListStyle {
      public static var automatic: DefaultListStyle { DefaultListStyle() }
    }

    public struct PlainListStyle: ListStyle {
      nonisolated public init() {}
    }

    extension ListStyle where Self == PlainListStyle {
      public static var plain: PlainListStyle { PlainListStyle() }
    }

    public struct GroupedListStyle: ListStyle {
      nonisolated public init() {}
    }

    extension ListStyle where Self == GroupedListStyle {
      public static var grouped: GroupedListStyle { GroupedListStyle() }
    }

    public struct InsetListStyle: ListStyle {
      nonisolated public init() {}
    }

    extension ListStyle where Self == InsetListStyle {
      public static var inset: InsetListStyle { InsetListStyle() }
    }

    public struct InsetGroupedListStyle: ListStyle {
      nonisolated public init() {}
    }

    extension ListStyle where Self == InsetGroupedListStyle {
      public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
    }

    public struct SidebarListStyle: ListStyle {
      nonisolated public init() {}
    }

    extension ListStyle where Self == SidebarListStyle {
      public static var sidebar: SidebarListStyle { SidebarListStyle() }
    }

    #if os(macOS)
    public struct BorderedListStyle: ListStyle {
      nonisolated public init() {}
      nonisolated public init(alternatesRowBackgrounds: Bool) {}
    }

    extension ListStyle where Self == BorderedListStyle {
      public static var bordered: BorderedListStyle { BorderedListStyle() }
      public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
      }
    }

    extension ListStyle where Self == InsetListStyle {
      public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle { InsetListStyle() }
    }
    #endif

    #if os(watchOS)
    public struct CarouselListStyle: ListStyle {
      nonisolated public init() {}
    }

    extension ListStyle where Self == CarouselListStyle {
      public static var carousel: CarouselListStyle { CarouselListStyle() }
    }

    public struct EllipticalListStyle: ListStyle {
      nonisolated public init() {}
    }

    extension ListStyle where Self == EllipticalListStyle {
      public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
    }
    #endif

    public protocol PickerStyle {}

    public struct DefaultPickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == DefaultPickerStyle {
      public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
    }

    @holds("rows")
    public struct InlinePickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == InlinePickerStyle {
      public static var inline: InlinePickerStyle { InlinePickerStyle() }
    }

    public struct MenuPickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == MenuPickerStyle {
      public static var menu: MenuPickerStyle { MenuPickerStyle() }
    }

    public struct NavigationLinkPickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == NavigationLinkPickerStyle {
      public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
    }

    public struct PalettePickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == PalettePickerStyle {
      public static var palette: PalettePickerStyle { PalettePickerStyle() }
    }

    public struct SegmentedPickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == SegmentedPickerStyle {
      public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    }

    public struct WheelPickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == WheelPickerStyle {
      public static var wheel: WheelPickerStyle { WheelPickerStyle() }
    }

    #if os(macOS)
    public struct RadioGroupPickerStyle: PickerStyle {
      nonisolated public init() {}
    }

    extension PickerStyle where Self == RadioGroupPickerStyle {
      public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
    }

    public struct PopUpButtonPickerStyle: PickerStyle {
      nonisolated public init() {}
    }
    #endif

    @MainActor @preconcurrency
    public protocol TextFieldStyle {
      associatedtype _Body: View
      @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
      typealias _Label = _TextFieldStyleLabel
    }

    public struct _TextFieldStyleLabel: View {
      public typealias Body = Never
      var content: any View
    }

    public struct DefaultTextFieldStyle: TextFieldStyle {
      nonisolated public init() {}
      public func _body(configuration: TextField<_Label>) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension TextFieldStyle where Self == DefaultTextFieldStyle {
      public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
    }

    public struct PlainTextFieldStyle: TextFieldStyle {
      nonisolated public init() {}
      public func _body(configuration: TextField<_Label>) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension TextFieldStyle where Self == PlainTextFieldStyle {
      public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    }

    public struct RoundedBorderTextFieldStyle: TextFieldStyle {
      nonisolated public init() {}
      public func _body(configuration: TextField<_Label>) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
      @available(anyAppleOS, deprecated: 27.2, renamed: "bordered", message: "use `.bordered`")
      public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
    }

    #if os(macOS)
    public struct SquareBorderTextFieldStyle: TextFieldStyle {
      nonisolated public init() {}
      public func _body(configuration: TextField<_Label>) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
      @available(anyAppleOS, deprecated: 27.2, renamed: "bordered", message: "use `.bordered`")
      public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
    }
    #endif

    public protocol NavigationViewStyle {}

    public struct DefaultNavigationViewStyle: NavigationViewStyle {
      nonisolated public init() {}
    }

    extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
      public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
    }

    public struct StackNavigationViewStyle: NavigationViewStyle {
      nonisolated public init() {}
    }

    extension NavigationViewStyle where Self == StackNavigationViewStyle {
      public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    }

    public struct ColumnNavigationViewStyle: NavigationViewStyle {
      nonisolated public init() {}
    }

    extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
      public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
    }

    public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
      nonisolated public init() {}
    }

    public protocol TabViewStyle {}

    public struct DefaultTabViewStyle: TabViewStyle {
      nonisolated public init() {}
    }

    extension TabViewStyle where Self == DefaultTabViewStyle {
      public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    }

    @navigates("sidebar")
    public struct SidebarAdaptableTabViewStyle: TabViewStyle {
      nonisolated public init() {}
    }

    extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
      public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
    }

    public struct TabBarOnlyTabViewStyle: TabViewStyle {
      nonisolated public init() {}
    }

    extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
      public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
    }

    #if os(macOS)
    public struct GroupedTabViewStyle: TabViewStyle {
      nonisolated public init() {}
    }

    extension TabViewStyle where Self == GroupedTabViewStyle {
      public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
    }
    #endif

    public struct PageTabViewStyle: TabViewStyle {
      public struct IndexDisplayMode: Sendable {
        var name: String
        public static let automatic = IndexDisplayMode(name: "automatic")
        public static let always = IndexDisplayMode(name: "always")
        public static let never = IndexDisplayMode(name: "never")
      }
      var indexDisplayMode: IndexDisplayMode
      nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
        self.indexDisplayMode = indexDisplayMode
      }
    }

    extension TabViewStyle where Self == PageTabViewStyle {
      public static var page: PageTabViewStyle { PageTabViewStyle() }
      public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
      }
    }

    #if os(watchOS)
    public struct VerticalPageTabViewStyle: TabViewStyle {
      public struct TransitionStyle: Equatable, Sendable {
        var name: String
        public static let automatic = TransitionStyle(name: "automatic")
        public static let identity = TransitionStyle(name: "identity")
        public static let blur = TransitionStyle(name: "blur")
      }
      var transitionStyle: TransitionStyle
      var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic
      nonisolated public init(transitionStyle: TransitionStyle = .automatic) {
        self.transitionStyle = transitionStyle
      }
    }

    extension TabViewStyle where Self == VerticalPageTabViewStyle {
      public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
      public static func verticalPage(
        transitionStyle: VerticalPageTabViewStyle.TransitionStyle
      ) -> VerticalPageTabViewStyle {
        VerticalPageTabViewStyle(transitionStyle: transitionStyle)
      }
    }

    public struct CarouselTabViewStyle: TabViewStyle {
      var indexDisplayMode = PageTabViewStyle.IndexDisplayMode.automatic
      nonisolated public init() {}
    }

    extension TabViewStyle where Self == CarouselTabViewStyle {
      public static var carousel: CarouselTabViewStyle { CarouselTabViewStyle() }
    }
    #endif

    public protocol IndexViewStyle {}

    public struct PageIndexViewStyle: IndexViewStyle {
      public struct BackgroundDisplayMode: Sendable {
        var name: String
        public static let automatic = BackgroundDisplayMode(name: "automatic")
        public static let interactive = BackgroundDisplayMode(name: "interactive")
        public static let always = BackgroundDisplayMode(name: "always")
        public static let never = BackgroundDisplayMode(name: "never")
      }
      var backgroundDisplayMode: BackgroundDisplayMode
      nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        self.backgroundDisplayMode = backgroundDisplayMode
      }
    }

    extension IndexViewStyle where Self == PageIndexViewStyle {
      public static var page: PageIndexViewStyle { PageIndexViewStyle() }
      public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
      ) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
      }
    }

    public protocol TableStyle {}

    public struct AutomaticTableStyle: TableStyle {
      nonisolated public init() {}
    }

    extension TableStyle where Self == AutomaticTableStyle {
      public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
    }

    public struct InsetTableStyle: TableStyle {
      nonisolated public init() {}
    }

    extension TableStyle where Self == InsetTableStyle {
      public static var inset: InsetTableStyle { InsetTableStyle() }
    }

    #if os(macOS)
    public struct BorderedTableStyle: TableStyle {
      nonisolated public init() {}
    }

    extension TableStyle where Self == BorderedTableStyle {
      public static var bordered: BorderedTableStyle { BorderedTableStyle() }
    }
    #endif
    """#
}

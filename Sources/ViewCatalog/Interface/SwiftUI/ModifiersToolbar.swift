extension InterfaceText {
  /// Toolbars.
  static let swiftUIModifiersToolbar = #"""
    nonisolated extension View {
      @uncertain
      public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(id: (), content: ToolbarItem(placement: .automatic, content: content)))
      }
      public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(id: (), content: content()))
      }
      public func toolbar<Content: CustomizableToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
      ) -> some View {
        modifier(ToolbarModifier(id: id, content: content()))
      }
      @available(anyAppleOS, deprecated: 27.2, renamed: "toolbarVisibility", message: "use `toolbarVisibility(_:for:)`")
      public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarAppearanceModifier(bars: bars, visibility: visibility))
      }
      @uncertain
      public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarAppearanceModifier(bars: bars, visibility: visibility))
      }
      public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarAppearanceModifier(bars: bars, background: AnyShapeStyle(style)))
      }
      @available(anyAppleOS, deprecated: 27.2, renamed: "toolbarBackgroundVisibility", message: "use `toolbarBackgroundVisibility(_:for:)`")
      public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarAppearanceModifier(bars: bars, backgroundVisibility: visibility))
      }
      public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarAppearanceModifier(bars: bars, backgroundVisibility: visibility))
      }
      public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarAppearanceModifier(bars: bars, colorScheme: colorScheme))
      }
      public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        modifier(ToolbarAppearanceModifier(bars: bars, foreground: AnyShapeStyle(style)))
      }
      public func toolbarRole(_ role: ToolbarRole) -> some View {
        preference(key: ToolbarRoleKey.self, value: role)
      }
      public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        modifier(ToolbarRemovingModifier(item: defaultItemKind))
      }
    }

    struct ToolbarModifier<ID, ToolbarItems>: ViewModifier {
      typealias Body = Never
      var id: ID
      var content: ToolbarItems
      /// The name of the modifier that the program calls.
      var modifier = "toolbar"
    }

    /// Each modifier sets one of the properties.
    struct ToolbarAppearanceModifier: ViewModifier {
      typealias Body = Never
      var bars: [ToolbarPlacement]
      var visibility: Visibility?
      var background: AnyShapeStyle?
      var backgroundVisibility: Visibility?
      var foreground: AnyShapeStyle?
      var colorScheme: ColorScheme?
    }

    struct ToolbarRoleKey: PreferenceKey {
      static var defaultValue: ToolbarRole { .automatic }
      static func reduce(value: inout ToolbarRole, nextValue: () -> ToolbarRole) {
        value = nextValue()
      }
    }

    @uncertain
    struct ToolbarRemovingModifier: ViewModifier {
      typealias Body = Never
      var item: ToolbarDefaultItemKind?
    }

    public struct ToolbarTitleDisplayMode: Hashable, Sendable {
      var name: String
      public static let automatic = ToolbarTitleDisplayMode(name: "automatic")
      public static let large = ToolbarTitleDisplayMode(name: "large")
      public static let inlineLarge = ToolbarTitleDisplayMode(name: "inlineLarge")
      public static let inline = ToolbarTitleDisplayMode(name: "inline")
    }

    public struct ToolbarPlacement: Hashable, Sendable {
      var name: String
      public static let automatic = ToolbarPlacement(name: "automatic")
      public static let bottomBar = ToolbarPlacement(name: "bottomBar")
      public static let navigationBar = ToolbarPlacement(name: "navigationBar")
      public static let tabBar = ToolbarPlacement(name: "tabBar")
      public static let windowToolbar = ToolbarPlacement(name: "windowToolbar")
      public static let bottomOrnament = ToolbarPlacement(name: "bottomOrnament")
      public static let accessoryBar = ToolbarPlacement(name: "accessoryBar")
    }

    public struct ToolbarRole: Hashable, Sendable {
      var name: String
      public static let automatic = ToolbarRole(name: "automatic")
      public static let navigationStack = ToolbarRole(name: "navigationStack")
      public static let browser = ToolbarRole(name: "browser")
      public static let editor = ToolbarRole(name: "editor")
    }

    public struct ToolbarDefaultItemKind: Hashable, Sendable {
      var name: String
      public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
      public static let title = ToolbarDefaultItemKind(name: "title")
      public static let search = ToolbarDefaultItemKind(name: "search")
    }
    """#
}

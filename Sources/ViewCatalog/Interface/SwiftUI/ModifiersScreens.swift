extension InterfaceText {
  /// Further options of screens, bars, tabs and dialogs: since SDK 26, or rarely used.
  static let swiftUIModifiersScreens = #"""
    #if SDK_26
    public struct TabSearchActivation: Equatable, Sendable {
      var name: String
      public static let automatic = TabSearchActivation(name: "automatic")
      public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
    }

    nonisolated extension View {
      public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        modifier(_BackgroundExtension())
      }
      @serves("TabView")
      public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool,
        @ViewBuilder content: () -> Content
      ) -> some View {
        modifier(TabViewBottomAccessoryModifier(content: AnyView(content()), isEnabled: isEnabled))
      }
      public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
        modifier(_ScreenOption())
      }
      public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> some View {
        modifier(_ScreenOption())
      }
      public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
        modifier(_ScreenOption())
      }
      public func assistiveAccessNavigationIcon(_ icon: Image) -> some View {
        modifier(_ScreenOption())
      }
      public func assistiveAccessNavigationIcon(systemImage: String) -> some View {
        modifier(_ScreenOption())
      }
      public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
        modifier(_ScreenOption())
      }
    }
    #endif

    public struct ContentToolbarPlacement: Sendable {
      var name: String
      public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
      public static func tabViewSidebar(_ customization: Bool) -> ContentToolbarPlacement { .tabViewSidebar }
    }

    public struct TabBarPlacement: Hashable, Sendable {
      var name: String
      public static let topBar = TabBarPlacement(name: "topBar")
      public static let bottomBar = TabBarPlacement(name: "bottomBar")
      public static let sidebar = TabBarPlacement(name: "sidebar")
      public static let ellipsis = TabBarPlacement(name: "ellipsis")
    }

    public struct PaletteSelectionEffect: Equatable, Sendable {
      var name: String
      public static let automatic = PaletteSelectionEffect(name: "automatic")
      public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: "symbolVariant")
      }
      public static let custom = PaletteSelectionEffect(name: "custom")
    }

    nonisolated extension View {
      public func contentToolbar<Content: View>(
        for placement: ContentToolbarPlacement,
        @ViewBuilder content: () -> Content
      ) -> some View {
        modifier(_ContentToolbar(content: content()))
      }
      public func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement,
        @ToolbarContentBuilder content: () -> Content
      ) -> some View {
        modifier(_ContentToolbar(content: content()))
      }
      public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
      ) -> some View {
        modifier(_ScreenOption())
      }
      public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        modifier(_ScreenOption())
      }
      public func documentBrowserContextMenu<Content: View>(
        @ViewBuilder _ menu: @escaping ([URL]?) -> Content
      ) -> some View {
        modifier(_ScreenOption())
      }
      public func contentCaptureProtected(_ protected: Bool) -> some View {
        modifier(_ScreenOption())
      }
      @presents("message")
      public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(_DismissalConfirmation(actions: actions(), message: EmptyView()))
      }
      @presents("message")
      public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(_DismissalConfirmation(actions: actions(), message: message()))
      }
      @_disfavoredOverload
      @presents("message")
      public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(_DismissalConfirmation(actions: actions(), message: EmptyView()))
      }
      @_disfavoredOverload
      @presents("message")
      public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(_DismissalConfirmation(actions: actions(), message: message()))
      }
      @presents("message")
      public func dismissalConfirmationDialog<A: View>(
        _ title: Text,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
      ) -> some View {
        modifier(_DismissalConfirmation(actions: actions(), message: EmptyView()))
      }
      @presents("message")
      public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
      ) -> some View {
        modifier(_DismissalConfirmation(actions: actions(), message: message()))
      }
      public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
        modifier(_ScreenOption())
      }
      public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View {
        modifier(_ScreenOption())
      }
      public func navigationDocument<D: Transferable>(_ document: D) -> some View {
        modifier(_ScreenOption())
      }
      public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D,
        preview: SharePreview<I1, I2>
      ) -> some View {
        modifier(_ScreenOption())
      }
    }

    extension EnvironmentValues {
      @primitive public var tabBarPlacement: TabBarPlacement? { get }
      @primitive public var isSceneCaptured: Bool { get }
      @primitive public var documentConfiguration: DocumentConfiguration? { get }
      @primitive public var newDocument: NewDocumentAction { get }
      @primitive public var openDocument: OpenDocumentAction { get }
      @primitive public var preferredPencilDoubleTapAction: PencilPreferredAction { get }
      @primitive public var preferredPencilSqueezeAction: PencilPreferredAction { get }
      @primitive @ambient("appearance") public var accessibilityAssistiveAccessEnabled: Bool { get }
      @primitive @ambient("appearance") public var accessibilityPrefersHeadAnchorAlternative: Bool { get }
      #if SDK_26
      @primitive @ambient("appearance") public var accessibilityReduceHighlightingEffects: Bool { get }
      @primitive @ambient("appearance") public var accessibilityShowBorders: Bool { get }
      #endif
    }

    public struct DocumentConfiguration {
      public var fileURL: URL?
      public var isEditable: Bool
    }

    @works("everywhere")
    @MainActor @preconcurrency
    public struct NewDocumentAction {
      @primitive public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D)
      @primitive public func callAsFunction<D: FileDocument>(
        _ newDocument: @autoclosure @escaping () -> D,
        contentType: UTType
      )
      @primitive public func callAsFunction(contentType: UTType)
    }

    @works("everywhere")
    @MainActor @preconcurrency
    public struct OpenDocumentAction {
      @primitive public func callAsFunction(at url: URL) async throws
    }

    public enum PencilPreferredAction: Hashable, Sendable {
      case ignore
      case runSystemShortcut
      case showColorPalette
      case showContextualPalette
      case showInkAttributes
      case switchEraser
      case switchPrevious
    }

    @hole
    struct _ScreenOption: ViewModifier {
      typealias Body = Never
    }

    @hole
    struct _ContentToolbar<Content>: ViewModifier {
      typealias Body = Never
      var content: Content
    }

    @hole
    @shows("nothing")
    struct _DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
      typealias Body = Never
      var actions: Actions
      var message: Message
    }
    """#
}

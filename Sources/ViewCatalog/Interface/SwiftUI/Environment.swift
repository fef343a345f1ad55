extension InterfaceText {
  /// `Environment` and its values.
  static let swiftUIEnvironment = #"""
    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    @propertyWrapper
    @subscribes("declared")
    @installed("view")
    @requires("object")
    public struct Environment<Value>: DynamicProperty {
      var keyPath: KeyPath<EnvironmentValues, Value>?
      var location: _Location?
      public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
      }
      /// The object of a type; reading a missing one is an error.
      public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
      public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {}
      @primitive public var wrappedValue: Value { get }
    }

    extension Environment: Sendable where Value: Sendable {}

    public struct EnvironmentValues: CustomStringConvertible {
      var location: _Location?
      public init() {}
      @primitive public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
      @primitive public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? { get set }
      public var description: String { "EnvironmentValues" }
    }

    /// Appearance.
    extension EnvironmentValues {
      @primitive @ambient("appearance") public var colorScheme: ColorScheme { get set }
      @primitive @ambient("appearance") public var colorSchemeContrast: ColorSchemeContrast { get }
      @primitive @default(3.0) @ambient("size") public var displayScale: CGFloat { get set }
      @primitive @default(0.3333333333333333) public var pixelLength: CGFloat { get }
      @primitive @ambient("size") public var layoutDirection: LayoutDirection { get set }
      @primitive @ambient("region") public var locale: Locale { get set }
      @primitive @ambient("region") public var calendar: Calendar { get set }
      @primitive @ambient("region") public var timeZone: TimeZone { get set }
      @primitive @ambient("size") public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
      @primitive @ambient("size") public var verticalSizeClass: UserInterfaceSizeClass? { get set }
      @primitive @default(.large) @ambient("text") public var dynamicTypeSize: DynamicTypeSize { get set }
      @primitive @ambient("text") public var sizeCategory: ContentSizeCategory { get set }
      @primitive @ambient("text") public var legibilityWeight: LegibilityWeight? { get set }
      @primitive public var redactionReasons: RedactionReasons { get set }
      @primitive @ambient("appearance") public var isLuminanceReduced: Bool { get set }
      @primitive public var backgroundStyle: AnyShapeStyle? { get set }
      @primitive public var backgroundMaterial: Material? { get set }
      @primitive public var backgroundProminence: BackgroundProminence { get set }
      @primitive public var headerProminence: Prominence { get set }
      @primitive public var allowedDynamicRange: Image.DynamicRange? { get set }
      @primitive public var materialActiveAppearance: MaterialActiveAppearance { get set }
      #if os(macOS)
      @primitive @ambient("appearance") public var controlActiveState: ControlActiveState { get set }
      @primitive @default(true) @ambient("appearance") public var appearsActive: Bool { get set }
      #endif
    }

    /// Text, symbols and images.
    extension EnvironmentValues {
      @primitive public var font: Font? { get set }
      @primitive public var lineLimit: Int? { get set }
      @primitive public var lineSpacing: CGFloat { get set }
      @primitive public var lineHeight: CGFloat? { get set }
      @primitive public var multilineTextAlignment: TextAlignment { get set }
      @primitive @default(.tail) public var truncationMode: Text.TruncationMode { get set }
      @primitive @default(1.0) public var minimumScaleFactor: CGFloat { get set }
      @primitive public var allowsTightening: Bool { get set }
      @primitive public var textCase: Text.Case? { get set }
      @primitive public var autocorrectionDisabled: Bool { get set }
      @primitive public var disableAutocorrection: Bool? { get set }
      @primitive @default(.medium) public var imageScale: Image.Scale { get set }
      @primitive public var symbolRenderingMode: SymbolRenderingMode? { get set }
      @primitive public var symbolVariants: SymbolVariants { get set }
      @primitive public var contentTransition: ContentTransition { get set }
      @primitive public var contentTransitionAddsDrawingGroup: Bool { get set }
      @primitive var fontModifiers: [AnyFontModifier] { get set }
      @primitive var defaultKerning: CGFloat { get set }
      @primitive var defaultTracking: CGFloat { get set }
      @primitive var defaultBaselineOffset: CGFloat { get set }
      @primitive var underlineStyle: Text.LineStyle? { get set }
      @primitive var strikethroughStyle: Text.LineStyle? { get set }
      @primitive var textScale: Text.Scale { get set }
      @primitive var textSelectionIsEnabled: Bool { get set }
      @primitive var foregroundColor: Color? { get set }
      @primitive var accentColor: Color? { get set }
      @primitive var tintColor: Color? { get set }
      @primitive var tint: AnyShapeStyle? { get set }
    }

    /// Controls and containers.
    extension EnvironmentValues {
      @primitive @default(true) public var isEnabled: Bool { get set }
      @primitive public var isFocused: Bool { get }
      @primitive @default(true) public var isFocusEffectEnabled: Bool { get set }
      @primitive @default(true) public var isHoverEffectEnabled: Bool { get set }
      @primitive public var isSearching: Bool { get }
      @primitive public var isPresented: Bool { get }
      @primitive @default(true) public var isScrollEnabled: Bool { get set }
      @primitive public var isTabBarShowingSections: Bool { get }
      @primitive @default(.regular) public var controlSize: ControlSize { get set }
      @primitive public var menuOrder: MenuOrder { get set }
      @primitive public var menuIndicatorVisibility: Visibility { get set }
      @primitive public var buttonRepeatBehavior: ButtonRepeatBehavior { get set }
      @primitive public var keyboardShortcut: KeyboardShortcut? { get set }
      @primitive public var springLoadingBehavior: SpringLoadingBehavior { get }
      @primitive @default(44.0) public var defaultMinListRowHeight: CGFloat { get set }
      @primitive public var defaultMinListHeaderHeight: CGFloat? { get set }
      @primitive public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set }
      @primitive public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { get set }
      @primitive public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode { get set }
      @primitive public var horizontalScrollBounceBehavior: ScrollBounceBehavior { get set }
      @primitive public var verticalScrollBounceBehavior: ScrollBounceBehavior { get set }
      @primitive public var labelsVisibility: Visibility { get set }
      @primitive public var searchSuggestionsPlacement: SearchSuggestionsPlacement { get }
      @primitive public var badgeProminence: BadgeProminence { get set }
      @primitive public var sidebarRowSize: SidebarRowSize { get set }
      @primitive public var editMode: Binding<EditMode>? { get set }
      @primitive public var presentationMode: Binding<PresentationMode> { get }
      @primitive public var undoManager: UndoManager? { get }
      #if SDK_26
      @primitive public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { get }
      #endif
    }

    /// Accessibility settings of the device.
    extension EnvironmentValues {
      @primitive @ambient("appearance") public var accessibilityEnabled: Bool { get set }
      @primitive @ambient("appearance") public var accessibilityVoiceOverEnabled: Bool { get }
      @primitive @ambient("appearance") public var accessibilitySwitchControlEnabled: Bool { get }
      @primitive @ambient("appearance") public var accessibilityDifferentiateWithoutColor: Bool { get }
      @primitive @ambient("appearance") public var accessibilityReduceTransparency: Bool { get }
      @primitive @ambient("appearance") public var accessibilityReduceMotion: Bool { get }
      @primitive @ambient("appearance") public var accessibilityInvertColors: Bool { get }
      @available(anyAppleOS, deprecated: 27, renamed: "accessibilityShowBorders", message: "use `accessibilityShowBorders`")
      @primitive @ambient("appearance") public var accessibilityShowButtonShapes: Bool { get }
      @primitive @ambient("appearance") public var accessibilityDimFlashingLights: Bool { get }
      @primitive @default(true) @ambient("appearance") public var accessibilityPlayAnimatedImages: Bool { get }
      @primitive @ambient("appearance") public var accessibilityLargeContentViewerEnabled: Bool { get }
      @primitive @ambient("appearance") public var accessibilityQuickActionsEnabled: Bool { get }
    }

    /// Scenes and actions.
    extension EnvironmentValues {
      @primitive @default(.active) @ambient("all") public var scenePhase: ScenePhase { get set }
      @primitive @default(true) public var supportsMultipleWindows: Bool { get }
      @primitive public var dismiss: DismissAction { get }
      @primitive public var dismissSearch: DismissSearchAction { get }
      @primitive public var dismissWindow: DismissWindowAction { get }
      @primitive public var openURL: OpenURLAction { get set }
      @primitive public var openWindow: OpenWindowAction { get }
      @primitive public var openSettings: OpenSettingsAction { get }
      @primitive public var pushWindow: PushWindowAction { get }
      @primitive public var refresh: RefreshAction? { get }
      @primitive public var rename: RenameAction? { get }
      @primitive public var resetFocus: ResetFocusAction { get }
      @primitive public var requestReview: RequestReviewAction { get }
    }

    @MainActor @preconcurrency
    public struct DismissAction {
      var location: _Location?
      @primitive public func callAsFunction()
    }

    @MainActor @preconcurrency
    public struct DismissSearchAction {
      var location: _Location?
      @primitive public func callAsFunction()
    }

    @works("everywhere")
    @MainActor @preconcurrency
    public struct DismissWindowAction {
      @primitive public func callAsFunction()
      @primitive public func callAsFunction(id: String)
      @primitive public func callAsFunction<D: Codable & Hashable>(value: D)
      @primitive public func callAsFunction<D: Codable & Hashable>(id: String, value: D)
    }

    @works("everywhere")
    @MainActor @preconcurrency
    public struct OpenURLAction {
      public struct Result: Sendable {
        var name: String
        var url: URL?
        public static let handled = Result(name: "handled")
        public static let discarded = Result(name: "discarded")
        public static let systemAction = Result(name: "systemAction")
        public static func systemAction(_ url: URL) -> Result { Result(name: "systemAction", url: url) }
      }
      struct Handler {}
      var handler: (URL) -> Result
      nonisolated public init(@runs("event") handler: @escaping (URL) -> Result) {
        self.handler = handler
      }
      @primitive public func callAsFunction(_ url: URL)
      @primitive public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)
      #if SDK_26
      @primitive public func callAsFunction(_ url: URL, prefersInApp: Bool)
      #endif
    }

    @works("everywhere")
    @MainActor @preconcurrency
    public struct OpenWindowAction {
      @primitive public func callAsFunction(id: String)
      @primitive public func callAsFunction<D: Codable & Hashable>(value: D)
      @primitive public func callAsFunction<D: Codable & Hashable>(id: String, value: D)
    }

    @MainActor @preconcurrency
    public struct PushWindowAction {
      @primitive public func callAsFunction(id: String)
      @primitive public func callAsFunction<D: Codable & Hashable>(value: D)
    }

    @works("everywhere")
    @MainActor @preconcurrency
    public struct OpenSettingsAction {
      @primitive public func callAsFunction()
    }

    @MainActor @preconcurrency
    public struct RequestReviewAction {
      @primitive public func callAsFunction()
    }

    public struct RefreshAction: Sendable {
      let action: @Sendable () async -> Void
      public func callAsFunction() async {
        await action()
      }
      /// A closure that runs the action and then `end`.
      func run(then end: @escaping () -> Void) -> () async -> Void {
        {
          await action()
          end()
        }
      }
    }

    public struct RenameAction {
      @primitive public func callAsFunction()
    }

    public struct ResetFocusAction {
      @primitive public func callAsFunction(in namespace: Namespace.ID)
    }

    public struct PresentationMode {
      public var isPresented: Bool
      public mutating func dismiss() {
        isPresented = false
      }
    }

    public enum EditMode: Hashable, Sendable {
      case inactive
      case transient
      case active
      public var isEditing: Bool { self != .inactive }
    }
    """#
}

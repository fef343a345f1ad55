extension InterfaceText {
  /// The content of toolbars.
  static let swiftUIToolbars = #"""
    @MainActor @preconcurrency
    public protocol ToolbarContent {
      associatedtype Body: ToolbarContent
      @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
    }

    extension ToolbarContent where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

    extension Never: ToolbarContent, CustomizableToolbarContent {}

    #if SDK_27
    extension EmptyView: ToolbarContent, CustomizableToolbarContent {}
    #endif

    @resultBuilder
    public struct ToolbarContentBuilder {
      @primitive public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content
      #if SDK_27
      @uncertain
      @available(anyAppleOS, introduced: 27)
      public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
      @uncertain
      @available(anyAppleOS, introduced: 27)
      public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
      ) -> TupleContent<repeat each Content> {
        TupleContent(repeat each content)
      }
      #endif
      @available(anyAppleOS, obsoleted: 27)
      public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        TupleToolbarContent(value: content)
      }
      @available(anyAppleOS, obsoleted: 27)
      public static func buildBlock<Content: CustomizableToolbarContent>(
        _ content: Content
      ) -> some CustomizableToolbarContent {
        TupleToolbarContent(value: content)
      }
      @_disfavoredOverload
      public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
      ) -> some ToolbarContent {
        TupleToolbarContent(value: (repeat each content))
      }
      @primitive public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content?
      @primitive public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        first: TrueContent
      ) -> _ConditionalContent<TrueContent, FalseContent>
      @primitive public static func buildEither<TrueContent: ToolbarContent, FalseContent: ToolbarContent>(
        second: FalseContent
      ) -> _ConditionalContent<TrueContent, FalseContent>
      public static func buildLimitedAvailability<Content: ToolbarContent>(
        _ content: Content
      ) -> some ToolbarContent {
        _AnyToolbarContent(content: content)
      }
    }

    /// One or several items; for several, `T` is a tuple.
    public struct TupleToolbarContent<T>: CustomizableToolbarContent {
      public typealias Body = Never
      var value: T
      nonisolated init(value: T) {
        self.value = value
      }
    }

    #if SDK_27
    extension TupleContent: ToolbarContent, CustomizableToolbarContent {}
    #endif

    @hole
    struct _AnyToolbarContent: ToolbarContent {
      typealias Body = Never
      var content: any ToolbarContent
      nonisolated init(content: any ToolbarContent) {
        self.content = content
      }
    }

    extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

    extension _ConditionalContent: CustomizableToolbarContent
    where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

    extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

    extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

    extension Group: ToolbarContent where Content: ToolbarContent {
      @_disfavoredOverload
      nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
      }
    }

    extension ToolbarContent {
      nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
      #if SDK_26
      nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
      nonisolated public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID
      ) -> some ToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
      #endif
    }

    extension CustomizableToolbarContent {
      nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic,
        options: ToolbarCustomizationOptions = []
      ) -> some CustomizableToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
      nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
      ) -> some CustomizableToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
    }

    @hole
    struct _ModifiedToolbarContent<Content>: CustomizableToolbarContent {
      typealias Body = Never
      var content: Content
      nonisolated init(content: Content) {
        self.content = content
      }
    }

    public struct ToolbarCustomizationOptions: OptionSet, Sendable {
      public var rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
    }

    public struct ToolbarCustomizationBehavior: Sendable {
      var name: String
      public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "default") }
      public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "reorderable") }
      public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(name: "disabled") }
    }

    public struct ToolbarItemPlacement: Hashable, Sendable {
      var name: String
      public static let automatic = ToolbarItemPlacement(name: "automatic")
      public static let principal = ToolbarItemPlacement(name: "principal")
      public static let navigation = ToolbarItemPlacement(name: "navigation")
      public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
      #if os(visionOS)
      // In the middle of the bar [believed].
      public static let secondaryAction = ToolbarItemPlacement(name: "principal")
      #else
      public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
      #endif
      public static let status = ToolbarItemPlacement(name: "status")
      public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
      public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
      public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
      public static let keyboard = ToolbarItemPlacement(name: "keyboard")
      public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
      public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
      public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
      public static let navigationBarLeading = ToolbarItemPlacement(name: "topBarLeading")
      public static let navigationBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
      #if os(visionOS)
      public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
      #endif
      #if SDK_26
      public static let title = ToolbarItemPlacement(name: "title")
      public static let subtitle = ToolbarItemPlacement(name: "subtitle")
      public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
      public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
      #endif
      public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(name: "accessoryBar")
      }
    }

    public struct ToolbarItem<ID, Content: View>: ToolbarContent {
      public typealias Body = Never
      var identifier: ID
      var placement: ToolbarItemPlacement
      var content: Content
      /// The modifier's parameter in which the program passes the item; `nil` for an item of a builder.
      var parameter: String?
      nonisolated init(
        identifier: ID, placement: ToolbarItemPlacement, content: Content, parameter: String? = nil
      ) {
        self.parameter = parameter
        self.identifier = identifier
        self.placement = placement
        self.content = content
      }
    }

    extension ToolbarItem where ID == () {
      nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: (), placement: placement, content: content())
      }
    }

    extension ToolbarItem where ID == String {
      nonisolated public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
      ) {
        self.init(identifier: id, placement: placement, content: content())
      }
      nonisolated public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool,
        @ViewBuilder content: () -> Content
      ) {
        self.init(identifier: id, placement: placement, content: content())
      }
    }

    extension ToolbarItem: CustomizableToolbarContent where ID == String {}

    public struct ToolbarItemGroup<Content: View>: ToolbarContent {
      public typealias Body = Never
      var placement: ToolbarItemPlacement
      var content: Content
      nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
      }
      nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
      ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
      }
    }

    public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
      public typealias Body = Never
      var content: Content
      var label: Label
    }

    public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
      public typealias Body = Never
      var content: Content
      nonisolated public init() where Content == EmptyView {
        content = EmptyView()
      }
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }

    #if SDK_26
    public struct SpacerSizing: Hashable, Sendable {
      var name: String
      public static let flexible = SpacerSizing(name: "flexible")
      public static let fixed = SpacerSizing(name: "fixed")
    }

    public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
      public typealias Body = Never
      var sizing: SpacerSizing
      var placement: ToolbarItemPlacement
      nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
      }
    }

    @uncertain
    public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
      public typealias Body = Never
      public struct Kind: Hashable, Sendable {
        var name: String
        public static let search = Kind(name: "search")
        public static let sidebarToggle = Kind(name: "sidebarToggle")
        public static let title = Kind(name: "title")
      }
      var kind: Kind
      var placement: ToolbarItemPlacement
      nonisolated public init(kind: Kind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
      }
    }
    #endif
    """#
}

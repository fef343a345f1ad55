extension InterfaceText {
  /// Arrangements of views side by side or above each other on foldable devices, their hinge, and vertical bars, since
  /// the SDK 27.1.
  static let swiftUIArrangements = #"""
    #if SDK_27
    public struct ArrangementView<Primary: View, Secondary: View>: View {
      public typealias Body = Never
      var primary: Primary
      var secondary: Secondary
      nonisolated public init(@ViewBuilder primary: () -> Primary, @ViewBuilder secondary: () -> Secondary) {
        self.primary = primary()
        self.secondary = secondary()
      }
    }

    extension ArrangementView
    where Primary == ArrangementViewStyleConfiguration.Primary, Secondary == ArrangementViewStyleConfiguration.Secondary {
      nonisolated public init(_ configuration: ArrangementViewStyleConfiguration) {
        primary = configuration.primary
        secondary = configuration.secondary
      }
    }

    public struct ArrangementViewStyleConfiguration {
      public struct Primary: View {
        public typealias Body = Never
        var content: any View
      }
      public struct Secondary: View {
        public typealias Body = Never
        var content: any View
      }
      public let primary: Primary
      public let secondary: Secondary
    }

    @MainActor @preconcurrency
    public protocol ArrangementViewStyle {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
      typealias Configuration = ArrangementViewStyleConfiguration
    }

    public struct AutomaticArrangementViewStyle: ArrangementViewStyle {
      nonisolated public init() {}
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    public struct SplitArrangementViewStyle: ArrangementViewStyle {
      nonisolated public init() {}
      nonisolated public func axes(_ axes: Axis.Set) -> SplitArrangementViewStyle { self }
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    public struct OverlayArrangementViewStyle: ArrangementViewStyle {
      nonisolated public init() {}
      nonisolated public func axes(_ axes: Axis.Set) -> OverlayArrangementViewStyle { self }
      public func makeBody(configuration: Configuration) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension ArrangementViewStyle where Self == AutomaticArrangementViewStyle {
      public static var automatic: AutomaticArrangementViewStyle { AutomaticArrangementViewStyle() }
    }

    extension ArrangementViewStyle where Self == SplitArrangementViewStyle {
      public static var split: SplitArrangementViewStyle { SplitArrangementViewStyle() }
    }

    extension ArrangementViewStyle where Self == OverlayArrangementViewStyle {
      public static var overlay: OverlayArrangementViewStyle { OverlayArrangementViewStyle() }
    }

    nonisolated extension View {
      public func arrangementViewStyle(_ style: some ArrangementViewStyle) -> some View {
        modifier(_ArrangementOption())
      }
      public func overlayArrangementEdge(_ edge: HorizontalEdge?) -> some View {
        modifier(_ArrangementOption())
      }
      public func overlayArrangementEdge(_ edge: VerticalEdge?) -> some View {
        modifier(_ArrangementOption())
      }
      public func splitArrangementFixedLayoutSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        modifier(_ArrangementOption())
      }
      public func splitArrangementLayoutRatio(_ ratio: CGFloat?) -> some View {
        modifier(_ArrangementOption())
      }
      public func splitArrangementLayoutRatio(
        minHorizontal: CGFloat? = nil,
        idealHorizontal: CGFloat? = nil,
        maxHorizontal: CGFloat? = nil,
        minVertical: CGFloat? = nil,
        idealVertical: CGFloat? = nil,
        maxVertical: CGFloat? = nil
      ) -> some View {
        modifier(_ArrangementOption())
      }
      public func splitArrangementLayoutSize(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil
      ) -> some View {
        modifier(_ArrangementOption())
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func contentMargins(
        for guide: ContentMarginGuide,
        edges: Edge.Set = .all,
        alignment: Alignment? = nil
      ) -> some View {
        modifier(_ArrangementOption())
      }
      public func onHingeChange(
        isEnabled: Bool = true,
        _ action: @escaping (DeviceHingeContext, DeviceHingeContext) -> Void
      ) -> some View {
        modifier(_ArrangementOption())
      }
      public func toolbarVerticalBehavior(_ behavior: ToolbarVerticalBehavior) -> some View {
        modifier(_ArrangementOption())
      }
      public func toolbarVerticalCompressionBehavior(
        _ behavior: ToolbarVerticalCompressionBehavior
      ) -> some View {
        modifier(_ArrangementOption())
      }
    }

    @hole
    struct _ArrangementOption: ViewModifier {
      typealias Body = Never
    }

    public struct DeviceHinge: Hashable, Sendable {
      public struct Status: Hashable, Sendable {
        var name: String
        public static let closed = Status(name: "closed")
        public static let partiallyOpen = Status(name: "partiallyOpen")
        public static let fullyOpen = Status(name: "fullyOpen")
      }
      @primitive public var angle: Angle { get }
      @primitive public var status: Status { get }
    }

    public struct DeviceHingeContext: Equatable, Sendable {
      @primitive public var hinge: DeviceHinge? { get }
    }

    public struct ReservedRegion: Identifiable, Hashable, Sendable {
      public struct ID: Hashable, Sendable {}
      public struct Kind: Hashable, Sendable {
        var name: String
        public static let occlusion = Kind(name: "occlusion")
        public static let division = Kind(name: "division")
      }
      public struct QueryOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) {
          self.rawValue = rawValue
        }
        public static let includeInactive = QueryOptions(rawValue: 1)
      }
      @primitive public var id: ID { get }
      @primitive public var frame: CGRect { get }
      @primitive public var isActive: Bool { get }
      @primitive public var kind: Kind { get }
      @primitive public var margins: EdgeInsets { get }
    }

    public struct ContentMarginGuide: Hashable, Sendable {
      var name: String
      public static let container = ContentMarginGuide(name: "container")
    }

    extension GeometryProxy {
      @primitive public func contentMargins(for guide: ContentMarginGuide, edges: Edge.Set = .all) -> EdgeInsets
      @primitive public func reservedRegions(
        kind: ReservedRegion.Kind,
        options: ReservedRegion.QueryOptions = [],
        layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors
      ) -> [ReservedRegion]
    }

    public struct ToolbarVerticalBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = ToolbarVerticalBehavior(name: "automatic")
      public static let disabled = ToolbarVerticalBehavior(name: "disabled")
    }

    public struct ToolbarVerticalCompressionBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = ToolbarVerticalCompressionBehavior(name: "automatic")
      public static let prefersTabBar = ToolbarVerticalCompressionBehavior(name: "prefersTabBar")
      public static let prefersToolbarItems = ToolbarVerticalCompressionBehavior(name: "prefersToolbarItems")
    }

    public struct ToolbarItemAxisBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = ToolbarItemAxisBehavior(name: "automatic")
      public static let horizontalOnly = ToolbarItemAxisBehavior(name: "horizontalOnly")
      public static let verticalPreferred = ToolbarItemAxisBehavior(name: "verticalPreferred")
    }

    extension ToolbarContent {
      nonisolated public func axisBehavior(_ behavior: ToolbarItemAxisBehavior) -> some ToolbarContent {
        _ModifiedToolbarContent(content: self)
      }
    }

    extension EnvironmentValues {
      @primitive public var toolbarVerticalEdge: HorizontalEdge? { get }
      @primitive public var splitArrangementAxis: Axis? { get set }
      @primitive public var overlayArrangementZIndex: Int { get set }
    }

    #if os(iOS)
    @root("view")
    public struct CameraCaptureAccessory<Content: View>: SceneAccessoryContent {
      public typealias Body = Never
      var content: Content
      nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
      }
      nonisolated public init(isEnabled: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.content = content()
      }
    }
    #endif
    #endif
    """#
}

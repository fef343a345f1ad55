extension InterfaceText {
  /// Borders of fields, concentric corners, and other additions to drawing since the SDK 27.
  static let swiftUIFieldsAndCorners = #"""
    #if SDK_27
    public struct TextInputBorderShape: InsettableShape, Equatable, Sendable {
      var name: String
      var inset: CGFloat = 0
      public static var automatic: TextInputBorderShape { TextInputBorderShape(name: "automatic") }
      public static var capsule: TextInputBorderShape { TextInputBorderShape(name: "capsule") }
      public static var roundedRectangle: TextInputBorderShape { TextInputBorderShape(name: "roundedRectangle") }
      nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        TextInputBorderShape(name: name, inset: inset + amount)
      }
    }

    public struct BorderedTextFieldStyle: TextFieldStyle {
      nonisolated public init() {}
      public func _body(configuration: TextField<_Label>) -> some View {
        _StyleBody(style: self, configuration: configuration)
      }
    }

    extension TextFieldStyle where Self == BorderedTextFieldStyle {
      public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
    }

    extension EnvironmentValues {
      @primitive public var textInputBorderShape: TextInputBorderShape { get set }
      @primitive public var isTabViewSidebarAvailable: Bool { get }
      @primitive public var isDynamicIslandLimitedInWidth: Bool { get }
      @primitive @ambient("appearance") public var accessibilityPrefersCrossFadeTransitions: Bool { get set }
    }

    extension GeometryProxy {
      @primitive public var concentricCornerRadii: RectangleCornerRadii? { get }
      @primitive public func concentricCornerRadii(in rect: CGRect) -> RectangleCornerRadii?
    }

    nonisolated extension View {
      @uncertain
      public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
        environment(\.textInputBorderShape, shape)
      }
      @uncertain
      @touches("same area")
      public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all,
        edges: Edge.Set = .all,
        alignment: Alignment?
      ) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
      }
      @uncertain
      public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T,
        @runs("event") onPresentationChanged: @escaping (Bool) -> Void
      ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
      }
      public func swipeActionsContainer() -> some View {
        modifier(_SwipeActionsContainer())
      }
      #if os(macOS)
      @uncertain
      public func onMenuItemHighlight(@runs("event") perform action: @escaping (Bool) -> Void) -> some View {
        modifier(_MenuHighlightAction(action: action))
      }
      #endif
    }

    @hole
    struct _SwipeActionsContainer: ViewModifier {
      typealias Body = Never
    }

    #if os(macOS)
    @hole
    @shows("nothing")
    struct _MenuHighlightAction: ViewModifier {
      typealias Body = Never
      var action: (Bool) -> Void
    }
    #endif

    extension GraphicsContext.Filter {
      public static func alphaMultiply(_ color: Color) -> GraphicsContext.Filter {
        GraphicsContext.Filter(name: "alphaMultiply", amount: 1, color: color)
      }
      public static func colorMatrix(_ matrix: ColorMatrix, isPremultiplied: Bool) -> GraphicsContext.Filter {
        GraphicsContext.Filter(name: "colorMatrix", amount: 1)
      }
    }
    #endif
    """#
}

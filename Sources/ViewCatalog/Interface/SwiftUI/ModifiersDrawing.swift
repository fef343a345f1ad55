extension InterfaceText {
  /// Backgrounds, overlays, borders and clips.
  static let swiftUIModifiersDrawing = #"""
    nonisolated extension View {
      @_disfavoredOverload @means("backgroundColor bgColor")
      @available(anyAppleOS, deprecated: 27.2, message: "use `background(alignment:content:)`")
      public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
      ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
      }
      public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
      ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
      }
      public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
      }
      @adorns("view")
      public func background<S: ShapeStyle>(@neutral(".clear") @places("style") _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
      }
      @adorns("view")
      public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
      }
      @adorns("view")
      public func background<S: ShapeStyle, T: Shape>(
        @places("style") _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
      ) -> some View {
        modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
      }
      @adorns("view")
      public func background<S: InsettableShape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
      }
      @adorns("view")
      public func background<S: ShapeStyle, T: InsettableShape>(
        @places("style") _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
      ) -> some View {
        modifier(_InsettableBackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
      }

      @_disfavoredOverload
      @available(anyAppleOS, deprecated: 27.2, message: "use `overlay(alignment:content:)`")
      public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
      }
      public func overlay<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
      ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
      }
      public func overlay<S: ShapeStyle>(@places("style") _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
      }
      public func overlay<S: ShapeStyle, T: Shape>(
        @places("style") _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
      ) -> some View {
        modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
      }
      @adorns("view")
      public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        modifier(
          _OverlayModifier(
            overlay: _ShapeView(
              shape: _StrokedShape(
                shape: Rectangle._Inset(amount: width / 2),
                style: StrokeStyle(lineWidth: width)
              ),
              style: content
            ),
            alignment: .center
          )
        )
      }

      @clips("shape")
      @adorns("view")
      @touches("same area")
      public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
      }
      @clips("frame")
      public func clipped(antialiased: Bool = false) -> some View {
        clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
      }
      @clips("shape")
      @adorns("view")
      @touches("same area")
      public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
      }
      @available(*, deprecated, message: "give the mask in a closure")
      public func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask))
      }
      public func mask<Mask: View>(
        alignment: Alignment = .center,
        @ViewBuilder _ mask: () -> Mask
      ) -> some View {
        modifier(_MaskAlignmentEffect(alignment: alignment, mask: mask()))
      }
      @touches("same area")
      public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
      }
      @touches("same area")
      public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
      ) -> some View {
        modifier(_ContentShapeKindModifier(kind: kind, shape: shape, eoFill: eoFill))
      }
      public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(_ContainerShapeModifier(shape: shape))
      }
      @writes("backgroundStyle")
      public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_EnvironmentBackgroundStyleModifier(style: style))
      }
      func _containerBackground(_ background: ContainerBackgroundModifier) -> some View {
        StaticIf<
          OrOperationViewInputPredicate<
            InterfaceIdiomPredicate<WidgetInterfaceIdiom>, InterfaceIdiomPredicate<ComplicationInterfaceIdiom>
          >,
          ModifiedContent<Self, ContainerBackgroundModifier>,
          ModifiedContent<Self, ContainerBackgroundModifier>
        >(trueBody: modifier(background), falseBody: modifier(background))
      }
      @uncertain
      public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
      ) -> some View {
        _containerBackground(
          ContainerBackgroundModifier(background: AnyView(Rectangle().fill(style)), container: container)
        )
      }
      @uncertain
      public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
      ) -> some View {
        _containerBackground(ContainerBackgroundModifier(background: AnyView(content()), container: container))
      }
      public func backgroundExtensionEffect() -> some View {
        modifier(_BackgroundExtension())
      }
      public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = Capsule()
      ) -> some View {
        modifier(_GlassEffect(glass: glass, shape: shape))
      }
      public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(_GlassEffectIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
      }
      public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View {
        modifier(_GlassEffectIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
      }
      public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
        modifier(_GlassEffectTransitionWriter(transition: transition))
      }
    }

    public struct _BackgroundModifier<Background: View>: ViewModifier {
      public typealias Body = Never
      public var background: Background
      public var alignment: Alignment
    }

    extension _BackgroundModifier: Equatable where Background: Equatable {}

    public struct _OverlayModifier<Overlay: View>: ViewModifier {
      public typealias Body = Never
      public var overlay: Overlay
      public var alignment: Alignment
    }

    extension _OverlayModifier: Equatable where Overlay: Equatable {}

    public struct _BackgroundStyleModifier<Style: ShapeStyle>: ViewModifier {
      public typealias Body = Never
      public var style: Style
      public var ignoresSafeAreaEdges: Edge.Set
    }

    public struct _OverlayStyleModifier<Style: ShapeStyle>: ViewModifier {
      public typealias Body = Never
      public var style: Style
      public var ignoresSafeAreaEdges: Edge.Set
    }

    public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier, Animatable {
      public typealias Body = Never
      public var style: Style
      public var shape: Bounds
      public var fillStyle: FillStyle
      nonisolated public var animatableData: Bounds.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
      }
    }

    public struct _InsettableBackgroundShapeModifier<Style: ShapeStyle, Bounds: InsettableShape>: ViewModifier, Animatable {
      public typealias Body = Never
      public var style: Style
      public var shape: Bounds
      public var fillStyle: FillStyle
      nonisolated public var animatableData: Bounds.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
      }
    }

    public struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier, Animatable {
      public typealias Body = Never
      public var style: Style
      public var shape: Bounds
      public var fillStyle: FillStyle
      nonisolated public var animatableData: Bounds.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
      }
    }

    public struct _ClipEffect<ClipShape: Shape>: ViewModifier, Animatable {
      public typealias Body = Never
      public var shape: ClipShape
      public var style: FillStyle
      nonisolated public var animatableData: ClipShape.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
      }
    }

    public struct _MaskEffect<Mask: View>: ViewModifier {
      public typealias Body = Never
      public var mask: Mask
    }

    public struct _MaskAlignmentEffect<Mask: View>: ViewModifier {
      public typealias Body = Never
      public var alignment: Alignment
      public var mask: Mask
    }

    public struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier {
      public typealias Body = Never
      public var shape: ContentShape
      public var eoFill: Bool
    }

    public struct _ContentShapeKindModifier<ContentShape: Shape>: ViewModifier {
      public typealias Body = Never
      public var kind: ContentShapeKinds
      public var shape: ContentShape
      public var eoFill: Bool
    }

    public struct ContentShapeKinds: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let interaction = ContentShapeKinds(rawValue: 1)
      public static let dragPreview = ContentShapeKinds(rawValue: 2)
      public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
      public static let hoverEffect = ContentShapeKinds(rawValue: 8)
      public static let focusEffect = ContentShapeKinds(rawValue: 16)
      public static let accessibility = ContentShapeKinds(rawValue: 32)
    }

    public struct _ContainerShapeModifier<ContainerShape: InsettableShape>: ViewModifier {
      public typealias Body = Never
      public var shape: ContainerShape
    }

    public struct _EnvironmentBackgroundStyleModifier<Style: ShapeStyle>: ViewModifier {
      public typealias Body = Never
      public var style: Style
    }

    struct ContainerBackgroundModifier: ViewModifier {
      typealias Body = Never
      var background: AnyView
      var container: ContainerBackgroundPlacement
    }

    struct OrOperationViewInputPredicate<First, Second> {}

    struct InterfaceIdiomPredicate<Idiom> {}

    struct WidgetInterfaceIdiom {}

    struct ComplicationInterfaceIdiom {}

    public struct ContainerBackgroundPlacement: Sendable, Hashable {
      var name: String
      /// Whether the container shows the background behind all of its screen.
      var fillsScreen = false
      public static let navigation = ContainerBackgroundPlacement(name: "navigation", fillsScreen: true)
      public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
      public static let tabView = ContainerBackgroundPlacement(name: "tabView", fillsScreen: true)
      public static let widget = ContainerBackgroundPlacement(name: "widget")
      public static let window = ContainerBackgroundPlacement(name: "window")
      public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore", fillsScreen: true)
      public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
      public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight", fillsScreen: true)
    }

    @hole
    struct _BackgroundExtension: ViewModifier {
      typealias Body = Never
    }

    @hole
    struct _GlassEffect<GlassShape: Shape>: ViewModifier {
      typealias Body = Never
      var glass: Glass
      var shape: GlassShape
    }

    @hole
    struct _GlassEffectIdentity: ViewModifier {
      typealias Body = Never
      var id: AnyHashable?
      var namespace: Namespace.ID
    }

    @hole
    struct _GlassEffectTransitionWriter: ViewModifier {
      typealias Body = Never
      var transition: GlassEffectTransition
    }

    public struct GlassEffectTransition: Sendable {
      var name: String
      public static let identity = GlassEffectTransition(name: "identity")
      public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
      public static let materialize = GlassEffectTransition(name: "materialize")
    }

    public struct Glass: Equatable, Sendable {
      var name: String
      var tint: Color?
      var isInteractive = false
      public static let regular = Glass(name: "regular")
      public static let clear = Glass(name: "clear")
      public static let identity = Glass(name: "identity")
      public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
      }
      public func interactive(_ isEnabled: Bool = true) -> Glass {
        var glass = self
        glass.isInteractive = isEnabled
        return glass
      }
    }
    """#
}

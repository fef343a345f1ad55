extension InterfaceText {
  /// Modifiers that size and place their content.
  static let swiftUIModifiersLayout = #"""
    nonisolated extension View {
      @means("size width height")
      @eases("size")
      @adorns("view")
      public func frame(
        @sizes("horizontal") @neutral("nil") width: CGFloat? = nil,
        @sizes("vertical") @neutral("nil") height: CGFloat? = nil,
        alignment: Alignment = .center
      ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
      }
      @available(*, deprecated, message: "give at least one of width and height")
      @adorns("view")
      public func frame() -> some View {
        modifier(_FrameLayout(width: nil, height: nil, alignment: .center))
      }
      @eases("size")
      @adorns("view")
      public func frame(
        @sizes("horizontal") @neutral("nil") minWidth: CGFloat? = nil,
        @sizes("horizontal") @neutral("nil") idealWidth: CGFloat? = nil,
        @sizes("horizontal") @neutral("nil") maxWidth: CGFloat? = nil,
        @sizes("vertical") @neutral("nil") minHeight: CGFloat? = nil,
        @sizes("vertical") @neutral("nil") idealHeight: CGFloat? = nil,
        @sizes("vertical") @neutral("nil") maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
      ) -> some View {
        modifier(
          _FlexFrameLayout(
            minWidth: minWidth,
            idealWidth: idealWidth,
            maxWidth: maxWidth,
            minHeight: minHeight,
            idealHeight: idealHeight,
            maxHeight: maxHeight,
            alignment: alignment
          )
        )
      }
      @sizes("vertical horizontal")
      public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, share: .whole, alignment: alignment))
      }
      @sizes("vertical horizontal")
      public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
      ) -> some View {
        modifier(
          ContainerRelativeFrameModifier(
            axes: axes,
            share: .cells(count: count, span: span, spacing: spacing),
            alignment: alignment
          )
        )
      }
      @sizes("vertical horizontal")
      public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        @runs("layout") _ length: @escaping (CGFloat, Axis) -> CGFloat
      ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, share: .computed(length), alignment: alignment))
      }

      @means("margin margins")
      @adorns("view")
      public func padding(@neutral("EdgeInsets()") _ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
      }
      @adorns("view")
      public func padding(_ edges: Edge.Set = .all, @neutral("0") _ length: CGFloat? = nil) -> some View {
        modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(_all: $0) }))
      }
      @adorns("view")
      public func padding(@neutral("0") _ length: CGFloat) -> some View {
        padding(.all, length)
      }
      public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(_ScenePadding(edges: edges))
      }
      public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(_ScenePadding(edges: edges))
      }
      public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(edges: .all, insets: insets))
      }
      public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(SafeAreaPaddingModifier(edges: edges, insets: length.map { EdgeInsets(_all: $0) }))
      }
      public func safeAreaPadding(_ length: CGFloat) -> some View {
        safeAreaPadding(.all, length)
      }

      @sizes("vertical horizontal") @scales("content")
      public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
      }
      @sizes("vertical horizontal") @scales("content")
      public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
      }
      @sizes("vertical horizontal") @scales("content")
      public func scaledToFit() -> some View {
        aspectRatio(nil, contentMode: .fit)
      }
      @sizes("vertical horizontal") @scales("content")
      public func scaledToFill() -> some View {
        aspectRatio(nil, contentMode: .fill)
      }
      @sizes("vertical horizontal")
      @adorns("view")
      public func fixedSize(@neutral("false") horizontal: Bool, @neutral("false") vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
      }
      @sizes("vertical horizontal")
      @conditional("fixedSize(horizontal: %, vertical: %)")
      @adorns("view")
      public func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
      }

      @moves("view")
      public func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
      }
      @moves("view")
      public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
      }
      @moves("view")
      public func offset(@neutral(".zero") _ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
      }
      @moves("view")
      public func offset(@neutral("0") x: CGFloat = 0, @neutral("0") y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
      }
      public func alignmentGuide(
        _ g: HorizontalAlignment,
        @runs("layout") computeValue: @escaping (ViewDimensions) -> CGFloat
      ) -> some View {
        modifier(_AlignmentWritingModifier(horizontal: g, vertical: nil, computeValue: computeValue))
      }
      public func alignmentGuide(
        _ g: VerticalAlignment,
        @runs("layout") computeValue: @escaping (ViewDimensions) -> CGFloat
      ) -> some View {
        modifier(_AlignmentWritingModifier(horizontal: nil, vertical: g, computeValue: computeValue))
      }

      @adorns("view")
      public func layoutPriority(@neutral("0") _ value: Double) -> some View {
        _trait(LayoutPriorityTraitKey.self, value)
      }
      @touches("same area")
      public func zIndex(@neutral("0") _ value: Double) -> some View {
        _trait(ZIndexTraitKey.self, value)
      }
      public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        _trait(_LayoutTrait<K>.self, value)
      }

      public func gridCellColumns(_ count: Int) -> some View {
        modifier(_GridCellSizeModifier(columns: count))
      }
      public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(_GridAnchorModifier(anchor: anchor))
      }
      public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(_GridAlignmentModifier(alignment: guide))
      }
      public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(_GridUnsizedAxesModifier(axes: axes))
      }
    }

    extension EdgeInsets {
      nonisolated init(_all length: CGFloat) {
        self.init(top: length, leading: length, bottom: length, trailing: length)
      }
    }

    public struct ScenePadding: Equatable, Sendable {
      var name: String
      public static let minimum = ScenePadding(name: "minimum")
    }

    public struct _FrameLayout: ViewModifier {
      public typealias Body = Never
      var width: CGFloat?
      var height: CGFloat?
      var alignment: Alignment
    }

    public struct _FlexFrameLayout: ViewModifier {
      public typealias Body = Never
      var minWidth: CGFloat?
      var idealWidth: CGFloat?
      var maxWidth: CGFloat?
      var minHeight: CGFloat?
      var idealHeight: CGFloat?
      var maxHeight: CGFloat?
      var alignment: Alignment
    }

    struct ContainerRelativeFrameModifier: ViewModifier {
      typealias Body = Never
      /// The fraction of the container's length.
      enum Share {
        case whole
        case cells(count: Int, span: Int, spacing: CGFloat)
        case computed((CGFloat, Axis) -> CGFloat)
      }
      var axes: Axis.Set
      var share: Share
      var alignment: Alignment
    }

    /// `insets` is `nil` for the system's default padding.
    public struct _PaddingLayout: ViewModifier {
      public typealias Body = Never
      public var edges: Edge.Set
      public var insets: EdgeInsets?
    }

    @hole
    struct _ScenePadding: ViewModifier {
      typealias Body = Never
      var edges: Edge.Set
    }

    struct SafeAreaPaddingModifier: ViewModifier {
      typealias Body = Never
      var edges: Edge.Set
      var insets: EdgeInsets?
    }

    /// `aspectRatio` is `nil` for the content's own ratio.
    public struct _AspectRatioLayout: ViewModifier {
      public typealias Body = Never
      public var aspectRatio: CGFloat?
      public var contentMode: ContentMode
    }

    public struct _FixedSizeLayout: ViewModifier {
      public typealias Body = Never
      var horizontal: Bool
      var vertical: Bool
    }

    public struct _PositionLayout: ViewModifier, Animatable {
      public typealias Body = Never
      public var position: CGPoint
      nonisolated public var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
      }
    }

    public struct _OffsetEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var offset: CGSize
      nonisolated public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
      }
    }

    /// Exactly one of the two alignment keys is set.
    public struct _AlignmentWritingModifier: ViewModifier {
      public typealias Body = Never
      var horizontal: HorizontalAlignment?
      var vertical: VerticalAlignment?
      var computeValue: (ViewDimensions) -> CGFloat
    }

    public struct _GridCellSizeModifier: ViewModifier {
      public typealias Body = Never
      var columns: Int
    }

    public struct _GridAnchorModifier: ViewModifier {
      public typealias Body = Never
      var anchor: UnitPoint
    }

    public struct _GridAlignmentModifier: ViewModifier {
      public typealias Body = Never
      var alignment: HorizontalAlignment
    }

    public struct _GridUnsizedAxesModifier: ViewModifier {
      public typealias Body = Never
      var axes: Axis.Set
    }
    """#
}

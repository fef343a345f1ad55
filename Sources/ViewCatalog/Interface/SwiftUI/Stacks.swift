extension InterfaceText {
  /// Stacks, grids, spacers and dividers.
  static let swiftUIStacks = #"""
    @shows("gap")
    public struct Spacer: View {
      public typealias Body = Never
      public var minLength: CGFloat?
      nonisolated public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
      }
    }

    public struct Divider: View {
      public typealias Body = Never
      nonisolated public init() {}
    }

    @offers("height")
    @axis("horizontal")
    @lazily("LazyHStack")
    public struct HStack<Content: View>: View {
      public typealias Body = Never
      var alignment: VerticalAlignment
      var spacing: CGFloat?
      var content: Content
      nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
      }
    }

    @offers("height")
    @axis("vertical")
    @lazily("LazyVStack")
    public struct VStack<Content: View>: View {
      public typealias Body = Never
      var alignment: HorizontalAlignment
      var spacing: CGFloat?
      var content: Content
      nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
      }
    }

    @axis("depth")
    public struct ZStack<Content: View>: View {
      public typealias Body = Never
      var alignment: Alignment
      var content: Content
      nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
      }
    }

    public struct PinnedScrollableViews: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
      public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
      public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
    }

    @lazyContent
    @offers("height")
    @axis("horizontal")
    public struct LazyHStack<Content: View>: View {
      public typealias Body = Never
      var alignment: VerticalAlignment
      var spacing: CGFloat?
      var pinnedViews: PinnedScrollableViews
      var content: Content
      nonisolated public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
      ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
      }
    }

    @lazyContent
    @offers("height")
    @axis("vertical")
    public struct LazyVStack<Content: View>: View {
      public typealias Body = Never
      var alignment: HorizontalAlignment
      var spacing: CGFloat?
      var pinnedViews: PinnedScrollableViews
      var content: Content
      nonisolated public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
      ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
      }
    }

    public struct GridItem: Sendable {
      public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
      }
      public var size: Size
      public var spacing: CGFloat?
      public var alignment: Alignment?
      public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
      }
    }

    @lazyContent
    public struct LazyVGrid<Content: View>: View {
      public typealias Body = Never
      var columns: [GridItem]
      var alignment: HorizontalAlignment
      var spacing: CGFloat?
      var pinnedViews: PinnedScrollableViews
      var content: Content
      nonisolated public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
      ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
      }
    }

    @lazyContent
    public struct LazyHGrid<Content: View>: View {
      public typealias Body = Never
      var rows: [GridItem]
      var alignment: VerticalAlignment
      var spacing: CGFloat?
      var pinnedViews: PinnedScrollableViews
      var content: Content
      nonisolated public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
      ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
      }
    }

    public struct Grid<Content: View>: View {
      public typealias Body = Never
      var alignment: Alignment
      var horizontalSpacing: CGFloat?
      var verticalSpacing: CGFloat?
      var content: Content
      nonisolated public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
      ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        self.content = content()
      }
    }

    /// A row of a `Grid`; outside of a grid its content is spliced into the container.
    @transparent
    public struct GridRow<Content: View>: View {
      public typealias Body = Never
      var alignment: VerticalAlignment?
      var content: Content
      nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
      }
    }

    /// A view that shows the first of its children that fits.
    @chooses("one")
    public struct ViewThatFits<Content: View>: View {
      public typealias Body = Never
      var axes: Axis.Set
      var content: Content
      nonisolated public init(
        in axes: Axis.Set = [.horizontal, .vertical],
        @ends("another candidate fits") @ViewBuilder content: () -> Content
      ) {
        self.axes = axes
        self.content = content()
      }
    }

    #if SDK_26
    public struct GlassEffectContainer<Content: View>: View {
      public typealias Body = Never
      var spacing: CGFloat?
      var content: Content
      nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.spacing = spacing
        self.content = content()
      }
    }
    #endif
    """#
}

extension InterfaceText {
  /// `Layout` and its parameters.
  static let swiftUILayouts = #"""
    /// A proposed size per axis; `nil` requests the ideal size.
    public struct ProposedViewSize: Equatable, Sendable {
      public var width: CGFloat?
      public var height: CGFloat?
      public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
      }
      public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
      }
      public static let zero = ProposedViewSize(width: 0, height: 0)
      public static let unspecified = ProposedViewSize(width: nil, height: nil)
      public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
      public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
      }
    }

    public struct ViewSpacing: Sendable {
      var location: _Location?
      public static let zero = ViewSpacing()
      @primitive public init()
      @primitive public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all)
      public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var spacing = self
        spacing.formUnion(other, edges: edges)
        return spacing
      }
      @primitive public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat
    }

    public protocol LayoutValueKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    public struct LayoutSubview: Equatable {
      var index: Int
      var location: _Location?
      @primitive public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      @primitive public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
      @primitive public var spacing: ViewSpacing { get }
      @primitive public var priority: Double { get }
      @primitive public var containerValues: ContainerValues { get }
      @primitive public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
      @primitive public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
      )
    }

    public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
      public typealias SubSequence = LayoutSubviews
      public typealias Element = LayoutSubview
      public typealias Index = Int
      var indexes: [Int]
      public var layoutDirection: LayoutDirection
      var location: _Location?
      public var startIndex: Int { indexes.startIndex }
      public var endIndex: Int { indexes.endIndex }
      public subscript(index: Int) -> LayoutSubview { LayoutSubview(index: indexes[index], location: location) }
      public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(indexes: Array(indexes[bounds]), layoutDirection: layoutDirection, location: location)
      }
      public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indexes: indices.map { indexes[$0] }, layoutDirection: layoutDirection, location: location)
      }
    }

    public struct LayoutProperties: Sendable {
      public var stackOrientation: Axis?
      public init() {}
    }

    public protocol Layout: Animatable {
      static var layoutProperties: LayoutProperties { get }
      associatedtype Cache = Void
      typealias Subviews = LayoutSubviews
      func makeCache(subviews: Subviews) -> Cache
      func updateCache(_ cache: inout Cache, subviews: Subviews)
      func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
      ) -> CGFloat?
      func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
      ) -> CGFloat?
    }

    extension Layout {
      public static var layoutProperties: LayoutProperties { LayoutProperties() }
      public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
      }
      public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(into: .zero) { spacing, subview in
          spacing.formUnion(subview.spacing)
        }
      }
      @primitive public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
      ) -> CGFloat?
      @primitive public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
      ) -> CGFloat?

      nonisolated public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _VariadicView.Tree(root: _LayoutRoot(layout: self), content: content())
      }
    }

    extension Layout where Cache == Void {
      public func makeCache(subviews: Subviews) {}
    }

    public struct _LayoutRoot<L: Layout>: Animatable {
      var layout: L
      public var animatableData: L.AnimatableData {
        get { layout.animatableData }
        set { layout.animatableData = newValue }
      }
      nonisolated init(layout: L) {
        self.layout = layout
      }
    }

    public struct HStackLayout: Layout {
      public var alignment: VerticalAlignment
      public var spacing: CGFloat?
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
      }
      public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      @primitive public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      @primitive public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      )
    }

    public struct VStackLayout: Layout {
      public var alignment: HorizontalAlignment
      public var spacing: CGFloat?
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
      }
      public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
      }
      @primitive public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      @primitive public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      )
    }

    public struct ZStackLayout: Layout {
      public var alignment: Alignment
      public init(alignment: Alignment = .center) {
        self.alignment = alignment
      }
      @primitive public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      @primitive public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      )
    }

    public struct GridLayout: Layout {
      public var alignment: Alignment
      public var horizontalSpacing: CGFloat?
      public var verticalSpacing: CGFloat?
      public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
      ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
      }
      @primitive public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize
      @primitive public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
      )
    }

    /// A layout whose type can change while the identity of its subviews stays the same.
    @transparent
    public struct AnyLayout: Layout {
      public struct Cache {
        var value: Any
      }
      var layout: any Layout
      public init<L: Layout>(_ layout: L) {
        self.layout = layout
      }
      @primitive public func makeCache(subviews: Subviews) -> Cache
      @primitive public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
      @primitive public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
      )
    }
    """#
}

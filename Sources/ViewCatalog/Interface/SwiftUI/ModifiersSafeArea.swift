extension InterfaceText {
  /// Safe areas, coordinate spaces and geometry changes.
  static let swiftUIModifiersSafeArea = #"""
    nonisolated extension View {
      @touches("same area")
      public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_SafeAreaRegionsIgnoringLayout(regions: regions, edges: edges))
      }
      @touches("same area")
      public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(_SafeAreaIgnoringLayout(edges: edges))
      }
      public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> some View {
        modifier(
          _InsetViewModifier(
            content: content(),
            edge: edge == .top ? .top : .bottom,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing
          )
        )
      }
      public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
      ) -> some View {
        modifier(
          _InsetViewModifier(
            content: content(),
            edge: edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing
          )
        )
      }
      public func safeAreaBar(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
      ) -> some View {
        modifier(
          _SafeAreaBar(
            content: content(),
            edge: edge == .top ? .top : .bottom,
            alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing
          )
        )
      }
      public func safeAreaBar(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
      ) -> some View {
        modifier(
          _SafeAreaBar(
            content: content(),
            edge: edge == .leading ? .leading : .trailing,
            alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing
          )
        )
      }

      public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(_CoordinateSpaceModifier(name: name))
      }
      public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceNameModifier(name: name))
      }
      @hot("geometry")
      public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        @runs("layout") of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
      ) -> some View {
        modifier(_GeometryActionModifier(transform: transform, action: action))
      }
      @hot("geometry")
      public func onGeometryChange<T: Equatable>(
        for type: T.Type,
        @runs("layout") of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
      ) -> some View {
        modifier(_GeometryActionModifier2(transform: transform, action: action))
      }
    }

    public struct _SafeAreaRegionsIgnoringLayout: ViewModifier {
      public typealias Body = Never
      var regions: SafeAreaRegions
      var edges: Edge.Set
    }

    public struct _SafeAreaIgnoringLayout: ViewModifier {
      public typealias Body = Never
      var edges: Edge.Set
    }

    struct _InsetViewModifier<InsetContent: View>: ViewModifier {
      typealias Body = Never
      var content: InsetContent
      var edge: Edge
      var alignment: Alignment
      var spacing: CGFloat?
    }

    @hole
    struct _SafeAreaBar<BarContent: View>: ViewModifier {
      typealias Body = Never
      var content: BarContent
      var edge: Edge
      var alignment: Alignment
      var spacing: CGFloat?
    }

    public struct _CoordinateSpaceModifier<Name: Hashable>: ViewModifier {
      public typealias Body = Never
      public var name: Name
    }

    struct CoordinateSpaceNameModifier: ViewModifier {
      typealias Body = Never
      var name: NamedCoordinateSpace
    }

    public struct _GeometryActionModifier<Value: Equatable>: ViewModifier {
      public typealias Body = Never
      var transform: (GeometryProxy) -> Value
      var action: (Value) -> Void
    }

    public struct _GeometryActionModifier2<Value: Equatable>: ViewModifier {
      public typealias Body = Never
      var transform: (GeometryProxy) -> Value
      var action: (Value, Value) -> Void
    }
    """#
}

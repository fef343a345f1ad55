extension InterfaceText {
  /// Rows, sections and swipe actions of lists.
  static let swiftUIModifiersLists = #"""
    nonisolated extension View {
      public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        _trait(ListRowInsetsTraitKey.self, insets)
      }
      public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(_ListRowEdgeInsets(edges: edges, length: length))
      }
      public func listRowBackground<V: View>(_ view: V?) -> some View {
        _trait(ListRowBackgroundTraitKey.self, view.map { AnyView($0) })
      }
      public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
          TraitTransformerModifier<ListSeparatorConfiguration.RowKey> { separators in
            separators.visibility = visibility
            separators.edges = edges
          }
        )
      }
      public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
          TraitTransformerModifier<ListSeparatorConfiguration.RowKey> { separators in
            separators.tint = color
            separators.edges = edges
          }
        )
      }
      public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
          TraitTransformerModifier<ListSeparatorConfiguration.SectionKey> { separators in
            separators.visibility = visibility
            separators.edges = edges
          }
        )
      }
      public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
          TraitTransformerModifier<ListSeparatorConfiguration.SectionKey> { separators in
            separators.tint = color
            separators.edges = edges
          }
        )
      }
      @uncertain
      @serves("List Form")
      public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
      }
      @uncertain
      public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
      }
      @uncertain
      public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        _trait(ListSectionSpacingTraitKey.self, spacing).environment(\.listSectionSpacing, spacing)
      }
      public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(_ListSectionMargins(edges: edges, length: length))
      }
      public func listItemTint(_ tint: Color?) -> some View {
        _trait(ListItemTintTraitKey.self, tint.map { .fixed($0) })
      }
      public func listItemTint(_ tint: ListItemTint?) -> some View {
        _trait(ListItemTintTraitKey.self, tint)
      }
      @uncertain
      public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        _trait(ListRowHoverEffectTraitKey.self, effect)
      }
      @uncertain
      public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
        _trait(ListRowHoverEffectEnabledTraitKey.self, !disabled)
      }
      public func moveDisabled(_ isDisabled: Bool) -> some View {
        _trait(IsMoveDisabledTraitKey.self, isDisabled)
      }
      public func deleteDisabled(_ isDisabled: Bool) -> some View {
        _trait(IsDeleteDisabledTraitKey.self, isDisabled)
      }
      @uncertain
      public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        _trait(IsSelectionEnabledTraitKey.self, !isDisabled)
      }
      public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
      ) -> some View {
        modifier(
          SwipeActionsModifier(
            edge: edge,
            allowsFullSwipe: allowsFullSwipe,
            actions: content().transformEnvironment(\.symbolVariants) { $0 = $0.fill }
              .modifier(StyleContextWriter<SwipeActionsStyleContext>())
          )
        )
        ._trait(SwipeActionsArePresent.self, true)
        .modifier(
          StaticIf<InvertedViewInputPredicate<IsSharingPickerHost>, SharingPickerHostModifier, EmptyModifier>(
            trueBody: SharingPickerHostModifier(),
            falseBody: EmptyModifier()
          )
        )
      }
      @writes("refresh")
      public func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshableModifier(action: action))
      }
      public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(_SectionActions(content: content()))
      }
      public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
      ) -> some View {
        modifier(_AlternatingRows(behavior: behavior))
      }
      @serves("Table")
      public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        modifier(_TableColumnHeaders(visibility: visibility))
      }
    }

    struct ListRowInsetsTraitKey: _ViewTraitKey {
      static var defaultValue: EdgeInsets? { nil }
    }

    struct ListRowBackgroundTraitKey: _ViewTraitKey {
      static var defaultValue: AnyView? { nil }
    }

    struct ListSectionSpacingTraitKey: _ViewTraitKey {
      static var defaultValue: ListSectionSpacing? { nil }
    }

    struct ListItemTintTraitKey: _ViewTraitKey {
      static var defaultValue: ListItemTint? { nil }
    }

    struct IsMoveDisabledTraitKey: _ViewTraitKey {
      static var defaultValue: Bool { false }
    }

    struct IsDeleteDisabledTraitKey: _ViewTraitKey {
      static var defaultValue: Bool { false }
    }

    struct IsSelectionEnabledTraitKey: _ViewTraitKey {
      static var defaultValue: Bool { true }
    }

    @hole
    struct _ListRowEdgeInsets: ViewModifier {
      typealias Body = Never
      var edges: Edge.Set
      var length: CGFloat?
    }

    @uncertain
    struct TraitTransformerModifier<Trait: _ViewTraitKey>: ViewModifier {
      typealias Body = Never
      var transform: (inout Trait.Value) -> Void
      nonisolated init(_ transform: @escaping (inout Trait.Value) -> Void) {
        self.transform = transform
      }
    }

    /// The separators above and below a row or a section.
    struct ListSeparatorConfiguration {
      var edges: VerticalEdge.Set = .all
      var visibility = Visibility.automatic
      var tint: Color?
      struct RowKey: _ViewTraitKey {
        static var defaultValue: ListSeparatorConfiguration { ListSeparatorConfiguration() }
      }
      struct SectionKey: _ViewTraitKey {
        static var defaultValue: ListSeparatorConfiguration { ListSeparatorConfiguration() }
      }
    }

    @hole
    struct _ListSectionMargins: ViewModifier {
      typealias Body = Never
      var edges: Edge.Set
      var length: CGFloat?
    }

    struct ListRowHoverEffectTraitKey: _ViewTraitKey {
      static var defaultValue: HoverEffect? { nil }
    }

    struct ListRowHoverEffectEnabledTraitKey: _ViewTraitKey {
      static var defaultValue: Bool { true }
    }

    struct SwipeActionsModifier<Actions: View>: ViewModifier {
      typealias Body = Never
      var edge: HorizontalEdge
      var allowsFullSwipe: Bool
      var actions: Actions
    }

    struct SwipeActionsStyleContext {}

    struct SwipeActionsArePresent: _ViewTraitKey {
      static var defaultValue: Bool { false }
    }

    /// One of two modifiers, chosen by the static context of the view.
    struct StaticIf<Predicate, TrueBody, FalseBody> {
      var trueBody: TrueBody
      var falseBody: FalseBody
    }

    extension StaticIf: ViewModifier where TrueBody: ViewModifier, FalseBody: ViewModifier {
      typealias Body = Never
    }

    extension StaticIf: View where TrueBody: View, FalseBody: View {
      typealias Body = Never
    }

    struct InvertedViewInputPredicate<Predicate> {}

    struct IsSharingPickerHost {}

    struct SharingPickerHostModifier: ViewModifier {
      typealias Body = Never
    }

    @uncertain
    struct RefreshableModifier: ViewModifier {
      typealias Body = Never
      var action: @Sendable () async -> Void
    }

    @hole
    struct _SectionActions<Actions: View>: ViewModifier {
      typealias Body = Never
      var content: Actions
    }

    @hole
    struct _AlternatingRows: ViewModifier {
      typealias Body = Never
      var behavior: AlternatingRowBackgroundBehavior
    }

    @hole
    struct _TableColumnHeaders: ViewModifier {
      typealias Body = Never
      var visibility: Visibility
    }

    public struct ListSectionSpacing: Sendable {
      var length: CGFloat?
      var isCompact = false
      public static let `default` = ListSectionSpacing()
      public static let compact = ListSectionSpacing(isCompact: true)
      public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing)
      }
    }

    public struct ListItemTint: Sendable {
      var color: Color
      var isPreferred: Bool
      public static let monochrome = ListItemTint(color: .primary, isPreferred: false)
      public static func fixed(_ tint: Color) -> ListItemTint {
        ListItemTint(color: tint, isPreferred: false)
      }
      public static func preferred(_ tint: Color) -> ListItemTint {
        ListItemTint(color: tint, isPreferred: true)
      }
    }

    public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
      public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
      public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
    }
    """#
}

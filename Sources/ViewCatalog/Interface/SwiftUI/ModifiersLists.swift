extension InterfaceText {
  /// Rows, sections and swipes of lists.
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
        modifier(_ListSeparator(edges: edges, ofSection: false, visibility: visibility))
      }
      public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListSeparator(edges: edges, ofSection: false, tint: color))
      }
      public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListSeparator(edges: edges, ofSection: true, visibility: visibility))
      }
      public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(_ListSeparator(edges: edges, ofSection: true, tint: color))
      }
      public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
      }
      public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
      }
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
      public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
        modifier(_ListRowHover(isEnabled: effect != nil))
      }
      public func moveDisabled(_ isDisabled: Bool) -> some View {
        _trait(IsMoveDisabledTraitKey.self, isDisabled)
      }
      public func deleteDisabled(_ isDisabled: Bool) -> some View {
        _trait(IsDeleteDisabledTraitKey.self, isDisabled)
      }
      public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        _trait(IsSelectionEnabledTraitKey.self, !isDisabled)
      }
      public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
      ) -> some View {
        modifier(SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
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

    @hole
    struct _ListSeparator: ViewModifier {
      typealias Body = Never
      var edges: VerticalEdge.Set
      var ofSection: Bool
      var visibility: Visibility?
      var tint: Color?
    }

    @hole
    struct _ListSectionMargins: ViewModifier {
      typealias Body = Never
      var edges: Edge.Set
      var length: CGFloat?
    }

    @hole
    struct _ListRowHover: ViewModifier {
      typealias Body = Never
      var isEnabled: Bool
    }

    @uncertain
    struct SwipeActionsModifier<Actions: View>: ViewModifier {
      typealias Body = Never
      var edge: HorizontalEdge
      var allowsFullSwipe: Bool
      var actions: Actions
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

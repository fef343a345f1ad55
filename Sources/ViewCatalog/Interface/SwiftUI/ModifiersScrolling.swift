extension InterfaceText {
  /// Scrolling.
  static let swiftUIModifiersScrolling = #"""
    nonisolated extension View {
      public func scrollContentBackground(_ visibility: Visibility) -> some View {
        modifier(ScrollContentBackgroundModifier(visibility: visibility))
      }
      @writes("verticalScrollIndicatorVisibility: axes.vertical, horizontalScrollIndicatorVisibility: axes.horizontal")
      public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
      ) -> some View {
        modifier(_ScrollIndicators(visibility: visibility, axes: axes))
      }
      public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(_ScrollIndicatorsFlash(trigger: onAppear))
      }
      public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(_ScrollIndicatorsFlash(trigger: value))
      }
      @uncertain
      public func scrollDisabled(@neutral("false") _ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { isEnabled in
          isEnabled = isEnabled && !disabled
        }
      }
      @uncertain
      public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClipDisabled, disabled)
      }
      public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
      }
      public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionByID(id: id, anchor: anchor))
      }
      public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(_ScrollPositionWriter(position: position, anchor: anchor))
      }
      public func scrollPosition(
        initialAnchor: UnitPoint?
      ) -> some View {
        modifier(_DefaultScrollAnchor(anchor: initialAnchor, role: nil))
      }
      public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(_DefaultScrollAnchor(anchor: anchor, role: nil))
      }
      public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(_DefaultScrollAnchor(anchor: anchor, role: role))
      }
      public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(_ScrollTargetBehaviorWriter(behavior: behavior))
      }
      public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayout(isEnabled: isEnabled))
      }
      public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(_ScrollTargetLayout(isEnabled: isEnabled))
      }
      @writes("verticalScrollBounceBehavior: axes.vertical, horizontalScrollBounceBehavior: axes.horizontal")
      public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
      ) -> some View {
        modifier(_ScrollBounce(behavior: behavior, axes: axes))
      }
      public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        modifier(_ScrollEdgeEffect(style: style, isHidden: false, edges: edges))
      }
      public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        modifier(_ScrollEdgeEffect(style: nil, isHidden: hidden, edges: edges))
      }
      public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> some View {
        modifier(_ScrollInput(behavior: behavior, input: input))
      }
      public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive,
        axis: Axis? = nil,
        @runs("layout") transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
      ) -> some View {
        modifier(
          _ScrollTransition(
            topLeading: configuration,
            bottomTrailing: configuration,
            axis: axis,
            transition: transition
          )
        )
      }
      public func scrollTransition(
        topLeading: ScrollTransitionConfiguration,
        bottomTrailing: ScrollTransitionConfiguration,
        axis: Axis? = nil,
        @runs("layout") transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
      ) -> some View {
        modifier(
          _ScrollTransition(
            topLeading: topLeading,
            bottomTrailing: bottomTrailing,
            axis: axis,
            transition: transition
          )
        )
      }
      public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
      ) -> some View {
        modifier(_ContentMargins(edges: edges, insets: insets, placement: placement))
      }
      public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
      ) -> some View {
        modifier(_ContentMargins(edges: edges, insets: length.map { EdgeInsets(_all: $0) }, placement: placement))
      }
      public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        modifier(_ContentMargins(edges: .all, insets: EdgeInsets(_all: length), placement: placement))
      }
      @hot("scroll")
      public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
      ) -> some View {
        modifier(_ScrollGeometryAction(transform: transform, action: action))
      }
      public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
      ) -> some View {
        modifier(_ScrollPhaseAction(action: { old, new, _ in action(old, new) }))
      }
      public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
      ) -> some View {
        modifier(_ScrollPhaseAction(action: action))
      }
      public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
      ) -> some View {
        modifier(_ScrollVisibilityAction(threshold: threshold, action: action))
      }
      public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
      ) -> some View {
        modifier(_ScrollTargetVisibilityAction(threshold: threshold, action: action))
      }
    }

    struct ScrollContentBackgroundModifier: ViewModifier {
      typealias Body = Never
      var visibility: Visibility
    }

    @hole
    struct _ScrollIndicators: ViewModifier {
      typealias Body = Never
      var visibility: ScrollIndicatorVisibility
      var axes: Axis.Set
    }

    @hole
    struct _ScrollIndicatorsFlash<Trigger: Equatable>: ViewModifier {
      typealias Body = Never
      var trigger: Trigger
    }

    @hole
    struct _ScrollPositionByID<ID: Hashable>: ViewModifier {
      typealias Body = Never
      var id: Binding<ID?>
      var anchor: UnitPoint?
    }

    @hole
    struct _ScrollPositionWriter: ViewModifier {
      typealias Body = Never
      var position: Binding<ScrollPosition>
      var anchor: UnitPoint?
    }

    @hole
    struct _DefaultScrollAnchor: ViewModifier {
      typealias Body = Never
      var anchor: UnitPoint?
      var role: ScrollAnchorRole?
    }

    @hole
    struct _ScrollTargetBehaviorWriter<Behavior: ScrollTargetBehavior>: ViewModifier {
      typealias Body = Never
      var behavior: Behavior
    }

    @hole
    struct _ScrollTargetLayout: ViewModifier {
      typealias Body = Never
      var isEnabled: Bool
    }

    @hole
    struct _ScrollBounce: ViewModifier {
      typealias Body = Never
      var behavior: ScrollBounceBehavior
      var axes: Axis.Set
    }

    @hole
    struct _ScrollEdgeEffect: ViewModifier {
      typealias Body = Never
      var style: ScrollEdgeEffectStyle?
      var isHidden: Bool
      var edges: Edge.Set
    }

    @hole
    struct _ScrollInput: ViewModifier {
      typealias Body = Never
      var behavior: ScrollInputBehavior
      var input: ScrollInputKind
    }

    @hole
    struct _ScrollTransition<Effect: VisualEffect>: ViewModifier {
      typealias Body = Never
      var topLeading: ScrollTransitionConfiguration
      var bottomTrailing: ScrollTransitionConfiguration
      var axis: Axis?
      var transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    }

    @hole
    struct _ContentMargins: ViewModifier {
      typealias Body = Never
      var edges: Edge.Set
      var insets: EdgeInsets?
      var placement: ContentMarginPlacement
    }

    @hole
    struct _ScrollGeometryAction<Value: Equatable>: ViewModifier {
      typealias Body = Never
      var transform: (ScrollGeometry) -> Value
      var action: (Value, Value) -> Void
    }

    @hole
    struct _ScrollPhaseAction: ViewModifier {
      typealias Body = Never
      var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    }

    @hole
    struct _ScrollVisibilityAction: ViewModifier {
      typealias Body = Never
      var threshold: Double
      var action: (Bool) -> Void
    }

    @hole
    struct _ScrollTargetVisibilityAction<ID: Hashable>: ViewModifier {
      typealias Body = Never
      var threshold: Double
      var action: ([ID]) -> Void
    }
    """#
}

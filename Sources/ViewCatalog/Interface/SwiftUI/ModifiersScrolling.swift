extension InterfaceText {
  /// Scrolling.
  static let swiftUIModifiersScrolling = #"""
    nonisolated extension View {
      @serves("List Form TextEditor Table WebView")
      public func scrollContentBackground(_ visibility: Visibility) -> some View {
        modifier(ScrollContentBackgroundModifier(visibility: visibility))
      }
      @writes("verticalScrollIndicatorVisibility: axes.vertical, horizontalScrollIndicatorVisibility: axes.horizontal")
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility,
        axes: Axis.Set = [.vertical, .horizontal]
      ) -> some View {
        modifier(
          TransformScrollStorageModifier(transform: TransformScrollIndicators(visibility: visibility, axes: axes))
        )
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        modifier(ScrollIndicatorFlashOnAppearModifier(flashes: onAppear))
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        modifier(ScrollIndicatorsFlashModifier(trigger: value))
      }
      @uncertain
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func scrollDisabled(@neutral("false") _ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled) { isEnabled in
          isEnabled = isEnabled && !disabled
        }
      }
      @uncertain
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        environment(\.scrollClipDisabled, disabled)
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
      }
      @serves("ScrollView List Form Table Chart WebView")
      public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionBindingModifier(id: id, anchor: anchor))
      }
      @serves("ScrollView List Form Table Chart WebView")
      public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionBindingModifier(position: position, anchor: anchor))
      }
      @serves("ScrollView List Form Table Chart WebView")
      public func scrollPosition(
        initialAnchor: UnitPoint?
      ) -> some View {
        defaultScrollAnchor(initialAnchor)
      }
      @serves("ScrollView List Form Table Chart WebView")
      public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { anchors in
          anchors.anchor = anchor
        }
      }
      @serves("ScrollView List Form Table Chart WebView")
      public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { anchors in
          anchors.set(anchor, for: role)
        }
      }
      @serves("ScrollView List Form Table Chart WebView")
      public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(ScrollBehaviorModifier(behavior: behavior))
      }
      public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled))
      }
      public func scrollTarget(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetModifier(isEnabled: isEnabled))
      }
      @uncertain
      @writes("verticalScrollBounceBehavior: axes.vertical, horizontalScrollBounceBehavior: axes.horizontal")
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior,
        axes: Axis.Set = [.vertical]
      ) -> some View {
        modifier(
          TransformScrollStorageModifier(transform: TransformScrollBounceBehavior(behavior: behavior, axes: axes))
        )
      }
      public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
        modifier(
          TransformScrollStorageModifier(
            transform: ScrollEdgeEffectStyleTransform(style: style, isHidden: false, edges: edges)
          )
        )
      }
      public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        modifier(
          TransformScrollStorageModifier(
            transform: ScrollEdgeEffectStyleTransform(style: nil, isHidden: hidden, edges: edges)
          )
        )
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
          ScrollTransitionModifier(
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
          ScrollTransitionModifier(
            topLeading: topLeading,
            bottomTrailing: bottomTrailing,
            axis: axis,
            transition: transition
          )
        )
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
      ) -> some View {
        modifier(ContentMarginModifier(edges: edges, insets: insets, placement: placement))
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
      ) -> some View {
        modifier(ContentMarginModifier(edges: edges, insets: length.map { EdgeInsets(_all: $0) }, placement: placement))
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        modifier(ContentMarginModifier(edges: .all, insets: EdgeInsets(_all: length), placement: placement))
      }
      @hot("scroll")
      @serves("ScrollView List Form Table Chart WebView")
      public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type,
        of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
      ) -> some View {
        modifier(OnScrollGeometryChangeModifier(transform: transform, action: action))
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
      ) -> some View {
        modifier(OnScrollPhaseChangeModifier(action: action))
      }
      @serves("ScrollView List Form Table TextEditor TextField WebView Chart")
      public func onScrollPhaseChange(
        _ action: @escaping (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
      ) -> some View {
        modifier(OnScrollPhaseContextChangeModifier(action: action))
      }
      public func onScrollVisibilityChange(
        threshold: Double = 0.5,
        _ action: @escaping (Bool) -> Void
      ) -> some View {
        modifier(OnScrollVisibilityChangeModifier(threshold: threshold, action: action))
      }
      public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type,
        threshold: Double = 0.5,
        _ action: @escaping ([ID]) -> Void
      ) -> some View {
        modifier(ScrollTargetVisibilityChangeModifier(threshold: threshold, action: action))
      }
    }

    struct ScrollContentBackgroundModifier: ViewModifier {
      typealias Body = Never
      var visibility: Visibility
    }

    struct TransformScrollStorageModifier<Transform>: ViewModifier {
      typealias Body = Never
      var transform: Transform
    }

    struct TransformScrollIndicators {
      var visibility: ScrollIndicatorVisibility
      var axes: Axis.Set
    }

    @uncertain
    struct ScrollIndicatorFlashOnAppearModifier: ViewModifier {
      typealias Body = Never
      var flashes: Bool
    }

    @uncertain
    struct ScrollIndicatorsFlashModifier<Trigger: Equatable>: ViewModifier {
      typealias Body = Never
      var trigger: Trigger
    }

    /// A binding to a scroll position, or to the identity of the view that is scrolled to.
    struct ScrollPositionBindingModifier: ViewModifier {
      typealias Body = Never
      /// The binding to the identity, an optional.
      var id: Any?
      var position: Binding<ScrollPosition>?
      var anchor: UnitPoint?
    }

    struct ScrollAnchorStorage {
      var anchor: UnitPoint?
      var initialOffset: UnitPoint?
      var sizeChanges: UnitPoint?
      var alignment: UnitPoint?

      mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
        switch role {
        case .initialOffset: initialOffset = anchor
        case .sizeChanges: sizeChanges = anchor
        default: alignment = anchor
        }
      }
    }

    struct ScrollBehaviorModifier<Behavior: ScrollTargetBehavior>: ViewModifier {
      typealias Body = Never
      var behavior: Behavior
    }

    struct ScrollTargetModifier: ViewModifier {
      typealias Body = Never
      var isEnabled: Bool
    }

    struct TransformScrollBounceBehavior {
      var behavior: ScrollBounceBehavior
      var axes: Axis.Set
    }

    struct ScrollEdgeEffectStyleTransform {
      var style: ScrollEdgeEffectStyle?
      var isHidden: Bool
      var edges: Edge.Set
    }

    @hole
    @shows("nothing")
    struct _ScrollInput: ViewModifier {
      typealias Body = Never
      var behavior: ScrollInputBehavior
      var input: ScrollInputKind
    }

    struct ScrollTransitionModifier<Effect: VisualEffect>: ViewModifier {
      typealias Body = Never
      var topLeading: ScrollTransitionConfiguration
      var bottomTrailing: ScrollTransitionConfiguration
      var axis: Axis?
      var transition: (EmptyVisualEffect, ScrollTransitionPhase) -> Effect
    }

    struct ContentMarginModifier: ViewModifier {
      typealias Body = Never
      var edges: Edge.Set
      var insets: EdgeInsets?
      var placement: ContentMarginPlacement
    }

    @uncertain
    struct OnScrollGeometryChangeModifier<Value: Equatable>: ViewModifier {
      typealias Body = Never
      var transform: (ScrollGeometry) -> Value
      var action: (Value, Value) -> Void
    }

    @uncertain
    struct OnScrollPhaseChangeModifier: ViewModifier {
      typealias Body = Never
      var action: (ScrollPhase, ScrollPhase) -> Void
    }

    @uncertain
    struct OnScrollPhaseContextChangeModifier: ViewModifier {
      typealias Body = Never
      var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
    }

    @uncertain
    struct OnScrollVisibilityChangeModifier: ViewModifier {
      typealias Body = Never
      var threshold: Double
      var action: (Bool) -> Void
    }

    @uncertain
    struct ScrollTargetVisibilityChangeModifier<ID: Hashable>: ViewModifier {
      typealias Body = Never
      var threshold: Double
      var action: ([ID]) -> Void
    }
    """#
}

extension InterfaceText {
  /// Animations, transactions, transitions and matched geometry.
  static let swiftUIModifiersAnimation = #"""
    nonisolated extension View {
      public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(_AnimationModifier(animation: animation, value: value))
      }
      @available(*, deprecated, message: "name the value whose change is animated")
      @_disfavoredOverload
      public func animation(_ animation: Animation?) -> some View {
        transaction { transaction in
          if !transaction.disablesAnimations {
            transaction.animation = animation
          }
        }
      }
      @uncertain
      public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
      ) -> some View {
        modifier(
          _PushPopTransactionModifier(
            content: CustomModifier<Self, V>(content: body(PlaceholderContentView())),
            transform: { $0.animation = animation }
          )
        )
      }
      public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(_TransactionModifier(transform: transform))
      }
      public func transaction<V: Equatable>(
        value: V,
        _ transform: @escaping (inout Transaction) -> Void
      ) -> some View {
        modifier(_ValueTransactionModifier(value: value, transform: transform))
      }
      @uncertain
      public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
      ) -> some View {
        modifier(
          _PushPopTransactionModifier(
            content: CustomModifier<Self, V>(content: body(PlaceholderContentView())),
            transform: transform
          )
        )
      }
      @uncertain
      public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) -> some View {
        modifier(
          CustomModifier<Self, PhaseAnimator<Phase, V>>(
            content: PhaseAnimator(
              phases,
              trigger: trigger,
              content: { content(PlaceholderContentView(), $0) },
              animation: animation
            )
          )
        )
      }
      @uncertain
      public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) -> some View {
        modifier(
          CustomModifier<Self, PhaseAnimator<Phase, V>>(
            content: PhaseAnimator(
              phases,
              content: { content(PlaceholderContentView(), $0) },
              animation: animation
            )
          )
        )
      }
      @uncertain
      public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
      ) -> some View {
        modifier(
          CustomModifier(
            of: Self.self,
            content: KeyframeAnimator(
              initialValue: initialValue,
              repeating: repeating,
              content: { content(PlaceholderContentView<Self>(), $0) },
              keyframes: keyframes
            )
          )
        )
      }
      public func keyframeAnimator<Value>(
        initialValue: Value,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
      ) -> some View {
        modifier(
          CustomModifier(
            of: Self.self,
            content: KeyframeAnimator(
              initialValue: initialValue,
              trigger: trigger,
              content: { content(PlaceholderContentView<Self>(), $0) },
              keyframes: keyframes
            )
          )
        )
      }

      @transitions
      @_disfavoredOverload
      public func transition(_ t: AnyTransition) -> some View {
        _trait(TransitionTraitKey.self, t)
      }
      @transitions
      public func transition<T: Transition>(_ transition: T) -> some View {
        _trait(TransitionTraitKey.self, AnyTransition(transition))
      }
      public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
      }
      public func matchedGeometryEffect<ID: Hashable>(
        id: ID,
        in namespace: Namespace.ID,
        properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center,
        isSource: Bool = true
      ) -> some View {
        modifier(
          _MatchedGeometryEffect(
            id: id,
            namespace: namespace,
            properties: properties,
            anchor: anchor,
            isSource: isSource
          )
        )
      }
      public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(MatchedTransitionSourceModifier(id: id, namespace: namespace))
      }
      public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
      ) -> some View {
        modifier(MatchedTransitionSourceModifier(id: id, namespace: namespace))
      }
      public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(_NavigationTransitionWriter(transition: style))
      }
    }

    extension View where Self: Equatable {
      @available(*, deprecated, message: "name the value whose change is animated")
      @uncertain
      nonisolated public func animation(_ animation: Animation?) -> some View {
        _AnimationView(content: self, animation: animation)
      }
    }

    public struct _AnimationView<Content: View>: View where Content: Equatable {
      public typealias Body = Never
      public var content: Content
      public var animation: Animation?
    }

    public struct _AnimationModifier<Value: Equatable>: ViewModifier {
      public typealias Body = Never
      public var animation: Animation?
      public var value: Value
    }

    public struct _TransactionModifier: ViewModifier {
      public typealias Body = Never
      public var transform: (inout Transaction) -> Void
    }

    public struct _ValueTransactionModifier<Value: Equatable>: ViewModifier {
      public typealias Body = Never
      public var value: Value
      public var transform: (inout Transaction) -> Void
    }

    /// The body of a custom modifier; its placeholder stands for the modified view.
    struct CustomModifier<Base: View, Content: View>: ViewModifier {
      typealias Body = Never
      var content: Content
      nonisolated init(of base: Base.Type = Base.self, content: Content) {
        self.content = content
      }
    }

    struct TransitionTraitKey: _ViewTraitKey {
      static var defaultValue: AnyTransition { .opacity }
    }

    public struct ContentTransition: Equatable, Sendable {
      var name: String
      var countsDown = false
      public static let identity = ContentTransition(name: "identity")
      public static let opacity = ContentTransition(name: "opacity")
      public static let interpolate = ContentTransition(name: "interpolate")
      public static let symbolEffect = ContentTransition(name: "symbolEffect")
      public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(name: "numericText", countsDown: countsDown)
      }
      public static func numericText(value: Double) -> ContentTransition {
        ContentTransition(name: "numericText")
      }
      public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default
      ) -> ContentTransition {
        ContentTransition(name: "symbolEffect")
      }
    }

    public struct MatchedGeometryProperties: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
      public static let position = MatchedGeometryProperties(rawValue: 1)
      public static let size = MatchedGeometryProperties(rawValue: 2)
      public static let frame: MatchedGeometryProperties = [.position, .size]
    }

    public struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
      public typealias Body = Never
      public var id: ID
      public var namespace: Namespace.ID
      public var properties: MatchedGeometryProperties
      public var anchor: UnitPoint
      public var isSource: Bool
    }

    @uncertain
    @shows("nothing")
    struct MatchedTransitionSourceModifier<ID: Hashable>: ViewModifier {
      typealias Body = Never
      var id: ID
      var namespace: Namespace.ID
    }

    public protocol MatchedTransitionSourceConfiguration {}

    public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

    extension MatchedTransitionSourceConfiguration {
      public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
      public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
      public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
      ) -> some MatchedTransitionSourceConfiguration { self }
    }

    @hole
    @shows("nothing")
    struct _NavigationTransitionWriter<Style: NavigationTransition>: ViewModifier {
      typealias Body = Never
      var transition: Style
    }

    public protocol NavigationTransition {}

    public struct AutomaticNavigationTransition: NavigationTransition {
      public init() {}
    }

    public struct ZoomNavigationTransition: NavigationTransition {
      var sourceID: AnyHashable
      var namespace: Namespace.ID
    }

    extension NavigationTransition where Self == AutomaticNavigationTransition {
      public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
    }

    extension NavigationTransition where Self == ZoomNavigationTransition {
      public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(sourceID: AnyHashable(sourceID), namespace: namespace)
      }
    }
    """#
}

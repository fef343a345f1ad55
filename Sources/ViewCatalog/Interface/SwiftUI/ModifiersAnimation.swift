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
      public func animation<V: View>(
        _ animation: Animation?,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
      ) -> some View {
        modifier(
          _ScopedTransaction(
            content: body(PlaceholderContentView()),
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
      public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
      ) -> some View {
        modifier(_ScopedTransaction(content: body(PlaceholderContentView()), transform: transform))
      }
      public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>,
        trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) -> some View {
        modifier(
          _PhaseAnimation(
            content: self,
            phases: Array(phases),
            trigger: trigger,
            body: content,
            animation: animation
          )
        )
      }
      public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> V,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
      ) -> some View {
        modifier(
          _PhaseAnimation(
            content: self,
            phases: Array(phases),
            trigger: nil,
            body: content,
            animation: animation
          )
        )
      }
      public func keyframeAnimator<Value>(
        initialValue: Value,
        repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
      ) -> some View {
        modifier(
          _KeyframeAnimation(
            content: self,
            initialValue: initialValue,
            trigger: nil,
            isRepeating: repeating,
            body: content,
            keyframes: keyframes
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
          _KeyframeAnimation(
            content: self,
            initialValue: initialValue,
            trigger: trigger,
            isRepeating: false,
            body: content,
            keyframes: keyframes
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
        modifier(_MatchedTransitionSource(id: id, namespace: namespace))
      }
      public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
      ) -> some View {
        modifier(_MatchedTransitionSource(id: id, namespace: namespace))
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

    /// `content` has the modified view where its placeholder is; only what is around it has the transaction.
    @hole
    struct _ScopedTransaction<Scope: View>: ViewModifier {
      typealias Body = Never
      var content: Scope
      var transform: (inout Transaction) -> Void
    }

    /// Without a trigger it runs for ever.
    @hole
    struct _PhaseAnimation<Base: View, Phase: Equatable, Phased: View>: ViewModifier {
      typealias Body = Never
      var content: Base
      var phases: [Phase]
      var trigger: (any Equatable)?
      var body: (PlaceholderContentView<Base>, Phase) -> Phased
      var animation: (Phase) -> Animation?
    }

    @hole
    struct _KeyframeAnimation<Base: View, Value, Animated: View, Frames: Keyframes>: ViewModifier
    where Frames.Value == Value {
      typealias Body = Never
      var content: Base
      var initialValue: Value
      var trigger: (any Equatable)?
      var isRepeating: Bool
      var body: (PlaceholderContentView<Base>, Value) -> Animated
      var keyframes: (Value) -> Frames
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

    @hole
    struct _MatchedTransitionSource<ID: Hashable>: ViewModifier {
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

extension InterfaceText {
  /// Transitions, as type-erased values and as types.
  static let swiftUITransitions = #"""
    public enum TransitionPhase: Hashable, Sendable {
      case willAppear
      case identity
      case didDisappear
      public var isIdentity: Bool { self == .identity }
      public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
      }
    }

    public struct TransitionProperties: Sendable {
      public var hasMotion: Bool
      public init(hasMotion: Bool = true) {
        self.hasMotion = hasMotion
      }
    }

    @MainActor @preconcurrency
    public protocol Transition {
      associatedtype Body: View
      @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body
      static var properties: TransitionProperties { get }
      typealias Content = PlaceholderContentView<Self>
      /// The transition as a type-erased value.
      var _parts: AnyTransition { get }
    }

    extension Transition {
      public var _parts: AnyTransition { AnyTransition(kind: .typed(self)) }
      nonisolated public static var properties: TransitionProperties { TransitionProperties() }
      public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        _AppliedTransition(transition: self, content: content, phase: phase)
      }
      public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
      }
      public func animation(_ animation: Animation?) -> some Transition {
        FilteredTransition(base: self, animation: animation)
      }
    }

    /// Offsets a view by a multiple of its own size.
    struct _RelativeOffsetEffect: ViewModifier, Animatable {
      typealias Body = Never
      var x: CGFloat = 0
      var y: CGFloat = 0
      nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set {
          x = newValue.first
          y = newValue.second
        }
      }
      /// An offset towards an edge.
      static func towards(_ edge: Edge, _ share: CGFloat) -> _RelativeOffsetEffect {
        switch edge {
        case .top: _RelativeOffsetEffect(y: -share)
        case .bottom: _RelativeOffsetEffect(y: share)
        case .leading: _RelativeOffsetEffect(x: -share)
        case .trailing: _RelativeOffsetEffect(x: share)
        }
      }
    }

    @hole
    struct _AppliedTransition<T, Content>: View {
      typealias Body = Never
      var transition: T
      var content: Content
      var phase: TransitionPhase
    }

    @uncertain
    struct CombinedTransition<First: Transition, Second: Transition>: Transition {
      var first: First
      var second: Second
      func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
      }
      var _parts: AnyTransition { AnyTransition(kind: .combined(first._parts, second._parts)) }
    }

    @uncertain
    struct FilteredTransition<Base: Transition>: Transition {
      var base: Base
      var animation: Animation?
      func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
      }
      var _parts: AnyTransition { AnyTransition(kind: .animated(base._parts, animation)) }
    }

    public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
      public var insertion: Insertion
      public var removal: Removal
      public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
      }
      public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
          content: insertion.apply(content: content, phase: phase == .willAppear ? phase : .identity),
          phase: phase == .didDisappear ? phase : .identity
        )
      }
      public var _parts: AnyTransition { AnyTransition(kind: .asymmetric(insertion._parts, removal._parts)) }
    }

    public struct IdentityTransition: Transition {
      public init() {}
      public func body(content: Content, phase: TransitionPhase) -> some View { content }
    }

    public struct OpacityTransition: Transition {
      nonisolated public init() {}
      public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
      }
    }

    public struct ScaleTransition: Transition {
      public var scale: Double
      public var anchor: UnitPoint
      nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
      }
      public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
      }
    }

    public struct OffsetTransition: Transition {
      public var offset: CGSize
      nonisolated public init(_ offset: CGSize) {
        self.offset = offset
      }
      public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
      }
    }

    /// Moves a view in from an edge and out to it, by the view's own length.
    public struct MoveTransition: Transition {
      public var edge: Edge
      nonisolated public init(edge: Edge) {
        self.edge = edge
      }
      public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_RelativeOffsetEffect.towards(edge, phase.isIdentity ? 0 : 1))
      }
    }

    public struct SlideTransition: Transition {
      nonisolated public init() {}
      public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(_RelativeOffsetEffect(x: CGFloat(phase.value)))
      }
    }

    public struct PushTransition: Transition {
      public var edge: Edge
      nonisolated public init(edge: Edge) {
        self.edge = edge
      }
      public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
          .modifier(_RelativeOffsetEffect.towards(edge, CGFloat(-phase.value)))
      }
    }

    public struct BlurReplaceTransition: Transition {
      public struct Configuration: Equatable, Sendable {
        var name: String
        public static let downUp = Configuration(name: "downUp")
        public static let upUp = Configuration(name: "upUp")
      }
      public var configuration: Configuration
      nonisolated public init(configuration: Configuration) {
        self.configuration = configuration
      }
      public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
          .blur(radius: phase.isIdentity ? 0 : 8)
          .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear && configuration == .downUp ? 0.9 : 1.1)
      }
    }

    extension Transition where Self == IdentityTransition {
      public static var identity: IdentityTransition { IdentityTransition() }
    }

    extension Transition where Self == OpacityTransition {
      public static var opacity: OpacityTransition { OpacityTransition() }
    }

    extension Transition where Self == ScaleTransition {
      public static var scale: ScaleTransition { ScaleTransition(1e-5) }
      public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
      }
    }

    extension Transition where Self == OffsetTransition {
      public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
      public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
        OffsetTransition(CGSize(width: x, height: y))
      }
    }

    extension Transition where Self == MoveTransition {
      public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
    }

    extension Transition where Self == SlideTransition {
      public static var slide: SlideTransition { SlideTransition() }
    }

    extension Transition where Self == PushTransition {
      public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
    }

    extension Transition where Self == BlurReplaceTransition {
      public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
      public static func blurReplace(
        _ configuration: BlurReplaceTransition.Configuration = .downUp
      ) -> BlurReplaceTransition {
        BlurReplaceTransition(configuration: configuration)
      }
    }

    extension Transition {
      public static func asymmetric<T: Transition, U: Transition>(
        insertion: T,
        removal: U
      ) -> AsymmetricTransition<T, U> where Self == AsymmetricTransition<T, U> {
        AsymmetricTransition(insertion: insertion, removal: removal)
      }
    }

    public struct AnyTransition {
      indirect enum Kind {
        case typed(any Transition)
        case modifiers(active: any ViewModifier, identity: any ViewModifier)
        case asymmetric(AnyTransition, AnyTransition)
        case combined(AnyTransition, AnyTransition)
        case animated(AnyTransition, Animation?)
      }

      var kind: Kind

      init(kind: Kind) {
        self.kind = kind
      }

      public init<T: Transition>(_ transition: T) {
        self = transition._parts
      }

      @MainActor @preconcurrency
      public static let identity = AnyTransition(IdentityTransition())
      public static let opacity = AnyTransition(OpacityTransition())
      public static var slide: AnyTransition { AnyTransition(SlideTransition()) }
      public static var scale: AnyTransition { AnyTransition(ScaleTransition(1e-5)) }
      public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
      }
      public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }
      public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
      }
      public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }
      public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }
      public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(kind: .modifiers(active: active, identity: identity))
      }
      public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .asymmetric(insertion, removal))
      }
      public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(kind: .combined(self, other))
      }
      public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(kind: .animated(self, animation))
      }
    }

    extension AnyTransition {
      public static var blurReplace: AnyTransition { AnyTransition(BlurReplaceTransition(configuration: .downUp)) }
    }
    """#
}

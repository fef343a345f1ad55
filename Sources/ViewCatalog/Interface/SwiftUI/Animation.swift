extension InterfaceText {
  /// Animations, transactions and animatable values.
  static let swiftUIAnimation = #"""
    public protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }

    extension VectorArithmetic {
      public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
      }
      public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
      }
      public func interpolated(towards other: Self, amount: Double) -> Self {
        var result = self
        result.interpolate(towards: other, amount: amount)
        return result
      }
    }

    extension Double: VectorArithmetic {
      public mutating func scale(by rhs: Double) { self *= rhs }
      public var magnitudeSquared: Double { self * self }
    }

    extension Float: VectorArithmetic {
      public mutating func scale(by rhs: Double) { self *= Float(rhs) }
      public var magnitudeSquared: Double { Double(self * self) }
    }

    extension CGFloat: VectorArithmetic {
      public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
      public var magnitudeSquared: Double { Double(self * self) }
    }

    /// The animatable data of a value without animatable properties.
    public struct EmptyAnimatableData: VectorArithmetic, Sendable {
      public init() {}
      public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
      public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
      public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }
      public mutating func scale(by rhs: Double) {}
      public var magnitudeSquared: Double { 0 }
    }

    public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      public static var zero: AnimatablePair<First, Second> { AnimatablePair(.zero, .zero) }
      public static func + (lhs: Self, rhs: Self) -> Self {
        AnimatablePair(lhs.first + rhs.first, lhs.second + rhs.second)
      }
      public static func - (lhs: Self, rhs: Self) -> Self {
        AnimatablePair(lhs.first - rhs.first, lhs.second - rhs.second)
      }
      public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
      }
      public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    }

    extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

    public protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic
      nonisolated var animatableData: AnimatableData { get set }
    }

    extension Animatable where AnimatableData == EmptyAnimatableData {
      nonisolated public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
      }
    }

    extension Animatable where Self: VectorArithmetic {
      nonisolated public var animatableData: Self {
        get { self }
        set { self = newValue }
      }
    }

    extension Double: Animatable {
      public typealias AnimatableData = Double
    }

    extension Float: Animatable {
      public typealias AnimatableData = Float
    }

    extension CGFloat: Animatable {
      public typealias AnimatableData = CGFloat
    }

    extension CGPoint: Animatable {
      public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = CGPoint(x: newValue.first, y: newValue.second) }
      }
    }

    extension CGSize: Animatable {
      public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width, height) }
        set { self = CGSize(width: newValue.first, height: newValue.second) }
      }
    }

    extension CGRect: Animatable {
      public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(origin.animatableData, size.animatableData) }
        set {
          origin.animatableData = newValue.first
          size.animatableData = newValue.second
        }
      }
    }

    extension UnitPoint: Animatable {
      public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(x, y) }
        set { self = UnitPoint(x: newValue.first, y: newValue.second) }
      }
    }

    extension EdgeInsets: Animatable {
      public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)) }
        set {
          top = newValue.first.first
          leading = newValue.first.second
          bottom = newValue.second.first
          trailing = newValue.second.second
        }
      }
    }

    public protocol CustomAnimation: Hashable, Sendable {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
      func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
      func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
      ) -> Bool
    }

    extension CustomAnimation {
      public func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        nil
      }
      public func shouldMerge<V: VectorArithmetic>(
        previous: Animation,
        value: V,
        time: TimeInterval,
        context: inout AnimationContext<V>
      ) -> Bool {
        false
      }
    }

    public protocol AnimationStateKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    public struct AnimationState<Value: VectorArithmetic> {
      var values: [ObjectIdentifier: Any] = [:]
      public init() {}
      public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
      }
    }

    public struct AnimationContext<Value: VectorArithmetic> {
      public var state: AnimationState<Value> = AnimationState()
      public var isLogicallyComplete: Bool = false
      @primitive public var environment: EnvironmentValues { get }
    }

    public struct Animation: Hashable, Sendable {
      indirect enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double, duration: TimeInterval)
        case spring(Spring, blendDuration: TimeInterval)
        case physical(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double)
        case custom(AnyHashable)
        case delayed(Animation, TimeInterval)
        case sped(Animation, Double)
        /// A `nil` count repeats forever.
        case repeated(Animation, count: Int?, autoreverses: Bool)
        case completing(Animation, after: TimeInterval)
      }

      var curve: Curve

      init(curve: Curve) {
        self.curve = curve
      }

      public init<A: CustomAnimation>(_ base: A) {
        curve = .custom(AnyHashable(base))
      }

      public static let `default` = Animation(curve: .spring(.smooth, blendDuration: 0))

      public static func timingCurve(
        _ p1x: Double,
        _ p1y: Double,
        _ p2x: Double,
        _ p2y: Double,
        duration: TimeInterval = 0.35
      ) -> Animation {
        Animation(curve: .bezier(p1x, p1y, p2x, p2y, duration: duration))
      }
      public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(curve: .bezier(curve.x1, curve.y1, curve.x2, curve.y2, duration: duration))
      }
      public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
      }
      public static var linear: Animation { linear(duration: 0.35) }
      public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 1, 1, duration: duration)
      }
      public static var easeIn: Animation { easeIn(duration: 0.35) }
      public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 0.58, 1, duration: duration)
      }
      public static var easeOut: Animation { easeOut(duration: 0.35) }
      public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
      }
      public static var easeInOut: Animation { easeInOut(duration: 0.35) }

      public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(curve: .spring(spring, blendDuration: blendDuration))
      }
      public static func spring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
      ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
      }
      @_disfavoredOverload
      public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: TimeInterval = 0
      ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
      }
      public static var spring: Animation { spring(duration: 0.5, bounce: 0) }
      @_disfavoredOverload
      public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: TimeInterval = 0.25
      ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
      }
      public static func interactiveSpring(
        duration: TimeInterval = 0.15,
        extraBounce: Double = 0,
        blendDuration: TimeInterval = 0.25
      ) -> Animation {
        spring(Spring(duration: duration, bounce: 0.14 + extraBounce), blendDuration: blendDuration)
      }
      public static var interactiveSpring: Animation { interactiveSpring(duration: 0.15) }
      public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
      ) -> Animation {
        Animation(
          curve: .physical(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        )
      }
      public static func interpolatingSpring(
        duration: TimeInterval = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
      ) -> Animation {
        let spring = Spring(duration: duration, bounce: bounce)
        return interpolatingSpring(
          mass: spring.mass,
          stiffness: spring.stiffness,
          damping: spring.damping,
          initialVelocity: initialVelocity
        )
      }
      public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        interpolatingSpring(
          mass: spring.mass,
          stiffness: spring.stiffness,
          damping: spring.damping,
          initialVelocity: initialVelocity
        )
      }
      public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }
      public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.smooth(duration: duration, extraBounce: extraBounce))
      }
      public static var smooth: Animation { smooth() }
      public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.snappy(duration: duration, extraBounce: extraBounce))
      }
      public static var snappy: Animation { snappy() }
      public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(.bouncy(duration: duration, extraBounce: extraBounce))
      }
      public static var bouncy: Animation { bouncy() }

      public func delay(_ delay: TimeInterval) -> Animation { Animation(curve: .delayed(self, delay)) }
      public func speed(_ speed: Double) -> Animation { Animation(curve: .sped(self, speed)) }
      public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(curve: .repeated(self, count: repeatCount, autoreverses: autoreverses))
      }
      public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(curve: .repeated(self, count: nil, autoreverses: autoreverses))
      }
      public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(curve: .completing(self, after: duration))
      }
    }

    public struct Spring: Hashable, Sendable {
      public var duration: TimeInterval
      public var bounce: Double
      public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
      }
      public init(response: Double, dampingRatio: Double) {
        self.init(duration: response, bounce: dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1)
      }
      public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
          response: 2 * .pi / (stiffness / mass).squareRoot(),
          dampingRatio: allowOverDamping ? ratio : min(ratio, 1)
        )
      }
      public var response: Double { duration }
      public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (bounce + 1) }
      public var mass: Double { 1 }
      public var stiffness: Double { 4 * .pi * .pi / (duration * duration) }
      public var damping: Double { 4 * .pi * dampingRatio / duration }
      @primitive public var settlingDuration: TimeInterval { get }
      /// The position of a spring at a time after its release at distance 1.
      @primitive func distance(at time: TimeInterval) -> Double
      /// The position of a spring at a time after a push with velocity 1.
      @primitive func swing(at time: TimeInterval) -> Double
      public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target.scaled(by: 1 - distance(at: time)) + initialVelocity.scaled(by: swing(at: time))
      }
      public func velocity<V: VectorArithmetic>(
        target: V,
        initialVelocity: V = .zero,
        time: TimeInterval
      ) -> V {
        let swing = swing(at: time)
        return target.scaled(by: stiffness * swing)
          + initialVelocity.scaled(by: distance(at: time) - damping * swing)
      }

      public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
      }
      public static var smooth: Spring { smooth() }
      public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
      }
      public static var snappy: Spring { snappy() }
      public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
      }
      public static var bouncy: Spring { bouncy() }
    }

    public struct UnitCurve: Hashable, Sendable {
      var x1: Double
      var y1: Double
      var x2: Double
      var y2: Double
      public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
          x1: Double(startControlPoint.x),
          y1: Double(startControlPoint.y),
          x2: Double(endControlPoint.x),
          y2: Double(endControlPoint.y)
        )
      }
      public static let linear = UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1)
      public static let easeIn = UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
      public static let easeOut = UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
      public static let easeInOut = UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
      @primitive public func value(at progress: Double) -> Double
    }

    public protocol TransactionKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }

    public struct Transaction {
      public var animation: Animation?
      public var disablesAnimations = false
      public var isContinuous = false
      public var tracksVelocity = false
      public init() {}
      var values: [ObjectIdentifier: Any] = [:]
      var completions: [Completion] = []
      public init(animation: Animation?) {
        self.animation = animation
      }
      public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
      }
      public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
      ) {
        completions.append(Completion(criteria: criteria, completion: completion))
      }

      /// A closure that is called once the animations of the transaction are complete.
      struct Completion {
        var criteria: AnimationCompletionCriteria
        var completion: () -> Void
      }
    }

    public struct AnimationCompletionCriteria: Hashable, Sendable {
      var name: String
      public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
      public static let removed = AnimationCompletionCriteria(name: "removed")
    }

    @primitive public func withTransaction<Result>(
      _ transaction: Transaction,
      _ body: () throws -> Result
    ) rethrows -> Result

    public func withTransaction<R, V>(
      _ keyPath: WritableKeyPath<Transaction, V>,
      _ value: V,
      _ body: () throws -> R
    ) rethrows -> R {
      var transaction = Transaction()
      transaction[keyPath: keyPath] = value
      return try withTransaction(transaction, body)
    }

    public func withAnimation<Result>(
      _ animation: Animation? = .default,
      _ body: () throws -> Result
    ) rethrows -> Result {
      try withTransaction(Transaction(animation: animation), body)
    }

    public func withAnimation<Result>(
      _ animation: Animation? = .default,
      completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
      _ body: () throws -> Result,
      completion: @escaping () -> Void
    ) rethrows -> Result {
      var transaction = Transaction(animation: animation)
      transaction.addAnimationCompletion(criteria: completionCriteria, completion)
      return try withTransaction(transaction, body)
    }
    """#
}

extension InterfaceText {
  /// Keyframes, keyframe tracks, and their builders.
  static let swiftUIKeyframes = #"""
    public protocol Keyframes<Value> {
      associatedtype Value
      associatedtype Body: Keyframes
      @KeyframesBuilder<Value> var body: Body { get }
    }

    extension Keyframes where Body == Never {
      @primitive public var body: Never { get }
    }

    extension Never: Keyframes {}

    public protocol KeyframeTrackContent<Value> {
      associatedtype Value: Animatable
      associatedtype Body: KeyframeTrackContent
      @KeyframeTrackContentBuilder<Value> var body: Body { get }
    }

    extension KeyframeTrackContent where Body == Never {
      @primitive public var body: Never { get }
    }

    extension Never: Animatable {
      public typealias AnimatableData = EmptyAnimatableData
    }

    extension Never: KeyframeTrackContent {}

    /// The builder of keyframes: keyframes of one track, which become a track, or several tracks.
    @resultBuilder
    @builds("movement")
    public struct KeyframesBuilder<Value> {
      public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
      }
      public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
      ) -> some KeyframeTrackContent<Value> {
        _KeyframeList<Value>(contents: components)
      }
      public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
      ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
      where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder.Conditional(first: component)
      }
      public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
      ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
      where Value == First.Value, First.Value == Second.Value {
        KeyframeTrackContentBuilder.Conditional(second: component)
      }
      public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
      public static func buildPartialBlock<K1: KeyframeTrackContent, K2: KeyframeTrackContent>(
        accumulated: K1,
        next: K2
      ) -> some KeyframeTrackContent<Value> where K1.Value == Value, K2.Value == Value {
        _KeyframeSequence(first: accumulated, second: next)
      }
      public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeList<Value>(contents: [])
      }
      public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
      ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
        KeyframeTrack { component }
      }
    }

    extension KeyframesBuilder {
      public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
      where Content.Value == Value {
        expression
      }
      public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
      public static func buildPartialBlock<K1: Keyframes, K2: Keyframes>(
        accumulated: K1,
        next: K2
      ) -> some Keyframes<Value> where K1.Value == Value, K2.Value == Value {
        _MergedKeyframes(first: accumulated, second: next)
      }
      public static func buildBlock() -> some Keyframes<Value> {
        _NoKeyframes<Value>()
      }
      public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
      where Content.Value == Value {
        component
      }
    }

    @uncertain
    struct _NoKeyframes<Value>: Keyframes {
      typealias Body = Never
    }

    @resultBuilder
    @builds("movement")
    public struct KeyframeTrackContentBuilder<Value> {
      public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        KeyframeTrackContent
      where ConditionalValue == First.Value, First.Value == Second.Value {
        public typealias Value = ConditionalValue
        public typealias Body = Never
        var first: First?
        var second: Second?
      }
      public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
      }
      public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
      public static func buildPartialBlock<K1: KeyframeTrackContent, K2: KeyframeTrackContent>(
        accumulated: K1,
        next: K2
      ) -> some KeyframeTrackContent<Value> where K1.Value == Value, K2.Value == Value {
        _KeyframeSequence(first: accumulated, second: next)
      }
      public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
      ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(first: component)
      }
      public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
      ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(second: component)
      }
      public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        _KeyframeList<Value>(contents: [])
      }
      public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
      ) -> some KeyframeTrackContent<Value> {
        _KeyframeList<Value>(contents: components)
      }
    }

    @uncertain
    struct _MergedKeyframes<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
      typealias Value = First.Value
      typealias Body = Never
      var first: First
      var second: Second
    }

    @uncertain
    struct _KeyframeSequence<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
    where First.Value == Second.Value {
      typealias Value = First.Value
      typealias Body = Never
      var first: First
      var second: Second
    }

    @uncertain
    struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
      typealias Body = Never
      var contents: [any KeyframeTrackContent<Value>]
    }

    public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
    where Value == Content.Value {
      public typealias Body = Never
      var keyPath: WritableKeyPath<Root, Value>
      var content: Content
      public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
        keyPath = \.self
        self.content = content()
      }
      public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
      ) {
        self.keyPath = keyPath
        self.content = content()
      }
    }

    extension KeyframeTrack {
      public typealias Value = Root
    }

    public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
      public typealias Body = Never
      var to: Value
      var duration: TimeInterval
      var timingCurve: UnitCurve
      public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
      }
    }

    public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
      public typealias Body = Never
      var to: Value
      var duration: TimeInterval?
      var spring: Spring
      var startVelocity: Value?
      public init(
        _ to: Value,
        duration: TimeInterval? = nil,
        spring: Spring = Spring(),
        startVelocity: Value? = nil
      ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
      }
    }

    public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
      public typealias Body = Never
      var to: Value
      var duration: TimeInterval
      var startVelocity: Value?
      var endVelocity: Value?
      public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
      }
    }

    public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
      public typealias Body = Never
      var to: Value
      public init(_ to: Value) {
        self.to = to
      }
    }

    /// The values of keyframes at any time, without a view.
    public struct KeyframeTimeline<Value> {
      let initialValue: Value
      let keyframes: any Keyframes<Value>
      public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.initialValue = initialValue
        keyframes = content()
      }
      @primitive public var duration: TimeInterval { get }
      @primitive public func value(time: Double) -> Value
      public func value(progress: Double) -> Value { value(time: progress * duration) }
      @primitive public func velocity(time: Double) -> Value
      public func velocity(progress: Double) -> Value { velocity(time: progress * duration) }
    }
    """#
}

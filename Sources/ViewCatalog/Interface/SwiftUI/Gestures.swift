extension InterfaceText {
  /// Gestures.
  static let swiftUIGestures = #"""
    @MainActor @preconcurrency
    public protocol Gesture<Value> {
      associatedtype Value
      associatedtype Body: Gesture
      @MainActor @preconcurrency var body: Body { get }
    }

    extension Gesture where Body == Never {
      @primitive nonisolated public var body: Never { get }
    }

    extension Never: Gesture {
      public typealias Value = Never
    }

    extension Optional: Gesture where Wrapped: Gesture {
      public typealias Value = Wrapped.Value
    }

    extension Gesture {
      nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
      }
      nonisolated public func map<T>(@runs("event") _ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
        _MapGesture(content: self, transform: body)
      }
      nonisolated public func updating<State>(
        _ state: GestureState<State>,
        @runs("event") body: @escaping (Value, inout State, inout Transaction) -> Void
      ) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, body: body)
      }
      nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
      }
      nonisolated public func simultaneously<Other: Gesture>(
        with other: Other
      ) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
      }
      nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
      }
      nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
        _ModifiersGesture(content: self, modifiers: modifiers)
      }
    }

    extension Gesture where Value: Equatable {
      @hot("gesture")
      nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
      }
    }

    public struct _EndedGesture<Content: Gesture>: Gesture {
      public typealias Value = Content.Value
      public typealias Body = Never
      var content: Content
      var action: (Value) -> Void
      nonisolated init(content: Content, action: @escaping (Value) -> Void) {
        self.content = content
        self.action = action
      }
    }

    public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
      public typealias Value = Content.Value
      public typealias Body = Never
      var content: Content
      var action: (Value) -> Void
      nonisolated init(content: Content, action: @escaping (Value) -> Void) {
        self.content = content
        self.action = action
      }
    }

    public struct _MapGesture<Content: Gesture, Value>: Gesture {
      public typealias Body = Never
      var content: Content
      var transform: (Content.Value) -> Value
      nonisolated init(content: Content, transform: @escaping (Content.Value) -> Value) {
        self.content = content
        self.transform = transform
      }
    }

    public struct _ModifiersGesture<Content: Gesture>: Gesture {
      public typealias Value = Content.Value
      public typealias Body = Never
      var content: Content
      var modifiers: EventModifiers
      nonisolated init(content: Content, modifiers: EventModifiers) {
        self.content = content
        self.modifiers = modifiers
      }
    }

    public struct GestureStateGesture<Base: Gesture, State>: Gesture {
      public typealias Value = Base.Value
      public typealias Body = Never
      public var base: Base
      public var state: GestureState<State>
      var update: (Value, inout State, inout Transaction) -> Void
      nonisolated public init(
        base: Base,
        state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
      ) {
        self.base = base
        self.state = state
        update = body
      }
    }

    public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
      public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
      }
      public typealias Body = Never
      public var first: First
      public var second: Second
      nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
    }

    extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

    public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
      public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
      }
      public typealias Body = Never
      public var first: First
      public var second: Second
      nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
    }

    extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
    extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

    public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
      public enum Value {
        case first(First.Value)
        case second(Second.Value)
      }
      public typealias Body = Never
      public var first: First
      public var second: Second
      nonisolated public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
    }

    extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

    public struct AnyGesture<Value>: Gesture {
      public typealias Body = Never
      var gesture: any Gesture<Value>
      nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value {
        self.gesture = gesture
      }
    }

    public struct TapGesture: Gesture {
      public typealias Value = ()
      public typealias Body = Never
      public var count: Int
      nonisolated public init(count: Int = 1) {
        self.count = count
      }
    }

    public struct SpatialTapGesture: Gesture {
      public struct Value: Equatable, Sendable {
        public var location: CGPoint
      }
      public typealias Body = Never
      public var count: Int
      public var coordinateSpace: CoordinateSpace
      nonisolated public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace.coordinateSpace
      }
      @_disfavoredOverload
      nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
      }
    }

    public struct LongPressGesture: Gesture {
      public typealias Value = Bool
      public typealias Body = Never
      public var minimumDuration: Double
      public var maximumDistance: CGFloat
      nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
      }
    }

    @counts("translation")
    public struct DragGesture: Gesture {
      public struct Value: Equatable, Sendable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var translation: CGSize {
          CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The predicted end of the drag if it decelerates from here.
        public var predictedEndLocation: CGPoint {
          CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        public var predictedEndTranslation: CGSize {
          CGSize(
            width: predictedEndLocation.x - startLocation.x,
            height: predictedEndLocation.y - startLocation.y
          )
        }
      }
      public typealias Body = Never
      public var minimumDistance: CGFloat
      public var coordinateSpace: CoordinateSpace
      nonisolated public init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: some CoordinateSpaceProtocol = .local
      ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
      }
      @_disfavoredOverload
      nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
      }
    }

    @counts("value")
    public struct MagnificationGesture: Gesture {
      public typealias Value = CGFloat
      public typealias Body = Never
      public var minimumScaleDelta: CGFloat
      nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
      }
    }

    @counts("magnification")
    public struct MagnifyGesture: Gesture {
      public struct Value: Equatable, Sendable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
      }
      public typealias Body = Never
      public var minimumScaleDelta: CGFloat
      nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {
        self.minimumScaleDelta = minimumScaleDelta
      }
    }

    @counts("value")
    public struct RotationGesture: Gesture {
      public typealias Value = Angle
      public typealias Body = Never
      public var minimumAngleDelta: Angle
      nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
      }
    }

    @counts("rotation")
    public struct RotateGesture: Gesture {
      public struct Value: Equatable, Sendable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
      }
      public typealias Body = Never
      public var minimumAngleDelta: Angle
      nonisolated public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.minimumAngleDelta = minimumAngleDelta
      }
    }

    public struct GestureMask: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
      public static let none: GestureMask = []
      public static let gesture = GestureMask(rawValue: 1)
      public static let subviews = GestureMask(rawValue: 2)
      public static let all: GestureMask = [.gesture, .subviews]
    }

    /// The gesture of a button: its action runs at the end of a tap, between the two reports of being pressed.
    public struct _ButtonGesture: Gesture {
      let action: () -> Void
      let pressing: ((Bool) -> Void)?
      public init(action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil) {
        self.action = action
        self.pressing = pressing
      }
      public var body: some Gesture<Void> {
        TapGesture().onEnded {
          pressing?(true)
          pressing?(false)
          action()
        }
      }
    }
    """#
}

extension InterfaceText {
  /// Gestures on views.
  static let swiftUIModifiersGestures = #"""
    nonisolated extension View {
      public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_AddedGesture<T>(gesture: gesture, mask: mask))
      }
      public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_AddedGesture<T>(gesture: gesture, mask: isEnabled ? .all : .subviews))
      }
      public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(_AddedGesture<T>(gesture: gesture, mask: isEnabled ? .all : .subviews))
      }
      public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_HighPriorityGesture<T>(gesture: gesture, mask: mask))
      }
      public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(_HighPriorityGesture<T>(gesture: gesture, mask: isEnabled ? .all : .subviews))
      }
      public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_HighPriorityGesture<T>(gesture: gesture, mask: isEnabled ? .all : .subviews))
      }
      public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(_SimultaneousGesture<T>(gesture: gesture, mask: mask))
      }
      public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        modifier(_SimultaneousGesture<T>(gesture: gesture, mask: isEnabled ? .all : .subviews))
      }
      public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        modifier(_SimultaneousGesture<T>(gesture: gesture, mask: isEnabled ? .all : .subviews))
      }

      #if SYSTEM_26
      @means("onClick onTap onPress")
      @touches("same area")
      public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        modifier(TapGestureModifier(count: count, action: action))
      }
      #else
      @means("onClick onTap onPress")
      @touches("same area")
      public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded(action))
      }
      #endif
      @touches("same area")
      public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
      ) -> some View {
        gesture(
          SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) }
        )
      }
      @available(*, deprecated, message: "give a value that conforms to CoordinateSpaceProtocol")
      @_disfavoredOverload
      @touches("same area")
      public func onTapGesture(
        count: Int = 1,
        coordinateSpace: CoordinateSpace = .local,
        perform action: @escaping (CGPoint) -> Void
      ) -> some View {
        gesture(
          SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) }
        )
      }
      @uncertain
      public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
      ) -> some View {
        modifier(
          _AddedGesture<_EndedGesture<LongPressGesture>>(
            gesture: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
              .onEnded { _ in action() },
            mask: .all,
            onPressingChanged: onPressingChanged
          )
        )
      }
      @uncertain
      public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
      ) -> some View {
        gesture(_ButtonGesture(action: action, pressing: pressing))
      }
      @_disfavoredOverload
      @uncertain
      public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
      ) -> some View {
        onLongPressGesture(
          minimumDuration: minimumDuration,
          maximumDistance: maximumDistance,
          perform: action,
          onPressingChanged: pressing
        )
      }
      public func allowsHitTesting(@neutral("true") _ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
      }
      public func defersSystemGestures(on edges: Edge.Set) -> some View {
        modifier(_SystemGestureDeferral(edges: edges))
      }
      #if os(iOS)
      public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View {
        modifier(PencilEventsModifier(doubleTap: action))
      }
      public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View {
        modifier(PencilEventsModifier(squeeze: action))
      }
      #endif
    }

    #if SYSTEM_26
    struct AddGestureModifier<T: Gesture, Combiner>: ViewModifier {
      typealias Body = Never
      var gesture: T
      var mask: GestureMask
      /// The closure of a long press that receives its pressed state.
      var onPressingChanged: ((Bool) -> Void)?
    }

    struct DefaultGestureCombiner {}

    @uncertain
    struct HighPriorityGestureCombiner {}

    @uncertain
    struct SimultaneousGestureCombiner {}

    typealias _AddedGesture<T: Gesture> = AddGestureModifier<T, DefaultGestureCombiner>
    typealias _HighPriorityGesture<T: Gesture> = AddGestureModifier<T, HighPriorityGestureCombiner>
    typealias _SimultaneousGesture<T: Gesture> = AddGestureModifier<T, SimultaneousGestureCombiner>
    #else
    struct AddGestureModifier<T: Gesture>: ViewModifier {
      typealias Body = Never
      var gesture: T
      var mask: GestureMask
      /// The closure of a long press that receives its pressed state.
      var onPressingChanged: ((Bool) -> Void)?
    }

    struct HighPriorityGestureModifier<T: Gesture>: ViewModifier {
      typealias Body = Never
      var gesture: T
      var mask: GestureMask
    }

    struct SimultaneousGestureModifier<T: Gesture>: ViewModifier {
      typealias Body = Never
      var gesture: T
      var mask: GestureMask
    }

    typealias _AddedGesture<T: Gesture> = AddGestureModifier<T>
    typealias _HighPriorityGesture<T: Gesture> = HighPriorityGestureModifier<T>
    typealias _SimultaneousGesture<T: Gesture> = SimultaneousGestureModifier<T>
    #endif

    #if SYSTEM_26
    struct TapGestureModifier: ViewModifier {
      typealias Body = Never
      var count: Int
      var action: () -> Void
    }
    #endif

    public struct _AllowsHitTestingModifier: ViewModifier {
      public typealias Body = Never
      public var allowsHitTesting: Bool
    }

    @hole
    @shows("nothing")
    struct _SystemGestureDeferral: ViewModifier {
      typealias Body = Never
      var edges: Edge.Set
    }

    #if os(iOS)
    @uncertain
    @shows("nothing")
    struct PencilEventsModifier: ViewModifier {
      typealias Body = Never
      var doubleTap: ((PencilDoubleTapGestureValue) -> Void)?
      var squeeze: ((PencilSqueezeGesturePhase) -> Void)?
    }

    public struct PencilDoubleTapGestureValue: Hashable {}
    #endif
    """#
}

extension InterfaceText {
  /// Gestures restricted to a finger, a pencil or a pointer, since the SDK 27.
  static let swiftUIGestureInputs = #"""
    #if SDK_27
    public struct GestureInputKinds: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) {
        self.rawValue = rawValue
      }
      public static let directTouch = GestureInputKinds(rawValue: 1)
      public static let indirectTouch = GestureInputKinds(rawValue: 2)
      public static let pencil = GestureInputKinds(rawValue: 4)
      public static let pointer = GestureInputKinds(rawValue: 8)
      public static let all: GestureInputKinds = [.directTouch, .indirectTouch, .pencil, .pointer]
    }

    nonisolated extension View {
      @available(anyAppleOS, introduced: 27)
      @touches("same area")
      public func onTapGesture(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        inputKinds: GestureInputKinds = .all,
        perform action: @escaping (CGPoint) -> Void
      ) -> some View {
        gesture(
          SpatialTapGesture(count: count, coordinateSpace: coordinateSpace, inputKinds: inputKinds)
            .onEnded { action($0.location) }
        )
      }
      @uncertain
      @available(anyAppleOS, introduced: 27)
      public func onLongPressGesture(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        inputKinds: GestureInputKinds = .all,
        perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
      ) -> some View {
        modifier(
          _AddedGesture(
            gesture: LongPressGesture(
              minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: inputKinds
            )
            .onEnded { _ in action() },
            mask: .all,
            onPressingChanged: onPressingChanged
          )
        )
      }
    }

    extension TapGesture {
      @available(anyAppleOS, introduced: 27)
      nonisolated public init(count: Int = 1, inputKinds: GestureInputKinds = .all) {
        self.init(count: count)
      }
    }

    extension SpatialTapGesture {
      @available(anyAppleOS, introduced: 27)
      nonisolated public init(
        count: Int = 1,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        inputKinds: GestureInputKinds = .all
      ) {
        self.init(count: count, coordinateSpace: coordinateSpace)
      }
    }

    extension LongPressGesture {
      @available(anyAppleOS, introduced: 27)
      nonisolated public init(
        minimumDuration: Double = 0.5,
        maximumDistance: CGFloat = 10,
        inputKinds: GestureInputKinds = .all
      ) {
        self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      }
    }

    extension DragGesture {
      @available(anyAppleOS, introduced: 27)
      nonisolated public init(
        minimumDistance: CGFloat = 10,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        inputKinds: GestureInputKinds = .all
      ) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace)
      }
    }

    extension MagnifyGesture {
      @available(anyAppleOS, introduced: 27)
      nonisolated public init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds = .all) {
        self.init(minimumScaleDelta: minimumScaleDelta)
      }
    }

    extension RotateGesture {
      @available(anyAppleOS, introduced: 27)
      nonisolated public init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds = .all) {
        self.init(minimumAngleDelta: minimumAngleDelta)
      }
    }
    #endif
    """#
}

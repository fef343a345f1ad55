extension InterfaceText {
  /// The Digital Crown of a watch.
  static let swiftUIModifiersCrown = #"""
    #if os(watchOS)
    nonisolated extension View {
      public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        modifier(_DigitalCrown(value: binding, range: nil))
      }
      public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        from minValue: V,
        through maxValue: V,
        by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
      ) -> some View {
        modifier(_DigitalCrown(value: binding, range: minValue...maxValue))
      }
      public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
      ) -> some View {
        modifier(_DigitalCrown(value: binding, range: nil))
      }
      public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>,
        from minValue: V,
        through maxValue: V,
        by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true,
        onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
      ) -> some View {
        modifier(_DigitalCrown(value: detent, range: minValue...maxValue))
      }
      public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
        modifier(_DigitalCrownAccessory(visibility: visibility))
      }
      public func digitalCrownAccessory<Content: View>(@ViewBuilder content: @escaping () -> Content) -> some View {
        modifier(DigitalCrownAccessoryModifier(content: content))
      }
    }

    @hole
    @shows("nothing")
    struct _DigitalCrown<Value: BinaryFloatingPoint>: ViewModifier {
      typealias Body = Never
      var value: Binding<Value>
      var range: ClosedRange<Value>?
    }

    @hole
    struct _DigitalCrownAccessory: ViewModifier {
      typealias Body = Never
      var visibility: Visibility
    }

    @uncertain
    struct DigitalCrownAccessoryModifier<Content: View>: ViewModifier {
      typealias Body = Never
      var content: () -> Content
    }

    public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
      case low
      case medium
      case high
    }

    public struct DigitalCrownEvent: Hashable, Sendable {
      public var offset: Double
      public var velocity: Double
    }
    #endif
    """#
}

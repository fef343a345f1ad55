extension InterfaceText {
  /// Three-dimensional views, immersive spaces, and viewpoints.
  static let swiftUISpatialViews = #"""
    #if os(visionOS)
    public struct Alignment3D: Equatable, Sendable {
      public var horizontal: HorizontalAlignment
      public var vertical: VerticalAlignment
      public var depth: DepthAlignment
      public init(
        horizontal: HorizontalAlignment = .center,
        vertical: VerticalAlignment = .center,
        depth: DepthAlignment = .center
      ) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.depth = depth
      }
      public static let center = Alignment3D()
      public static let front = Alignment3D(depth: .front)
      public static let back = Alignment3D(depth: .back)
      public static let top = Alignment3D(vertical: .top)
      public static let bottom = Alignment3D(vertical: .bottom)
      public static let leading = Alignment3D(horizontal: .leading)
      public static let trailing = Alignment3D(horizontal: .trailing)
      public static let bottomFront = Alignment3D(vertical: .bottom, depth: .front)
      public static let bottomBack = Alignment3D(vertical: .bottom, depth: .back)
      public static let topFront = Alignment3D(vertical: .top, depth: .front)
      public static let topBack = Alignment3D(vertical: .top, depth: .back)
    }

    public protocol DepthAlignmentID {
      static func defaultValue(in context: ViewDimensions3D) -> CGFloat
    }

    public struct ViewDimensions3D: Equatable {
      @primitive public var width: CGFloat { get }
      @primitive public var height: CGFloat { get }
      @primitive public var depth: CGFloat { get }
    }

    public struct SpatialContainer<Content: View>: View {
      public typealias Body = Never
      var alignment: Alignment3D
      var content: Content
      nonisolated public init(alignment: Alignment3D = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
      }
    }

    public struct ZStackContent3D<Content: View>: View {
      public typealias Body = Never
      var content: Content
    }

    extension ZStack {
      nonisolated public init<V: View>(
        alignment: Alignment = .center,
        spacing: CGFloat?,
        @ViewBuilder content: () -> V
      ) where Content == ZStackContent3D<V> {
        self.init(alignment: alignment) { ZStackContent3D(content: content()) }
      }
    }

    public struct Rotation3D: Hashable, Sendable {
      public init() {}
      public init(angle: Angle, axis: RotationAxis3D) {}
    }

    public struct RotationAxis3D: Hashable, Sendable {
      public init(x: Double = 0, y: Double = 0, z: Double = 0) {}
      public static let x = RotationAxis3D(x: 1)
      public static let y = RotationAxis3D(y: 1)
      public static let z = RotationAxis3D(z: 1)
    }

    public struct Pose3D: Hashable, Sendable {
      public init() {}
    }

    public struct Viewpoint3D: Hashable, Sendable {
      public var squareAzimuth: SquareAzimuth
      public static let standard = Viewpoint3D(squareAzimuth: .front)
    }

    public struct VolumeViewpointUpdateStrategy: Equatable, Sendable {
      var name: String
      public static let supported = VolumeViewpointUpdateStrategy(name: "supported")
      public static let all = VolumeViewpointUpdateStrategy(name: "all")
    }

    public struct BreakthroughEffect: Equatable, Sendable {
      var name: String
      public static let automatic = BreakthroughEffect(name: "automatic")
      public static let none = BreakthroughEffect(name: "none")
      public static let subtle = BreakthroughEffect(name: "subtle")
      public static let prominent = BreakthroughEffect(name: "prominent")
    }

    public struct HandPointerBehavior: Equatable, Sendable {
      var name: String
      public static let automatic = HandPointerBehavior(name: "automatic")
      public static let disabled = HandPointerBehavior(name: "disabled")
    }

    public struct HandActivationBehavior: Hashable, Sendable {
      var name: String
      public static let automatic = HandActivationBehavior(name: "automatic")
      public static let pinch = HandActivationBehavior(name: "pinch")
      public static let directTouch = HandActivationBehavior(name: "directTouch")
    }

    public struct ImmersionChangeContext: Equatable, Sendable {
      public var amount: Double?
    }

    public struct ImmersiveContentBrightness: Equatable, Sendable {
      var name: String
      public static let automatic = ImmersiveContentBrightness(name: "automatic")
      public static let dark = ImmersiveContentBrightness(name: "dark")
      public static let dim = ImmersiveContentBrightness(name: "dim")
      public static let bright = ImmersiveContentBrightness(name: "bright")
      public static func custom(_ brightness: Double) -> ImmersiveContentBrightness {
        ImmersiveContentBrightness(name: "custom")
      }
    }

    public struct ImmersiveEnvironmentBehavior: Equatable, Sendable {
      var name: String
      public static let automatic = ImmersiveEnvironmentBehavior(name: "automatic")
      public static let coexist = ImmersiveEnvironmentBehavior(name: "coexist")
    }

    public struct ProgressiveImmersionAspectRatio: Equatable, Sendable {
      var name: String
      public static let automatic = ProgressiveImmersionAspectRatio(name: "automatic")
      public static let landscape = ProgressiveImmersionAspectRatio(name: "landscape")
      public static let portrait = ProgressiveImmersionAspectRatio(name: "portrait")
    }

    public enum WorldRecenterPhase: Hashable, Sendable {
      case began
      case ended
    }

    public struct WorldAlignmentBehavior: Equatable, Sendable {
      var name: String
      public static let automatic = WorldAlignmentBehavior(name: "automatic")
      public static let adaptive = WorldAlignmentBehavior(name: "adaptive")
      public static let gravityAligned = WorldAlignmentBehavior(name: "gravityAligned")
    }

    public struct WorldScalingBehavior: Equatable, Sendable {
      var name: String
      public static let automatic = WorldScalingBehavior(name: "automatic")
      public static let dynamic = WorldScalingBehavior(name: "dynamic")
    }

    public struct WorldScalingCompensation: Equatable, Sendable {
      var name: String
      public static let scaled = WorldScalingCompensation(name: "scaled")
      public static let unscaled = WorldScalingCompensation(name: "unscaled")
    }

    public enum WorldTrackingLimitation: Hashable, Sendable {
      case translation
      case orientation
    }

    public struct SurfaceSnappingInfo: Sendable {
      @primitive public var isSnapped: Bool { get }
    }

    public enum Chirality: Hashable, Sendable {
      case left
      case right
    }

    public struct GeometryProxyCoordinateSpace3D {}

    public enum Manipulable {
      public struct Event: Sendable {
        public enum Phase: Hashable, Sendable {
          case began
          case active
          case ended
        }
        @primitive public var phase: Phase { get }
        @primitive public var transform: AffineTransform3D { get }
      }
      public enum Operation: Hashable, Sendable {
        case translation
        case primaryRotation
        case secondaryRotation
        case scale
        public struct Set: OptionSet, Sendable {
          public let rawValue: Int
          public init(rawValue: Int) {
            self.rawValue = rawValue
          }
          public static let translation = Set(rawValue: 1)
          public static let primaryRotation = Set(rawValue: 2)
          public static let secondaryRotation = Set(rawValue: 4)
          public static let scale = Set(rawValue: 8)
          public static let all: Set = [.translation, .primaryRotation, .secondaryRotation, .scale]
        }
      }
      public struct Inertia: Sendable {
        var name: String
        public static let zero = Inertia(name: "zero")
        public static let low = Inertia(name: "low")
        public static let medium = Inertia(name: "medium")
        public static let high = Inertia(name: "high")
      }
      public struct GestureState: Sendable {
        public init() {}
      }
    }

    public struct RotateGesture3D: Gesture {
      public typealias Body = Never
      public struct Value: Equatable, Sendable {
        @primitive public var rotation: Rotation3D { get }
        @primitive public var time: Date { get }
      }
      public init(constrainedToAxis: RotationAxis3D? = nil, minimumAngleDelta: Angle = .degrees(1)) {}
    }

    extension EnvironmentValues {
      @primitive public var openImmersiveSpace: OpenImmersiveSpaceAction { get }
      @primitive public var dismissImmersiveSpace: DismissImmersiveSpaceAction { get }
      @primitive public var immersiveSpaceDisplacement: Pose3D { get }
      @primitive public var physicalMetrics: PhysicalMetricsConverter { get }
      @primitive public var worldTrackingLimitations: Set<WorldTrackingLimitation> { get }
      @primitive public var surfaceSnappingInfo: SurfaceSnappingInfo { get }
      @primitive public var windowClippingMargins: EdgeInsets3D { get }
      @primitive public var supportsRemoteScenes: Bool { get }
      @primitive public var remoteDeviceIdentifier: RemoteDeviceIdentifier? { get }
    }

    @works("everywhere")
    @MainActor @preconcurrency
    public struct OpenImmersiveSpaceAction {
      public enum Result: Sendable {
        case opened
        case userCancelled
        case error
      }
      @discardableResult
      @primitive public func callAsFunction(id: String) async -> Result
      @discardableResult
      @primitive public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result
      @discardableResult
      @primitive public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result
    }

    @works("everywhere")
    @MainActor @preconcurrency
    public struct DismissImmersiveSpaceAction {
      @primitive public func callAsFunction() async
    }

    public struct PhysicalMetricsConverter {
      // In a window on visionOS, 1360 points are a metre. [believed]
      public func convert(_ length: CGFloat, to unit: UnitLength) -> CGFloat {
        CGFloat(Measurement(value: Double(length) / 1360, unit: UnitLength.meters).converted(to: unit).value)
      }
      public func convert(_ length: CGFloat, from unit: UnitLength) -> CGFloat {
        CGFloat(Measurement(value: Double(length), unit: unit).converted(to: UnitLength.meters).value * 1360)
      }
    }

    @propertyWrapper
    @subscribes("declared")
    @installed("view")
    public struct PhysicalMetric<Value>: DynamicProperty {
      public init(wrappedValue: Value, from unit: UnitLength) {}
      @primitive public var wrappedValue: Value { get }
    }

    public struct RemoteDeviceIdentifier: Hashable, Sendable {}

    public protocol CustomHoverEffect: Sendable {
      associatedtype Body: CustomHoverEffect
      func body(content: Content) -> Body
      typealias Content = EmptyHoverEffectContent
    }

    extension CustomHoverEffect where Body == Never {
      public func body(content: Content) -> Never { fatalError() }
    }

    extension Never: CustomHoverEffect {}

    public struct EmptyHoverEffect: CustomHoverEffect {
      public typealias Body = Never
      public init() {}
    }

    public struct AutomaticHoverEffect: CustomHoverEffect {
      public typealias Body = Never
      public init() {}
    }

    public struct HighlightHoverEffect: CustomHoverEffect {
      public typealias Body = Never
      public init() {}
    }

    public struct LiftHoverEffect: CustomHoverEffect {
      public typealias Body = Never
      public init() {}
    }

    public struct ContentHoverEffect<Content>: CustomHoverEffect, @unchecked Sendable {
      public typealias Body = Never
    }

    public struct GroupHoverEffect: CustomHoverEffect {
      public typealias Body = Never
      public init(_ group: HoverEffectGroup?) {}
    }

    public struct OrnamentHoverContentEffect: Sendable {}

    public struct OrnamentHoverEffect: CustomHoverEffect {
      public typealias Body = Never
    }

    public struct HoverEffectPhaseOverride: Equatable, Sendable {
      var name: String
      public static let active = HoverEffectPhaseOverride(name: "active")
      public static let inactive = HoverEffectPhaseOverride(name: "inactive")
    }

    public protocol GlassBackgroundEffect {
      associatedtype Body: View
      typealias Configuration = GlassBackgroundEffectConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }

    public struct GlassBackgroundEffectConfiguration {
      public struct Content: View {
        public typealias Body = Never
      }
      public var content: Content
    }

    public struct AutomaticGlassBackgroundEffect: GlassBackgroundEffect {
      public init() {}
      public func makeBody(configuration: Configuration) -> some View { configuration.content }
    }

    public struct PlateGlassBackgroundEffect: GlassBackgroundEffect {
      public init() {}
      public func makeBody(configuration: Configuration) -> some View { configuration.content }
    }

    public struct FeatheredGlassBackgroundEffect: GlassBackgroundEffect {
      public init(padding: CGFloat? = nil, softEdgeRadius: CGFloat? = nil) {}
      public func makeBody(configuration: Configuration) -> some View { configuration.content }
    }

    extension GlassBackgroundEffect where Self == AutomaticGlassBackgroundEffect {
      public static var automatic: AutomaticGlassBackgroundEffect { AutomaticGlassBackgroundEffect() }
    }

    extension GlassBackgroundEffect where Self == PlateGlassBackgroundEffect {
      public static var plate: PlateGlassBackgroundEffect { PlateGlassBackgroundEffect() }
    }

    extension GlassBackgroundEffect where Self == FeatheredGlassBackgroundEffect {
      public static var feathered: FeatheredGlassBackgroundEffect { FeatheredGlassBackgroundEffect() }
      public static func feathered(
        padding: CGFloat? = nil,
        softEdgeRadius: CGFloat? = nil
      ) -> FeatheredGlassBackgroundEffect {
        FeatheredGlassBackgroundEffect(padding: padding, softEdgeRadius: softEdgeRadius)
      }
    }

    nonisolated extension View {
      public func glassBackgroundEffect<S: GlassBackgroundEffect>(
        _ effect: S,
        displayMode: GlassBackgroundDisplayMode = .always
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func glassBackgroundEffect<T: InsettableShape, S: GlassBackgroundEffect>(
        _ effect: S,
        in shape: T,
        displayMode: GlassBackgroundDisplayMode = .always
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func aspectRatio3D(_ aspectRatio: Size3D? = nil, contentMode: ContentMode) -> some View {
        modifier(_SpaceOption())
      }
      public func scaledToFit3D() -> some View {
        modifier(_SpaceOption())
      }
      public func scaledToFill3D() -> some View {
        modifier(_SpaceOption())
      }
      public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        z: CGFloat = 1,
        anchor: UnitPoint3D = .center
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func rotation3DEffect(_ rotation: Rotation3D, anchor: UnitPoint3D = .center) -> some View {
        modifier(_SpaceOption())
      }
      public func rotation3DEffect(
        _ angle: Angle,
        axis: RotationAxis3D,
        anchor: UnitPoint3D = .center
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func rotation3DLayout(_ rotation: Rotation3D) -> some View {
        modifier(LayoutRotationUnaryLayout())
      }
      public func rotation3DLayout(_ angle: Angle, axis: RotationAxis3D) -> some View {
        modifier(LayoutRotationUnaryLayout())
      }
      public func rotation3DLayout(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View {
        modifier(LayoutRotationUnaryLayout())
      }
      public func perspectiveRotationEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func transform3DEffect(_ transform: AffineTransform3D) -> some View {
        modifier(_SpaceOption())
      }
      public func visualEffect3D(
        @runs("layout") _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy3D) -> some VisualEffect
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func spatialOverlay<V: View>(
        alignment: Alignment3D = .center,
        @ViewBuilder content: () -> V
      ) -> some View {
        modifier(_SpatialOverlay(content: content()))
      }
      public func spatialOverlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self,
        alignment: Alignment3D = .center,
        @measures("preferences") @ViewBuilder _ transform: @escaping (K.Value) -> V
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func breakthroughEffect(_ effect: BreakthroughEffect) -> some View {
        modifier(_SpaceOption())
      }
      public func presentationBreakthroughEffect(_ effect: BreakthroughEffect) -> some View {
        modifier(_SpaceOption())
      }
      public func handPointerBehavior(_ behavior: HandPointerBehavior?) -> some View {
        modifier(_SpaceOption())
      }
      public func hoverEffectGroup(
        id: String? = nil,
        in namespace: Namespace.ID,
        behavior: HoverEffectGroup.Behavior = .activatesGroup
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func hoverEffect(
        _ effect: some CustomHoverEffect,
        in group: HoverEffectGroup? = nil,
        isEnabled: Bool = true
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func preferredWindowClippingMargins(_ edges: Edge3D.Set = .all, _ length: CGFloat?) -> some View {
        modifier(_SpaceOption())
      }
      public func preferredWindowClippingMargins(_ margins: EdgeInsets3D) -> some View {
        modifier(_SpaceOption())
      }
      public func volumeBaseplateVisibility(_ visibility: Visibility) -> some View {
        modifier(_SpaceOption())
      }
      public func onVolumeViewpointChange(
        updateStrategy: VolumeViewpointUpdateStrategy = .supported,
        initial: Bool = true,
        _ action: @escaping (_ oldValue: Viewpoint3D, _ newValue: Viewpoint3D) -> Void
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func onImmersionChange(
        initial: Bool = true,
        _ action: @escaping (_ oldValue: ImmersionChangeContext, _ newValue: ImmersionChangeContext) -> Void
      ) -> some View {
        modifier(_SpaceOption())
      }
      public func onWorldRecenter(action: @escaping (WorldRecenterPhase) -> Void) -> some View {
        modifier(_SpaceOption())
      }
      @hot("geometry")
      public func onGeometryChange3D<T: Equatable>(
        for type: T.Type,
        @runs("layout") of transform: @escaping @Sendable (GeometryProxy3D) -> T,
        action: @escaping (_ newValue: T) -> Void
      ) -> some View {
        modifier(_SpaceOption())
      }
      @hot("geometry")
      public func onGeometryChange3D<T: Equatable>(
        for type: T.Type,
        @runs("layout") of transform: @escaping @Sendable (GeometryProxy3D) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
      ) -> some View {
        modifier(_SpaceOption())
      }
      @presents("view")
      public func foveatedStreamingPauseSheet<Session>(session: Binding<Session>) -> some View {
        modifier(_SpaceOption())
      }
      public func manipulable(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        operations: Manipulable.Operation.Set = .all,
        inertia: Manipulable.Inertia = .medium,
        isEnabled: Bool = true,
        onChanged: ((Manipulable.Event) -> Void)? = nil
      ) -> some View {
        modifier(ManipulableModifier())
      }
      public func manipulable(
        transform: Binding<AffineTransform3D>,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        operations: Manipulable.Operation.Set = .all,
        inertia: Manipulable.Inertia = .medium,
        isEnabled: Bool = true,
        onChanged: ((Manipulable.Event) -> Void)? = nil
      ) -> some View {
        modifier(ManipulableTransformBindingModifier())
      }
      public func manipulable(using gestureState: Manipulable.GestureState) -> some View {
        modifier(ManipulationUsingGestureStateModifier())
      }
      public func manipulationGesture(
        updating gestureState: Binding<Manipulable.GestureState>,
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        operations: Manipulable.Operation.Set = .all,
        inertia: Manipulable.Inertia = .medium,
        isEnabled: Bool = true,
        onChanged: ((Manipulable.Event) -> Void)? = nil
      ) -> some View {
        modifier(ManipulationGestureModifier())
      }
    }

    @uncertain
    public struct ManipulableModifier: ViewModifier {
      public typealias Body = Never
    }

    @uncertain
    public struct ManipulableTransformBindingModifier: ViewModifier {
      public typealias Body = Never
    }

    @uncertain
    public struct ManipulationUsingGestureStateModifier: ViewModifier {
      public typealias Body = Never
    }

    @uncertain
    public struct ManipulationGestureModifier: ViewModifier {
      public typealias Body = Never
    }

    @uncertain
    public struct ManipulableResponderModifier: ViewModifier {
      public typealias Body = Never
    }

    @uncertain
    public struct ManipulationGeometryModifier: ViewModifier {
      public typealias Body = Never
    }

    @uncertain
    public struct LayoutRotationUnaryLayout: ViewModifier {
      public typealias Body = Never
    }

    @hole
    struct _SpatialOverlay<Content: View>: ViewModifier {
      typealias Body = Never
      var content: Content
    }
    #endif
    """#
}

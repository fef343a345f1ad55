extension InterfaceText {
  /// Visual effects without effect on layout.
  static let swiftUIModifiersEffects = #"""
    nonisolated extension View {
      @means("alpha")
      @touches("same area")
      public func opacity(@neutral("1") _ opacity: Double) -> some View {
        modifier(_OpacityEffect(opacity: opacity))
      }
      @accessible("nothing")
      @conditional("opacity(% ? 0 : 1)")
      @means("isHidden hide")
      public func hidden() -> some View {
        modifier(_HiddenModifier())
      }
      @moves("view")
      public func rotationEffect(@neutral(".zero") _ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(_RotationEffect(angle: angle, anchor: anchor))
      }
      @moves("view")
      public func rotation3DEffect(
        @neutral(".zero") _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
      ) -> some View {
        modifier(
          _Rotation3DEffect(angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)
        )
      }
      @moves("view")
      public func scaleEffect(@neutral("CGSize(width: 1, height: 1)") _ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(_ScaleEffect(scale: scale, anchor: anchor))
      }
      @moves("view")
      public func scaleEffect(@neutral("1") _ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
      }
      @moves("view")
      public func scaleEffect(
        @neutral("1") x: CGFloat = 1,
        @neutral("1") y: CGFloat = 1,
        anchor: UnitPoint = .center
      ) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
      }
      public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
      }
      public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
      }
      public func flipsForRightToLeftLayoutDirection(@neutral("false") _ enabled: Bool) -> some View {
        modifier(_FlipForRTLEffect(isEnabled: enabled))
      }
      @adorns("view")
      public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        @neutral("0") radius: CGFloat,
        @neutral("0") x: CGFloat = 0,
        @neutral("0") y: CGFloat = 0
      ) -> some View {
        modifier(_ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y)))
      }
      public func blur(@neutral("0") radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(_BlurEffect(radius: radius, isOpaque: opaque))
      }
      public func brightness(@neutral("0") _ amount: Double) -> some View {
        modifier(_BrightnessEffect(amount: amount))
      }
      public func contrast(@neutral("1") _ amount: Double) -> some View {
        modifier(_ContrastEffect(amount: amount))
      }
      public func saturation(@neutral("1") _ amount: Double) -> some View {
        modifier(_SaturationEffect(amount: amount))
      }
      public func grayscale(@neutral("0") _ amount: Double) -> some View {
        modifier(_GrayscaleEffect(amount: amount))
      }
      public func hueRotation(@neutral(".zero") _ angle: Angle) -> some View {
        modifier(_HueRotationEffect(angle: angle))
      }
      public func colorInvert() -> some View {
        modifier(_ColorInvertEffect())
      }
      public func colorMultiply(@neutral(".white") _ color: Color) -> some View {
        modifier(_ColorMultiplyEffect(color: color))
      }
      public func luminanceToAlpha() -> some View {
        modifier(_LuminanceToAlphaEffect())
      }
      @touches("same area")
      public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(_BlendModeEffect(blendMode: blendMode))
      }
      public func compositingGroup() -> some View {
        modifier(_CompositingGroupEffect())
      }
      public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
      }
      public func geometryGroup() -> some View {
        modifier(_GeometryGroupEffect())
      }
      public func visualEffect(
        @runs("layout") _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
      ) -> some View {
        modifier(VisualEffectModifier(effect: effect))
      }
      public func colorEffect(_ shader: Shader, @neutral("false") isEnabled: Bool = true) -> some View {
        modifier(_ShaderEffect(shader: shader, maxSampleOffset: .zero, isEnabled: isEnabled))
      }
      public func distortionEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        @neutral("false") isEnabled: Bool = true
      ) -> some View {
        modifier(_ShaderEffect(shader: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
      }
      public func layerEffect(
        _ shader: Shader,
        maxSampleOffset: CGSize,
        @neutral("false") isEnabled: Bool = true
      ) -> some View {
        modifier(_ShaderEffect(shader: shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
      }
    }

    public struct _OpacityEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var opacity: Double
      nonisolated public var animatableData: Double {
        get { opacity }
        set { opacity = newValue }
      }
    }

    public struct _HiddenModifier: ViewModifier {
      public typealias Body = Never
    }

    public struct _RotationEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var angle: Angle
      public var anchor: UnitPoint
      nonisolated public var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
        get { AnimatablePair(angle.animatableData, anchor.animatableData) }
        set {
          angle.animatableData = newValue.first
          anchor.animatableData = newValue.second
        }
      }
    }

    public struct _Rotation3DEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var angle: Angle
      public var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
      public var anchor: UnitPoint
      public var anchorZ: CGFloat
      public var perspective: CGFloat
      nonisolated public var animatableData:
        AnimatablePair<Double, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
      {
        get { AnimatablePair(angle.animatableData, AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z))) }
        set {
          angle.animatableData = newValue.first
          axis = (x: newValue.second.first, y: newValue.second.second.first, z: newValue.second.second.second)
        }
      }
    }

    public struct _ScaleEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var scale: CGSize
      public var anchor: UnitPoint
      nonisolated public var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData> {
        get { AnimatablePair(scale.animatableData, anchor.animatableData) }
        set {
          scale.animatableData = newValue.first
          anchor.animatableData = newValue.second
        }
      }
    }

    public struct _TransformEffect: ViewModifier {
      public typealias Body = Never
      public var transform: CGAffineTransform
    }

    public struct _ProjectionEffect: ViewModifier {
      public typealias Body = Never
      public var transform: ProjectionTransform
    }

    public struct _FlipForRTLEffect: ViewModifier {
      public typealias Body = Never
      public var isEnabled: Bool
    }

    public struct _ShadowEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var color: Color
      public var radius: CGFloat
      public var offset: CGSize
      nonisolated public var animatableData: AnimatablePair<CGFloat, CGSize.AnimatableData> {
        get { AnimatablePair(radius, offset.animatableData) }
        set {
          radius = newValue.first
          offset.animatableData = newValue.second
        }
      }
    }

    public struct _BlurEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var radius: CGFloat
      public var isOpaque: Bool
      nonisolated public var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
      }
    }

    public struct _BrightnessEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var amount: Double
      nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
      }
    }

    public struct _ContrastEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var amount: Double
      nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
      }
    }

    public struct _SaturationEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var amount: Double
      nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
      }
    }

    public struct _GrayscaleEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var amount: Double
      nonisolated public var animatableData: Double {
        get { amount }
        set { amount = newValue }
      }
    }

    public struct _HueRotationEffect: ViewModifier, Animatable {
      public typealias Body = Never
      public var angle: Angle
      nonisolated public var animatableData: Double {
        get { angle.animatableData }
        set { angle.animatableData = newValue }
      }
    }

    public struct _ColorInvertEffect: ViewModifier {
      public typealias Body = Never
    }

    public struct _ColorMultiplyEffect: ViewModifier {
      public typealias Body = Never
      public var color: Color
    }

    public struct _LuminanceToAlphaEffect: ViewModifier {
      public typealias Body = Never
    }

    public struct _BlendModeEffect: ViewModifier {
      public typealias Body = Never
      public var blendMode: BlendMode
    }

    public struct _CompositingGroupEffect: ViewModifier {
      public typealias Body = Never
    }

    struct _DrawingGroupEffect: ViewModifier {
      typealias Body = Never
      var isOpaque: Bool
      var colorMode: ColorRenderingMode
    }

    public struct _GeometryGroupEffect: ViewModifier {
      public typealias Body = Never
    }

    @uncertain
    struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier {
      typealias Body = Never
      var effect: (EmptyVisualEffect, GeometryProxy) -> Effect
    }

    @hole
    struct _ShaderEffect: ViewModifier {
      typealias Body = Never
      var shader: Shader
      var maxSampleOffset: CGSize
      var isEnabled: Bool
    }

    /// Changes to a view that do not affect its geometry.
    public protocol VisualEffect: Sendable, Animatable {}

    public struct EmptyVisualEffect: VisualEffect {
      public init() {}
    }

    /// An effect applied after `before`; `step` is a view modifier.
    struct _VisualEffectStep<Before: VisualEffect, Step>: VisualEffect, @unchecked Sendable {
      var before: Before
      var step: Step
    }

    extension VisualEffect {
      public func opacity(_ opacity: Double) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _OpacityEffect(opacity: opacity))
      }
      public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _ScaleEffect(scale: scale, anchor: anchor))
      }
      public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
      }
      public func scaleEffect(
        x: CGFloat = 1,
        y: CGFloat = 1,
        anchor: UnitPoint = .center
      ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
      }
      public func offset(_ offset: CGSize) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _OffsetEffect(offset: offset))
      }
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
      }
      public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _RotationEffect(angle: angle, anchor: anchor))
      }
      public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
      ) -> some VisualEffect {
        _VisualEffectStep(
          before: self,
          step: _Rotation3DEffect(
            angle: angle,
            axis: axis,
            anchor: anchor,
            anchorZ: anchorZ,
            perspective: perspective
          )
        )
      }
      public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _TransformEffect(transform: transform))
      }
      public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _BlurEffect(radius: radius, isOpaque: opaque))
      }
      public func brightness(_ amount: Double) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _BrightnessEffect(amount: amount))
      }
      public func contrast(_ amount: Double) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _ContrastEffect(amount: amount))
      }
      public func saturation(_ amount: Double) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _SaturationEffect(amount: amount))
      }
      public func grayscale(_ amount: Double) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _GrayscaleEffect(amount: amount))
      }
      public func hueRotation(_ angle: Angle) -> some VisualEffect {
        _VisualEffectStep(before: self, step: _HueRotationEffect(angle: angle))
      }
    }
    """#
}

extension InterfaceText {
  /// Modifiers of `Image` itself, and of the images and symbols in a view.
  static let swiftUIModifiersImage = #"""
    extension Image {
      @stretches("image")
      public func resizable(
        capInsets: EdgeInsets = EdgeInsets(),
        resizingMode: ResizingMode = .stretch
      ) -> Image {
        adding(.resizable(capInsets: capInsets, resizingMode: resizingMode))
      }
      public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        adding(.renderingMode(renderingMode))
      }
      public func interpolation(_ interpolation: Interpolation) -> Image {
        adding(.interpolation(interpolation))
      }
      public func antialiased(_ isAntialiased: Bool) -> Image {
        adding(.antialiased(isAntialiased))
      }
      public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        adding(.symbolRenderingMode(mode))
      }
      public func allowedDynamicRange(_ range: DynamicRange?) -> Image {
        adding(.allowedDynamicRange(range))
      }
    }

    nonisolated extension View {
      @adorns("view")
      public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
      }
      public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
      }
      public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { variants in
          variants.names.formUnion(variant.names)
        }
      }
      public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
      }
      public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
      ) -> some View {
        modifier(_IndefiniteSymbolEffectModifier(effect: effect, options: options, isActive: isActive))
      }
      public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
      ) -> some View {
        modifier(_DiscreteSymbolEffectModifier(effect: effect, options: options, value: value))
      }
      public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        modifier(_SymbolEffectsRemovedModifier(isEnabled: isEnabled))
      }
    }

    public struct _IndefiniteSymbolEffectModifier: ViewModifier {
      public typealias Body = Never
      var effect: any SymbolEffect
      var options: SymbolEffectOptions
      var isActive: Bool
    }

    public struct _DiscreteSymbolEffectModifier<Value: Equatable>: ViewModifier {
      public typealias Body = Never
      var effect: any SymbolEffect
      var options: SymbolEffectOptions
      var value: Value
    }

    public struct _SymbolEffectsRemovedModifier: ViewModifier {
      public typealias Body = Never
      var isEnabled: Bool
    }

    public protocol SymbolEffect {}
    public protocol IndefiniteSymbolEffect {}
    public protocol DiscreteSymbolEffect {}
    public protocol TransitionSymbolEffect {}
    public protocol ContentTransitionSymbolEffect {}

    public struct SymbolEffectOptions: Hashable, Sendable {
      var repeatCount: Int?
      var isRepeating = false
      var speed = 1.0
      public static let `default` = SymbolEffectOptions()
      public static let repeating = SymbolEffectOptions(isRepeating: true)
      public static let nonRepeating = SymbolEffectOptions()
      public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
      public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
      }
      public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }
      public var repeating: SymbolEffectOptions {
        SymbolEffectOptions(repeatCount: nil, isRepeating: true, speed: speed)
      }
      public var nonRepeating: SymbolEffectOptions {
        SymbolEffectOptions(repeatCount: nil, isRepeating: false, speed: speed)
      }
      public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(repeatCount: count, isRepeating: true, speed: speed)
      }
      public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions(repeatCount: behavior.count, isRepeating: true, speed: speed)
      }
      public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repeatCount: repeatCount, isRepeating: isRepeating, speed: speed)
      }
      public struct RepeatBehavior: Hashable, Sendable {
        var count: Int?
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
          RepeatBehavior(count: count)
        }
      }
    }

    public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
      public var up: AppearSymbolEffect { self }
      public var down: AppearSymbolEffect { self }
      public var byLayer: AppearSymbolEffect { self }
      public var wholeSymbol: AppearSymbolEffect { self }
    }

    public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
      var hides = true
      public var up: DisappearSymbolEffect { self }
      public var down: DisappearSymbolEffect { self }
      public var byLayer: DisappearSymbolEffect { self }
      public var wholeSymbol: DisappearSymbolEffect { self }
    }

    public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect, Hashable {
    }

    public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
      public var up: BounceSymbolEffect { self }
      public var down: BounceSymbolEffect { self }
      public var byLayer: BounceSymbolEffect { self }
      public var wholeSymbol: BounceSymbolEffect { self }
    }

    public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
      public var plain: BreatheSymbolEffect { self }
      public var pulse: BreatheSymbolEffect { self }
      public var byLayer: BreatheSymbolEffect { self }
      public var wholeSymbol: BreatheSymbolEffect { self }
    }

    #if SDK_26
    public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
      var hides = true
      public var byLayer: DrawOnSymbolEffect { self }
      public var wholeSymbol: DrawOnSymbolEffect { self }
      public var individually: DrawOnSymbolEffect { self }
    }

    public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect, Hashable {
      var hides = true
      public var byLayer: DrawOffSymbolEffect { self }
      public var wholeSymbol: DrawOffSymbolEffect { self }
      public var individually: DrawOffSymbolEffect { self }
      public var reversed: DrawOffSymbolEffect { self }
      public var nonReversed: DrawOffSymbolEffect { self }
    }

    extension SymbolEffect where Self == DrawOnSymbolEffect {
      public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
    }
    extension SymbolEffect where Self == DrawOffSymbolEffect {
      public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
    }
    #endif

    public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
      public var byLayer: PulseSymbolEffect { self }
      public var wholeSymbol: PulseSymbolEffect { self }
    }

    public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect, Hashable {
      public var downUp: ReplaceSymbolEffect { self }
      public var offUp: ReplaceSymbolEffect { self }
      public var upUp: ReplaceSymbolEffect { self }
      public var byLayer: ReplaceSymbolEffect { self }
      public var wholeSymbol: ReplaceSymbolEffect { self }
      public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
    }

    public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
      public var clockwise: RotateSymbolEffect { self }
      public var counterClockwise: RotateSymbolEffect { self }
      public var byLayer: RotateSymbolEffect { self }
      public var wholeSymbol: RotateSymbolEffect { self }
    }

    public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, Hashable {
      public var up: ScaleSymbolEffect { self }
      public var down: ScaleSymbolEffect { self }
      public var byLayer: ScaleSymbolEffect { self }
      public var wholeSymbol: ScaleSymbolEffect { self }
    }

    public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
      public var cumulative: VariableColorSymbolEffect { self }
      public var iterative: VariableColorSymbolEffect { self }
      public var dimInactiveLayers: VariableColorSymbolEffect { self }
      public var hideInactiveLayers: VariableColorSymbolEffect { self }
      public var reversing: VariableColorSymbolEffect { self }
      public var nonReversing: VariableColorSymbolEffect { self }
    }

    public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable {
      public var clockwise: WiggleSymbolEffect { self }
      public var counterClockwise: WiggleSymbolEffect { self }
      public var up: WiggleSymbolEffect { self }
      public var down: WiggleSymbolEffect { self }
      public var left: WiggleSymbolEffect { self }
      public var right: WiggleSymbolEffect { self }
      public var forward: WiggleSymbolEffect { self }
      public var backward: WiggleSymbolEffect { self }
      public var byLayer: WiggleSymbolEffect { self }
      public var wholeSymbol: WiggleSymbolEffect { self }
      public func custom(angle: Double) -> WiggleSymbolEffect { self }
    }

    extension SymbolEffect where Self == AppearSymbolEffect {
      public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
    }
    extension SymbolEffect where Self == DisappearSymbolEffect {
      public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
    }
    extension SymbolEffect where Self == AutomaticSymbolEffect {
      public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
    }
    extension SymbolEffect where Self == BounceSymbolEffect {
      public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
    }
    extension SymbolEffect where Self == BreatheSymbolEffect {
      public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
    }
    extension SymbolEffect where Self == PulseSymbolEffect {
      public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
    }
    extension SymbolEffect where Self == ReplaceSymbolEffect {
      public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
    }
    extension SymbolEffect where Self == RotateSymbolEffect {
      public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
    }
    extension SymbolEffect where Self == ScaleSymbolEffect {
      public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
    }
    extension SymbolEffect where Self == VariableColorSymbolEffect {
      public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
    }
    extension SymbolEffect where Self == WiggleSymbolEffect {
      public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
    }
    """#
}

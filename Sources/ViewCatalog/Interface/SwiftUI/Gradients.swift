extension InterfaceText {
  /// `Gradient` and its shape styles.
  static let swiftUIGradients = #"""
    public struct Gradient: ShapeStyle, Hashable {
      public struct Stop: Hashable, Sendable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
          self.color = color
          self.location = location
        }
      }

      public struct ColorSpace: Hashable, Sendable {
        var name: String
        public static let device = ColorSpace(name: "device")
        public static let perceptual = ColorSpace(name: "perceptual")
      }

      public var stops: [Stop]
      public init(stops: [Stop]) {
        self.stops = stops
      }
      public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
      }
      public func colorSpace(_ space: ColorSpace) -> AnyGradient {
        AnyGradient(gradient: self, colorSpace: space)
      }
    }

    public struct AnyGradient: ShapeStyle, Hashable {
      var gradient: Gradient
      /// The colour of a standard gradient, which is computed from the resolved colour; `nil` for other gradients.
      var base: Color?
      var colorSpace = Gradient.ColorSpace.device
      init(gradient: Gradient, colorSpace: Gradient.ColorSpace) {
        self.gradient = gradient
        self.colorSpace = colorSpace
      }
      init(base: Color) {
        gradient = Gradient(colors: [base])
        self.base = base
      }
      public init(_ gradient: Gradient) {
        self.gradient = gradient
      }
      public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = self
        gradient.colorSpace = space
        return gradient
      }
    }

    public struct LinearGradient: View, ShapeStyle {
      public typealias Body = _ShapeView<Rectangle, LinearGradient>
      var gradient: AnyGradient
      var startPoint: UnitPoint
      var endPoint: UnitPoint
      init(any gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
      }
      public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(any: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
      }
      public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
      }
      public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
      }
    }

    extension ShapeStyle where Self == LinearGradient {
      public static func linearGradient(
        _ gradient: Gradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
      ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
      }
      public static func linearGradient(
        _ gradient: AnyGradient,
        startPoint: UnitPoint,
        endPoint: UnitPoint
      ) -> LinearGradient {
        LinearGradient(any: gradient, startPoint: startPoint, endPoint: endPoint)
      }
      public static func linearGradient(
        colors: [Color],
        startPoint: UnitPoint,
        endPoint: UnitPoint
      ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
      }
      public static func linearGradient(
        stops: [Gradient.Stop],
        startPoint: UnitPoint,
        endPoint: UnitPoint
      ) -> LinearGradient {
        LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
      }
    }

    public struct RadialGradient: View, ShapeStyle {
      public typealias Body = _ShapeView<Rectangle, RadialGradient>
      var gradient: AnyGradient
      var center: UnitPoint
      var startRadius: CGFloat
      var endRadius: CGFloat
      init(any gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
      }
      public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(any: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
      }
      public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
      }
      public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }

    extension ShapeStyle where Self == RadialGradient {
      public static func radialGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
      ) -> RadialGradient {
        RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      public static func radialGradient(
        _ gradient: AnyGradient,
        center: UnitPoint = .center,
        startRadius: CGFloat = 0,
        endRadius: CGFloat
      ) -> RadialGradient {
        RadialGradient(any: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      public static func radialGradient(
        colors: [Color],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
      ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
      }
      public static func radialGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startRadius: CGFloat,
        endRadius: CGFloat
      ) -> RadialGradient {
        RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
      }
    }

    public struct EllipticalGradient: View, ShapeStyle {
      public typealias Body = _ShapeView<Rectangle, EllipticalGradient>
      var gradient: AnyGradient
      var center: UnitPoint
      var startRadiusFraction: CGFloat
      var endRadiusFraction: CGFloat
      init(any gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadiusFraction = startRadiusFraction
        self.endRadiusFraction = endRadiusFraction
      }
      public init(
        gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
      ) {
        self.init(
          any: AnyGradient(gradient),
          center: center,
          startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction
        )
      }
      public init(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
      ) {
        self.init(
          gradient: Gradient(colors: colors),
          center: center,
          startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction
        )
      }
      public init(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
      ) {
        self.init(
          gradient: Gradient(stops: stops),
          center: center,
          startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction
        )
      }
    }

    extension ShapeStyle where Self == EllipticalGradient {
      public static func ellipticalGradient(
        _ gradient: Gradient,
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(
          gradient: gradient,
          center: center,
          startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction
        )
      }
      public static func ellipticalGradient(
        stops: [Gradient.Stop],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(
          gradient: Gradient(stops: stops),
          center: center,
          startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction
        )
      }
      public static func ellipticalGradient(
        colors: [Color],
        center: UnitPoint = .center,
        startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
      ) -> EllipticalGradient {
        EllipticalGradient(
          colors: colors,
          center: center,
          startRadiusFraction: startRadiusFraction,
          endRadiusFraction: endRadiusFraction
        )
      }
    }

    public struct AngularGradient: View, ShapeStyle {
      public typealias Body = _ShapeView<Rectangle, AngularGradient>
      var gradient: AnyGradient
      var center: UnitPoint
      var startAngle: Angle
      var endAngle: Angle
      init(any gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
      }
      public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        self.init(any: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
      }
      public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
      }
      public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
      }
      /// A full turn, from `angle`.
      public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
      }
      public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
      }
      public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
      }
    }

    extension ShapeStyle where Self == AngularGradient {
      public static func angularGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
      ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
      }
      public static func angularGradient(
        colors: [Color],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
      ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
      }
      public static func angularGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        startAngle: Angle,
        endAngle: Angle
      ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
      }
      public static func conicGradient(
        _ gradient: Gradient,
        center: UnitPoint,
        angle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
      }
      public static func conicGradient(
        colors: [Color],
        center: UnitPoint,
        angle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
      }
      public static func conicGradient(
        stops: [Gradient.Stop],
        center: UnitPoint,
        angle: Angle = .zero
      ) -> AngularGradient {
        AngularGradient(stops: stops, center: center, angle: angle)
      }
    }

    public struct MeshGradient: View, ShapeStyle {
      public typealias Body = _ShapeView<Rectangle, MeshGradient>
      public var width: Int
      public var height: Int
      var points: [SIMD2<Float>]
      var colors: [Color]
      public var background: Color
      public var smoothsColors: Bool
      public var colorSpace: Gradient.ColorSpace
      public init(
        width: Int,
        height: Int,
        points: [SIMD2<Float>],
        colors: [Color],
        background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
      ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
      }
    }
    """#
}

extension InterfaceText {
  /// `Canvas` and timeline views.
  static let swiftUIDrawing = #"""
    public struct GraphicsContext {
      public var opacity: Double
      public var blendMode: BlendMode
      @primitive public var environment: EnvironmentValues { get }
      public var transform: CGAffineTransform
      var location: _Location?

      public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        public init(rawValue: Int32) {
          self.rawValue = rawValue
        }
        public static let normal = BlendMode(rawValue: 0)
        public static let multiply = BlendMode(rawValue: 1)
        public static let screen = BlendMode(rawValue: 2)
        public static let overlay = BlendMode(rawValue: 3)
        public static let darken = BlendMode(rawValue: 4)
        public static let lighten = BlendMode(rawValue: 5)
        public static let colorDodge = BlendMode(rawValue: 6)
        public static let colorBurn = BlendMode(rawValue: 7)
        public static let softLight = BlendMode(rawValue: 8)
        public static let hardLight = BlendMode(rawValue: 9)
        public static let difference = BlendMode(rawValue: 10)
        public static let exclusion = BlendMode(rawValue: 11)
        public static let hue = BlendMode(rawValue: 12)
        public static let saturation = BlendMode(rawValue: 13)
        public static let color = BlendMode(rawValue: 14)
        public static let luminosity = BlendMode(rawValue: 15)
        public static let clear = BlendMode(rawValue: 16)
        public static let copy = BlendMode(rawValue: 17)
        public static let sourceIn = BlendMode(rawValue: 18)
        public static let sourceOut = BlendMode(rawValue: 19)
        public static let sourceAtop = BlendMode(rawValue: 20)
        public static let destinationOver = BlendMode(rawValue: 21)
        public static let destinationIn = BlendMode(rawValue: 22)
        public static let destinationOut = BlendMode(rawValue: 23)
        public static let destinationAtop = BlendMode(rawValue: 24)
        public static let xor = BlendMode(rawValue: 25)
        public static let plusDarker = BlendMode(rawValue: 26)
        public static let plusLighter = BlendMode(rawValue: 27)
      }

      public struct Shading: Sendable {
        enum Kind: Sendable {
          case backdrop
          case foreground
          case palette([Shading])
          case color(Color)
          case style(any ShapeStyle)
          case linear(Gradient, CGPoint, CGPoint, GradientOptions)
          case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
          case conic(Gradient, CGPoint, Angle, GradientOptions)
          case image(Image, CGPoint, CGRect, CGFloat)
        }
        var kind: Kind
        public static var backdrop: Shading { Shading(kind: .backdrop) }
        public static var foreground: Shading { Shading(kind: .foreground) }
        public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
        public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }
        public static func color(
          _ colorSpace: Color.RGBColorSpace = .sRGB,
          red: Double,
          green: Double,
          blue: Double,
          opacity: Double = 1
        ) -> Shading {
          color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(
          _ colorSpace: Color.RGBColorSpace = .sRGB,
          white: Double,
          opacity: Double = 1
        ) -> Shading {
          color(Color(colorSpace, white: white, opacity: opacity))
        }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }
        public static func linearGradient(
          _ gradient: Gradient,
          startPoint: CGPoint,
          endPoint: CGPoint,
          options: GradientOptions = GradientOptions()
        ) -> Shading {
          Shading(kind: .linear(gradient, startPoint, endPoint, options))
        }
        public static func radialGradient(
          _ gradient: Gradient,
          center: CGPoint,
          startRadius: CGFloat,
          endRadius: CGFloat,
          options: GradientOptions = GradientOptions()
        ) -> Shading {
          Shading(kind: .radial(gradient, center, startRadius, endRadius, options))
        }
        public static func conicGradient(
          _ gradient: Gradient,
          center: CGPoint,
          angle: Angle = Angle(),
          options: GradientOptions = GradientOptions()
        ) -> Shading {
          Shading(kind: .conic(gradient, center, angle, options))
        }
        public static func tiledImage(
          _ image: Image,
          origin: CGPoint = .zero,
          sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
          scale: CGFloat = 1
        ) -> Shading {
          Shading(kind: .image(image, origin, sourceRect, scale))
        }
      }

      public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) {
          self.rawValue = rawValue
        }
        public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
        public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
        public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }
      }

      public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) {
          self.rawValue = rawValue
        }
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
      }

      public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) {
          self.rawValue = rawValue
        }
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
      }

      public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) {
          self.rawValue = rawValue
        }
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
      }

      public struct Filter: Sendable {
        var name: String
        var amount: Double
        var color: Color?
        var offset: CGSize = CGSize(width: 0, height: 0)
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
          Filter(name: "blur", amount: Double(radius))
        }
        public static func shadow(
          color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
          radius: CGFloat,
          x: CGFloat = 0,
          y: CGFloat = 0
        ) -> Filter {
          Filter(name: "shadow", amount: Double(radius), color: color, offset: CGSize(width: x, height: y))
        }
        public static func brightness(_ amount: Double) -> Filter { Filter(name: "brightness", amount: amount) }
        public static func contrast(_ amount: Double) -> Filter { Filter(name: "contrast", amount: amount) }
        public static func saturation(_ amount: Double) -> Filter { Filter(name: "saturation", amount: amount) }
        public static func grayscale(_ amount: Double) -> Filter { Filter(name: "grayscale", amount: amount) }
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(name: "colorInvert", amount: amount) }
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(name: "hueRotation", amount: angle.degrees) }
        public static func colorMultiply(_ color: Color) -> Filter {
          Filter(name: "colorMultiply", amount: 1, color: color)
        }
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(name: "colorMatrix", amount: 1) }
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
          Filter(name: "alphaThreshold", amount: min, color: color)
        }
        public static var luminanceToAlpha: Filter { Filter(name: "luminanceToAlpha", amount: 1) }
      }

      public struct ResolvedText {
        var text: Text
        public var shading: Shading
        var location: _Location?
        @primitive public func measure(in size: CGSize) -> CGSize
        @primitive public func firstBaseline(in size: CGSize) -> CGFloat
        @primitive public func lastBaseline(in size: CGSize) -> CGFloat
      }

      public struct ResolvedImage {
        var image: Image
        @primitive public var size: CGSize { get }
        @primitive public var baseline: CGFloat { get }
        public var shading: Shading?
      }

      public struct ResolvedSymbol: Equatable {
        public let size: CGSize
        var location: _Location?
        public static func == (lhs: ResolvedSymbol, rhs: ResolvedSymbol) -> Bool { lhs.size == rhs.size }
      }

      public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
      }
      public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
      }
      public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
      }
      public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
      }
      @primitive public var clipBoundingRect: CGRect { get }
      @primitive public mutating func clip(
        to path: Path,
        style: FillStyle = FillStyle(),
        options: ClipOptions = ClipOptions()
      )
      @primitive public mutating func clipToLayer(
        opacity: Double = 1,
        options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
      ) rethrows
      @primitive public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions())
      @primitive public func resolve(_ shading: Shading) -> Shading
      @primitive public func resolve(_ text: Text) -> ResolvedText
      @primitive public func resolve(_ image: Image) -> ResolvedImage
      @primitive public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol?
      @primitive public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows
      @primitive public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle())
      @primitive public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle)
      public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
      }
      @primitive public func draw(_ text: ResolvedText, in rect: CGRect)
      @primitive public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ text: Text, in rect: CGRect) {
        draw(resolve(text), in: rect)
      }
      public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
      }
      @primitive public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle())
      @primitive public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center)
      public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
      }
      public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
      }
      @primitive public func draw(_ symbol: ResolvedSymbol, in rect: CGRect)
      @primitive public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center)
    }

    public struct Canvas<Symbols: View>: View {
      public typealias Body = Never
      public var symbols: Symbols
      public var renderer: (inout GraphicsContext, CGSize) -> Void
      public var isOpaque: Bool
      public var colorMode: ColorRenderingMode
      public var rendersAsynchronously: Bool
      nonisolated public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
      ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
      }
    }

    extension Canvas where Symbols == EmptyView {
      nonisolated public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
      ) {
        self.init(
          opaque: opaque,
          colorMode: colorMode,
          rendersAsynchronously: rendersAsynchronously,
          renderer: renderer
        ) {
          EmptyView()
        }
      }
    }
    """#
}

extension InterfaceText {
  /// `Color`.
  static let swiftUIColor = #"""
    @shows("color")
    public struct Color: View, ShapeStyle, Hashable, Sendable {
      public typealias Body = Never

      indirect enum Provider: Hashable, Sendable {
        /// A system colour, as sRGB in light and in dark appearance.
        case system(String, light: Int, dark: Int, opacity: Double, darkOpacity: Double)
        /// The accent colour of the app's asset catalogue, else blue.
        case accent
        case components(RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double)
        case named(String, bundle: Bundle?)
        case resource(ColorResource)
        case platform(UIColor)
        case quartz(CGColor)
        case resolved(Resolved)
        case faded(Color, opacity: Double)
        case mixed(Color, Color, fraction: Double, colorSpace: Gradient.ColorSpace)
        /// A colour that UIKit or AppKit asks a closure of the program for.
        case dynamic(light: Color, dark: Color)
      }

      var provider: Provider

      init(provider: Provider) {
        self.provider = provider
      }

      init(system name: String, light: Int, dark: Int, opacity: Double = 1, darkOpacity: Double? = nil) {
        provider = .system(name, light: light, dark: dark, opacity: opacity, darkOpacity: darkOpacity ?? opacity)
      }

      public enum RGBColorSpace: Hashable, Sendable {
        case sRGB
        case sRGBLinear
        case displayP3
      }

      public struct Resolved: ShapeStyle, Animatable, Hashable, Codable, Sendable {
        public typealias Resolved = Never
        public typealias AnimatableData = AnimatablePair<Float, AnimatablePair<Float, AnimatablePair<Float, Float>>>
        public var animatableData: AnimatableData {
          get { AnimatablePair(linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity))) }
          set {
            linearRed = newValue.first
            linearGreen = newValue.second.first
            linearBlue = newValue.second.second.first
            opacity = newValue.second.second.second
          }
        }
        public var linearRed: Float
        public var linearGreen: Float
        public var linearBlue: Float
        public var opacity: Float
        public var red: Float {
          get { Color.encoded(linearRed) }
          set { linearRed = Color.linear(newValue) }
        }
        public var green: Float {
          get { Color.encoded(linearGreen) }
          set { linearGreen = Color.linear(newValue) }
        }
        public var blue: Float {
          get { Color.encoded(linearBlue) }
          set { linearBlue = Color.linear(newValue) }
        }
        public init(colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1) {
          let isLinear = colorSpace == .sRGBLinear
          linearRed = isLinear ? red : Color.linear(red)
          linearGreen = isLinear ? green : Color.linear(green)
          linearBlue = isLinear ? blue : Color.linear(blue)
          self.opacity = opacity
        }
      }

      /// The transfer function of sRGB, from a linear to an encoded component.
      static func encoded(_ value: Float) -> Float {
        value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
      }
      static func linear(_ value: Float) -> Float {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }

      public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        provider = .components(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
      }
      public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
      }
      public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func component(_ offset: Double) -> Double {
          let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
          return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
      }
      public init(_ name: String, bundle: Bundle? = nil) {
        provider = .named(name, bundle: bundle)
      }
      public init(_ resource: ColorResource) {
        provider = .resource(resource)
      }
      @_disfavoredOverload
      public init(_ color: UIColor) {
        provider = .platform(color)
      }
      public init(uiColor: UIColor) {
        provider = .platform(uiColor)
      }
      public init(nsColor: UIColor) {
        provider = .platform(nsColor)
      }
      /// A colour from a style of the program, resolved for the light appearance [approximation].
      @_disfavoredOverload
      public init<T>(_ color: T) where T: Hashable, T: ShapeStyle, T.Resolved == Color.Resolved {
        if let own = color as? Color {
          self = own
        } else {
          provider = .resolved(color.resolve(in: EnvironmentValues()))
        }
      }
      public init(cgColor: CGColor) {
        provider = .quartz(cgColor)
      }
      @_disfavoredOverload
      public init(_ cgColor: CGColor) {
        provider = .quartz(cgColor)
      }
      public init(_ resolved: Resolved) {
        provider = .resolved(resolved)
      }

      #if SDK_26
      public static let red = Color(system: "red", light: 0xFF383C, dark: 0xFF4245)
      public static let orange = Color(system: "orange", light: 0xFF8D28, dark: 0xFF9230)
      public static let yellow = Color(system: "yellow", light: 0xFFCC00, dark: 0xFFD600)
      public static let green = Color(system: "green", light: 0x34C759, dark: 0x30D158)
      public static let mint = Color(system: "mint", light: 0x00C8B3, dark: 0x00DAC3)
      public static let teal = Color(system: "teal", light: 0x00C3D0, dark: 0x00D2E0)
      public static let cyan = Color(system: "cyan", light: 0x00C0E8, dark: 0x3CD3FE)
      public static let blue = Color(system: "blue", light: 0x0088FF, dark: 0x0091FF)
      public static let indigo = Color(system: "indigo", light: 0x6155F5, dark: 0x6D7CFF)
      public static let purple = Color(system: "purple", light: 0xCB30E0, dark: 0xDB34F2)
      public static let pink = Color(system: "pink", light: 0xFF2D55, dark: 0xFF375F)
      public static let brown = Color(system: "brown", light: 0xAC7F5E, dark: 0xB78A66)
      #else
      public static let red = Color(system: "red", light: 0xFF3B30, dark: 0xFF453A)
      public static let orange = Color(system: "orange", light: 0xFF9500, dark: 0xFF9F0A)
      public static let yellow = Color(system: "yellow", light: 0xFFCC00, dark: 0xFFD60A)
      public static let green = Color(system: "green", light: 0x34C759, dark: 0x30D158)
      public static let mint = Color(system: "mint", light: 0x00C7BE, dark: 0x63E6E2)
      public static let teal = Color(system: "teal", light: 0x30B0C7, dark: 0x40C8E0)
      public static let cyan = Color(system: "cyan", light: 0x32ADE6, dark: 0x64D2FF)
      public static let blue = Color(system: "blue", light: 0x007AFF, dark: 0x0A84FF)
      public static let indigo = Color(system: "indigo", light: 0x5856D6, dark: 0x5E5CE6)
      public static let purple = Color(system: "purple", light: 0xAF52DE, dark: 0xBF5AF2)
      public static let pink = Color(system: "pink", light: 0xFF2D55, dark: 0xFF375F)
      public static let brown = Color(system: "brown", light: 0xA2845E, dark: 0xAC8E68)
      #endif
      public static let white = Color(system: "white", light: 0xFFFFFF, dark: 0xFFFFFF)
      public static let gray = Color(system: "gray", light: 0x8E8E93, dark: 0x8E8E93)
      public static let black = Color(system: "black", light: 0x000000, dark: 0x000000)
      public static let clear = Color(system: "clear", light: 0x000000, dark: 0x000000, opacity: 0)
      public static let primary = Color(system: "primary", light: 0x000000, dark: 0xFFFFFF)
      public static let secondary = Color(system: "secondary", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.6)
      public static var accentColor: Color { Color(provider: .accent) }
      /// The accent colour of an app that defines none.
      #if os(macOS)
      static let systemAccent = Color(system: "accent", light: 0x007AFF, dark: 0x007AFF)
      #else
      static var systemAccent: Color { .blue }
      #endif

      @touches("same area")
      public func opacity(_ opacity: Double) -> Color {
        Color(provider: .faded(self, opacity: opacity))
      }
      public var gradient: AnyGradient {
        AnyGradient(base: self)
      }
      public func mix(
        with rhs: Color,
        by fraction: Double,
        in colorSpace: Gradient.ColorSpace = .perceptual
      ) -> Color {
        Color(provider: .mixed(self, rhs, fraction: fraction, colorSpace: colorSpace))
      }
      @primitive public func resolve(in environment: EnvironmentValues) -> Resolved
      /// `nil` for a colour from an asset catalogue and for the accent colour. A system colour gives that of the light
      /// appearance [approximation].
      public var cgColor: CGColor? {
        switch provider {
        case .named, .resource, .accent: return nil
        case .quartz(let color): return color
        default:
          let resolved = resolve(in: EnvironmentValues())
          return CGColor(
            red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
            alpha: CGFloat(resolved.opacity))
        }
      }
      /// The colour in one appearance, where the colour itself decides it.
      func _inAppearance(isDark: Bool) -> Color {
        switch provider {
        case .dynamic(light: let light, dark: let dark): isDark ? dark : light
        case .system(let name, light: let light, dark: let dark, opacity: let opacity, darkOpacity: let darkOpacity):
          isDark
            ? Color(system: name, light: dark, dark: dark, opacity: darkOpacity)
            : Color(system: name, light: light, dark: light, opacity: opacity)
        case .platform(let color): color.color._inAppearance(isDark: isDark)
        case .faded(let color, opacity: let opacity): color._inAppearance(isDark: isDark).opacity(opacity)
        default: self
        }
      }
      /// The name of a system colour, or the bytes of components. The text of a colour with opacity is [believed]; those of
      /// mixed colours, the accent colour and colours of other frameworks are an [approximation].
      public var description: String {
        switch provider {
        case .system(let name, light: _, dark: _, opacity: _, darkOpacity: _): return name
        case .accent: return "AccentColorProvider()"
        case .components(_, red: let red, green: let green, blue: let blue, opacity: let opacity):
          return "#" + [red, green, blue, opacity].map { Color.hexadecimal($0) }.joined()
        case .named(let name, bundle: _): return "NamedColor(name: \"\(name)\", bundle: nil)"
        case .resource(let resource): return "\(resource)"
        case .platform(let color): return "\(color)"
        case .quartz(let color): return "\(color)"
        case .resolved(let color):
          let parts = [color.red, color.green, color.blue, color.opacity]
          return "#" + parts.map { Color.hexadecimal(Double($0)) }.joined()
        case .dynamic(light: let light, dark: _): return light.description
        case .faded(let color, opacity: let opacity): return "\(Int((opacity * 100).rounded()))% \(color.description)"
        case .mixed(let color, let other, fraction: let fraction, colorSpace: _):
          return "\(color.description) mixed with \(Int((fraction * 100).rounded()))% \(other.description)"
        }
      }
      /// The two hexadecimal digits of a component from 0 to 1.
      static func hexadecimal(_ component: Double) -> String {
        let digits = String(Int((max(0, min(component, 1)) * 255).rounded()), radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }
    }

    extension Color: CustomStringConvertible {}

    extension ShapeStyle where Self == Color {
      public static var red: Color { Color.red }
      public static var orange: Color { Color.orange }
      public static var yellow: Color { Color.yellow }
      public static var green: Color { Color.green }
      public static var mint: Color { Color.mint }
      public static var teal: Color { Color.teal }
      public static var cyan: Color { Color.cyan }
      public static var blue: Color { Color.blue }
      public static var indigo: Color { Color.indigo }
      public static var purple: Color { Color.purple }
      public static var pink: Color { Color.pink }
      public static var brown: Color { Color.brown }
      public static var white: Color { Color.white }
      public static var gray: Color { Color.gray }
      public static var black: Color { Color.black }
      public static var clear: Color { Color.clear }
      public static var accentColor: Color { Color.accentColor }
    }

    public enum ColorRenderingMode: Hashable, Sendable {
      case nonLinear
      case linear
      case extendedLinear
    }

    public enum ColorScheme: Hashable, CaseIterable, Sendable {
      case light
      case dark
    }

    public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
      case standard
      case increased
    }

    public enum BlendMode: Hashable, Sendable {
      case normal
      case multiply
      case screen
      case overlay
      case darken
      case lighten
      case colorDodge
      case colorBurn
      case softLight
      case hardLight
      case difference
      case exclusion
      case hue
      case saturation
      case color
      case luminosity
      case sourceAtop
      case destinationOver
      case destinationOut
      case plusDarker
      case plusLighter
    }
    """#
}

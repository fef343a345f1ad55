extension InterfaceText {
  /// `ShapeStyle` and the styles that are neither colours nor gradients.
  static let swiftUIShapeStyles = #"""
    public protocol ShapeStyle: Sendable {
      associatedtype Resolved: ShapeStyle = Never
      func resolve(in environment: EnvironmentValues) -> Resolved
    }

    /// Styles that the engine paints directly do not resolve to another style.
    extension ShapeStyle where Resolved == Never {
      @primitive public func resolve(in environment: EnvironmentValues) -> Never
    }

    extension Never: ShapeStyle {
      public typealias Resolved = Never
    }

    /// A style that paints with another style.
    protocol _DerivedShapeStyle: ShapeStyle {
      func painted(in environment: EnvironmentValues) -> any ShapeStyle
    }

    /// A style that is also a view fills the proposed rectangle.
    extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
      public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
      }
    }

    extension ShapeStyle {
      @touches("same area")
      public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
      }
      @touches("same area")
      public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: self, blendMode: mode)
      }
      public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: self, shadowStyle: style)
      }
      public func `in`(_ rect: CGRect) -> some ShapeStyle {
        _AnchoredShapeStyle(style: self, bounds: rect)
      }
      public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 1) }
      public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 2) }
      public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 3) }
      public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(base: self, level: 4) }
    }

    public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
      var style: Style
      var opacity: Double
    }

    public struct _BlendModeShapeStyle<Style: ShapeStyle>: _DerivedShapeStyle {
      var style: Style
      var blendMode: BlendMode
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { style }
    }

    public struct _ShadowShapeStyle<Style: ShapeStyle>: _DerivedShapeStyle {
      var style: Style
      var shadowStyle: ShadowStyle
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { style }
    }

    public struct _AnchoredShapeStyle<S: ShapeStyle>: _DerivedShapeStyle {
      var style: S
      var bounds: CGRect
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { style }
    }

    public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: _DerivedShapeStyle {
      var base: Base
      var level: Int
      func painted(in environment: EnvironmentValues) -> any ShapeStyle {
        if base is BackgroundStyle, environment.backgroundStyle == nil {
          return level == 1 ? BackgroundStyle.secondaryColor : BackgroundStyle.tertiaryColor
        }
        return _OpacityShapeStyle(style: base, opacity: HierarchicalShapeStyle.opacities[level])
      }
    }

    /// The style of a shape or text without an explicit style.
    public struct _ImplicitShapeStyle: _DerivedShapeStyle {
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { environment.foregroundColor ?? Color.primary }
    }

    public struct AnyShapeStyle: _DerivedShapeStyle, Equatable {
      var style: any ShapeStyle
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { style }
      public init<S: ShapeStyle>(_ style: S) {
        self.style = style
      }
      @primitive public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool
    }

    extension ShapeStyle where Self == AnyShapeStyle {
      public static func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: _ImplicitShapeStyle(), opacity: opacity)
      }
      public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
        _BlendModeShapeStyle(style: _ImplicitShapeStyle(), blendMode: mode)
      }
      public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
        _ShadowShapeStyle(style: _ImplicitShapeStyle(), shadowStyle: style)
      }
    }

    public struct ShadowStyle: Equatable, Sendable {
      var isInner: Bool
      var color: Color
      var radius: CGFloat
      var offset: CGSize
      public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
      ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
      }
      public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
      ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
      }
    }

    public struct HierarchicalShapeStyle: _DerivedShapeStyle {
      var level: Int
      public static let primary = HierarchicalShapeStyle(level: 0)
      public static let secondary = HierarchicalShapeStyle(level: 1)
      public static let tertiary = HierarchicalShapeStyle(level: 2)
      public static let quaternary = HierarchicalShapeStyle(level: 3)
      public static let quinary = HierarchicalShapeStyle(level: 4)
      /// The opacity of each level.
      static let opacities: [Double] = [1, 0.6, 0.3, 0.18, 0.1]
      func painted(in environment: EnvironmentValues) -> any ShapeStyle {
        _OpacityShapeStyle(style: _ImplicitShapeStyle(), opacity: HierarchicalShapeStyle.opacities[level])
      }
    }

    extension ShapeStyle where Self == HierarchicalShapeStyle {
      public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
      public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
      public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
      public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
      public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
    }

    public struct ForegroundStyle: View, _DerivedShapeStyle {
      public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
      nonisolated public init() {}
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { _ImplicitShapeStyle() }
    }

    extension ShapeStyle where Self == ForegroundStyle {
      public static var foreground: ForegroundStyle { ForegroundStyle() }
    }

    public struct BackgroundStyle: View, _DerivedShapeStyle {
      public typealias Body = _ShapeView<Rectangle, BackgroundStyle>
      nonisolated public init() {}
      func painted(in environment: EnvironmentValues) -> any ShapeStyle {
        if let style = environment.backgroundStyle { return style }
        return WindowBackgroundShapeStyle.color
      }
      static let secondaryColor = Color(
        system: "secondarySystemBackground", light: 0xF2F2F7, dark: 0x1C1C1E, opacity: 1, darkOpacity: 1)
      static let tertiaryColor = Color(
        system: "tertiarySystemBackground", light: 0xFFFFFF, dark: 0x2C2C2E, opacity: 1, darkOpacity: 1)
    }

    extension ShapeStyle where Self == BackgroundStyle {
      public static var background: BackgroundStyle { BackgroundStyle() }
    }

    public struct TintShapeStyle: _DerivedShapeStyle {
      public init() {}
      func painted(in environment: EnvironmentValues) -> any ShapeStyle {
        if let style = environment.tint { return style }
        return environment.tintColor ?? environment.accentColor ?? Color.accentColor
      }
    }

    extension ShapeStyle where Self == TintShapeStyle {
      public static var tint: TintShapeStyle { TintShapeStyle() }
    }

    public struct SeparatorShapeStyle: _DerivedShapeStyle {
      public init() {}
      static let color = Color(system: "separator", light: 0x3C3C43, dark: 0x545458, opacity: 0.29, darkOpacity: 0.6)
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { SeparatorShapeStyle.color }
    }

    extension ShapeStyle where Self == SeparatorShapeStyle {
      public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
    }

    public struct PlaceholderTextShapeStyle: _DerivedShapeStyle {
      public init() {}
      static let color = Color(system: "placeholder", light: 0x3C3C43, dark: 0xEBEBF5, opacity: 0.3)
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { PlaceholderTextShapeStyle.color }
    }

    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
      public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
    }

    public struct LinkShapeStyle: _DerivedShapeStyle {
      public init() {}
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { TintShapeStyle() }
    }

    extension ShapeStyle where Self == LinkShapeStyle {
      public static var link: LinkShapeStyle { LinkShapeStyle() }
    }

    public struct FillShapeStyle: _DerivedShapeStyle {
      public init() {}
      static let color = Color(system: "fill", light: 0x787880, dark: 0x787880, opacity: 0.2, darkOpacity: 0.36)
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { FillShapeStyle.color }
    }

    extension ShapeStyle where Self == FillShapeStyle {
      public static var fill: FillShapeStyle { FillShapeStyle() }
    }

    public struct SelectionShapeStyle: _DerivedShapeStyle {
      public init() {}
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { TintShapeStyle() }
    }

    extension ShapeStyle where Self == SelectionShapeStyle {
      public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
    }

    public struct WindowBackgroundShapeStyle: _DerivedShapeStyle {
      public init() {}
      static let color = Color(system: "background", light: 0xFFFFFF, dark: 0x000000)
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { WindowBackgroundShapeStyle.color }
    }

    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
      public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
    }

    public struct Material: _DerivedShapeStyle {
      var name: String
      public static let regular = Material(name: "regular")
      public static let thick = Material(name: "thick")
      public static let thin = Material(name: "thin")
      public static let ultraThin = Material(name: "ultraThin")
      public static let ultraThick = Material(name: "ultraThick")
      public static let bar = Material(name: "bar")
      /// The colour of a material without a background, which is the same for every thickness.
      static let color = Color(system: "material", light: 0xF2F2F2, dark: 0x262626, opacity: 0.8)
      func painted(in environment: EnvironmentValues) -> any ShapeStyle { Material.color }
    }

    extension ShapeStyle where Self == Material {
      public static var regularMaterial: Material { .regular }
      public static var thickMaterial: Material { .thick }
      public static var thinMaterial: Material { .thin }
      public static var ultraThinMaterial: Material { .ultraThin }
      public static var ultraThickMaterial: Material { .ultraThick }
      public static var bar: Material { Material(name: "bar") }
    }

    /// A style that tiles a part of an image.
    public struct ImagePaint: ShapeStyle {
      public var image: Image
      public var sourceRect: CGRect
      public var scale: CGFloat
      public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
      }
    }

    extension ShapeStyle where Self == ImagePaint {
      public static func image(
        _ image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
      ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
      }
    }
    """#
}

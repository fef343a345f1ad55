extension InterfaceText {
  /// `ShapeStyle` and the styles that are no colour and no gradient.
  static let swiftUIShapeStyles = #"""
    public protocol ShapeStyle: Sendable {
      associatedtype Resolved: ShapeStyle = Never
      func resolve(in environment: EnvironmentValues) -> Resolved
    }

    /// What the engine itself can paint with resolves to nothing else.
    extension ShapeStyle where Resolved == Never {
      @primitive public func resolve(in environment: EnvironmentValues) -> Never
    }

    extension Never: ShapeStyle {
      public typealias Resolved = Never
    }

    /// A style that is also a view fills the rectangle that it is offered.
    extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
      public var body: _ShapeView<Rectangle, Self> {
        _ShapeView(shape: Rectangle(), style: self)
      }
    }

    extension ShapeStyle {
      public func opacity(_ opacity: Double) -> some ShapeStyle {
        _OpacityShapeStyle(style: self, opacity: opacity)
      }
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

    public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
      var style: Style
      var blendMode: BlendMode
    }

    public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
      var style: Style
      var shadowStyle: ShadowStyle
    }

    public struct _AnchoredShapeStyle<S: ShapeStyle>: ShapeStyle {
      var style: S
      var bounds: CGRect
    }

    public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
      var base: Base
      var level: Int
    }

    /// The style that stands where a view paints with no style of its own.
    public struct _ImplicitShapeStyle: ShapeStyle {}

    public struct AnyShapeStyle: ShapeStyle, Equatable {
      var style: any ShapeStyle
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

    public struct HierarchicalShapeStyle: ShapeStyle {
      var level: Int
      public static let primary = HierarchicalShapeStyle(level: 0)
      public static let secondary = HierarchicalShapeStyle(level: 1)
      public static let tertiary = HierarchicalShapeStyle(level: 2)
      public static let quaternary = HierarchicalShapeStyle(level: 3)
      public static let quinary = HierarchicalShapeStyle(level: 4)
    }

    extension ShapeStyle where Self == HierarchicalShapeStyle {
      public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 0) }
      public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
      public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
      public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
      public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
    }

    public struct ForegroundStyle: View, ShapeStyle {
      public typealias Body = _ShapeView<Rectangle, ForegroundStyle>
      nonisolated public init() {}
    }

    extension ShapeStyle where Self == ForegroundStyle {
      public static var foreground: ForegroundStyle { ForegroundStyle() }
    }

    public struct BackgroundStyle: View, ShapeStyle {
      public typealias Body = _ShapeView<Rectangle, BackgroundStyle>
      nonisolated public init() {}
    }

    extension ShapeStyle where Self == BackgroundStyle {
      public static var background: BackgroundStyle { BackgroundStyle() }
    }

    public struct TintShapeStyle: ShapeStyle {
      public init() {}
    }

    extension ShapeStyle where Self == TintShapeStyle {
      public static var tint: TintShapeStyle { TintShapeStyle() }
    }

    public struct SeparatorShapeStyle: ShapeStyle {
      public init() {}
    }

    extension ShapeStyle where Self == SeparatorShapeStyle {
      public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
    }

    public struct PlaceholderTextShapeStyle: ShapeStyle {
      public init() {}
    }

    extension ShapeStyle where Self == PlaceholderTextShapeStyle {
      public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
    }

    public struct LinkShapeStyle: ShapeStyle {
      public init() {}
    }

    extension ShapeStyle where Self == LinkShapeStyle {
      public static var link: LinkShapeStyle { LinkShapeStyle() }
    }

    public struct FillShapeStyle: ShapeStyle {
      public init() {}
    }

    extension ShapeStyle where Self == FillShapeStyle {
      public static var fill: FillShapeStyle { FillShapeStyle() }
    }

    public struct SelectionShapeStyle: ShapeStyle {
      public init() {}
    }

    extension ShapeStyle where Self == SelectionShapeStyle {
      public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
    }

    public struct WindowBackgroundShapeStyle: ShapeStyle {
      public init() {}
    }

    extension ShapeStyle where Self == WindowBackgroundShapeStyle {
      public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
    }

    public struct Material: ShapeStyle {
      var name: String
      public static let regular = Material(name: "regular")
      public static let thick = Material(name: "thick")
      public static let thin = Material(name: "thin")
      public static let ultraThin = Material(name: "ultraThin")
      public static let ultraThick = Material(name: "ultraThick")
      public static let bar = Material(name: "bar")
    }

    extension ShapeStyle where Self == Material {
      public static var regularMaterial: Material { .regular }
      public static var thickMaterial: Material { .thick }
      public static var thinMaterial: Material { .thin }
      public static var ultraThinMaterial: Material { .ultraThin }
      public static var ultraThickMaterial: Material { .ultraThick }
      public static var bar: Material { Material(name: "bar") }
    }

    /// Fills with copies of a part of an image.
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

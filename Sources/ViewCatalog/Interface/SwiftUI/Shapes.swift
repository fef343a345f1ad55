extension InterfaceText {
  /// `Shape` and the standard shapes.
  static let swiftUIShapes = #"""
    public protocol Shape: Sendable, Animatable, View {
      nonisolated func path(in rect: CGRect) -> Path
      static var role: ShapeRole { get }
      nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
      nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }

    extension Shape {
      public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
      }
      public static var role: ShapeRole { .fill }
      nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
      nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
    }

    public enum ShapeRole: Hashable, Sendable {
      case fill
      case stroke
      case separator
    }

    public enum LayoutDirectionBehavior: Hashable, Sendable {
      case fixed
      case mirrors(in: LayoutDirection)
      public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
    }

    public protocol InsettableShape: Shape {
      associatedtype InsetShape: InsettableShape
      nonisolated func inset(by amount: CGFloat) -> InsetShape
    }

    /// A view that shows a shape, and that can be filled and stroked again.
    public protocol ShapeView<Content>: View {
      associatedtype Content: Shape
      var shape: Content { get }
    }

    public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView, Animatable {
      public typealias Body = Never
      public var shape: Content
      public var style: Style
      public var fillStyle: FillStyle
      nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
      }
      nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
      }
    }

    public struct FillStyle: Equatable, Sendable {
      public var isEOFilled: Bool
      public var isAntialiased: Bool
      public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
      }
    }

    public struct StrokeStyle: Equatable, Sendable {
      public var lineWidth: CGFloat
      public var lineCap: CGLineCap
      public var lineJoin: CGLineJoin
      public var miterLimit: CGFloat
      public var dash: [CGFloat]
      public var dashPhase: CGFloat
      public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
      ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
      }
    }

    extension StrokeStyle: Animatable {
      public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
          lineWidth = newValue.first
          miterLimit = newValue.second.first
          dashPhase = newValue.second.second
        }
      }
    }

    public enum RoundedCornerStyle: Hashable, Sendable {
      case circular
      case continuous
    }

    public struct RectangleCornerRadii: Equatable, Sendable {
      public var topLeading: CGFloat
      public var bottomLeading: CGFloat
      public var bottomTrailing: CGFloat
      public var topTrailing: CGFloat
      public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
      ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
      }
      func inset(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
          topLeading: max(topLeading - amount, 0),
          bottomLeading: max(bottomLeading - amount, 0),
          bottomTrailing: max(bottomTrailing - amount, 0),
          topTrailing: max(topTrailing - amount, 0)
        )
      }
    }

    extension RectangleCornerRadii: Animatable {
      public var animatableData:
        AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
      {
        get {
          AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
        }
        set {
          topLeading = newValue.first.first
          topTrailing = newValue.first.second
          bottomLeading = newValue.second.first
          bottomTrailing = newValue.second.second
        }
      }
    }

    public struct Rectangle: InsettableShape {
      nonisolated public init() {}
      nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

      public struct _Inset: InsettableShape {
        var amount: CGFloat
        nonisolated init(amount: CGFloat) {
          self.amount = amount
        }
        nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
      }
    }

    public struct RoundedRectangle: InsettableShape {
      public var cornerSize: CGSize
      public var style: RoundedCornerStyle
      nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
      }
      nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
      }
      nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
      }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
      nonisolated public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(cornerSize.width, cornerSize.height) }
        set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
      }

      public struct _Inset: InsettableShape {
        var base: RoundedRectangle
        var amount: CGFloat
        nonisolated init(base: RoundedRectangle, amount: CGFloat) {
          self.base = base
          self.amount = amount
        }
        nonisolated public func path(in rect: CGRect) -> Path {
          let size = CGSize(
            width: max(base.cornerSize.width - amount, 0),
            height: max(base.cornerSize.height - amount, 0)
          )
          return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerSize: size, style: base.style)
        }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
      }
    }

    public struct UnevenRoundedRectangle: InsettableShape {
      public var cornerRadii: RectangleCornerRadii
      public var style: RoundedCornerStyle
      nonisolated public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
      }
      nonisolated public init(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
      ) {
        let radii = RectangleCornerRadii(
          topLeading: topLeadingRadius,
          bottomLeading: bottomLeadingRadius,
          bottomTrailing: bottomTrailingRadius,
          topTrailing: topTrailingRadius
        )
        self.init(cornerRadii: radii, style: style)
      }
      nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
      }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
      nonisolated public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
      }

      public struct _Inset: InsettableShape {
        var base: UnevenRoundedRectangle
        var amount: CGFloat
        nonisolated init(base: UnevenRoundedRectangle, amount: CGFloat) {
          self.base = base
          self.amount = amount
        }
        nonisolated public func path(in rect: CGRect) -> Path {
          let radii = base.cornerRadii.inset(by: amount)
          return Path(roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadii: radii, style: base.style)
        }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
      }
    }

    public struct Capsule: InsettableShape {
      public var style: RoundedCornerStyle
      nonisolated public init(style: RoundedCornerStyle = .continuous) {
        self.style = style
      }
      nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
      }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(style: style, amount: amount) }

      public struct _Inset: InsettableShape {
        var style: RoundedCornerStyle
        var amount: CGFloat
        nonisolated init(style: RoundedCornerStyle, amount: CGFloat) {
          self.style = style
          self.amount = amount
        }
        nonisolated public func path(in rect: CGRect) -> Path {
          Capsule(style: style).path(in: rect.insetBy(dx: amount, dy: amount))
        }
        nonisolated public func inset(by amount: CGFloat) -> _Inset {
          _Inset(style: style, amount: self.amount + amount)
        }
      }
    }

    public struct Ellipse: InsettableShape {
      nonisolated public init() {}
      nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

      public struct _Inset: InsettableShape {
        var amount: CGFloat
        nonisolated init(amount: CGFloat) {
          self.amount = amount
        }
        nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: amount, dy: amount)) }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
      }
    }

    public struct Circle: InsettableShape {
      nonisolated public init() {}
      nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
      }
      nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
      }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

      public struct _Inset: InsettableShape {
        var amount: CGFloat
        nonisolated init(amount: CGFloat) {
          self.amount = amount
        }
        nonisolated public func path(in rect: CGRect) -> Path {
          Circle().path(in: rect.insetBy(dx: amount, dy: amount))
        }
        nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle().sizeThatFits(proposal) }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
      }
    }

    /// The shape of the nearest container that defines one, else a rectangle.
    public struct ContainerRelativeShape: InsettableShape {
      nonisolated public init() {}
      nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

      public struct _Inset: InsettableShape {
        var amount: CGFloat
        nonisolated init(amount: CGFloat) {
          self.amount = amount
        }
        nonisolated public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
        nonisolated public func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
      }
    }

    public struct ButtonBorderShape: InsettableShape, Equatable {
      var name: String
      var radius: CGFloat?
      var amount: CGFloat = 0
      public static let automatic = ButtonBorderShape(name: "automatic")
      public static let capsule = ButtonBorderShape(name: "capsule")
      public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
      public static let circle = ButtonBorderShape(name: "circle")
      public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(name: "roundedRectangle", radius: radius)
      }
      nonisolated public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: amount, dy: amount)
        return switch name {
        case "circle": Circle().path(in: rect)
        case "roundedRectangle": RoundedRectangle(cornerRadius: radius ?? 8).path(in: rect)
        default: Capsule().path(in: rect)
        }
      }
      nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
      }
    }

    public struct AnyShape: Shape {
      var shape: any Shape
      nonisolated public init<S: Shape>(_ shape: S) {
        self.shape = shape
      }
      nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
      nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    }

    extension Shape where Self == Rectangle {
      public static var rect: Rectangle { Rectangle() }
    }

    extension Shape where Self == RoundedRectangle {
      public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerSize: cornerSize, style: style)
      }
      public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
      }
    }

    extension Shape where Self == UnevenRoundedRectangle {
      public static func rect(
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
      ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
      }
      public static func rect(
        topLeadingRadius: CGFloat = 0,
        bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
      ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
          topLeadingRadius: topLeadingRadius,
          bottomLeadingRadius: bottomLeadingRadius,
          bottomTrailingRadius: bottomTrailingRadius,
          topTrailingRadius: topTrailingRadius,
          style: style
        )
      }
    }

    extension Shape where Self == Capsule {
      public static var capsule: Capsule { Capsule() }
      public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
    }

    extension Shape where Self == Ellipse {
      public static var ellipse: Ellipse { Ellipse() }
    }

    extension Shape where Self == Circle {
      public static var circle: Circle { Circle() }
    }

    extension Shape where Self == ContainerRelativeShape {
      public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
    }

    extension Shape where Self == ButtonBorderShape {
      public static var buttonBorder: ButtonBorderShape { .automatic }
    }
    """#
}

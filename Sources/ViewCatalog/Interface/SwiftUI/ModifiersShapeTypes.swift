extension InterfaceText {
  /// The result types of shape modifiers.
  static let swiftUIModifiersShapeTypes = #"""
    nonisolated public struct _StrokedShape<S: Shape>: Shape {
      public var shape: S
      public var style: StrokeStyle
      public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
      }
      public static var role: ShapeRole { .stroke }
      public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      public var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set {
          shape.animatableData = newValue.first
          style.animatableData = newValue.second
        }
      }
    }

    nonisolated public struct _TrimmedShape<S: Shape>: Shape {
      public var shape: S
      public var startFraction: CGFloat
      public var endFraction: CGFloat
      public static var role: ShapeRole { S.role }
      public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
      }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
          shape.animatableData = newValue.first
          startFraction = newValue.second.first
          endFraction = newValue.second.second
        }
      }
    }

    nonisolated public struct _SizedShape<S: Shape>: Shape {
      public var shape: S
      public var size: CGSize
      var anchor: UnitPoint
      public static var role: ShapeRole { S.role }
      public func path(in rect: CGRect) -> Path {
        let origin = CGPoint(
          x: rect.minX + (rect.width - size.width) * anchor.x,
          y: rect.minY + (rect.height - size.height) * anchor.y
        )
        return shape.path(in: CGRect(origin: origin, size: size))
      }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(size.width, size.height)) }
        set {
          shape.animatableData = newValue.first
          size = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
      }
    }

    nonisolated public struct OffsetShape<Content: Shape>: Shape {
      public var shape: Content
      public var offset: CGSize
      public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
      }
      public static var role: ShapeRole { Content.role }
      public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
      }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(offset.width, offset.height)) }
        set {
          shape.animatableData = newValue.first
          offset = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
      }
    }

    extension OffsetShape: InsettableShape where Content: InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
        OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
      }
    }

    nonisolated public struct ScaledShape<Content: Shape>: Shape {
      public var shape: Content
      public var scale: CGSize
      public var anchor: UnitPoint
      public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
      }
      public static var role: ShapeRole { Content.role }
      public func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * anchor.x
        let y = rect.minY + rect.height * anchor.y
        let transform = CGAffineTransform(translationX: x, y: y)
          .scaledBy(x: scale.width, y: scale.height)
          .translatedBy(x: -x, y: -y)
        return shape.path(in: rect).applying(transform)
      }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.width, scale.height)) }
        set {
          shape.animatableData = newValue.first
          scale = CGSize(width: newValue.second.first, height: newValue.second.second)
        }
      }
    }

    nonisolated public struct RotatedShape<Content: Shape>: Shape {
      public var shape: Content
      public var angle: Angle
      public var anchor: UnitPoint
      public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
      }
      public static var role: ShapeRole { Content.role }
      public func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * anchor.x
        let y = rect.minY + rect.height * anchor.y
        let transform = CGAffineTransform(translationX: x, y: y)
          .rotated(by: angle.radians)
          .translatedBy(x: -x, y: -y)
        return shape.path(in: rect).applying(transform)
      }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      public var animatableData: AnimatablePair<Content.AnimatableData, Double> {
        get { AnimatablePair(shape.animatableData, angle.radians) }
        set {
          shape.animatableData = newValue.first
          angle = Angle(radians: newValue.second)
        }
      }
    }

    extension RotatedShape: InsettableShape where Content: InsettableShape {
      nonisolated public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
        RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor)
      }
    }

    nonisolated public struct TransformedShape<Content: Shape>: Shape {
      public var shape: Content
      public var transform: CGAffineTransform
      public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
      }
      public static var role: ShapeRole { Content.role }
      public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
      public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
      }
    }

    nonisolated public struct _ShapeIntersection<S: Shape, T: Shape>: Shape {
      var shape: S
      var other: T
      var eoFill: Bool
      public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).intersection(other.path(in: rect), eoFill: eoFill)
      }
    }

    nonisolated public struct _ShapeUnion<S: Shape, T: Shape>: Shape {
      var shape: S
      var other: T
      var eoFill: Bool
      public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).union(other.path(in: rect), eoFill: eoFill)
      }
    }

    nonisolated public struct _ShapeSubtraction<S: Shape, T: Shape>: Shape {
      var shape: S
      var other: T
      var eoFill: Bool
      public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).subtracting(other.path(in: rect), eoFill: eoFill)
      }
    }

    nonisolated public struct _ShapeSymmetricDifference<S: Shape, T: Shape>: Shape {
      var shape: S
      var other: T
      var eoFill: Bool
      public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).symmetricDifference(other.path(in: rect), eoFill: eoFill)
      }
    }

    nonisolated public struct _ShapeLineIntersection<S: Shape, T: Shape>: Shape {
      var shape: S
      var other: T
      var eoFill: Bool
      public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).lineIntersection(other.path(in: rect), eoFill: eoFill)
      }
    }

    nonisolated public struct _ShapeLineSubtraction<S: Shape, T: Shape>: Shape {
      var shape: S
      var other: T
      var eoFill: Bool
      public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).lineSubtraction(other.path(in: rect), eoFill: eoFill)
      }
    }

    nonisolated public struct FillShapeView<
      Content: Shape,
      Style: ShapeStyle,
      Background: View
    >: ShapeView, Animatable {
      public typealias Body = Never
      public var shape: Content
      public var style: Style
      public var fillStyle: FillStyle
      public var background: Background
      nonisolated public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
      }
    }

    nonisolated public struct StrokeShapeView<
      Content: Shape,
      Style: ShapeStyle,
      Background: View
    >: ShapeView, Animatable {
      public typealias Body = Never
      public var shape: Content
      public var style: Style
      public var strokeStyle: StrokeStyle
      public var isAntialiased: Bool
      public var background: Background
      nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set {
          shape.animatableData = newValue.first
          strokeStyle.animatableData = newValue.second
        }
      }
    }

    nonisolated public struct StrokeBorderShapeView<
      Content: InsettableShape,
      Style: ShapeStyle,
      Background: View
    >: ShapeView, Animatable {
      public typealias Body = Never
      public var shape: Content
      public var style: Style
      public var strokeStyle: StrokeStyle
      public var isAntialiased: Bool
      public var background: Background
      nonisolated public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, strokeStyle.animatableData) }
        set {
          shape.animatableData = newValue.first
          strokeStyle.animatableData = newValue.second
        }
      }
    }
    """#
}

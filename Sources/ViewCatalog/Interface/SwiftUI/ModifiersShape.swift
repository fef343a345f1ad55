extension InterfaceText {
  /// Shapes derived from shapes, and filled and stroked shapes.
  static let swiftUIModifiersShape = #"""
    nonisolated extension Shape {
      public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
      }
      public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(shape: self, style: style)
      }
      public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
      }
      public func size(_ size: CGSize) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: .topLeading)
      }
      public func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
      }
      public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
        _SizedShape(shape: self, size: size, anchor: anchor)
      }
      public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
      }
      @moves("view")
      public func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
      }
      @moves("view")
      public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
      }
      @moves("view")
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
      }
      public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
      }
      public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
      }
      public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
      }
      public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
      }
      public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeIntersection(shape: self, other: other, eoFill: eoFill)
      }
      public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeUnion(shape: self, other: other, eoFill: eoFill)
      }
      public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeSubtraction(shape: self, other: other, eoFill: eoFill)
      }
      public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeSymmetricDifference(shape: self, other: other, eoFill: eoFill)
      }
      public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeLineIntersection(shape: self, other: other, eoFill: eoFill)
      }
      public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _ShapeLineSubtraction(shape: self, other: other, eoFill: eoFill)
      }
    }

    nonisolated extension Shape {
      @available(iOS, introduced: 17)
      @available(macOS, introduced: 14)
      @available(tvOS, introduced: 17)
      @available(watchOS, introduced: 10)
      @eases("color")
      @touches("same area")
      public func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
      ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
      }
      @available(iOS, introduced: 17)
      @available(macOS, introduced: 14)
      @available(tvOS, introduced: 17)
      @available(watchOS, introduced: 10)
      public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
      ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
          shape: self,
          style: content,
          strokeStyle: style,
          isAntialiased: antialiased,
          background: EmptyView()
        )
      }
      @available(iOS, introduced: 17)
      @available(macOS, introduced: 14)
      @available(tvOS, introduced: 17)
      @available(watchOS, introduced: 10)
      public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
      ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
      }
    }

    nonisolated extension InsettableShape {
      @available(iOS, introduced: 17)
      @available(macOS, introduced: 14)
      @available(tvOS, introduced: 17)
      @available(watchOS, introduced: 10)
      public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
      ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(
          shape: self,
          style: content,
          strokeStyle: style,
          isAntialiased: antialiased,
          background: EmptyView()
        )
      }
      @available(iOS, introduced: 17)
      @available(macOS, introduced: 14)
      @available(tvOS, introduced: 17)
      @available(watchOS, introduced: 10)
      public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
      ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
      }
    }

    /// Before these versions, a filled shape is a plain view, without the members of a shape.
    nonisolated extension Shape {
      @available(iOS, introduced: 13, obsoleted: 17)
      @available(macOS, introduced: 10.15, obsoleted: 14)
      @available(tvOS, introduced: 13, obsoleted: 17)
      @available(watchOS, introduced: 6, obsoleted: 10)
      @eases("color")
      @touches("same area")
      public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: content, fillStyle: style)
      }
      @available(iOS, introduced: 13, obsoleted: 17)
      @available(macOS, introduced: 10.15, obsoleted: 14)
      @available(tvOS, introduced: 13, obsoleted: 17)
      @available(watchOS, introduced: 6, obsoleted: 10)
      @touches("same area")
      public func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: .foreground, fillStyle: style)
      }
      @available(iOS, introduced: 13, obsoleted: 17)
      @available(macOS, introduced: 10.15, obsoleted: 14)
      @available(tvOS, introduced: 13, obsoleted: 17)
      @available(watchOS, introduced: 6, obsoleted: 10)
      public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
        _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
      }
      @available(iOS, introduced: 13, obsoleted: 17)
      @available(macOS, introduced: 10.15, obsoleted: 14)
      @available(tvOS, introduced: 13, obsoleted: 17)
      @available(watchOS, introduced: 6, obsoleted: 10)
      public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
      }
    }

    nonisolated extension InsettableShape {
      @available(iOS, introduced: 13, obsoleted: 17)
      @available(macOS, introduced: 10.15, obsoleted: 14)
      @available(tvOS, introduced: 13, obsoleted: 17)
      @available(watchOS, introduced: 6, obsoleted: 10)
      public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
      ) -> some View {
        _ShapeView(
          shape: _StrokedShape(shape: inset(by: style.lineWidth / 2), style: style),
          style: content,
          fillStyle: FillStyle(antialiased: antialiased)
        )
      }
      @available(iOS, introduced: 13, obsoleted: 17)
      @available(macOS, introduced: 10.15, obsoleted: 14)
      @available(tvOS, introduced: 13, obsoleted: 17)
      @available(watchOS, introduced: 6, obsoleted: 10)
      public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
      ) -> some View {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
      }
      @available(iOS, introduced: 13, obsoleted: 17)
      @available(macOS, introduced: 10.15, obsoleted: 14)
      @available(tvOS, introduced: 13, obsoleted: 17)
      @available(watchOS, introduced: 6, obsoleted: 10)
      public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        strokeBorder(.foreground, style: style, antialiased: antialiased)
      }
      @available(iOS, introduced: 13, obsoleted: 17)
      @available(macOS, introduced: 10.15, obsoleted: 14)
      @available(tvOS, introduced: 13, obsoleted: 17)
      @available(watchOS, introduced: 6, obsoleted: 10)
      public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        strokeBorder(.foreground, lineWidth: lineWidth, antialiased: antialiased)
      }
    }

    /// For a shape that is already filled or stroked: the new fill or stroke is drawn over it.
    nonisolated extension ShapeView {
      @eases("color")
      @touches("same area")
      public func fill<S: ShapeStyle>(
        _ content: S = .foreground,
        style: FillStyle = FillStyle()
      ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
      }
      public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
      ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
          shape: shape,
          style: content,
          strokeStyle: style,
          isAntialiased: antialiased,
          background: self
        )
      }
      public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
      ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
      }
    }

    nonisolated extension ShapeView where Content: InsettableShape {
      public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
      ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
          shape: shape,
          style: content,
          strokeStyle: style,
          isAntialiased: antialiased,
          background: self
        )
      }
      public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
      ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
      }
    }
    """#
}

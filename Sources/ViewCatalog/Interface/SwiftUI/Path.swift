extension InterfaceText {
  /// `Path`.
  static let swiftUIPath = #"""
    public struct Path: Shape, Equatable, LosslessStringConvertible {
      public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
      }

      var elements: [Element] = []

      nonisolated public init() {}
      nonisolated public init(_ rect: CGRect) {
        addRect(rect)
      }
      nonisolated public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
      }
      nonisolated public init(
        roundedRect rect: CGRect,
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
      ) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
      }
      nonisolated public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
      ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
      }
      nonisolated public init(ellipseIn rect: CGRect) {
        addEllipse(in: rect)
      }
      nonisolated public init(_ callback: (inout Path) -> Void) {
        callback(&self)
      }
      nonisolated public init(_ path: CGPath) {
        elements = path.elements
      }
      @primitive nonisolated public init?(_ string: String)

      @primitive nonisolated public var description: String { get }
      nonisolated public var isEmpty: Bool { elements.isEmpty }
      @primitive nonisolated public var boundingRect: CGRect { get }
      @primitive nonisolated public var currentPoint: CGPoint? { get }
      nonisolated public var cgPath: CGPath { CGPath(elements: elements) }
      @primitive nonisolated public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool
      nonisolated public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
      }
      nonisolated public func path(in rect: CGRect) -> Path { self }

      nonisolated public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
      }
      nonisolated public mutating func addLine(to end: CGPoint) {
        elements.append(.line(to: end))
      }
      nonisolated public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
      }
      nonisolated public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
      }
      nonisolated public mutating func closeSubpath() {
        elements.append(.closeSubpath)
      }
      nonisolated public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() {
          addLine(to: point)
        }
      }
      nonisolated public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        addPath(path, transform: transform)
      }
      nonisolated public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
          addRect(rect, transform: transform)
        }
      }
      @primitive nonisolated public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
      )
      @primitive nonisolated public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
      )
      @primitive nonisolated public mutating func addEllipse(
        in rect: CGRect,
        transform: CGAffineTransform = .identity
      )
      @primitive nonisolated public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
      )
      /// `clockwise` refers to the flipped axes of the screen: false draws clockwise.
      @primitive nonisolated public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
      )
      @primitive nonisolated public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
      )
      nonisolated public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.applying(transform).elements
      }

      nonisolated public func applying(_ transform: CGAffineTransform) -> Path {
        var path = Path()
        path.elements = elements.map { element in
          switch element {
          case .move(let end):
            .move(to: end.applying(transform))
          case .line(let end):
            .line(to: end.applying(transform))
          case .quadCurve(let end, let control):
            .quadCurve(to: end.applying(transform), control: control.applying(transform))
          case .curve(let end, let control1, let control2):
            .curve(
              to: end.applying(transform),
              control1: control1.applying(transform),
              control2: control2.applying(transform)
            )
          case .closeSubpath:
            .closeSubpath
          }
        }
        return path
      }
      nonisolated public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
      }
      @primitive nonisolated public func trimmedPath(from: CGFloat, to: CGFloat) -> Path
      @primitive nonisolated public func strokedPath(_ style: StrokeStyle) -> Path
      @primitive nonisolated public func normalized(eoFill: Bool = true) -> Path
      @primitive nonisolated public func intersection(_ other: Path, eoFill: Bool = false) -> Path
      @primitive nonisolated public func union(_ other: Path, eoFill: Bool = false) -> Path
      @primitive nonisolated public func subtracting(_ other: Path, eoFill: Bool = false) -> Path
      @primitive nonisolated public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path
      @primitive nonisolated public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path
      @primitive nonisolated public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path
    }
    """#
}

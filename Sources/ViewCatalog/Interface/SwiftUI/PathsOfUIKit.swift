extension InterfaceText {
  /// Insets, corners and paths of UIKit, for shapes of SwiftUI.
  static let swiftUIPathsOfUIKit = #"""
    public struct UIEdgeInsets: Equatable, Sendable {
      public var top: CGFloat
      public var left: CGFloat
      public var bottom: CGFloat
      public var right: CGFloat
      public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
      }
      public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
      public static let zero = UIEdgeInsets()
    }

    extension CGRect {
      public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
          x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
          height: height - insets.top - insets.bottom)
      }
    }

    public struct UIRectCorner: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let topLeft = UIRectCorner(rawValue: 1)
      public static let topRight = UIRectCorner(rawValue: 2)
      public static let bottomLeft = UIRectCorner(rawValue: 4)
      public static let bottomRight = UIRectCorner(rawValue: 8)
      public static let allCorners = UIRectCorner(rawValue: UInt.max)
    }

    public class UIBezierPath: NSObject {
      var path = Path()
      public override init() {}
      public init(rect: CGRect) { path.addRect(rect) }
      public init(ovalIn rect: CGRect) { path.addEllipse(in: rect) }
      public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
      }
      public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        // A radius is limited to half a side.
        let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
        path.addRoundedRect(
          in: rect,
          cornerRadii: RectangleCornerRadii(
            topLeading: corners.contains(.topLeft) ? radius : 0,
            bottomLeading: corners.contains(.bottomLeft) ? radius : 0,
            bottomTrailing: corners.contains(.bottomRight) ? radius : 0,
            topTrailing: corners.contains(.topRight) ? radius : 0))
      }
      public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
      ) {
        path.addArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
      }
      public init(cgPath: CGPath) { path = Path(cgPath) }
      public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
      }
      public var lineWidth: CGFloat = 1
      public var miterLimit: CGFloat = 10
      public var lineCapStyle = CGLineCap.butt
      public var lineJoinStyle = CGLineJoin.miter
      public var usesEvenOddFillRule = false
      public var isEmpty: Bool { path.isEmpty }
      public var bounds: CGRect { path.boundingRect }
      public var currentPoint: CGPoint { path.currentPoint ?? .zero }
      public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
      public func move(to point: CGPoint) { path.move(to: point) }
      public func addLine(to point: CGPoint) { path.addLine(to: point) }
      public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
      }
      public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
      }
      /// `clockwise` is clockwise on screen.
      public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
      ) {
        path.addArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
      }
      public func close() { path.closeSubpath() }
      public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
      public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
      public func removeAllPoints() { path = Path() }
      public func fill() { _drawingContexts.last?._fill(path, eoFill: usesEvenOddFillRule) }
      public func stroke() {
        let (path, width, cap, join) = (path, lineWidth, lineCapStyle, lineJoinStyle)
        _drawingContexts.last?._record { drawing in
          let line = StrokeStyle(lineWidth: width, lineCap: cap, lineJoin: join)
          drawing.state.context.stroke(path, with: .color(drawing.state.stroke), style: line)
        }
      }
      public func addClip() { _drawingContexts.last?._clip(path) }
    }
    """#
}

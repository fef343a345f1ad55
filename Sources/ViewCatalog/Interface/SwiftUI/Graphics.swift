extension InterfaceText {
  /// The types of Core Graphics in SwiftUI's interface, besides the geometry that Foundation declares.
  static let swiftUIGraphics = #"""
    public struct ProjectionTransform: Equatable, Sendable {
      public var m11: CGFloat = 1
      public var m12: CGFloat = 0
      public var m13: CGFloat = 0
      public var m21: CGFloat = 0
      public var m22: CGFloat = 1
      public var m23: CGFloat = 0
      public var m31: CGFloat = 0
      public var m32: CGFloat = 0
      public var m33: CGFloat = 1
      public init() {}
      public init(_ transform: CGAffineTransform) {
        m11 = transform.a
        m12 = transform.b
        m21 = transform.c
        m22 = transform.d
        m31 = transform.tx
        m32 = transform.ty
      }
    }

    public enum CGLineCap: Int32, Sendable {
      case butt
      case round
      case square
    }

    public enum CGLineJoin: Int32, Sendable {
      case miter
      case round
      case bevel
    }

    public enum CGBlendMode: Int32, Sendable {
      case normal = 0
      case multiply = 1
      case screen = 2
      case overlay = 3
      case clear = 16
      case copy = 17
      case sourceIn = 18
      case sourceOut = 19
      case sourceAtop = 20
      case destinationOut = 23
    }

    public class CGPath: Equatable, @unchecked Sendable {
      var elements: [Path.Element]
      init(elements: [Path.Element]) {
        self.elements = elements
      }
      public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
      ) {
        elements =
          Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular).elements
      }
      public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        elements = Path(rect).elements
      }
      public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        elements = Path(ellipseIn: rect).elements
      }
      public var boundingBox: CGRect { Path(self).boundingRect }
      public var boundingBoxOfPath: CGRect { Path(self).boundingRect }
      public var currentPoint: CGPoint { Path(self).currentPoint ?? .zero }
      public var isEmpty: Bool { elements.isEmpty }
      public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
      ) -> Bool { Path(self).applying(transform).contains(point, eoFill: rule == .evenOdd) }
      public func copy() -> CGPath? { CGPath(elements: elements) }
      public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }
      public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
      ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return Path(self).strokedPath(style).applying(transform).cgPath
      }
      public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
      ) -> CGPath { Path(self).applying(transform).cgPath }
      public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
    }

    public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
    public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

    public class CGMutablePath: CGPath, @unchecked Sendable {
      public init() { super.init(elements: []) }
      override init(elements: [Path.Element]) { super.init(elements: elements) }
      func _change(_ change: (inout Path) -> Void) {
        var path = Path(self)
        change(&path)
        elements = path.elements
      }
      public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        _change { $0.move(to: point.applying(transform)) }
      }
      public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        _change { $0.addLine(to: point.applying(transform)) }
      }
      public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        _change { $0.addLines(points.map { $0.applying(transform) }) }
      }
      public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        _change { $0.addQuadCurve(to: end.applying(transform), control: control.applying(transform)) }
      }
      public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
      ) {
        _change {
          $0.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
        }
      }
      public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        _change { $0.addRect(rect, transform: transform) }
      }
      public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        _change { $0.addRects(rects, transform: transform) }
      }
      public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        _change { $0.addEllipse(in: rect, transform: transform) }
      }
      public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
      ) {
        _change {
          $0.addRoundedRect(
            in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular,
            transform: transform)
        }
      }
      public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
      ) {
        _change {
          $0.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: transform)
        }
      }
      public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
      ) {
        _change {
          $0.addRelativeArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)), delta: .radians(Double(delta)),
            transform: transform)
        }
      }
      public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
      ) {
        _change {
          $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
      }
      public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        _change { $0.addPath(Path(path), transform: transform) }
      }
      public func closeSubpath() { _change { $0.closeSubpath() } }
    }

    public final class CGColor: Hashable, @unchecked Sendable {
      public let components: [CGFloat]?
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
      }
      public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      public init(gray: CGFloat, alpha: CGFloat) {
        components = [gray, alpha]
      }
      public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
      }
      public static let black = CGColor(gray: 0, alpha: 1)
      public static let white = CGColor(gray: 1, alpha: 1)
      public static let clear = CGColor(gray: 0, alpha: 0)
      public var numberOfComponents: Int { components?.count ?? 0 }
      public var alpha: CGFloat { components?.last ?? 1 }
      public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
      public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
      }
    }

    public final class CGImage: Equatable, @unchecked Sendable {
      public let width: Int
      public let height: Int
      /// An image without content.
      public init(_width width: Int, height: Int) {
        self.width = width
        self.height = height
      }
      /// An image from the program's bytes: it has their size, but is not decoded.
      public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
      ) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
      }
      public var bitsPerComponent: Int { 8 }
      public var bitsPerPixel: Int { 32 }
      public var bytesPerRow: Int { width * 4 }
      public func cropping(to rect: CGRect) -> CGImage? {
        CGImage(_width: max(1, Int(rect.width)), height: max(1, Int(rect.height)))
      }
      public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    }

    public enum CGColorRenderingIntent: Int32, Sendable {
      case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
    }
    public enum CGImageAlphaInfo: UInt32, Sendable {
      case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
    }
    public struct CGBitmapInfo: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let byteOrderDefault: CGBitmapInfo = []
      public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
      public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
    }
    public final class CGColorSpace: @unchecked Sendable {
      public static let sRGB = "kCGColorSpaceSRGB"
      public static let displayP3 = "kCGColorSpaceDisplayP3"
      public static let linearSRGB = "kCGColorSpaceLinearSRGB"
      public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
      public init?(name: String) {}
      init() {}
    }
    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
    public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }
    public final class CGDataProvider {
      public init?(data: Any) {}
      public init?(url: Any) { return nil }
      public init?(filename: UnsafePointer<CChar>) { return nil }
    }

    /// A context that records what is drawn, as commands for a canvas.
    public final class CGContext {
      public let width: Int
      public let height: Int
      var _commands: [(inout _CGDrawing) -> Void] = []
      var _path = Path()
      public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
      ) {
        guard width > 0, height > 0 else { return nil }
        self.width = width
        self.height = height
      }
      init(width: Int, height: Int) {
        self.width = width
        self.height = height
      }
      public func setBlendMode(_ mode: CGBlendMode) { _record { $0.state.context.blendMode = mode._drawn } }
      public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
      public func setLineCap(_ cap: CGLineCap) { _record { $0.state.line.lineCap = cap } }
      public func setLineJoin(_ join: CGLineJoin) { _record { $0.state.line.lineJoin = join } }
      public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        _record {
          $0.state.line.dash = lengths
          $0.state.line.dashPhase = phase
        }
      }
      public func setAlpha(_ alpha: CGFloat) { _record { $0.state.context.opacity = Double(alpha) } }
      public func setFillColor(_ color: CGColor) { _setFill(Color(cgColor: color)) }
      public func setStrokeColor(_ color: CGColor) { _setStroke(Color(cgColor: color)) }
      public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        _setFill(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
      }
      public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        _setStroke(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
      }
      public func setLineWidth(_ width: CGFloat) { _record { $0.state.line.lineWidth = width } }
      public func makeImage() -> CGImage? { CGImage(_width: width, height: height) }
      public func draw(_ image: CGImage, in rect: CGRect) {}
      public func clear(_ rect: CGRect) {
        _record { drawing in
          var copy = drawing.state.context
          copy.blendMode = .clear
          copy.fill(Path(rect), with: .color(.black))
        }
      }
      public func fill(_ rect: CGRect) { _fill(Path(rect)) }
      public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }
      public func stroke(_ rect: CGRect) { _stroke(Path(rect)) }
      public func stroke(_ rect: CGRect, width: CGFloat) { _stroke(Path(rect), width: width) }
      public func fillEllipse(in rect: CGRect) { _fill(Path(ellipseIn: rect)) }
      public func strokeEllipse(in rect: CGRect) { _stroke(Path(ellipseIn: rect)) }
      public func beginPath() { _path = Path() }
      public func closePath() { _path.closeSubpath() }
      public func addPath(_ path: CGPath) { _path.addPath(Path(path)) }
      public func addRect(_ rect: CGRect) { _path.addRect(rect) }
      public func addEllipse(in rect: CGRect) { _path.addEllipse(in: rect) }
      public func addLines(between points: [CGPoint]) { _path.addLines(points) }
      public func move(to point: CGPoint) { _path.move(to: point) }
      public func addLine(to point: CGPoint) { _path.addLine(to: point) }
      public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        _path.addCurve(to: end, control1: control1, control2: control2)
      }
      public func addQuadCurve(to end: CGPoint, control: CGPoint) { _path.addQuadCurve(to: end, control: control) }
      public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
      ) {
        _path.addArc(
          center: center, radius: radius, startAngle: .radians(Double(startAngle)),
          endAngle: .radians(Double(endAngle)), clockwise: clockwise)
      }
      public func fillPath() { _fill(_takenPath()) }
      public func fillPath(using rule: CGPathFillRule) { _fill(_takenPath(), eoFill: rule == .evenOdd) }
      public func strokePath() { _stroke(_takenPath()) }
      public func drawPath(using mode: CGPathDrawingMode) {
        let path = _takenPath()
        if mode != .stroke { _fill(path, eoFill: mode == .eoFill || mode == .eoFillStroke) }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { _stroke(path) }
      }
      public var path: CGPath? { _path.isEmpty ? nil : _path.cgPath }
      public var isPathEmpty: Bool { _path.isEmpty }
      public var currentPointOfPath: CGPoint { _path.currentPoint ?? .zero }
      public var boundingBoxOfPath: CGRect { _path.boundingRect }
      public var boundingBoxOfClipPath: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }
      /// What is drawn in a layer is drawn at once: opacity and shadow of the layer as a whole are not applied.
      public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) { saveGState() }
      public func endTransparencyLayer() { restoreGState() }
      public func setMiterLimit(_ limit: CGFloat) { _record { $0.state.line.miterLimit = limit } }
      public func setShouldAntialias(_ shouldAntialias: Bool) {}
      public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
      public func clip() { _clip(_takenPath()) }
      public func clip(using rule: CGPathFillRule) { _clip(_takenPath()) }
      public func clip(to rects: [CGRect]) { _clip(Path { $0.addRects(rects) }) }
      public func clip(to rect: CGRect) { _clip(Path(rect)) }
      public func saveGState() { _record { $0.saved.append($0.state) } }
      public func restoreGState() { _record { $0.state = $0.saved.popLast() ?? $0.state } }
      public func translateBy(x tx: CGFloat, y ty: CGFloat) { _record { $0.state.context.translateBy(x: tx, y: ty) } }
      public func scaleBy(x sx: CGFloat, y sy: CGFloat) { _record { $0.state.context.scaleBy(x: sx, y: sy) } }
      public func rotate(by angle: CGFloat) { _record { $0.state.context.rotate(by: .radians(Double(angle))) } }
      public func concatenate(_ transform: CGAffineTransform) { _record { $0.state.context.concatenate(transform) } }

      func _record(_ command: @escaping (inout _CGDrawing) -> Void) { _commands.append(command) }
      func _takenPath() -> Path {
        let path = _path
        _path = Path()
        return path
      }
      func _setFill(_ color: Color) { _record { $0.state.fill = color } }
      func _setStroke(_ color: Color) { _record { $0.state.stroke = color } }
      func _fill(_ path: Path, eoFill: Bool = false) {
        _record { $0.state.context.fill(path, with: .color($0.state.fill), style: FillStyle(eoFill: eoFill)) }
      }
      func _stroke(_ path: Path, width: CGFloat? = nil) {
        _record { drawing in
          var line = drawing.state.line
          if let width { line.lineWidth = width }
          drawing.state.context.stroke(path, with: .color(drawing.state.stroke), style: line)
        }
      }
      func _clip(_ path: Path) { _record { $0.state.context.clip(to: path) } }
      /// The recorded drawing as an image; `nil` without an area.
      func _image(_ size: CGSize, scale: CGFloat) -> UIImage? {
        let commands = _commands
        let canvas = Canvas { context, _ in
          var drawing = _CGDrawing(state: _CGDrawing.State(context: context))
          for command in commands { command(&drawing) }
        }
        let renderer = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
        renderer.scale = scale
        return renderer.uiImage
      }
    }

    /// A drawing under way, with the state that `saveGState()` keeps.
    struct _CGDrawing {
      struct State {
        var context: GraphicsContext
        var fill = Color.black
        var stroke = Color.black
        var line = StrokeStyle(lineWidth: 1)
      }
      var state: State
      var saved: [State] = []
    }

    extension CGBlendMode {
      var _drawn: GraphicsContext.BlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .clear: .clear
        case .copy: .copy
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOut: .destinationOut
        }
      }
    }
    """#
}

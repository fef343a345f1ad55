extension InterfaceText {
  /// Points, sizes, rectangles and their number type.
  static let foundationCoreGraphics = #"""
    public struct CGFloat: BinaryFloatingPoint, _ExpressibleByBuiltinFloatLiteral, _ExpressibleByBuiltinIntegerLiteral {
      public typealias NativeType = Double
      public typealias Magnitude = CGFloat
      public typealias Stride = CGFloat

      @primitive public init(_ value: Int)
      @primitive public init(_ value: Float)
      @primitive public init(_ value: Double)
      public init(_ value: CGFloat) { self = value }
      public var native: Double { Double(self) }
      public typealias RawSignificand = UInt64
      public typealias RawExponent = UInt
      public static var exponentBitCount: Int { 11 }
      public var significandBitPattern: UInt64 { native.significandBitPattern }
      public var exponentBitPattern: UInt { native.exponentBitPattern }
      public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
        self.init(
          Double(sign: sign, exponentBitPattern: exponentBitPattern, significandBitPattern: significandBitPattern))
      }

      @primitive public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool
      @primitive public static func != (lhs: CGFloat, rhs: CGFloat) -> Bool
      @primitive public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool
      @primitive public static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool
      @primitive public static func > (lhs: CGFloat, rhs: CGFloat) -> Bool
      @primitive public static func >= (lhs: CGFloat, rhs: CGFloat) -> Bool
      @primitive public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      @primitive public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      @primitive public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      @primitive public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat
      public static func += (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs + rhs }
      public static func -= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs - rhs }
      public static func *= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs * rhs }
      public static func /= (lhs: inout CGFloat, rhs: CGFloat) { lhs = lhs / rhs }
      @primitive public static prefix func - (x: CGFloat) -> CGFloat
    }

    extension CGFloat: CustomStringConvertible, Codable, CVarArg, Sendable {
      @primitive public var description: String { get }
    }

    extension Double {
      @primitive public init(_ value: CGFloat)
    }

    extension Float16 {
      @primitive public init(_ value: CGFloat)
    }

    extension Float {
      @primitive public init(_ value: CGFloat)
    }

    extension Int {
      @primitive public init(_ value: CGFloat)
    }

    public struct CGPoint: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      public var debugDescription: String { "(\(x), \(y))" }
      public var x: CGFloat
      public var y: CGFloat
      public init() {
        x = 0
        y = 0
      }
      public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      public init(x: Double, y: Double) {
        self.x = CGFloat(x)
        self.y = CGFloat(y)
      }
      public init(x: Int, y: Int) {
        self.x = CGFloat(x)
        self.y = CGFloat(y)
      }
      public static var zero: CGPoint { CGPoint() }
      public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
      }
      public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
    }

    public struct CGSize: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      public var debugDescription: String { "(\(width), \(height))" }
      public var width: CGFloat
      public var height: CGFloat
      public init() {
        width = 0
        height = 0
      }
      public init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
      }
      public init(width: Double, height: Double) {
        self.width = CGFloat(width)
        self.height = CGFloat(height)
      }
      public init(width: Int, height: Int) {
        self.width = CGFloat(width)
        self.height = CGFloat(height)
      }
      public static var zero: CGSize { CGSize() }
      public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
      }
      public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
    }

    public struct CGVector: Hashable, Codable, Sendable {
      public var dx: CGFloat
      public var dy: CGFloat
      public init() {
        dx = 0
        dy = 0
      }
      public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
      }
      public init(dx: Double, dy: Double) {
        self.dx = CGFloat(dx)
        self.dy = CGFloat(dy)
      }
      public init(dx: Int, dy: Int) {
        self.dx = CGFloat(dx)
        self.dy = CGFloat(dy)
      }
      public static var zero: CGVector { CGVector() }
    }

    public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

    public struct CGRect: Hashable, Codable, Sendable, CustomDebugStringConvertible {
      public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
      public var origin: CGPoint
      public var size: CGSize
      public init() {
        origin = CGPoint()
        size = CGSize()
      }
      public init(origin: CGPoint, size: CGSize) {
        self.origin = origin
        self.size = size
      }
      public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
      }
      public init(x: Double, y: Double, width: Double, height: Double) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
      }
      public init(x: Int, y: Int, width: Int, height: Int) {
        origin = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
      }
      public static var zero: CGRect { CGRect() }
      public static var null: CGRect {
        CGRect(origin: CGPoint(x: CGFloat.infinity, y: CGFloat.infinity), size: CGSize())
      }
      public static var infinite: CGRect {
        let (start, length) = (-CGFloat.greatestFiniteMagnitude / 2, CGFloat.greatestFiniteMagnitude)
        return CGRect(x: start, y: start, width: length, height: length)
      }
      public var width: CGFloat { abs(size.width) }
      public var height: CGFloat { abs(size.height) }
      public var minX: CGFloat { min(origin.x, origin.x + size.width) }
      public var midX: CGFloat { origin.x + size.width / 2 }
      public var maxX: CGFloat { max(origin.x, origin.x + size.width) }
      public var minY: CGFloat { min(origin.y, origin.y + size.height) }
      public var midY: CGFloat { origin.y + size.height / 2 }
      public var maxY: CGFloat { max(origin.y, origin.y + size.height) }
      public var isNull: Bool { origin.x == CGFloat.infinity || origin.y == CGFloat.infinity }
      public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
      public var isInfinite: Bool { self == CGRect.infinite }
      public var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
      public var integral: CGRect {
        if isNull { return self }
        let (x, y) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
      }
      public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
      }
      public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
        CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
      }
      public func union(_ r2: CGRect) -> CGRect {
        if isNull { return r2 }
        if r2.isNull { return self }
        let x = min(minX, r2.minX)
        let y = min(minY, r2.minY)
        return CGRect(x: x, y: y, width: max(maxX, r2.maxX) - x, height: max(maxY, r2.maxY) - y)
      }
      public func intersection(_ r2: CGRect) -> CGRect {
        let x = max(minX, r2.minX)
        let y = max(minY, r2.minY)
        let right = min(maxX, r2.maxX)
        let bottom = min(maxY, r2.maxY)
        return right < x || bottom < y ? CGRect.null : CGRect(x: x, y: y, width: right - x, height: bottom - y)
      }
      public func intersects(_ rect2: CGRect) -> Bool { !intersection(rect2).isEmpty }
      public func contains(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
      }
      public func contains(_ rect2: CGRect) -> Bool { union(rect2) == self }
      public func applying(_ t: CGAffineTransform) -> CGRect {
        if isNull { return self }
        let corners = [
          CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.applying(t) }
        let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
        let (left, top) = (xs.min()!, ys.min()!)
        return CGRect(x: left, y: top, width: xs.max()! - left, height: ys.max()! - top)
      }
      public func divided(atDistance: CGFloat, from fromEdge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
        if isNull { return (self, self) }
        let isAcross = fromEdge == .minXEdge || fromEdge == .maxXEdge
        let cut = min(max(atDistance, 0), isAcross ? width : height)
        let (start, end) = (
          isAcross
            ? CGRect(x: minX, y: minY, width: fromEdge == .minXEdge ? cut : width - cut, height: height)
            : CGRect(x: minX, y: minY, width: width, height: fromEdge == .minYEdge ? cut : height - cut),
          isAcross
            ? CGRect(
              x: fromEdge == .minXEdge ? minX + cut : maxX - cut, y: minY,
              width: fromEdge == .minXEdge ? width - cut : cut, height: height)
            : CGRect(
              x: minX, y: fromEdge == .minYEdge ? minY + cut : maxY - cut, width: width,
              height: fromEdge == .minYEdge ? height - cut : cut)
        )
        return fromEdge == .minXEdge || fromEdge == .minYEdge ? (start, end) : (end, start)
      }
      public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }
    }

    public struct CGAffineTransform: Hashable, Codable, Sendable {
      public var a: CGFloat
      public var b: CGFloat
      public var c: CGFloat
      public var d: CGFloat
      public var tx: CGFloat
      public var ty: CGFloat
      public init() { self = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }
      public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
      }
      public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
      }
      public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }
      public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }
      public init(rotationAngle angle: CGFloat) {
        self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
      }
      public static var identity: CGAffineTransform { CGAffineTransform() }
      public var isIdentity: Bool { self == CGAffineTransform.identity }
      public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: tx, y: ty).concatenating(self)
      }
      public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
      }
      public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
      }
      public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        return CGAffineTransform(
          a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
          tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
      }
      public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
          a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d, c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
          tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
      }
    }
    """#
}

extension InterfaceText {
  /// What `import SwiftUI` brings of Core Graphics beyond points, sizes and rectangles.
  static let swiftUIGraphics = #"""
    public struct CGVector: Hashable, Sendable {
      public var dx: CGFloat
      public var dy: CGFloat
      public init() {
        self.init(dx: 0, dy: 0)
      }
      public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
      }
      public static let zero = CGVector()
    }

    public struct CGAffineTransform: Equatable, Sendable {
      public var a: CGFloat
      public var b: CGFloat
      public var c: CGFloat
      public var d: CGFloat
      public var tx: CGFloat
      public var ty: CGFloat
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
      public init() {
        self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
      }
      public init(translationX tx: CGFloat, y ty: CGFloat) {
        self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
      }
      public init(scaleX sx: CGFloat, y sy: CGFloat) {
        self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
      }
      public init(rotationAngle angle: CGFloat) {
        let sine = CGFloat(sin(Double(angle)))
        let cosine = CGFloat(cos(Double(angle)))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
      }
      public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      public var isIdentity: Bool { self == .identity }

      /// First `self`, then `other`.
      public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
          a: a * other.a + b * other.c,
          b: a * other.b + b * other.d,
          c: c * other.a + d * other.c,
          d: c * other.b + d * other.d,
          tx: tx * other.a + ty * other.c + other.tx,
          ty: tx * other.b + ty * other.d + other.ty
        )
      }
      public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: x, y: y).concatenating(self)
      }
      public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(scaleX: x, y: y).concatenating(self)
      }
      public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
      }
      public func inverted() -> CGAffineTransform {
        let determinant = a * d - b * c
        guard determinant != 0 else { return self }
        return CGAffineTransform(
          a: d / determinant,
          b: -b / determinant,
          c: -c / determinant,
          d: a / determinant,
          tx: (c * ty - d * tx) / determinant,
          ty: (b * tx - a * ty) / determinant
        )
      }
    }

    extension CGPoint {
      public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
      }
    }

    extension CGSize {
      public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
      }
    }

    extension CGRect {
      public func applying(_ t: CGAffineTransform) -> CGRect {
        Path(self).applying(t).boundingRect
      }
    }

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
      case normal
      case multiply
      case screen
      case overlay
    }

    public final class CGPath: Equatable, @unchecked Sendable {
      let elements: [Path.Element]
      init(elements: [Path.Element]) {
        self.elements = elements
      }
      public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        elements = Path(rect).elements
      }
      public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        elements = Path(ellipseIn: rect).elements
      }
      public var boundingBox: CGRect { Path(self).boundingRect }
      public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }
    }

    public final class CGColor: Hashable, @unchecked Sendable {
      public let components: [CGFloat]?
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
      }
      public init(gray: CGFloat, alpha: CGFloat) {
        components = [gray, alpha]
      }
      public var alpha: CGFloat { components?.last ?? 1 }
      public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.components == rhs.components }
      public func hash(into hasher: inout Hasher) {
        hasher.combine(components)
      }
    }

    public final class CGImage: Equatable, @unchecked Sendable {
      public let width: Int
      public let height: Int
      init(width: Int, height: Int) {
        self.width = width
        self.height = height
      }
      public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
    }

    public final class CGContext {}
    """#
}

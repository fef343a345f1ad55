extension InterfaceText {
  /// What SwiftUI names of Core Graphics besides the geometry that Foundation brings.
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

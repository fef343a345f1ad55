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

    /// A context that ignores drawing.
    public final class CGContext {
      public let width: Int
      public let height: Int
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
      public func setBlendMode(_ mode: CGBlendMode) {}
      public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
      public func setLineCap(_ cap: CGLineCap) {}
      public func setLineJoin(_ join: CGLineJoin) {}
      public func makeImage() -> CGImage? { CGImage(_width: width, height: height) }
      public func draw(_ image: CGImage, in rect: CGRect) {}
      public func clear(_ rect: CGRect) {}
      public func fill(_ rect: CGRect) {}
      public func stroke(_ rect: CGRect) {}
      public func fillEllipse(in rect: CGRect) {}
      public func strokeEllipse(in rect: CGRect) {}
      public func addPath(_ path: CGPath) {}
      public func addRect(_ rect: CGRect) {}
      public func addEllipse(in rect: CGRect) {}
      public func move(to point: CGPoint) {}
      public func addLine(to point: CGPoint) {}
      public func fillPath() {}
      public func strokePath() {}
      public func clip() {}
      public func clip(to rect: CGRect) {}
      public func setFillColor(_ color: CGColor) {}
      public func setStrokeColor(_ color: CGColor) {}
      public func setLineWidth(_ width: CGFloat) {}
      public func setAlpha(_ alpha: CGFloat) {}
      public func saveGState() {}
      public func restoreGState() {}
      public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
      public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
      public func rotate(by angle: CGFloat) {}
      public func concatenate(_ transform: CGAffineTransform) {}
    }
    """#
}

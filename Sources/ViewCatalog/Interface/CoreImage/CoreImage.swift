extension InterfaceText {
  /// The texts of the module `CoreImage`: the types that are expensive to make.
  static let coreImage: [(name: String, text: String)] = [
    ("Context", coreImageContext)
  ]

  private static let coreImageContext = #"""
    import Foundation
    import SwiftUI

    @costly
    open class CIContext: NSObject, @unchecked Sendable {
      public override init() {}
      public init(options: [CIContextOption: Any]? = nil) {}
      public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        CGImage(_width: max(1, Int(fromRect.width)), height: max(1, Int(fromRect.height)))
      }
    }

    open class CIColor: NSObject, @unchecked Sendable {
      public let red: CGFloat
      public let green: CGFloat
      public let blue: CGFloat
      public let alpha: CGFloat
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
      }
      public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
      public convenience init(cgColor: CGColor) {
        let parts = cgColor.components ?? []
        func part(_ index: Int) -> CGFloat { index < parts.count ? parts[index] : 1 }
        self.init(red: part(0), green: part(1), blue: part(2), alpha: part(3))
      }
      public static let black = CIColor(red: 0, green: 0, blue: 0)
      public static let white = CIColor(red: 1, green: 1, blue: 1)
      public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    }

    open class CIImage: NSObject, @unchecked Sendable {
      public override init() {}
      public init?(data: Data) {}
      public init(cgImage image: CGImage) {}
      public init?(contentsOf url: URL) {}
      public var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
      public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
      public func cropped(to rect: CGRect) -> CIImage { self }
      public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    }

    /// A filter without effect: images are not computed.
    open class CIFilter: NSObject {
      public let name: String
      private var values: [String: Any] = [:]
      public init?(name: String) { self.name = name }
      public init?(name: String, parameters params: [String: Any]?) { self.name = name }
      public func setDefaults() {}
      public override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
      public override func value(forKey key: String) -> Any? { values[key] }
      public var outputImage: CIImage? { CIImage() }
      public var message = Data()
      public var correctionLevel = "M"
      public var inputImage: CIImage?
      public var radius: Float = 10
      public var intensity: Float = 1
      public class func qrCodeGenerator() -> CIFilter { CIFilter(name: "CIQRCodeGenerator")! }
      public class func code128BarcodeGenerator() -> CIFilter { CIFilter(name: "CICode128BarcodeGenerator")! }
      public class func gaussianBlur() -> CIFilter { CIFilter(name: "CIGaussianBlur")! }
      public class func sepiaTone() -> CIFilter { CIFilter(name: "CISepiaTone")! }
    }
    public let kCIInputImageKey = "inputImage"
    public let kCIInputIntensityKey = "inputIntensity"
    public let kCIInputRadiusKey = "inputRadius"
    public let kCIInputScaleKey = "inputScale"

    public struct CIContextOption: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
    }

    extension CIContextOption {
      public static var useSoftwareRenderer: CIContextOption { CIContextOption(rawValue: "useSoftwareRenderer") }
      public static var workingColorSpace: CIContextOption { CIContextOption(rawValue: "workingColorSpace") }
      public static var outputColorSpace: CIContextOption { CIContextOption(rawValue: "outputColorSpace") }
      public static var cacheIntermediates: CIContextOption { CIContextOption(rawValue: "cacheIntermediates") }
      public static var highQualityDownsample: CIContextOption { CIContextOption(rawValue: "highQualityDownsample") }
    }
    """#
}

extension InterfaceText {
  /// The texts of the module `ImageIO`: pictures are read by `UIImage`'s decoder; their metadata is their size only.
  static let imageIO: [(name: String, text: String)] = [("ImageSources", documentsImageIO)]

  private static let documentsImageIO = #"""
    import Foundation
    import SwiftUI
    import CoreFoundation

    public enum CGImagePropertyOrientation: UInt32, Sendable {
      case up = 1
      case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
    public enum CGImageSourceStatus: Int32, Sendable {
      case statusUnexpectedEOF = -5
      case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
    }

    public final class CGImageSource: @unchecked Sendable {
      var data: Data
      init(data: Data) { self.data = data }
      #if os(macOS)
      var image: CGImage? { NSImage(data: data)?.cgImage(forProposedRect: nil, context: nil, hints: nil) }
      #else
      var image: CGImage? { UIImage(data: data)?.cgImage }
      #endif
    }
    public final class CGImageDestination: @unchecked Sendable {
      var data: NSMutableData?
      var image: CGImage?
      init(data: NSMutableData?) { self.data = data }
    }

    public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
    public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
      "kCGImageSourceCreateThumbnailFromImageIfAbsent"
    public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
    public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
    public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
    public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
    public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
    public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
    public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
    public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
    public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
    public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
    public let kCGImagePropertyOrientation: CFString = "Orientation"
    public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
    public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
    public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
    public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
    public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
    public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
    public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
    public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
    public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
    public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
    public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
    public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
    public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
    public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
    public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
    public let kCGImagePropertyTIFFMake: CFString = "Make"
    public let kCGImagePropertyTIFFModel: CFString = "Model"
    public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
    public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
    public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
    public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"

    public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
      CGImageSource(data: Data(referencing: data))
    }
    public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
      guard let data = try? Data(contentsOf: url as URL) else { return nil }
      return CGImageSource(data: data)
    }
    public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
      CGImageSource(data: Data())
    }
    public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
      isrc.data = Data(referencing: data)
    }
    public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }
    public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
      isrc.image == nil ? .statusInvalidData : .statusComplete
    }
    public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
      guard isrc.image != nil else { return nil }
      let first = isrc.data.first
      return first == 0x89 ? "public.png" : first == 0x47 ? "com.compuserve.gif" : "public.jpeg"
    }
    public func CGImageSourceCreateImageAtIndex(
      _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CGImage? { index == 0 ? isrc.image : nil }
    public func CGImageSourceCreateThumbnailAtIndex(
      _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CGImage? { index == 0 ? isrc.image : nil }
    public func CGImageSourceCopyPropertiesAtIndex(
      _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
    ) -> CFDictionary? {
      guard index == 0, let image = isrc.image else { return nil }
      return ["PixelWidth": image.width, "PixelHeight": image.height, "Orientation": 1] as NSDictionary
    }
    public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
      [:] as NSDictionary
    }

    public func CGImageDestinationCreateWithData(
      _ data: NSMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
    ) -> CGImageDestination? { CGImageDestination(data: data) }
    public func CGImageDestinationCreateWithURL(
      _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
    ) -> CGImageDestination? { CGImageDestination(data: nil) }
    public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
      idst.image = image
    }
    public func CGImageDestinationAddImageFromSource(
      _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
    ) { idst.image = isrc.image }
    public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
    @discardableResult
    public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
      guard let image = idst.image else { return false }
      #if os(macOS)
      let encoded = NSImage(cgImage: image, size: .zero).tiffRepresentation
      #else
      let encoded = UIImage(cgImage: image).pngData()
      #endif
      guard let bytes = encoded else { return false }
      idst.data?.append(bytes)
      return true
    }
    """#
}

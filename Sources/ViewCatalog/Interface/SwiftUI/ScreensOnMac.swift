extension InterfaceText {
  /// AppKit's names of colours and images, its colour spaces and screens.
  static let swiftUIScreensOnMac = #"""
    extension UIColor: NSItemProviderWriting {}

    #if os(macOS)
    public typealias NSColor = UIColor
    public typealias NSImage = UIImage
    extension UIImage {
      public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name)
      }
      public typealias Name = String
      public static let applicationIconName = "NSApplicationIcon"
      public static let folderName = "NSFolder"
      public static let cautionName = "NSCaution"
      public static let infoName = "NSInfo"
      public static let networkName = "NSNetwork"
      public static let computerName = "NSComputer"
      public static let userName = "NSUser"
      public static let trashEmptyName = "NSTrashEmpty"
      public static let addTemplateName = "NSAddTemplate"
      public static let removeTemplateName = "NSRemoveTemplate"
      public convenience init(size: NSSize) {
        self.init(_unread: ())
        _ownSize = size
      }
      public convenience init(size: NSSize, flipped: Bool, drawingHandler: @escaping (NSRect) -> Bool) {
        self.init(_unread: ())
        _ownSize = size
      }
      public convenience init(cgImage: CGImage, size: NSSize) { self.init(cgImage: cgImage) }
      @slow("reads an image")
      public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }
      @slow("reads an image")
      public convenience init(byReferencing url: URL) { self.init(_unread: ()) }
      public var isTemplate: Bool {
        get { false }
        set {}
      }
      public var isValid: Bool { true }
      @slow("encodes an image")
      public var tiffRepresentation: Data? { _data }
      public var representations: [NSBitmapImageRep] { [] }
      public func lockFocus() {}
      public func unlockFocus() {}
      public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?, context referenceContext: AnyObject?,
        hints: [AnyHashable: Any]?
      ) -> CGImage? { cgImage }
      public func draw(in rect: NSRect, from fromRect: NSRect, operation op: Int, fraction delta: CGFloat) {}
    }
    public struct NSDeviceDescriptionKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let size = NSDeviceDescriptionKey("NSDeviceSize")
      public static let resolution = NSDeviceDescriptionKey("NSDeviceResolution")
    }
    public class NSColorSpace: NSObject {
      public static let sRGB = NSColorSpace()
      public static let deviceRGB = NSColorSpace()
      public static let genericRGB = NSColorSpace()
      public static let extendedSRGB = NSColorSpace()
      public static let displayP3 = NSColorSpace()
      public static let deviceGray = NSColorSpace()
      public static let genericGray = NSColorSpace()
    }
    public class NSScreen: NSObject {
      @ambient("size") public static let main: NSScreen? = NSScreen()
      public static var screens: [NSScreen] { main.map { [$0] } ?? [] }
      public var frame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
      public var visibleFrame: CGRect { CGRect(x: 0, y: 0, width: 1440, height: 875) }
      public var backingScaleFactor: CGFloat { 2 }
      public var localizedName: String { "Display" }
      public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
      public var auxiliaryTopLeftArea: NSRect? { nil }
      public var auxiliaryTopRightArea: NSRect? { nil }
      public var maximumFramesPerSecond: Int { 60 }
      public var deviceDescription: [NSDeviceDescriptionKey: Any] { [NSDeviceDescriptionKey("NSScreenNumber"): 1 as UInt32] }
    }
    #endif

    #if os(macOS)
    extension NSWindow.Level {
      public static func + (lhs: NSWindow.Level, rhs: Int) -> NSWindow.Level {
        NSWindow.Level(rawValue: lhs.rawValue + rhs)
      }
      public static func - (lhs: NSWindow.Level, rhs: Int) -> NSWindow.Level {
        NSWindow.Level(rawValue: lhs.rawValue - rhs)
      }
    }
    public typealias NSTextContentType = UITextContentType
    #endif
    """#
}

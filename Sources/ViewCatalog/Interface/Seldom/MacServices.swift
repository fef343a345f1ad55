extension InterfaceText {
  /// Rarely used services of a Mac: displays and windows of other programs, sharing, colour panels and connections to
  /// helpers. There is one display, and no other program.
  static let applicationSeldomMac = #"""
    import CoreFoundation
    import Foundation
    import SwiftUI

    #if os(macOS)
      public typealias CGDirectDisplayID = UInt32
      public typealias CGWindowID = UInt32
      public typealias CGDisplayCount = UInt32
      public enum CGError: Int32, Sendable {
        case success = 0
        case failure = 1000
        case illegalArgument
        case invalidConnection
        case invalidContext
        case cannotComplete
        case notImplemented = 1006
        case rangeCheck
        case typeCheck
        case invalidOperation = 1010
        case noneAvailable
      }
      public let kCGNullWindowID: CGWindowID = 0
      public let kCGNullDirectDisplay: CGDirectDisplayID = 0
      public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
      public func CGDisplayBounds(_ display: CGDirectDisplayID) -> CGRect { CGRect(x: 0, y: 0, width: 1440, height: 900) }
      public func CGDisplayPixelsWide(_ display: CGDirectDisplayID) -> Int { 2880 }
      public func CGDisplayPixelsHigh(_ display: CGDirectDisplayID) -> Int { 1800 }
      public func CGDisplayIsBuiltin(_ display: CGDirectDisplayID) -> UInt32 { 1 }
      public func CGDisplayIsMain(_ display: CGDirectDisplayID) -> UInt32 { 1 }
      public func CGDisplayIsActive(_ display: CGDirectDisplayID) -> UInt32 { 1 }
      public func CGDisplayVendorNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
      public func CGDisplayModelNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
      public func CGDisplaySerialNumber(_ display: CGDirectDisplayID) -> UInt32 { 0 }
      public func CGDisplayCreateUUIDFromDisplayID(_ display: CGDirectDisplayID) -> Unmanaged<CFUUID>! { nil }
      public func CGGetActiveDisplayList(
        _ maxDisplays: UInt32, _ activeDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
        _ displayCount: UnsafeMutablePointer<UInt32>?
      ) -> CGError {
        if maxDisplays > 0 { activeDisplays?[0] = 1 }
        displayCount?.pointee = 1
        return .success
      }
      public func CGGetOnlineDisplayList(
        _ maxDisplays: UInt32, _ onlineDisplays: UnsafeMutablePointer<CGDirectDisplayID>?,
        _ displayCount: UnsafeMutablePointer<UInt32>?
      ) -> CGError { CGGetActiveDisplayList(maxDisplays, onlineDisplays, displayCount) }

      public struct CGWindowListOption: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let optionAll = CGWindowListOption([])
        public static let optionOnScreenOnly = CGWindowListOption(rawValue: 1)
        public static let optionOnScreenAboveWindow = CGWindowListOption(rawValue: 2)
        public static let optionOnScreenBelowWindow = CGWindowListOption(rawValue: 4)
        public static let optionIncludingWindow = CGWindowListOption(rawValue: 8)
        public static let excludeDesktopElements = CGWindowListOption(rawValue: 16)
      }
      public let kCGWindowNumber: CFString = "kCGWindowNumber"
      public let kCGWindowOwnerPID: CFString = "kCGWindowOwnerPID"
      public let kCGWindowOwnerName: CFString = "kCGWindowOwnerName"
      public let kCGWindowName: CFString = "kCGWindowName"
      public let kCGWindowBounds: CFString = "kCGWindowBounds"
      public let kCGWindowLayer: CFString = "kCGWindowLayer"
      public let kCGWindowAlpha: CFString = "kCGWindowAlpha"
      public let kCGWindowIsOnscreen: CFString = "kCGWindowIsOnscreen"
      public func CGWindowListCopyWindowInfo(_ option: CGWindowListOption, _ relativeToWindow: CGWindowID) -> CFArray? {
        NSArray()
      }

      @MainActor
      public protocol NSSharingServicePickerDelegate: NSObjectProtocol {}
      @MainActor
      public protocol NSSharingServiceDelegate: NSObjectProtocol {}
      open class NSSharingService: NSObject {
        public struct Name: RawRepresentable, Hashable, Sendable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
          public init(_ rawValue: String) { self.rawValue = rawValue }
          public static let composeEmail = Name("com.apple.share.Mail.compose")
          public static let composeMessage = Name("com.apple.messages.ShareExtension")
          public static let sendViaAirDrop = Name("com.apple.share.AirDrop.send")
          public static let addToSafariReadingList = Name("com.apple.share.System.add-to-safari-reading-list")
        }
        public init?(named serviceName: Name) { title = serviceName.rawValue }
        public let title: String
        public var image: NSImage { NSImage() }
        public var recipients: [String]?
        public var subject: String?
        public weak var delegate: (any NSSharingServiceDelegate)?
        public class func sharingServices(forItems items: [Any]) -> [NSSharingService] { [] }
        public func canPerform(withItems items: [Any]?) -> Bool { false }
        public func perform(withItems items: [Any]) {}
      }
      @MainActor
      open class NSSharingServicePicker: NSObject {
        public init(items: [Any]) {}
        public weak var delegate: (any NSSharingServicePickerDelegate)?
        public func show(relativeTo rect: NSRect, of view: NSView, preferredEdge: NSRectEdge) {}
        public func close() {}
      }

      @MainActor
      open class NSColorPanel: NSObject {
        public static let shared = NSColorPanel()
        public class var sharedColorPanelExists: Bool { true }
        public static let colorDidChangeNotification = NSNotification.Name("NSColorPanelColorDidChangeNotification")
        public static let willCloseNotification = NSNotification.Name("NSWindowWillCloseNotification")
        public var color = NSColor.white
        public var showsAlpha = false
        public var isContinuous = true
        public var isVisible: Bool { false }
        public func setTarget(_ target: Any?) {}
        public func setAction(_ selector: Selector?) {}
        public func makeKeyAndOrderFront(_ sender: Any?) {}
        public func orderFront(_ sender: Any?) {}
        public func orderOut(_ sender: Any?) {}
        public func close() {}
      }
      @MainActor
      @follows("properties")
      open class NSColorWell: NSControl {
        public enum Style: Int, Sendable { case `default`, minimal, expanded }
        public var color = NSColor.white
        public var colorWellStyle = Style.default
        public var supportsAlpha = true
        public var isBordered = true
        public private(set) var isActive = false
        public func activate(_ exclusive: Bool) { isActive = true }
        public func deactivate() { isActive = false }
        public override var _look: AnyView {
          AnyView(
            RoundedRectangle(cornerRadius: 4).fill(Color(nsColor: color)).padding(4)
              .background(RoundedRectangle(cornerRadius: 5).fill(.background.secondary))
              .frame(minWidth: 38, minHeight: 23))
        }
      }

      /// No helper answers: the handler for errors gets one.
      open class NSXPCInterface: NSObject {
        public init(with protocol: Protocol) {}
      }
      open class NSXPCConnection: NSObject {
        public struct Options: OptionSet, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let privileged = Options(rawValue: 4096)
        }
        public init(serviceName: String) {}
        public init(machServiceName name: String, options: Options = []) {}
        public var remoteObjectInterface: NSXPCInterface?
        public var exportedInterface: NSXPCInterface?
        public var exportedObject: Any?
        public var interruptionHandler: (() -> Void)?
        public var invalidationHandler: (() -> Void)?
        public func resume() {}
        public func activate() {}
        public func suspend() {}
        public func invalidate() {}
        public var remoteObjectProxy: Any { self }
        public func remoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any {
          handler(CocoaError(CocoaError.Code(rawValue: 4099)))
          return self
        }
        public func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any {
          remoteObjectProxyWithErrorHandler(handler)
        }
      }
    #endif

    open class NSMetadataItem: NSObject {
      public init?(url: URL) { return nil }
      public func value(forAttribute key: String) -> Any? { nil }
      public var attributes: [String] { [] }
    }
    open class NSMetadataQuery: NSObject {
      public override init() {}
      public var predicate: NSPredicate?
      public var searchScopes: [Any] = []
      public var sortDescriptors: [NSSortDescriptor] = []
      public var notificationBatchingInterval: TimeInterval = 1
      public var operationQueue: OperationQueue?
      public private(set) var isStarted = false
      public var isGathering: Bool { false }
      public var isStopped: Bool { !isStarted }
      public var resultCount: Int { 0 }
      public var results: [Any] { [] }
      public func result(at idx: Int) -> Any { results[idx] }
      @discardableResult
      public func start() -> Bool {
        isStarted = true
        return true
      }
      public func stop() { isStarted = false }
      public func enableUpdates() {}
      public func disableUpdates() {}
    }
    public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
    public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
    public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
    public let NSMetadataItemFSNameKey = "kMDItemFSName"
    public let NSMetadataItemURLKey = "kMDItemURL"
    public let NSMetadataItemPathKey = "kMDItemPath"
    extension NSNotification.Name {
      public static let NSMetadataQueryDidFinishGathering =
        NSNotification.Name("NSMetadataQueryDidFinishGatheringNotification")
      public static let NSMetadataQueryDidUpdate = NSNotification.Name("NSMetadataQueryDidUpdateNotification")
      public static let NSMetadataQueryDidStartGathering =
        NSNotification.Name("NSMetadataQueryDidStartGatheringNotification")
    }
    """#
}

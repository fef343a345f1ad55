extension InterfaceText {
  /// The declarations of AppKit that views use in actions. They have no effect on an image: nothing is opened, hidden
  /// or ended.
  static let swiftUIApplicationOnMac = #"""
    #if os(macOS)
    @MainActor
    open class NSWindow: UIResponder {
      public var title = ""
      public var identifier: NSUserInterfaceItemIdentifier?
      public var isVisible: Bool { true }
      public var isKeyWindow: Bool { true }
      public var isMovableByWindowBackground = false
      public var isReleasedWhenClosed = false
      public var titlebarAppearsTransparent = false
      public var isOpaque = true
      public var backgroundColor: NSColor! = NSColor.black
      public var contentView: NSView?
      public var contentViewController: NSViewController?
      public var frame: CGRect { CGRect(x: 0, y: 0, width: 900, height: 600) }
      public override init() {}
      public func makeKeyAndOrderFront(_ sender: Any?) {}
      public func orderFrontRegardless() {}
      public func orderOut(_ sender: Any?) {}
      public func performClose(_ sender: Any?) {}
      public func close() {}
      public func center() {}
      public func toggleFullScreen(_ sender: Any?) {}
      public func zoom(_ sender: Any?) {}
    }

    @MainActor
    open class NSApplication: UIResponder {
      public var appearance: NSAppearance?
      public var effectiveAppearance: NSAppearance { appearance ?? NSAppearance.currentDrawing() }
      public enum ActivationPolicy: Int, Sendable {
        case regular
        case accessory
        case prohibited
      }
      public static let shared = NSApplication()
      public var isActive: Bool { true }
      public var isHidden: Bool { false }
      public var windows: [NSWindow] { [] }
      public var keyWindow: NSWindow? { nil }
      public var mainWindow: NSWindow? { nil }
      public var applicationIconImage: NSImage! = NSImage()
      public private(set) var policy = ActivationPolicy.regular
      public func activationPolicy() -> ActivationPolicy { policy }
      @discardableResult
      public func setActivationPolicy(_ activationPolicy: ActivationPolicy) -> Bool {
        policy = activationPolicy
        return true
      }
      public func activate() {}
      public func activate(ignoringOtherApps flag: Bool) {}
      public func hide(_ sender: Any?) {}
      public func unhide(_ sender: Any?) {}
      public func terminate(_ sender: Any?) {}
      public func orderFrontStandardAboutPanel(_ sender: Any? = nil) {}
      @discardableResult
      public func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { true }
      public nonisolated static let didBecomeActiveNotification =
        Notification.Name("NSApplicationDidBecomeActiveNotification")
      public nonisolated static let didResignActiveNotification =
        Notification.Name("NSApplicationDidResignActiveNotification")
      public nonisolated static let willTerminateNotification =
        Notification.Name("NSApplicationWillTerminateNotification")
    }

    @MainActor public var NSApp: NSApplication! { NSApplication.shared }

    public class NSWorkspace: NSObject {
      public static let shared = NSWorkspace()
      @discardableResult
      public func open(_ url: URL) -> Bool { true }
      @discardableResult
      public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { true }
      public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
      public func icon(forFile fullPath: String) -> NSImage { NSImage() }
      public func icon(forFiles fullPaths: [String]) -> NSImage? { NSImage() }
      public func icon(for contentType: UTType) -> NSImage { NSImage() }
      public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
      public var accessibilityDisplayShouldReduceMotion: Bool { false }
      public var accessibilityDisplayShouldIncreaseContrast: Bool { false }
      public var accessibilityDisplayShouldReduceTransparency: Bool { false }
    }

    public class NSPasteboard: NSObject {
      public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let string = PasteboardType("public.utf8-plain-text")
        public static let URL = PasteboardType("public.url")
        public static let fileURL = PasteboardType("public.file-url")
        public static let png = PasteboardType("public.png")
        public static let tiff = PasteboardType("public.tiff")
        public static let rtf = PasteboardType("public.rtf")
        public static let html = PasteboardType("public.html")
      }
      public static let general = NSPasteboard()
      private var strings: [PasteboardType: String] = [:]
      private var contents: [PasteboardType: Data] = [:]
      public private(set) var changeCount = 0
      public var types: [PasteboardType]? { Array(strings.keys) + Array(contents.keys) }
      @discardableResult
      public func clearContents() -> Int {
        strings = [:]
        contents = [:]
        changeCount += 1
        return changeCount
      }
      @discardableResult
      public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }
      @discardableResult
      public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        strings[dataType] = string
        return true
      }
      public func string(forType dataType: PasteboardType) -> String? { strings[dataType] }
      @discardableResult
      public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        contents[dataType] = data
        return true
      }
      public func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }
    }
    #endif
    """#
}

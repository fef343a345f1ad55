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
      public init(
        contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType, defer flag: Bool
      ) { styleMask = style }
      public convenience init(contentViewController: NSViewController) {
        self.init()
        self.contentViewController = contentViewController
      }
      public struct StyleMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let borderless: StyleMask = []
        public static let titled = StyleMask(rawValue: 1)
        public static let closable = StyleMask(rawValue: 2)
        public static let miniaturizable = StyleMask(rawValue: 4)
        public static let resizable = StyleMask(rawValue: 8)
        public static let utilityWindow = StyleMask(rawValue: 16)
        public static let docModalWindow = StyleMask(rawValue: 64)
        public static let nonactivatingPanel = StyleMask(rawValue: 128)
        public static let hudWindow = StyleMask(rawValue: 1 << 13)
        public static let unifiedTitleAndToolbar = StyleMask(rawValue: 1 << 12)
        public static let fullScreen = StyleMask(rawValue: 1 << 14)
        public static let fullSizeContentView = StyleMask(rawValue: 1 << 15)
      }
      public enum BackingStoreType: UInt, Sendable {
        case retained, nonretained, buffered
      }
      public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public init(_ rawValue: Int) { self.rawValue = rawValue }
        public static let normal = Level(0)
        public static let floating = Level(3)
        public static let submenu = Level(3)
        public static let modalPanel = Level(8)
        public static let mainMenu = Level(24)
        public static let statusBar = Level(25)
        public static let popUpMenu = Level(101)
        public static let screenSaver = Level(1000)
      }
      public struct CollectionBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let canJoinAllSpaces = CollectionBehavior(rawValue: 1)
        public static let moveToActiveSpace = CollectionBehavior(rawValue: 2)
        public static let managed = CollectionBehavior(rawValue: 4)
        public static let transient = CollectionBehavior(rawValue: 8)
        public static let stationary = CollectionBehavior(rawValue: 16)
        public static let participatesInCycle = CollectionBehavior(rawValue: 32)
        public static let ignoresCycle = CollectionBehavior(rawValue: 64)
        public static let fullScreenPrimary = CollectionBehavior(rawValue: 128)
        public static let fullScreenAuxiliary = CollectionBehavior(rawValue: 256)
        public static let fullScreenNone = CollectionBehavior(rawValue: 512)
      }
      public enum AnimationBehavior: Int, Sendable {
        case `default` = 0
        case none = 2, documentWindow, utilityWindow, alertPanel
      }
      public enum TitleVisibility: Int, Sendable { case visible, hidden }
      public enum ToolbarStyle: Int, Sendable { case automatic, expanded, preference, unified, unifiedCompact }
      public enum ButtonType: UInt, Sendable { case closeButton, miniaturizeButton, zoomButton, toolbarButton }
      public typealias FrameAutosaveName = String
      public var styleMask: StyleMask = [.titled, .closable, .miniaturizable, .resizable]
      public var level = Level.normal
      public var collectionBehavior: CollectionBehavior = []
      public var animationBehavior = AnimationBehavior.default
      public var titleVisibility = TitleVisibility.visible
      public var toolbarStyle = ToolbarStyle.automatic
      public var subtitle = ""
      public var hasShadow = true
      public var isMovable = true
      public var alphaValue: CGFloat = 1
      public var ignoresMouseEvents = false
      public var acceptsMouseMovedEvents = false
      public var hidesOnDeactivate = false
      public var isExcludedFromWindowsMenu = false
      public var isRestorable = true
      public var isMiniaturized: Bool { false }
      public var isZoomed: Bool { false }
      public var minSize = NSSize.zero
      public var maxSize = NSSize(width: 10_000, height: 10_000)
      public var contentMinSize = NSSize.zero
      public var contentMaxSize = NSSize(width: 10_000, height: 10_000)
      public var contentAspectRatio = NSSize.zero
      public var appearance: NSAppearance?
      public var effectiveAppearance: NSAppearance { appearance ?? NSAppearance.currentDrawing() }
      public weak var delegate: AnyObject?
      public var windowController: AnyObject?
      public private(set) var childWindows: [NSWindow]?
      public weak var parent: NSWindow?
      public var screen: NSScreen? { NSScreen.main }
      public var backingScaleFactor: CGFloat { 2 }
      public var windowNumber: Int { 1 }
      public var occlusionState: NSApplication.OcclusionState { .visible }
      public var firstResponder: NSResponder? { nil }
      public var contentLayoutRect: NSRect { frame }
      open var canBecomeKey: Bool { true }
      open var canBecomeMain: Bool { true }
      public static var allowsAutomaticWindowTabbing = true
      public func standardWindowButton(_ b: ButtonType) -> NSButton? { nil }
      @discardableResult
      public func makeFirstResponder(_ responder: NSResponder?) -> Bool { true }
      public func makeKey() {}
      public func makeMain() {}
      public func orderFront(_ sender: Any?) {}
      public func orderBack(_ sender: Any?) {}
      public func miniaturize(_ sender: Any?) {}
      public func deminiaturize(_ sender: Any?) {}
      public func setFrame(_ frameRect: NSRect, display flag: Bool) {}
      public func setFrame(_ frameRect: NSRect, display displayFlag: Bool, animate animateFlag: Bool) {}
      public func setFrameOrigin(_ point: NSPoint) {}
      public func setContentSize(_ size: NSSize) {}
      @discardableResult
      public func setFrameAutosaveName(_ name: FrameAutosaveName) -> Bool { true }
      public func addChildWindow(_ childWin: NSWindow, ordered place: OrderingMode) { childWindows = (childWindows ?? []) + [childWin] }
      public func removeChildWindow(_ childWin: NSWindow) { childWindows?.removeAll { $0 === childWin } }
      public func beginSheet(
        _ sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
      ) {}
      public func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse = .cancel) {}
      public func convertToScreen(_ rect: NSRect) -> NSRect { rect }
      public func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
      public func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }
      public func performDrag(with event: NSEvent) {}
      public nonisolated static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
      public nonisolated static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
      public nonisolated static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
      public nonisolated static let didBecomeMainNotification = Notification.Name("NSWindowDidBecomeMainNotification")
      public nonisolated static let didResignMainNotification = Notification.Name("NSWindowDidResignMainNotification")
      public nonisolated static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
      public nonisolated static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
      public nonisolated static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
      public nonisolated static let didEnterFullScreenNotification = Notification.Name(
        "NSWindowDidEnterFullScreenNotification")
      public nonisolated static let didExitFullScreenNotification = Notification.Name("NSWindowDidExitFullScreenNotification")
      public nonisolated static let didChangeOcclusionStateNotification = Notification.Name(
        "NSWindowDidChangeOcclusionStateNotification")
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
      public struct OcclusionState: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let visible = OcclusionState(rawValue: 2)
      }
      public var occlusionState: OcclusionState { .visible }
      public var currentEvent: NSEvent? { nil }
      public let dockTile = NSDockTile()
      public weak var delegate: AnyObject?
      public weak var servicesProvider: AnyObject?
      public var orderedWindows: [NSWindow] { [] }
      public func window(withWindowNumber windowNum: Int) -> NSWindow? { nil }
      public func hideOtherApplications(_ sender: Any?) {}
      public func presentError(_ error: any Error) -> Bool { false }
      public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
      public func stopModal() {}
      public func registerForRemoteNotifications() {}
      @discardableResult
      public func requestUserAttention(_ requestType: RequestUserAttentionType) -> Int { 0 }
      public enum RequestUserAttentionType: UInt, Sendable {
        case criticalRequest = 0
        case informationalRequest = 10
      }
      public nonisolated static let willFinishLaunchingNotification = Notification.Name(
        "NSApplicationWillFinishLaunchingNotification")
      public nonisolated static let didFinishLaunchingNotification = Notification.Name(
        "NSApplicationDidFinishLaunchingNotification")
      public nonisolated static let didChangeScreenParametersNotification = Notification.Name(
        "NSApplicationDidChangeScreenParametersNotification")
      public nonisolated static let didHideNotification = Notification.Name("NSApplicationDidHideNotification")
      public nonisolated static let didUnhideNotification = Notification.Name("NSApplicationDidUnhideNotification")
      public nonisolated static let willBecomeActiveNotification = Notification.Name(
        "NSApplicationWillBecomeActiveNotification")
      public nonisolated static let willResignActiveNotification = Notification.Name(
        "NSApplicationWillResignActiveNotification")
      public var windows: [NSWindow] { [] }
      public var keyWindow: NSWindow? { nil }
      public var mainWindow: NSWindow? { nil }
      public var applicationIconImage: NSImage! = NSImage(size: NSSize(width: 128, height: 128))
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

    public class NSDockTile: NSObject {
      public override init() {}
      public var badgeLabel: String?
      public var contentView: NSView?
      public var showsApplicationBadge = true
      public var size: NSSize { NSSize(width: 128, height: 128) }
      public func display() {}
    }

    @MainActor public var NSApp: NSApplication! { NSApplication.shared }

    public class NSWorkspace: NSObject {
      public static let shared = NSWorkspace()
      @discardableResult
      public func open(_ url: URL) -> Bool { true }
      @discardableResult
      public func selectFile(_ fullPath: String?, inFileViewerRootedAtPath rootFullPath: String) -> Bool { true }
      public func activateFileViewerSelecting(_ fileURLs: [URL]) {}
      public func desktopImageURL(for screen: NSScreen) -> URL? { nil }
      public func desktopImageOptions(for screen: NSScreen) -> [String: Any]? { nil }
      public var fileLabels: [String] { [] }
      public func icon(forFile fullPath: String) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
      public func icon(forFiles fullPaths: [String]) -> NSImage? { NSImage(size: NSSize(width: 32, height: 32)) }
      public func icon(for contentType: UTType) -> NSImage { NSImage(size: NSSize(width: 32, height: 32)) }
      public func urlForApplication(withBundleIdentifier bundleIdentifier: String) -> URL? { nil }
      public let notificationCenter = NotificationCenter()
      public var runningApplications: [NSRunningApplication] { [] }
      public var frontmostApplication: NSRunningApplication? { nil }
      public var menuBarOwningApplication: NSRunningApplication? { nil }
      public func urlForApplication(toOpen url: URL) -> URL? { nil }
      public func urlsForApplications(toOpen url: URL) -> [URL] { [] }
      public func urlsForApplications(withBundleIdentifier bundleIdentifier: String) -> [URL] { [] }
      public func open(
        _ url: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
      ) { completionHandler?(nil, nil) }
      public func open(
        _ urls: [URL], withApplicationAt applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
      ) { completionHandler?(nil, nil) }
      public func openApplication(
        at applicationURL: URL, configuration: OpenConfiguration,
        completionHandler: ((NSRunningApplication?, (any Error)?) -> Void)? = nil
      ) { completionHandler?(nil, nil) }
      public func recycle(_ URLs: [URL], completionHandler: (([URL: URL], (any Error)?) -> Void)? = nil) {
        completionHandler?([:], nil)
      }
      @discardableResult
      public func setIcon(_ image: NSImage?, forFile fullPath: String, options: Int = 0) -> Bool { true }
      public func isFilePackage(atPath fullPath: String) -> Bool { false }
      public class OpenConfiguration: NSObject {
        public override init() {}
        public var activates = true
        public var addsToRecentItems = true
        public var arguments: [String] = []
        public var environment: [String: String] = [:]
        public var createsNewApplicationInstance = false
        public var hides = false
        public var promptsUserIfNeeded = true
      }
      public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
        "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
      public static let didActivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidActivateApplicationNotification")
      public static let didDeactivateApplicationNotification = Notification.Name(
        "NSWorkspaceDidDeactivateApplicationNotification")
      public static let didLaunchApplicationNotification = Notification.Name(
        "NSWorkspaceDidLaunchApplicationNotification")
      public static let didTerminateApplicationNotification = Notification.Name(
        "NSWorkspaceDidTerminateApplicationNotification")
      public static let activeSpaceDidChangeNotification = Notification.Name(
        "NSWorkspaceActiveSpaceDidChangeNotification")
      public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
      public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
      public static let screensDidWakeNotification = Notification.Name("NSWorkspaceScreensDidWakeNotification")
      public static let screensDidSleepNotification = Notification.Name("NSWorkspaceScreensDidSleepNotification")
      public static let didMountNotification = Notification.Name("NSWorkspaceDidMountNotification")
      public static let didUnmountNotification = Notification.Name("NSWorkspaceDidUnmountNotification")
      public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
      public var accessibilityDisplayShouldReduceMotion: Bool { false }
      public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool { false }
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

extension InterfaceText {
  /// The declarations of AppKit that views use in actions and modifiers: pointers, alerts, panels, events. They have no
  /// effect on an image: an alert returns its first button, a panel is cancelled.
  static let swiftUIViewsOnMac = #"""
    #if os(macOS)
    public typealias NSRect = CGRect
    public typealias NSSize = CGSize
    public typealias NSPoint = CGPoint
    public typealias NSFont = UIFont
    public typealias NSBezierPath = UIBezierPath
    public typealias NSEdgeInsets = UIEdgeInsets

    public class NSCursor: NSObject {
      public static let arrow = NSCursor()
      public static let iBeam = NSCursor()
      public static let pointingHand = NSCursor()
      public static let openHand = NSCursor()
      public static let closedHand = NSCursor()
      public static let crosshair = NSCursor()
      public static let resizeLeftRight = NSCursor()
      public static let resizeUpDown = NSCursor()
      public static let operationNotAllowed = NSCursor()
      public static var current: NSCursor { arrow }
      public func push() {}
      public func pop() {}
      public func set() {}
      public static func pop() {}
      public static func hide() {}
      public static func unhide() {}
      public static func setHiddenUntilMouseMoves(_ flag: Bool) {}
    }

    extension NSApplication {
      public struct ModalResponse: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let OK = ModalResponse(rawValue: 1)
        public static let cancel = ModalResponse(rawValue: 0)
        public static let stop = ModalResponse(rawValue: -1000)
        public static let abort = ModalResponse(rawValue: -1001)
        public static let `continue` = ModalResponse(rawValue: -1002)
        public static let alertFirstButtonReturn = ModalResponse(rawValue: 1000)
        public static let alertSecondButtonReturn = ModalResponse(rawValue: 1001)
        public static let alertThirdButtonReturn = ModalResponse(rawValue: 1002)
      }
    }

    @MainActor
    public class NSAlert: NSObject {
      public enum Style: UInt, Sendable { case warning, informational, critical }
      public override init() {}
      public init(error: any Error) { messageText = error.localizedDescription }
      public var messageText = ""
      public var informativeText = ""
      public var alertStyle = Style.warning
      public var icon: NSImage!
      public var accessoryView: NSView?
      public var showsSuppressionButton = false
      public private(set) var buttons: [NSButton] = []
      @discardableResult
      public func addButton(withTitle title: String) -> NSButton {
        let button = NSButton()
        button.title = title
        buttons.append(button)
        return button
      }
      @discardableResult
      public func runModal() -> NSApplication.ModalResponse { .alertFirstButtonReturn }
      public func beginSheetModal(
        for sheetWindow: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
      ) { handler?(.alertFirstButtonReturn) }
    }

    @MainActor
    open class NSPanel: NSWindow {
      public var isFloatingPanel = false
      public var becomesKeyOnlyIfNeeded = false
      public var worksWhenModal = false
      public var allowsToolTipsWhenApplicationIsInactive = false
    }

    @MainActor
    open class NSSavePanel: NSPanel {
      public var message: String! = ""
      public var prompt: String! = ""
      public var nameFieldLabel: String! = ""
      public var nameFieldStringValue = ""
      public var directoryURL: URL?
      public var allowedContentTypes: [UTType] = []
      public var canCreateDirectories = true
      public var canSelectHiddenExtension = false
      public var isExtensionHidden = false
      public var showsTagField = false
      public var showsHiddenFiles = false
      public var url: URL? { nil }
      @discardableResult
      public func runModal() -> NSApplication.ModalResponse { .cancel }
      public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) { handler(.cancel) }
      public func begin() async -> NSApplication.ModalResponse { .cancel }
      public func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
      ) { handler(.cancel) }
    }

    @MainActor
    open class NSOpenPanel: NSSavePanel {
      public var canChooseFiles = true
      public var canChooseDirectories = false
      public var allowsMultipleSelection = false
      public var resolvesAliases = true
      public var urls: [URL] { [] }
    }

    public class NSEvent: NSObject {
      public struct ModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let capsLock = ModifierFlags(rawValue: 1 << 16)
        public static let shift = ModifierFlags(rawValue: 1 << 17)
        public static let control = ModifierFlags(rawValue: 1 << 18)
        public static let option = ModifierFlags(rawValue: 1 << 19)
        public static let command = ModifierFlags(rawValue: 1 << 20)
        public static let function = ModifierFlags(rawValue: 1 << 23)
        public static let deviceIndependentFlagsMask = ModifierFlags(rawValue: 0xFFFF_0000)
      }
      public struct EventTypeMask: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let leftMouseDown = EventTypeMask(rawValue: 1 << 1)
        public static let leftMouseUp = EventTypeMask(rawValue: 1 << 2)
        public static let rightMouseDown = EventTypeMask(rawValue: 1 << 3)
        public static let mouseMoved = EventTypeMask(rawValue: 1 << 5)
        public static let rightMouseUp = EventTypeMask(rawValue: 1 << 4)
        public static let leftMouseDragged = EventTypeMask(rawValue: 1 << 6)
        public static let rightMouseDragged = EventTypeMask(rawValue: 1 << 7)
        public static let mouseEntered = EventTypeMask(rawValue: 1 << 8)
        public static let mouseExited = EventTypeMask(rawValue: 1 << 9)
        public static let appKitDefined = EventTypeMask(rawValue: 1 << 13)
        public static let systemDefined = EventTypeMask(rawValue: 1 << 14)
        public static let applicationDefined = EventTypeMask(rawValue: 1 << 15)
        public static let periodic = EventTypeMask(rawValue: 1 << 16)
        public static let cursorUpdate = EventTypeMask(rawValue: 1 << 17)
        public static let rotate = EventTypeMask(rawValue: 1 << 18)
        public static let otherMouseDown = EventTypeMask(rawValue: 1 << 25)
        public static let otherMouseUp = EventTypeMask(rawValue: 1 << 26)
        public static let otherMouseDragged = EventTypeMask(rawValue: 1 << 27)
        public static let gesture = EventTypeMask(rawValue: 1 << 29)
        public static let magnify = EventTypeMask(rawValue: 1 << 30)
        public static let swipe = EventTypeMask(rawValue: 1 << 31)
        public static let pressure = EventTypeMask(rawValue: 1 << 34)
        public static let keyDown = EventTypeMask(rawValue: 1 << 10)
        public static let keyUp = EventTypeMask(rawValue: 1 << 11)
        public static let flagsChanged = EventTypeMask(rawValue: 1 << 12)
        public static let scrollWheel = EventTypeMask(rawValue: 1 << 22)
        public static let any = EventTypeMask(rawValue: UInt64.max)
      }
      public enum EventType: UInt, Sendable {
        case leftMouseDown = 1
        case leftMouseUp = 2
        case rightMouseDown = 3
        case rightMouseUp = 4
        case mouseMoved = 5
        case leftMouseDragged = 6
        case rightMouseDragged = 7
        case mouseEntered = 8
        case mouseExited = 9
        case keyDown = 10
        case keyUp = 11
        case flagsChanged = 12
        case appKitDefined = 13
        case systemDefined = 14
        case applicationDefined = 15
        case periodic = 16
        case cursorUpdate = 17
        case rotate = 18
        case beginGesture = 19
        case endGesture = 20
        case scrollWheel = 22
        case tabletPoint = 23
        case tabletProximity = 24
        case otherMouseDown = 25
        case otherMouseUp = 26
        case otherMouseDragged = 27
        case gesture = 29
        case magnify = 30
        case swipe = 31
        case smartMagnify = 32
        case quickLook = 33
        case pressure = 34
        case directTouch = 37
        case changeMode = 38
      }
      public var type: EventType { .applicationDefined }
      public var subtype: Int16 { 0 }
      public var timestamp: TimeInterval { 0 }
      public var windowNumber: Int { 0 }
      public var isARepeat: Bool { false }
      public var deltaX: CGFloat { 0 }
      public var deltaY: CGFloat { 0 }
      public var scrollingDeltaX: CGFloat { 0 }
      public var scrollingDeltaY: CGFloat { 0 }
      public var hasPreciseScrollingDeltas: Bool { false }
      public var magnification: CGFloat { 0 }
      public var buttonNumber: Int { 0 }
      public var pressure: Float { 0 }
      public static var doubleClickInterval: TimeInterval { 0.5 }
      public static var modifierFlags: ModifierFlags { [] }
      public static var mouseLocation: NSPoint { .zero }
      public static var pressedMouseButtons: Int { 0 }
      public var modifierFlags: ModifierFlags { [] }
      public var keyCode: UInt16 { 0 }
      public var characters: String? { nil }
      public var charactersIgnoringModifiers: String? { nil }
      public var locationInWindow: NSPoint { .zero }
      public var clickCount: Int { 1 }
      // A monitor receives no events.
      public static func addLocalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
      ) -> Any? { NSObject() }
      public static func addGlobalMonitorForEvents(
        matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> Void
      ) -> Any? { NSObject() }
      public static func removeMonitor(_ eventMonitor: Any) {}
    }

    #endif
    """#
}

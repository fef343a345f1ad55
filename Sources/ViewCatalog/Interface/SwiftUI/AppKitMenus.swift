extension InterfaceText {
  /// Menus of AppKit and the items of the menu bar.
  static let swiftUIAppKitMenus = #"""
    #if os(macOS)
    @MainActor
    open class NSMenuItem: NSObject {
      public override init() {}
      public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        title = string
        action = selector
        keyEquivalent = charCode
      }
      public static func separator() -> NSMenuItem { NSMenuItem() }
      public var title = ""
      public var action: Selector?
      public weak var target: AnyObject?
      public var keyEquivalent = ""
      public var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
      public var isEnabled = true
      public var isHidden = false
      public var image: NSImage?
      public var submenu: NSMenu?
      public var state = NSControl.StateValue.off
      public var tag = 0
      public var representedObject: Any?
      public var toolTip: String?
      public var view: NSView?
    }
    @MainActor
    public protocol NSMenuDelegate: NSObjectProtocol {}
    @MainActor
    open class NSMenu: NSObject {
      public override init() {}
      public init(title: String) { self.title = title }
      public var title = ""
      public var items: [NSMenuItem] = []
      public var autoenablesItems = true
      public weak var delegate: (any NSMenuDelegate)?
      public var numberOfItems: Int { items.count }
      public func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
      @discardableResult
      public func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        items.append(item)
        return item
      }
      public func insertItem(_ newItem: NSMenuItem, at index: Int) { items.insert(newItem, at: index) }
      public func removeItem(_ item: NSMenuItem) { items.removeAll { $0 === item } }
      public func removeAllItems() { items = [] }
      public func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
      public func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
      public static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
      public static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
      public static let didAddItemNotification = Notification.Name("NSMenuDidAddItemNotification")
      public static let didChangeItemNotification = Notification.Name("NSMenuDidChangeItemNotification")
      public static let didRemoveItemNotification = Notification.Name("NSMenuDidRemoveItemNotification")
      public static let didSendActionNotification = Notification.Name("NSMenuDidSendActionNotification")
      public static let willSendActionNotification = Notification.Name("NSMenuWillSendActionNotification")
      public func update() {}
      @discardableResult
      public func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool { true }
      public static func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) {}
    }
    @MainActor
    open class NSStatusBarButton: NSButton {
      public var appearsDisabled = false
    }
    @MainActor
    open class NSStatusItem: NSObject {
      public static let variableLength: CGFloat = -1
      public static let squareLength: CGFloat = -2
      public var length: CGFloat = -1
      public var menu: NSMenu?
      public let button: NSStatusBarButton? = NSStatusBarButton()
      public var isVisible = true
      public var autosaveName: String! = ""
    }
    @MainActor
    open class NSStatusBar: NSObject {
      public static let system = NSStatusBar()
      public var thickness: CGFloat { 24 }
      public var isVertical: Bool { false }
      public func statusItem(withLength length: CGFloat) -> NSStatusItem { NSStatusItem() }
      public func removeStatusItem(_ item: NSStatusItem) {}
    }
    @MainActor
    open class NSPopover: NSResponder {
      public enum Behavior: Int, Sendable { case applicationDefined, transient, semitransient }
      public override init() {}
      public var contentViewController: NSViewController?
      public var contentSize = NSSize.zero
      public var behavior = Behavior.applicationDefined
      public var animates = true
      public private(set) var isShown = false
      public func show(relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge) {
        isShown = true
      }
      public func performClose(_ sender: Any?) { isShown = false }
      public func close() { isShown = false }
      public weak var delegate: AnyObject?
      public var appearance: NSAppearance?
      public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
      public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
      public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
      public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")
    }
    public typealias NSResponder = UIResponder
    public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }
    public class NSRunningApplication: NSObject {
      public static var current: NSRunningApplication { NSRunningApplication() }
      public override init() {}
      public init?(processIdentifier pid: Int32) { return nil }
      public static func runningApplications(withBundleIdentifier bundleIdentifier: String) -> [NSRunningApplication] { [] }
      public var bundleIdentifier: String? { nil }
      public var localizedName: String? { nil }
      public var bundleURL: URL? { nil }
      public var icon: NSImage? { nil }
      public var processIdentifier: Int32 { 0 }
      public var isActive: Bool { false }
      public var isHidden: Bool { false }
      public var isTerminated: Bool { false }
      @discardableResult
      public func activate() -> Bool { true }
      @discardableResult
      public func terminate() -> Bool { true }
    }
    extension NSWorkspace {
      public var runningApplications: [NSRunningApplication] { [] }
      public var frontmostApplication: NSRunningApplication? { nil }
      public var notificationCenter: NotificationCenter { .default }
      public static let didActivateApplicationNotification =
        Notification.Name("NSWorkspaceDidActivateApplicationNotification")
      public static let didLaunchApplicationNotification =
        Notification.Name("NSWorkspaceDidLaunchApplicationNotification")
      public static let didTerminateApplicationNotification =
        Notification.Name("NSWorkspaceDidTerminateApplicationNotification")
      public static let didWakeNotification = Notification.Name("NSWorkspaceDidWakeNotification")
      public static let willSleepNotification = Notification.Name("NSWorkspaceWillSleepNotification")
      public static let activeSpaceDidChangeNotification =
        Notification.Name("NSWorkspaceActiveSpaceDidChangeNotification")
    }
    #endif
    """#
}

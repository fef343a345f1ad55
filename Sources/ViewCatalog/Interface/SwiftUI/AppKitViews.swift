extension InterfaceText {
  /// Views and controls of AppKit, drawn as the equivalent views of SwiftUI. They have the members of UIKit's views
  /// here.
  static let swiftUIAppKitViews = #"""
    #if os(macOS)
    @MainActor
    @follows("properties")
    open class NSView: UIView {
      public override convenience init() { self.init(frame: .zero) }
      public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
      public override init?(coder: NSCoder) { super.init(coder: coder) }
      open var wantsLayer = false
      open var needsDisplay = false
      open var needsLayout = false
      open var alphaValue: CGFloat {
        get { alpha }
        set { alpha = newValue }
      }
      open var isFlipped: Bool { false }
      open var toolTip: String?
      open var identifier: NSUserInterfaceItemIdentifier?
      open var acceptsFirstResponder: Bool { false }
      open var mouseDownCanMoveWindow: Bool { false }
      open var allowsVibrancy: Bool { false }
      open var wantsUpdateLayer: Bool { false }
      open var postsFrameChangedNotifications = false
      open var postsBoundsChangedNotifications = false
      open var appearance: NSAppearance?
      open var effectiveAppearance: NSAppearance { appearance ?? NSAppearance.currentDrawing() }
      public private(set) var trackingAreas: [NSTrackingArea] = []
      open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
      open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
      open func updateTrackingAreas() {}
      open var additionalSafeAreaInsets = NSEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open func viewDidMoveToWindow() {}
      open func viewWillMove(toWindow newWindow: NSWindow?) {}
      open func viewDidMoveToSuperview() {}
      open func viewDidChangeEffectiveAppearance() {}
      open func resizeSubviews(withOldSize oldSize: NSSize) {}
      open func setFrameSize(_ newSize: NSSize) { frame.size = newSize }
      open func setFrameOrigin(_ newOrigin: NSPoint) { frame.origin = newOrigin }
      open func layout() {}
      open func updateLayer() {}
      open func mouseDown(with event: NSEvent) {}
      open func mouseUp(with event: NSEvent) {}
      open func mouseDragged(with event: NSEvent) {}
      open func mouseMoved(with event: NSEvent) {}
      open func mouseEntered(with event: NSEvent) {}
      open func mouseExited(with event: NSEvent) {}
      open func rightMouseDown(with event: NSEvent) {}
      open func scrollWheel(with event: NSEvent) {}
      open func keyDown(with event: NSEvent) {}
      open func keyUp(with event: NSEvent) {}
      open func flagsChanged(with event: NSEvent) {}
      open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
      open func hitTest(_ point: NSPoint) -> NSView? { self }
      open func resetCursorRects() {}
      open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) {}
      open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {}
      open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) {}
      open func animator() -> Self { self }
      open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {}
      open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? { NSBitmapImageRep() }
      open var enclosingScrollView: NSScrollView? {
        var view = superview
        while let next = view {
          if let scroll = next as? NSScrollView { return scroll }
          view = next.superview
        }
        return nil
      }
    }

    public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    public class NSAppearance: NSObject {
      public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
        public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
        public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
        public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
      }
      public override init() { name = .aqua }
      public init?(named name: Name) { self.name = name }
      public let name: Name
      public static var current: NSAppearance! { currentDrawing() }
      public static func currentDrawing() -> NSAppearance {
        NSAppearance(named: _currentEnvironment().colorScheme == .dark ? .darkAqua : .aqua)!
      }
      public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.contains(name) ? name : appearances.first
      }
      public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
    }
    extension NSColor {
      public typealias Name = String
      /// A dynamic colour: the closure runs once for each appearance.
      public convenience init(name: NSColor.Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
        self.init(
          painting: Color(
            provider: .dynamic(
              light: dynamicProvider(NSAppearance(named: .aqua)!).color,
              dark: dynamicProvider(NSAppearance(named: .darkAqua)!).color)))
      }
      // The spaces of calibrated and device colours are drawn as sRGB. [approximation]
      public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
      }
      public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
      }
      public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
      }
      public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
        self.init(white: white, alpha: alpha)
      }
      public convenience init(calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      }
      public convenience init(deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
      }
    }
    public class NSTrackingArea: NSObject {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let mouseEnteredAndExited = Options(rawValue: 1)
        public static let mouseMoved = Options(rawValue: 2)
        public static let cursorUpdate = Options(rawValue: 4)
        public static let activeWhenFirstResponder = Options(rawValue: 16)
        public static let activeInKeyWindow = Options(rawValue: 32)
        public static let activeInActiveApp = Options(rawValue: 64)
        public static let activeAlways = Options(rawValue: 128)
        public static let inVisibleRect = Options(rawValue: 512)
      }
      public init(rect: NSRect, options: Options = [], owner: Any?, userInfo: [AnyHashable: Any]? = nil) {}
    }
    public class NSBitmapImageRep: NSObject {
      public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
      public struct PropertyKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
      }
      public override init() {}
      public init?(data: Data) {}
      public init(cgImage: CGImage) {}
      public var pixelsWide: Int { 0 }
      public var pixelsHigh: Int { 0 }
      public func representation(using storageType: FileType, properties: [PropertyKey: Any]) -> Data? { nil }
      public func colorAt(x: Int, y: Int) -> NSColor? { nil }
    }

    @MainActor
    @follows("properties")
    open class NSViewController: UIViewController {
      open func viewWillAppear() {}
      open func viewDidAppear() {}
      open func viewWillDisappear() {}
      open func viewDidDisappear() {}
      open func viewWillLayout() {}
      open func viewDidLayout() {}
      open func presentAsSheet(_ viewController: NSViewController) {}
      open func presentAsModalWindow(_ viewController: NSViewController) {}
      open func dismiss(_ sender: Any?) {}
      public var representedObject: Any?
      override func _appear() {
        _ = view
        viewWillAppear()
        viewDidAppear()
      }
    }
    open class NSSplitViewItem: NSObject {
      public init(viewController: NSViewController) {}
      public init(sidebarWithViewController viewController: NSViewController) {}
      public var isCollapsed = false
      public var minimumThickness: CGFloat = 0
      public var maximumThickness: CGFloat = 0
      public var canCollapse = false
    }
    #endif
    """#
}

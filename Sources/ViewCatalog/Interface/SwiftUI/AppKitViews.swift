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
      open var effectiveAppearance: NSAppearance { NSAppearance() }
      public private(set) var trackingAreas: [NSTrackingArea] = []
      open func addTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.append(trackingArea) }
      open func removeTrackingArea(_ trackingArea: NSTrackingArea) { trackingAreas.removeAll { $0 === trackingArea } }
      open func updateTrackingAreas() {}
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
      public static var current: NSAppearance! { NSAppearance() }
      public func bestMatch(from appearances: [Name]) -> Name? {
        appearances.contains(name) ? name : appearances.first
      }
      public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
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

    // MARK: Controls

    @MainActor
    @follows("properties")
    open class NSControl: NSView {
      public enum StateValue: Int, Sendable { case mixed = -1, off, on }
      public enum ControlSize: UInt, Sendable { case regular, small, mini, large }
      public enum ImagePosition: UInt, Sendable { case noImage, imageOnly, imageLeft, imageRight, imageBelow, imageAbove }
      open var isEnabled = true
      @ObservationIgnored open weak var target: AnyObject?
      open var action: Selector?
      open var font: NSFont?
      open var alignment = NSTextAlignment.natural
      open var controlSize = ControlSize.regular
      open var isContinuous = false
      open var stringValue = ""
      open var attributedStringValue = NSAttributedString()
      open var objectValue: Any?
      open var integerValue = 0
      open var intValue: Int32 = 0
      open var floatValue: Float {
        get { Float(doubleValue) }
        set { doubleValue = Double(newValue) }
      }
      open var doubleValue: Double = 0
      open var usesSingleLineMode = false
      open var lineBreakMode = NSLineBreakMode.byWordWrapping
      open var refusesFirstResponder = false
      open var cell: NSCell? = NSCell()
      open var isHighlighted = false
      @discardableResult
      open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
        if let action { _ = (target as? NSObject)?.perform(action, with: self) }
        return true
      }
      open func performClick(_ sender: Any?) { _send() }
      func _send() { sendAction(action, to: target) }
      override var _hasOwnSize: Bool { true }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
    }
    open class NSCell: NSObject {
      public override init() {}
      public var wraps = false
      public var isScrollable = false
      public var lineBreakMode = NSLineBreakMode.byWordWrapping
      public var usesSingleLineMode = false
      public var truncatesLastVisibleLine = false
      public var backgroundStyle = 0
    }

    @MainActor
    public protocol NSControlTextEditingDelegate: NSObjectProtocol {
      func controlTextDidBeginEditing(_ obj: Notification)
      func controlTextDidEndEditing(_ obj: Notification)
      func controlTextDidChange(_ obj: Notification)
      func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
    }
    extension NSControlTextEditingDelegate {
      public func controlTextDidBeginEditing(_ obj: Notification) {}
      public func controlTextDidEndEditing(_ obj: Notification) {}
      public func controlTextDidChange(_ obj: Notification) {}
      public func control(_ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
        false
      }
    }
    @MainActor
    public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
    @MainActor
    public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

    @MainActor
    @follows("properties")
    open class NSTextField: NSControl {
      public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
      public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
      public override init?(coder: NSCoder) { super.init(coder: coder) }
      public convenience init(string stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
      }
      public convenience init(labelWithString stringValue: String) {
        self.init(frame: .zero)
        self.stringValue = stringValue
        isEditable = false
        isBordered = false
        isBezeled = false
      }
      public convenience init(wrappingLabelWithString stringValue: String) {
        self.init(labelWithString: stringValue)
        maximumNumberOfLines = 0
      }
      public convenience init(labelWithAttributedString attributedStringValue: NSAttributedString) {
        self.init(labelWithString: attributedStringValue.string)
      }
      open var placeholderString: String?
      open var placeholderAttributedString: NSAttributedString?
      open var isEditable = true
      open var isSelectable = true
      open var isBordered = true
      open var isBezeled = true
      open var bezelStyle = BezelStyle.squareBezel
      open var drawsBackground = true
      open var textColor: NSColor?
      open var maximumNumberOfLines = 1
      open var preferredMaxLayoutWidth: CGFloat = 0
      open var focusRingType = NSFocusRingType.default
      open var allowsDefaultTighteningForTruncation = false
      @ObservationIgnored open weak var delegate: (any NSTextFieldDelegate)?
      open func currentEditor() -> NSText? { nil }
      open func selectText(_ sender: Any?) {}
      public override var _look: AnyView { AnyView(_MacFieldLook(field: self)) }
      override var _alignment: Alignment { alignment._alignment }
      var _isSecure: Bool { false }
      func _type(_ text: String) {
        guard text != stringValue else { return }
        stringValue = text
        delegate?.controlTextDidChange(Notification(name: NSControl.textDidChangeNotification, object: self))
        if isContinuous { _send() }
      }
    }
    extension NSControl {
      public static let textDidChangeNotification = Notification.Name("NSControlTextDidChangeNotification")
      public static let textDidBeginEditingNotification = Notification.Name("NSControlTextDidBeginEditingNotification")
      public static let textDidEndEditingNotification = Notification.Name("NSControlTextDidEndEditingNotification")
    }
    public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }
    open class NSText: NSView {}
    @MainActor
    @follows("properties")
    open class NSSecureTextField: NSTextField { override var _isSecure: Bool { true } }
    @MainActor
    @follows("properties")
    open class NSSearchField: NSTextField {
      open var sendsSearchStringImmediately = false
      open var sendsWholeSearchString = false
      open var recentSearches: [String] = []
      open var searchMenuTemplate: NSMenu?
    }

    @MainActor
    @follows("properties")
    open class NSButton: NSControl {
      public enum ButtonType: UInt, Sendable {
        case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff, momentaryPushIn
      }
      public enum BezelStyle: UInt, Sendable {
        case rounded = 1, regularSquare, shadowlessSquare = 6, circular, texturedSquare, helpButton, smallSquare
        case texturedRounded, roundRect, recessed, roundedDisclosure, inline
        public static var push: BezelStyle { .rounded }
        public static var toolbar: BezelStyle { .texturedRounded }
        public static var accessoryBarAction: BezelStyle { .roundRect }
      }
      public convenience init(title: String, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.title = title
        self.target = target as AnyObject?
        self.action = action
      }
      public convenience init(image: NSImage, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        self.image = image
        self.target = target as AnyObject?
        self.action = action
      }
      public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        _kind = .switch
      }
      public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
        self.init(title: title, target: target, action: action)
        _kind = .radio
      }
      open var title = "Button"
      open var alternateTitle = ""
      open var attributedTitle = NSAttributedString()
      open var image: NSImage?
      open var alternateImage: NSImage?
      open var imagePosition = NSControl.ImagePosition.noImage
      open var imageScaling = NSImageScaling.scaleProportionallyDown
      open var state = NSControl.StateValue.off
      open var allowsMixedState = false
      open var isBordered = true
      open var isTransparent = false
      open var bezelStyle = BezelStyle.rounded
      open var bezelColor: NSColor?
      open var contentTintColor: NSColor?
      open var keyEquivalent = ""
      open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
      open var hasDestructiveAction = false
      open var symbolConfiguration: NSImage.SymbolConfiguration?
      var _kind = ButtonType.momentaryPushIn
      open func setButtonType(_ type: ButtonType) { _kind = type }
      public override var _look: AnyView { AnyView(_MacButtonLook(button: self)) }
    }
    public enum NSImageScaling: UInt, Sendable {
      case scaleProportionallyDown, scaleAxesIndependently, scaleNone, scaleProportionallyUpOrDown
    }

    @MainActor
    @follows("properties")
    open class NSPopUpButton: NSButton {
      public convenience init(frame buttonFrame: NSRect, pullsDown flag: Bool) { self.init(frame: buttonFrame) }
      public private(set) var itemTitles: [String] = []
      open var indexOfSelectedItem = 0
      open var titleOfSelectedItem: String? {
        itemTitles.indices.contains(indexOfSelectedItem) ? itemTitles[indexOfSelectedItem] : nil
      }
      open var numberOfItems: Int { itemTitles.count }
      open var pullsDown = false
      open func addItem(withTitle title: String) { itemTitles.append(title) }
      open func addItems(withTitles titles: [String]) { itemTitles += titles }
      open func removeAllItems() { itemTitles = [] }
      open func selectItem(at index: Int) { indexOfSelectedItem = index }
      open func selectItem(withTitle title: String) { indexOfSelectedItem = itemTitles.firstIndex(of: title) ?? -1 }
      public override var _look: AnyView { AnyView(_MacChoiceLook(titles: itemTitles, isSegmented: false, control: self)) }
    }

    @MainActor
    @follows("properties")
    open class NSSegmentedControl: NSControl {
      public enum SwitchTracking: UInt, Sendable { case selectOne, selectAny, momentary, momentaryAccelerator }
      public convenience init(
        labels: [String], trackingMode: SwitchTracking, target: Any?, action: Selector?
      ) {
        self.init(frame: .zero)
        _labels = labels
        self.target = target as AnyObject?
        self.action = action
      }
      var _labels: [String] = []
      open var selectedSegment = -1
      open var trackingMode = SwitchTracking.selectOne
      open var segmentCount: Int {
        get { _labels.count }
        set { _labels = Array(repeating: "", count: max(0, newValue)) }
      }
      open func setLabel(_ label: String, forSegment segment: Int) {
        if _labels.indices.contains(segment) { _labels[segment] = label }
      }
      open func label(forSegment segment: Int) -> String? { _labels.indices.contains(segment) ? _labels[segment] : nil }
      open func setSelected(_ selected: Bool, forSegment segment: Int) { if selected { selectedSegment = segment } }
      public override var _look: AnyView { AnyView(_MacChoiceLook(titles: _labels, isSegmented: true, control: self)) }
    }

    @MainActor
    @follows("properties")
    open class NSSwitch: NSControl {
      open var state = NSControl.StateValue.off
      public override var _look: AnyView { AnyView(_MacSwitchLook(control: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] {
        [.horizontal: .defaultHigh, .vertical: .defaultHigh]
      }
    }

    @MainActor
    @follows("properties")
    open class NSSlider: NSControl {
      public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?) {
        self.init(frame: .zero)
        doubleValue = value
        self.minValue = minValue
        self.maxValue = maxValue
        self.target = target as AnyObject?
        self.action = action
      }
      open var minValue: Double = 0
      open var maxValue: Double = 1
      open var numberOfTickMarks = 0
      open var allowsTickMarkValuesOnly = false
      open var isVertical = false
      open var trackFillColor: NSColor?
      public override var _look: AnyView { AnyView(_MacSliderLook(control: self)) }
    }

    @MainActor
    @follows("properties")
    open class NSProgressIndicator: NSView {
      public enum Style: UInt, Sendable { case bar, spinning }
      open var style = Style.bar
      open var isIndeterminate = true
      open var doubleValue: Double = 0
      open var minValue: Double = 0
      open var maxValue: Double = 100
      open var isDisplayedWhenStopped = true
      open var controlSize = NSControl.ControlSize.regular
      open var usesThreadedAnimation = true
      open func startAnimation(_ sender: Any?) {}
      open func stopAnimation(_ sender: Any?) {}
      open func increment(by delta: Double) { doubleValue += delta }
      public override var _look: AnyView { AnyView(_MacProgressLook(progress: self)) }
      override var _hasOwnSize: Bool { true }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
    }

    @MainActor
    @follows("properties")
    open class NSImageView: NSControl {
      public convenience init(image: NSImage) {
        self.init(frame: .zero)
        self.image = image
      }
      open var image: NSImage?
      open var imageScaling = NSImageScaling.scaleProportionallyDown
      open var contentTintColor: NSColor?
      open var animates = false
      open var isEditable = false
      open var symbolConfiguration: NSImage.SymbolConfiguration?
      public override var _look: AnyView { AnyView(_MacPictureLook(picture: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [:] }
    }

    @MainActor
    public protocol NSTextDelegate: NSObjectProtocol {
      func textDidBeginEditing(_ notification: Notification)
      func textDidEndEditing(_ notification: Notification)
      func textDidChange(_ notification: Notification)
    }
    extension NSTextDelegate {
      public func textDidBeginEditing(_ notification: Notification) {}
      public func textDidEndEditing(_ notification: Notification) {}
      public func textDidChange(_ notification: Notification) {}
    }
    @MainActor
    public protocol NSTextViewDelegate: NSTextDelegate {}

    @MainActor
    @follows("properties")
    open class NSTextView: NSText {
      open var string = ""
      open var font: NSFont?
      open var textColor: NSColor?
      open var insertionPointColor: NSColor!
      open var isEditable = true
      open var isSelectable = true
      open var isRichText = true
      open var allowsUndo = false
      open var drawsBackground = true
      open var importsGraphics = false
      open var usesFindBar = false
      open var alignment = NSTextAlignment.natural
      open var isFieldEditor = false
      open var isVerticallyResizable = true
      open var isHorizontallyResizable = false
      open var isAutomaticQuoteSubstitutionEnabled = true
      open var isAutomaticDashSubstitutionEnabled = true
      open var isAutomaticTextReplacementEnabled = true
      open var isAutomaticSpellingCorrectionEnabled = true
      open var isAutomaticLinkDetectionEnabled = false
      open var isContinuousSpellCheckingEnabled = false
      open var isGrammarCheckingEnabled = false
      open var textContainerInset = NSSize.zero
      open var textContainer: NSTextContainer? = NSTextContainer()
      open var minSize = NSSize.zero
      open var maxSize = NSSize.zero
      open var selectedRanges: [NSValue] = []
      open var defaultParagraphStyle: NSObject?
      open var typingAttributes: [NSAttributedString.Key: Any] = [:]
      open var linkTextAttributes: [NSAttributedString.Key: Any]?
      @ObservationIgnored open weak var delegate: (any NSTextViewDelegate)?
      open func selectedRange() -> NSRange { NSRange(location: 0, length: 0) }
      open func setSelectedRange(_ charRange: NSRange) {}
      open func scrollRangeToVisible(_ range: NSRange) {}
      open func scrollToEndOfDocument(_ sender: Any?) {}
      open func insertText(_ string: Any, replacementRange: NSRange) { self.string += string as? String ?? "" }
      open func didChangeText() {}
      open func selectAll(_ sender: Any?) {}
      open func doCommand(by selector: Selector) {}
      public static func scrollableTextView() -> NSScrollView {
        let scroll = NSScrollView()
        scroll.documentView = NSTextView()
        return scroll
      }
      public override var _look: AnyView { AnyView(_MacTextLook(view: self)) }
      override var _alignment: Alignment { .topLeading }
      func _type(_ text: String) {
        guard text != string else { return }
        string = text
        delegate?.textDidChange(Notification(name: NSText.didChangeNotification, object: self))
      }
    }
    extension NSText {
      public static let didChangeNotification = Notification.Name("NSTextDidChangeNotification")
      public static let didBeginEditingNotification = Notification.Name("NSTextDidBeginEditingNotification")
      public static let didEndEditingNotification = Notification.Name("NSTextDidEndEditingNotification")
    }

    // MARK: Containers

    public enum NSBorderType: UInt, Sendable { case noBorder, lineBorder, bezelBorder, grooveBorder }

    @MainActor
    @follows("properties")
    open class NSClipView: NSView {
      open var documentView: NSView?
      open var drawsBackground = true
      open var documentVisibleRect: NSRect { bounds }
      open func scroll(to newOrigin: NSPoint) {}
    }
    @MainActor
    @follows("properties")
    open class NSScrollView: NSView {
      public enum Elasticity: Int, Sendable { case automatic, none, allowed }
      public let contentView = NSClipView()
      open var documentView: NSView? {
        didSet { contentView.documentView = documentView }
      }
      open var hasVerticalScroller = false
      open var hasHorizontalScroller = false
      open var autohidesScrollers = false
      open var borderType = NSBorderType.noBorder
      open var drawsBackground = true
      open var verticalScrollElasticity = Elasticity.automatic
      open var horizontalScrollElasticity = Elasticity.automatic
      open var scrollerStyle = 0
      open var automaticallyAdjustsContentInsets = true
      open var contentInsets = NSEdgeInsets()
      open var contentSize: NSSize { frame.size }
      open var verticalScroller: NSView?
      open var horizontalScroller: NSView?
      open var allowsMagnification = false
      open var magnification: CGFloat = 1
      open var documentVisibleRect: NSRect { bounds }
      open func reflectScrolledClipView(_ clipView: NSClipView) {}
      public override var _look: AnyView { AnyView(_MacScrollLook(scroll: self)) }
    }

    public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

    @MainActor
    @follows("properties")
    open class NSStackView: NSView {
      public enum Distribution: Int, Sendable {
        case gravityAreas = -1, fill, fillEqually, fillProportionally, equalSpacing, equalCentering
      }
      public enum Gravity: Int, Sendable { case top = 1, center, bottom }
      public convenience init(views: [NSView]) {
        self.init(frame: .zero)
        arrangedSubviews = views
      }
      open var orientation = NSUserInterfaceLayoutOrientation.horizontal
      open var alignment = NSLayoutConstraint.Attribute.centerY
      open var distribution = Distribution.gravityAreas
      open var spacing: CGFloat = 8
      open var edgeInsets = NSEdgeInsets()
      public private(set) var arrangedSubviews: [NSView] = []
      open func addArrangedSubview(_ view: NSView) { arrangedSubviews.append(view) }
      open func addView(_ view: NSView, in gravity: Gravity) { arrangedSubviews.append(view) }
      open func removeArrangedSubview(_ view: NSView) { arrangedSubviews.removeAll { $0 === view } }
      open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {}
      public override var _look: AnyView { AnyView(_MacStackLook(stack: self)) }
      override var _hasOwnSize: Bool { !arrangedSubviews.isEmpty }
    }

    @MainActor
    @follows("properties")
    open class NSBox: NSView {
      public enum BoxType: UInt, Sendable { case primary, separator = 2, custom = 4 }
      open var boxType = BoxType.primary
      open var title = ""
      open var fillColor = NSColor.clear
      open var borderColor = NSColor.clear
      open var borderWidth: CGFloat = 1
      open var cornerRadius: CGFloat = 0
      open var contentView: NSView?
    }

    @MainActor
    @follows("properties")
    open class NSVisualEffectView: NSView {
      public enum Material: Int, Sendable {
        case titlebar = 3
        case selection, menu, popover, sidebar
        case headerView = 10
        case sheet, windowBackground, hudWindow
        case fullScreenUI = 15
        case toolTip = 17, contentBackground
        case underWindowBackground = 21, underPageBackground
      }
      public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
      public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
      open var material = Material.windowBackground
      open var blendingMode = BlendingMode.behindWindow
      open var state = State.followsWindowActiveState
      open var isEmphasized = false
      open var maskImage: NSImage?
      public override var _look: AnyView { AnyView(_SubviewsLook(view: self).frame(maxWidth: .infinity, maxHeight: .infinity).background(.regularMaterial)) }
    }

    // MARK: Menus and the menu bar

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
    }
    public typealias NSResponder = UIResponder
    public enum NSRectEdge: UInt, Sendable { case minX, minY, maxX, maxY }
    public class NSRunningApplication: NSObject {
      public static var current: NSRunningApplication { NSRunningApplication() }
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

    // MARK: Looks

    struct _MacFieldLook: View {
      var field: NSTextField
      var body: some View {
        content
          .font(field.font.map { Font($0) } ?? .body)
          .foregroundColor(field.textColor.map { Color(nsColor: $0) })
          .multilineTextAlignment(field.alignment._text)
          .disabled(!field.isEnabled)
      }
      @ViewBuilder private var content: some View {
        let text = Binding(get: { field.stringValue }, set: { field._type($0) })
        if !field.isEditable {
          Text(verbatim: field.stringValue)
            .lineLimit(field.maximumNumberOfLines == 0 ? nil : field.maximumNumberOfLines)
        } else if field._isSecure {
          SecureField(field.placeholderString ?? "", text: text).onSubmit { field._send() }
        } else if field.isBordered || field.isBezeled {
          TextField(field.placeholderString ?? "", text: text).textFieldStyle(.roundedBorder).onSubmit { field._send() }
        } else {
          TextField(field.placeholderString ?? "", text: text).textFieldStyle(.plain).onSubmit { field._send() }
        }
      }
    }

    struct _MacButtonLook: View {
      var button: NSButton
      var body: some View {
        content.disabled(!button.isEnabled).tint(button.bezelColor.map { Color(nsColor: $0) })
      }
      @ViewBuilder private var content: some View {
        if button._kind == .switch || button._kind == .radio {
          Toggle(isOn: Binding(get: { button.state == .on }, set: { isOn in
            button.state = isOn ? .on : .off
            button._send()
          })) { Text(verbatim: button.title) }
          .toggleStyle(.checkbox)
        } else if button.isBordered {
          Button(action: { button._send() }) { label }
        } else {
          Button(action: { button._send() }) { label }.buttonStyle(.plain)
        }
      }
      @ViewBuilder private var label: some View {
        HStack(spacing: 4) {
          if let image = button.image { Image(nsImage: image) }
          if button.image == nil || button.imagePosition != .imageOnly && button.title != "Button" {
            Text(verbatim: button.title)
          }
        }
        .foregroundColor(button.contentTintColor.map { Color(nsColor: $0) })
      }
    }

    struct _MacChoiceLook: View {
      var titles: [String]
      var isSegmented: Bool
      var control: NSControl
      var body: some View {
        if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.menu) }
      }
      private var picker: some View {
        Picker(selection: Binding(get: { selected }, set: { select($0) })) {
          ForEach(Array(titles.enumerated()), id: \.offset) { index, title in Text(verbatim: title).tag(index) }
        } label: {
          EmptyView()
        }
        .labelsHidden()
      }
      private var selected: Int {
        (control as? NSPopUpButton)?.indexOfSelectedItem ?? (control as? NSSegmentedControl)?.selectedSegment ?? -1
      }
      private func select(_ index: Int) {
        (control as? NSPopUpButton)?.indexOfSelectedItem = index
        (control as? NSSegmentedControl)?.selectedSegment = index
        control._send()
      }
    }

    struct _MacSwitchLook: View {
      var control: NSSwitch
      var body: some View {
        Toggle(isOn: Binding(get: { control.state == .on }, set: { isOn in
          control.state = isOn ? .on : .off
          control._send()
        })) { EmptyView() }
        .toggleStyle(.switch)
        .labelsHidden()
      }
    }

    struct _MacSliderLook: View {
      var control: NSSlider
      var body: some View {
        Slider(
          value: Binding(get: { control.doubleValue }, set: { value in
            control.doubleValue = value
            control._send()
          }),
          in: control.minValue...max(control.minValue, control.maxValue))
      }
    }

    struct _MacProgressLook: View {
      var progress: NSProgressIndicator
      var body: some View {
        if progress.style == .spinning {
          ProgressView().progressViewStyle(.circular)
        } else if progress.isIndeterminate {
          ProgressView().progressViewStyle(.linear)
        } else {
          ProgressView(
            value: progress.doubleValue - progress.minValue, total: max(progress.maxValue - progress.minValue, 1))
        }
      }
    }

    struct _MacPictureLook: View {
      var picture: NSImageView
      var body: some View {
        if let image = picture.image {
          switch picture.imageScaling {
          case .scaleProportionallyUpOrDown: Image(nsImage: image).resizable().aspectRatio(contentMode: .fit).look(picture)
          case .scaleAxesIndependently: Image(nsImage: image).resizable().look(picture)
          default: Image(nsImage: image).look(picture)
          }
        }
      }
    }
    extension View {
      func look(_ picture: NSImageView) -> some View {
        foregroundColor(picture.contentTintColor.map { Color(nsColor: $0) })
      }
    }

    struct _MacTextLook: View {
      var view: NSTextView
      var body: some View {
        content
          .font(view.font.map { Font($0) } ?? .body)
          .foregroundColor(view.textColor.map { Color(nsColor: $0) })
          .padding(.horizontal, 5 + view.textContainerInset.width)
          .padding(.vertical, view.textContainerInset.height)
          .frame(maxWidth: .infinity, alignment: .topLeading)
      }
      @ViewBuilder private var content: some View {
        if view.isEditable {
          TextField("", text: Binding(get: { view.string }, set: { view._type($0) }), axis: .vertical)
            .textFieldStyle(.plain)
        } else {
          Text(verbatim: view.string)
        }
      }
    }

    struct _MacScrollLook: View {
      var scroll: NSScrollView
      var body: some View {
        ScrollView { if let document = scroll.documentView { _DecoratedLook(view: document, fits: true) } }
      }
    }

    struct _MacStackLook: View {
      var stack: NSStackView
      var body: some View {
        if stack.orientation == .horizontal {
          HStack(alignment: stack.alignment == .top ? .top : stack.alignment == .bottom ? .bottom : .center, spacing: stack.spacing) { parts }
        } else {
          VStack(alignment: stack.alignment == .leading ? .leading : stack.alignment == .trailing ? .trailing : .center, spacing: stack.spacing) { parts }
        }
      }
      private var parts: some View {
        ForEach(Array(stack.arrangedSubviews.enumerated()), id: \.offset) { _, part in
          let fills = !part._hasOwnSize || stack.distribution == .fillEqually
          _DecoratedLook(view: part, fits: true)
            .frame(
              maxWidth: fills && stack.orientation == .horizontal ? .infinity : nil,
              maxHeight: fills && stack.orientation == .vertical ? .infinity : nil)
        }
      }
    }
    #endif
    """#
}

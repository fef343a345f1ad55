extension InterfaceText {
  /// Controls of AppKit.
  static let swiftUIAppKitControls = #"""
    #if os(macOS)
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
      @discardableResult
      open func sendAction(on mask: NSEvent.EventTypeMask) -> Int { Int(truncatingIfNeeded: mask.rawValue) }
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
    #endif
    """#
}

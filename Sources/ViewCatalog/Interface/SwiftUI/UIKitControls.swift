extension InterfaceText {
  /// Labels, image views, controls, text views, stacks and lists of UIKit.
  static let swiftUIUIKitControls = #"""
    public enum NSTextAlignment: Int, Sendable {
      case left, center, right, justified, natural
      var _alignment: Alignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
      }
      var _text: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
      }
    }

    public enum NSLineBreakMode: Int, Sendable {
      case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

    open class NSParagraphStyle: NSObject {
      public override init() {}
      public static let `default` = NSParagraphStyle()
      public fileprivate(set) var lineSpacing: CGFloat = 0
      public fileprivate(set) var alignment = NSTextAlignment.natural
    }
    open class NSMutableParagraphStyle: NSObject {
      public override init() {}
      public var lineSpacing: CGFloat = 0
      public var paragraphSpacing: CGFloat = 0
      public var paragraphSpacingBefore: CGFloat = 0
      public var alignment = NSTextAlignment.natural
      public var headIndent: CGFloat = 0
      public var tailIndent: CGFloat = 0
      public var firstLineHeadIndent: CGFloat = 0
      public var lineBreakMode = NSLineBreakMode.byWordWrapping
      public var minimumLineHeight: CGFloat = 0
      public var maximumLineHeight: CGFloat = 0
      public var lineHeightMultiple: CGFloat = 0
      public var baseWritingDirection = NSWritingDirection.natural
      public var hyphenationFactor: Float = 0
    }
    open class NSShadow: NSObject {
      public override init() {}
      public var shadowOffset = CGSize.zero
      public var shadowBlurRadius: CGFloat = 0
      public var shadowColor: Any?
    }
    open class NSTextAttachment: NSObject {
      public override init() {}
      public init(image: UIImage) { self.image = image }
      public init(data contentData: Data?, ofType uti: String?) {}
      public var image: UIImage?
      public var bounds = CGRect.zero
    }

    // MARK: Labels and pictures

    public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }

    @MainActor
    @follows("properties")
    open class UILabel: UIView {
      static let proxy = UILabel()
      public override class func appearance() -> UILabel { proxy }
      open var text: String?
      open var attributedText: NSAttributedString?
      open var font: UIFont! = UIFont.systemFont(ofSize: 17)
      open var textColor: UIColor! = UIColor.label
      open var highlightedTextColor: UIColor?
      open var isHighlighted = false
      open var isEnabled = true
      open var textAlignment = NSTextAlignment.natural
      open var lineBreakMode = NSLineBreakMode.byTruncatingTail
      open var numberOfLines = 1
      open var adjustsFontSizeToFitWidth = false
      open var adjustsFontForContentSizeCategory = false
      open var minimumScaleFactor: CGFloat = 0
      open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
      open var preferredMaxLayoutWidth: CGFloat = 0
      open var shadowColor: UIColor?
      open var shadowOffset = CGSize(width: 0, height: -1)
      public override var _look: AnyView { AnyView(_LabelLook(label: self)) }
      override var _alignment: Alignment { textAlignment._alignment }
      override var _hasOwnSize: Bool { true }
      open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
      open func drawText(in rect: CGRect) {}
    }

    @MainActor
    @follows("properties")
    open class UIImageView: UIView {
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(image: UIImage?) {
        super.init(frame: .zero)
        self.image = image
      }
      public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: .zero)
        self.image = image
      }
      open var image: UIImage?
      open var highlightedImage: UIImage?
      open var isHighlighted = false
      open var animationImages: [UIImage]?
      open var animationDuration: TimeInterval = 0
      open var animationRepeatCount = 0
      open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
      public private(set) var isAnimating = false
      open func startAnimating() { isAnimating = true }
      open func stopAnimating() { isAnimating = false }
      public override var _look: AnyView { AnyView(_PictureLook(picture: self)) }
      override var _hasOwnSize: Bool { image != nil }
    }

    @MainActor
    @follows("properties")
    open class UIActivityIndicatorView: UIView {
      public enum Style: Int, Sendable { case medium = 100, large }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(style: Style) {
        super.init(frame: .zero)
        self.style = style
      }
      open var style = Style.medium
      open var color: UIColor! = UIColor.gray
      open var hidesWhenStopped = true
      public private(set) var isAnimating = false
      open func startAnimating() { isAnimating = true }
      open func stopAnimating() { isAnimating = false }
      public override var _look: AnyView { AnyView(_ActivityLook(indicator: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] {
        [.horizontal: .defaultHigh, .vertical: .defaultHigh]
      }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    @follows("properties")
    open class UIProgressView: UIView {
      public enum Style: Int, Sendable { case `default`, bar }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(progressViewStyle style: Style) { super.init(frame: .zero) }
      open var progress: Float = 0
      open var progressTintColor: UIColor?
      open var trackTintColor: UIColor?
      open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
      public override var _look: AnyView { AnyView(_ProgressLook(progress: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    @follows("properties")
    open class UIVisualEffectView: UIView {
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(effect: UIVisualEffect?) {
        super.init(frame: .zero)
        self.effect = effect
      }
      open var effect: UIVisualEffect?
      public let contentView = UIView()
      public override var _look: AnyView { AnyView(_EffectLook(effect: self)) }
    }

    // MARK: Controls

    @MainActor
    open class UIAction: NSObject {
      public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
      }
      public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
        handler: @escaping (UIAction) -> Void
      ) {
        self.title = title
        self.image = image
        self.state = state
        _handler = handler
      }
      public var title: String
      public var image: UIImage?
      public var state: UIMenuElement.State
      public var attributes: UIMenuElement.Attributes = []
      public internal(set) var sender: Any?
      let _handler: (UIAction) -> Void
    }
    @MainActor
    open class UIMenuElement: NSObject {
      public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1)
        public static let destructive = Attributes(rawValue: 2)
        public static let hidden = Attributes(rawValue: 4)
      }
      public enum State: Int, Sendable { case off, on, mixed }
    }
    @MainActor
    open class UIMenu: NSObject {
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
      }
      public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, options: Options = [],
        children: [NSObject] = []
      ) {
        self.title = title
        self.children = children
      }
      public let title: String
      public let children: [NSObject]
    }

    @MainActor
    @follows("properties")
    open class UIControl: UIView {
      public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
      }
      public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: UInt(UInt32.max))
      }
      public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
      public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
      open var isEnabled = true
      open var isSelected = false
      open var isHighlighted = false
      open var state: State { isEnabled ? isSelected ? .selected : .normal : .disabled }
      open var contentHorizontalAlignment = ContentHorizontalAlignment.center
      open var contentVerticalAlignment = ContentVerticalAlignment.center
      public var isTracking: Bool { false }
      public var showsMenuAsPrimaryAction = false
      @ObservationIgnored var _receivers: [(target: NSObject?, action: Selector, events: Event)] = []
      @ObservationIgnored var _actions: [(action: UIAction, events: Event)] = []
      open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        _receivers.append((target as? NSObject, action, controlEvents))
      }
      open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        _receivers.removeAll { $0.target === target as AnyObject? }
      }
      open func addAction(_ action: UIAction, for controlEvents: Event) { _actions.append((action, controlEvents)) }
      open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = (target as? NSObject)?.perform(action, with: self)
      }
      open func sendActions(for controlEvents: Event) {
        for receiver in _receivers where !receiver.events.isDisjoint(with: controlEvents) {
          _ = receiver.target?.perform(receiver.action, with: self)
        }
        for item in _actions where !item.events.isDisjoint(with: controlEvents) {
          item.action.sender = self
          item.action._handler(item.action)
        }
      }
    }

    @MainActor
    @follows("properties")
    open class UIButton: UIControl {
      static let proxy = UIButton()
      public override class func appearance() -> UIButton { proxy }
      public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close = 7
      }
      public struct Configuration {
        public enum CornerStyle: Int, Sendable { case fixed = -1, dynamic, small, medium, large, capsule }
        public enum Size: Int, Sendable { case medium, small, mini, large }
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedString?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var imagePlacement = NSDirectionalRectEdge.leading
        public var titleAlignment = 0
        public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public var showsActivityIndicator = false
        public var background = UIBackgroundConfiguration()
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        var _isFilled = false
        var _isTinted = false
        public static func plain() -> Configuration { Configuration() }
        public static func borderless() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration(_isTinted: true) }
        public static func gray() -> Configuration { Configuration(_isTinted: true) }
        public static func bordered() -> Configuration { Configuration(_isTinted: true) }
        public static func borderedTinted() -> Configuration { Configuration(_isTinted: true) }
        public static func filled() -> Configuration { Configuration(_isFilled: true) }
        public static func borderedProminent() -> Configuration { Configuration(_isFilled: true) }
      }
      public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
      }
      public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
      }
      public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let primaryAction {
          _titles[[]] = primaryAction.title
          if let image = primaryAction.image { _images[[]] = image }
          addAction(primaryAction, for: .touchUpInside)
        }
      }
      public private(set) var buttonType = ButtonType.custom
      open var configuration: Configuration?
      open var configurationUpdateHandler: ((UIButton) -> Void)?
      open var menu: UIMenu?
      open var titleEdgeInsets = UIEdgeInsets.zero
      open var imageEdgeInsets = UIEdgeInsets.zero
      open var contentEdgeInsets = UIEdgeInsets.zero
      public let titleLabel: UILabel? = UILabel()
      public let imageView: UIImageView? = UIImageView()
      var _titles: [UIControl.State: String] = [:]
      var _images: [UIControl.State: UIImage] = [:]
      var _colors: [UIControl.State: UIColor] = [:]
      var _attributed: [UIControl.State: NSAttributedString] = [:]
      open func setTitle(_ title: String?, for state: UIControl.State) { _titles[state] = title }
      open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) { _attributed[state] = title }
      open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { _colors[state] = color }
      open func setImage(_ image: UIImage?, for state: UIControl.State) { _images[state] = image }
      open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
      open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
      ) {}
      open func title(for state: UIControl.State) -> String? { _titles[state] }
      open func image(for state: UIControl.State) -> UIImage? { _images[state] }
      open var currentTitle: String? { _titles[state] ?? _titles[[]] }
      open var currentTitleColor: UIColor { _colors[state] ?? _colors[[]] ?? tintColor }
      open var currentImage: UIImage? { _images[state] ?? _images[[]] }
      open func setNeedsUpdateConfiguration() {}
      public override var _look: AnyView { AnyView(_ButtonLook(button: self)) }
      override var _hasOwnSize: Bool { true }
    }

    public struct NSDirectionalRectEdge: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let top = NSDirectionalRectEdge(rawValue: 1)
      public static let leading = NSDirectionalRectEdge(rawValue: 2)
      public static let bottom = NSDirectionalRectEdge(rawValue: 4)
      public static let trailing = NSDirectionalRectEdge(rawValue: 8)
      public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
    }

    public struct UIBackgroundConfiguration {
      public var backgroundColor: UIColor?
      public var cornerRadius: CGFloat = 0
      public var strokeColor: UIColor?
      public var strokeWidth: CGFloat = 0
      public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    }

    @MainActor
    @follows("properties")
    open class UISwitch: UIControl {
      static let proxy = UISwitch()
      public override class func appearance() -> UISwitch { proxy }
      open var isOn = false
      open var onTintColor: UIColor?
      open var thumbTintColor: UIColor?
      open func setOn(_ on: Bool, animated: Bool) { isOn = on }
      public override var _look: AnyView { AnyView(_UISwitchLook(control: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] {
        [.horizontal: .defaultHigh, .vertical: .defaultHigh]
      }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    @follows("properties")
    open class UISlider: UIControl {
      static let proxy = UISlider()
      public override class func appearance() -> UISlider { proxy }
      open var value: Float = 0
      open var minimumValue: Float = 0
      open var maximumValue: Float = 1
      open var isContinuous = true
      open var minimumTrackTintColor: UIColor?
      open var maximumTrackTintColor: UIColor?
      open var thumbTintColor: UIColor?
      open func setValue(_ value: Float, animated: Bool) { self.value = value }
      open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
      open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
      open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
      public override var _look: AnyView { AnyView(_SliderLook(control: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    @follows("properties")
    open class UIStepper: UIControl {
      open var value: Double = 0
      open var minimumValue: Double = 0
      open var maximumValue: Double = 100
      open var stepValue: Double = 1
      open var wraps = false
      open var autorepeat = true
      public override var _look: AnyView { AnyView(_StepperLook(control: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] {
        [.horizontal: .defaultHigh, .vertical: .defaultHigh]
      }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    @follows("properties")
    open class UISegmentedControl: UIControl {
      static let proxy = UISegmentedControl()
      public override class func appearance() -> UISegmentedControl { proxy }
      public static let noSegment = -1
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(items: [Any]?) {
        super.init(frame: .zero)
        _titles = (items ?? []).map { $0 as? String ?? "" }
      }
      var _titles: [String] = []
      open var selectedSegmentIndex = -1
      open var selectedSegmentTintColor: UIColor?
      open var apportionsSegmentWidthsByContent = false
      open var numberOfSegments: Int { _titles.count }
      open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        _titles.insert(title ?? "", at: max(0, min(segment, _titles.count)))
      }
      open func removeAllSegments() { _titles = [] }
      open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        if _titles.indices.contains(segment) { _titles[segment] = title ?? "" }
      }
      open func titleForSegment(at segment: Int) -> String? { _titles.indices.contains(segment) ? _titles[segment] : nil }
      open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
      open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
      public override var _look: AnyView { AnyView(_SegmentsLook(control: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    @follows("properties")
    open class UIPageControl: UIControl {
      static let proxy = UIPageControl()
      public override class func appearance() -> UIPageControl { proxy }
      open var numberOfPages = 0
      open var currentPage = 0
      open var hidesForSinglePage = false
      open var currentPageIndicatorTintColor: UIColor?
      open var pageIndicatorTintColor: UIColor?
      public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
      public enum InteractionState: Int, Sendable { case none, discrete, continuous }
      open var backgroundStyle = BackgroundStyle.automatic
      open var allowsContinuousInteraction = true
      open var preferredIndicatorImage: UIImage?
      open func size(forNumberOfPages pageCount: Int) -> CGSize { CGSize(width: CGFloat(pageCount) * 17, height: 26) }
      public override var _look: AnyView { AnyView(_PagesLook(control: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
      override var _hasOwnSize: Bool { true }
    }

    public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

    @MainActor
    @follows("properties")
    open class UIDatePicker: UIControl {
      static let proxy = UIDatePicker()
      public override class func appearance() -> UIDatePicker { proxy }
      public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth = 4 }
      open var date = Date()
      open var minimumDate: Date?
      open var maximumDate: Date?
      open var minuteInterval = 1
      open var countDownDuration: TimeInterval = 0
      open var datePickerMode = Mode.dateAndTime
      open var preferredDatePickerStyle = UIDatePickerStyle.automatic
      open var locale: Locale?
      open var calendar: Calendar! = Calendar.current
      open var timeZone: TimeZone?
      open func setDate(_ date: Date, animated: Bool) { self.date = date }
      public override var _look: AnyView { AnyView(_DatePickerLook(control: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] {
        [.horizontal: .defaultHigh, .vertical: .defaultHigh]
      }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    public protocol UIPickerViewDataSource: NSObjectProtocol {
      func numberOfComponents(in pickerView: UIPickerView) -> Int
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
    }
    @MainActor
    public protocol UIPickerViewDelegate: NSObjectProtocol {
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    }
    extension UIPickerViewDelegate {
      public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
      }
      public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    }
    @MainActor
    @follows("properties")
    open class UIPickerView: UIView {
      @ObservationIgnored public weak var dataSource: (any UIPickerViewDataSource)?
      @ObservationIgnored public weak var delegate: (any UIPickerViewDelegate)?
      var _rows: [Int: Int] = [:]
      var _changes = 0
      open func reloadAllComponents() { _changes += 1 }
      open func reloadComponent(_ component: Int) { _changes += 1 }
      open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { _rows[component] = row }
      open func selectedRow(inComponent component: Int) -> Int { _rows[component] ?? 0 }
      open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
      }
      public override var _look: AnyView { AnyView(_PickerLook(picker: self)) }
      override var _hasOwnSize: Bool { true }
    }

    // MARK: Text

    public enum UIKeyboardAppearance: Int, Sendable {
      case `default`, dark, light
      public static var alert: UIKeyboardAppearance { .dark }
    }
    public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
    public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
    public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
    public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
    public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
    public enum UIReturnKeyType: Int, Sendable {
      case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
    }

    @MainActor
    public protocol UITextFieldDelegate: NSObjectProtocol {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      func textFieldDidBeginEditing(_ textField: UITextField)
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
      func textFieldDidEndEditing(_ textField: UITextField)
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool
      func textFieldDidChangeSelection(_ textField: UITextField)
      func textFieldShouldClear(_ textField: UITextField) -> Bool
      func textFieldShouldReturn(_ textField: UITextField) -> Bool
    }
    extension UITextFieldDelegate {
      public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
      public func textFieldDidBeginEditing(_ textField: UITextField) {}
      public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
      public func textFieldDidEndEditing(_ textField: UITextField) {}
      public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool { true }
      public func textFieldDidChangeSelection(_ textField: UITextField) {}
      public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
      public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    }

    @MainActor
    @follows("properties")
    open class UITextField: UIControl {
      static let proxy = UITextField()
      public override class func appearance() -> UITextField { proxy }
      public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
      public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
      open var text: String? = ""
      open var attributedText: NSAttributedString?
      open var placeholder: String?
      open var attributedPlaceholder: NSAttributedString?
      open var font: UIFont? = UIFont.systemFont(ofSize: 17)
      open var textColor: UIColor? = UIColor.label
      open var textAlignment = NSTextAlignment.natural
      open var borderStyle = BorderStyle.none
      open var clearButtonMode = ViewMode.never
      open var leftView: UIView?
      open var leftViewMode = ViewMode.never
      open var rightView: UIView?
      open var rightViewMode = ViewMode.never
      open var inputView: UIView?
      open var inputAccessoryView: UIView?
      open var isSecureTextEntry = false
      open var adjustsFontSizeToFitWidth = false
      open var adjustsFontForContentSizeCategory = false
      open var minimumFontSize: CGFloat = 0
      open var keyboardType = UIKeyboardType.default
      open var keyboardAppearance = UIKeyboardAppearance.default
      open var returnKeyType = UIReturnKeyType.default
      open var enablesReturnKeyAutomatically = false
      open var autocapitalizationType = UITextAutocapitalizationType.sentences
      open var autocorrectionType = UITextAutocorrectionType.default
      open var spellCheckingType = UITextSpellCheckingType.default
      open var smartQuotesType = UITextSmartQuotesType.default
      open var smartDashesType = UITextSmartDashesType.default
      open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
      open var textContentType: UITextContentType!
      open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
      public internal(set) var isEditing = false
      @ObservationIgnored open weak var delegate: (any UITextFieldDelegate)?
      open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
      open func deleteBackward() {}
      open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
      public override var _look: AnyView { AnyView(_FieldLook(field: self)) }
      override var _hasOwnSize: Bool { true }
      override var _alignment: Alignment { textAlignment._alignment }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
      /// Handles typed text.
      func _type(_ new: String) {
        let old = text ?? ""
        guard new != old else { return }
        let added = new.hasPrefix(old) ? String(new.dropFirst(old.count)) : new
        let range = new.hasPrefix(old)
          ? NSRange(location: old.utf16.count, length: 0) : NSRange(location: 0, length: old.utf16.count)
        guard delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: added) ?? true else { return }
        text = new
        sendActions(for: .editingChanged)
        delegate?.textFieldDidChangeSelection(self)
      }
      func _submit() {
        _ = delegate?.textFieldShouldReturn(self)
        sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
      }
    }

    @MainActor
    public protocol UITextViewDelegate: NSObjectProtocol {
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      func textViewDidBeginEditing(_ textView: UITextView)
      func textViewDidEndEditing(_ textView: UITextView)
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      func textViewDidChange(_ textView: UITextView)
      func textViewDidChangeSelection(_ textView: UITextView)
    }
    extension UITextViewDelegate {
      public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
      public func textViewDidBeginEditing(_ textView: UITextView) {}
      public func textViewDidEndEditing(_ textView: UITextView) {}
      public func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool { true }
      public func textViewDidChange(_ textView: UITextView) {}
      public func textViewDidChangeSelection(_ textView: UITextView) {}
    }

    @MainActor
    open class NSTextContainer: NSObject {
      public var lineFragmentPadding: CGFloat = 5
      public var maximumNumberOfLines = 0
      public var lineBreakMode = NSLineBreakMode.byWordWrapping
      public var size = CGSize.zero
      public var widthTracksTextView = true
      public var heightTracksTextView = false
    }
    public struct UIDataDetectorTypes: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
      public static let link = UIDataDetectorTypes(rawValue: 2)
      public static let address = UIDataDetectorTypes(rawValue: 4)
      public static let all = UIDataDetectorTypes(rawValue: UInt.max)
    }

    @MainActor
    @follows("properties")
    open class UITextView: UIScrollView {
      static let proxy = UITextView()
      public override class func appearance() -> UITextView { proxy }
      open var text: String! = ""
      open var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
      open var font: UIFont? = UIFont.systemFont(ofSize: 12)
      open var textColor: UIColor? = UIColor.label
      open var textAlignment = NSTextAlignment.natural
      open var isEditable = true
      open var isSelectable = true
      open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      public let textContainer = NSTextContainer()
      open var selectedRange = NSRange(location: 0, length: 0)
      open var dataDetectorTypes: UIDataDetectorTypes = []
      open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
      open var typingAttributes: [NSAttributedString.Key: Any] = [:]
      open var allowsEditingTextAttributes = false
      open var adjustsFontForContentSizeCategory = false
      open var inputView: UIView?
      open var inputAccessoryView: UIView?
      open var isSecureTextEntry = false
      open var isFindInteractionEnabled = false
      open var keyboardType = UIKeyboardType.default
      open var keyboardAppearance = UIKeyboardAppearance.default
      open var returnKeyType = UIReturnKeyType.default
      open var autocapitalizationType = UITextAutocapitalizationType.sentences
      open var autocorrectionType = UITextAutocorrectionType.default
      open var spellCheckingType = UITextSpellCheckingType.default
      open var smartQuotesType = UITextSmartQuotesType.default
      open var smartDashesType = UITextSmartDashesType.default
      open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
      open var textContentType: UITextContentType!
      open func scrollRangeToVisible(_ range: NSRange) {}
      open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
      open func deleteBackward() {}
      public override var _look: AnyView { AnyView(_TextViewLook(field: self)) }
      override var _hasOwnSize: Bool { !isScrollEnabled }
      override var _alignment: Alignment { .topLeading }
      func _type(_ new: String) {
        let old = text ?? ""
        let delegate = delegate as? any UITextViewDelegate
        guard new != old else { return }
        let added = new.hasPrefix(old) ? String(new.dropFirst(old.count)) : new
        let range = new.hasPrefix(old)
          ? NSRange(location: old.utf16.count, length: 0) : NSRange(location: 0, length: old.utf16.count)
        guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: added) ?? true else { return }
        text = new
        delegate?.textViewDidChange(self)
      }
    }

    @MainActor
    public protocol UISearchBarDelegate: NSObjectProtocol {
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    }
    extension UISearchBarDelegate {
      public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
      public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
      public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
      public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
      public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    }
    @MainActor
    @follows("properties")
    open class UISearchBar: UIView {
      public enum Style: UInt, Sendable { case `default`, prominent, minimal }
      open var text: String?
      open var placeholder: String?
      open var prompt: String?
      open var searchBarStyle = Style.default
      open var barTintColor: UIColor?
      open var backgroundImage: UIImage?
      open var isTranslucent = true
      open var showsCancelButton = false
      open var scopeButtonTitles: [String]?
      open var selectedScopeButtonIndex = 0
      open var autocapitalizationType = UITextAutocapitalizationType.none
      open var autocorrectionType = UITextAutocorrectionType.default
      open var returnKeyType = UIReturnKeyType.search
      open var keyboardType = UIKeyboardType.default
      open var enablesReturnKeyAutomatically = true
      public let searchTextField = UITextField()
      @ObservationIgnored open weak var delegate: (any UISearchBarDelegate)?
      open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
      }
      public override var _look: AnyView { AnyView(_SearchBarLook(bar: self)) }
      override var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [.vertical: .defaultHigh] }
      override var _hasOwnSize: Bool { true }
      func _type(_ new: String) {
        guard new != text ?? "" else { return }
        text = new
        delegate?.searchBar(self, textDidChange: new)
      }
    }
    @MainActor
    public protocol UISearchResultsUpdating: NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    @MainActor
    public protocol UISearchControllerDelegate: NSObjectProtocol {}
    @MainActor
    open class UISearchController: UIViewController {
      public init(searchResultsController: UIViewController?) {}
      public let searchBar = UISearchBar()
      public weak var searchResultsUpdater: (any UISearchResultsUpdating)?
      public weak var delegate: (any UISearchControllerDelegate)?
      public var isActive = false
      public var obscuresBackgroundDuringPresentation = true
      public var hidesNavigationBarDuringPresentation = true
      public var automaticallyShowsCancelButton = true
    }

    // MARK: Stacks and lists

    @MainActor
    @follows("properties")
    open class UIStackView: UIView {
      public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
      public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static var top: Alignment { .leading }
        public static var bottom: Alignment { .trailing }
      }
      public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
      }
      open var axis = NSLayoutConstraint.Axis.horizontal
      open var distribution = Distribution.fill
      open var alignment = Alignment.fill
      open var spacing: CGFloat = 0
      open var isBaselineRelativeArrangement = false
      open var isLayoutMarginsRelativeArrangement = false
      public private(set) var arrangedSubviews: [UIView] = []
      open func addArrangedSubview(_ view: UIView) {
        addSubview(view)
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.append(view)
      }
      open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        addSubview(view)
        arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
      }
      open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
      open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
      public override var _look: AnyView { AnyView(_StackLook(stack: self)) }
      override var _hasOwnSize: Bool { !arrangedSubviews.isEmpty }
    }

    @MainActor
    public protocol UIScrollViewDelegate: NSObjectProtocol {
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewDidZoom(_ scrollView: UIScrollView)
      func viewForZooming(in scrollView: UIScrollView) -> UIView?
    }
    extension UIScrollViewDelegate {
      public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    }

    @MainActor
    @follows("properties")
    open class UIScrollView: UIView {
      static let proxy = UIScrollView()
      public override class func appearance() -> UIScrollView { proxy }
      public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
      }
      public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }
      public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
      public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
      }
      open var contentSize = CGSize.zero
      open var contentOffset = CGPoint.zero
      open var contentInset = UIEdgeInsets.zero
      open var adjustedContentInset: UIEdgeInsets { contentInset }
      open var scrollIndicatorInsets = UIEdgeInsets.zero
      open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
      open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
      open var automaticallyAdjustsScrollIndicatorInsets = true
      open var bounces = true
      open var bouncesZoom = true
      open var alwaysBounceVertical = false
      open var alwaysBounceHorizontal = false
      open var isScrollEnabled = true
      open var isPagingEnabled = false
      open var isDirectionalLockEnabled = false
      open var delaysContentTouches = true
      open var canCancelContentTouches = true
      open var scrollsToTop = true
      open var showsVerticalScrollIndicator = true
      open var showsHorizontalScrollIndicator = true
      open var indicatorStyle = IndicatorStyle.default
      open var decelerationRate = DecelerationRate.normal
      open var keyboardDismissMode = KeyboardDismissMode.none
      open var minimumZoomScale: CGFloat = 1
      open var maximumZoomScale: CGFloat = 1
      open var zoomScale: CGFloat = 1
      open var refreshControl: UIRefreshControl?
      public var isDragging: Bool { false }
      public var isTracking: Bool { false }
      public var isDecelerating: Bool { false }
      public var isZooming: Bool { false }
      @ObservationIgnored public lazy var panGestureRecognizer = UIPanGestureRecognizer()
      @ObservationIgnored public lazy var pinchGestureRecognizer: UIPinchGestureRecognizer? = UIPinchGestureRecognizer()
      @ObservationIgnored public lazy var contentLayoutGuide = UILayoutGuide(_of: self, insets: .zero)
      @ObservationIgnored public lazy var frameLayoutGuide = UILayoutGuide(_of: self, insets: .zero)
      @ObservationIgnored open weak var delegate: (any UIScrollViewDelegate)?
      open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
      open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
      open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
      open func zoom(to rect: CGRect, animated: Bool) {}
      open func flashScrollIndicators() {}
      public override var _look: AnyView { AnyView(_ScrollLook(scroll: self)) }
    }

    @MainActor
    open class UIRefreshControl: UIControl {
      open var attributedTitle: NSAttributedString?
      public private(set) var isRefreshing = false
      open func beginRefreshing() { isRefreshing = true }
      open func endRefreshing() { isRefreshing = false }
    }

    extension IndexPath {
      public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
      public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
      public var row: Int { self[1] }
      public var item: Int { self[1] }
      public var section: Int { self[0] }
    }

    @MainActor
    public protocol UITableViewDataSource: NSObjectProtocol {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      func numberOfSections(in tableView: UITableView) -> Int
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    }
    extension UITableViewDataSource {
      public func numberOfSections(in tableView: UITableView) -> Int { 1 }
      public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    }
    @MainActor
    public protocol UITableViewDelegate: UIScrollViewDelegate {
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    }
    extension UITableViewDelegate {
      public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
    }

    @MainActor
    @follows("properties")
    open class UITableView: UIScrollView {
      static let proxy = UITableView()
      public override class func appearance() -> UITableView { proxy }
      public static let automaticDimension: CGFloat = -1
      public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
      public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }
      public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
      }
      public private(set) var style = Style.plain
      open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
      public typealias SeparatorStyle = UITableViewCell.SeparatorStyle
      open var separatorColor: UIColor?
      open var separatorInset = UIEdgeInsets.zero
      open var rowHeight: CGFloat = -1
      open var estimatedRowHeight: CGFloat = -1
      open var tableHeaderView: UIView?
      open var tableFooterView: UIView?
      open var sectionHeaderTopPadding: CGFloat = 0
      open var sectionHeaderHeight: CGFloat = 0
      open var sectionFooterHeight: CGFloat = 0
      open var sectionIndexColor: UIColor?
      open var allowsSelection = true
      open var allowsMultipleSelection = false
      open var isEditing = false
      @ObservationIgnored open weak var dataSource: (any UITableViewDataSource)?
      @ObservationIgnored var _classes: [String: UITableViewCell.Type] = [:]
      var _changes = 0
      open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        _classes[identifier] = cellClass as? UITableViewCell.Type
      }
      open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        _classes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
          ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
      open func reloadData() { _changes += 1 }
      open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { _changes += 1 }
      open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { _changes += 1 }
      open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { _changes += 1 }
      open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { _changes += 1 }
      open func beginUpdates() {}
      open func endUpdates() { _changes += 1 }
      open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
      open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
      open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
      open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
      open var indexPathForSelectedRow: IndexPath? { nil }
      public override var _look: AnyView { AnyView(_TableLook(table: self)) }
    }

    public protocol UIContentConfiguration {}
    public struct UIListContentConfiguration: UIContentConfiguration {
      public struct TextProperties {
        public var font = UIFont.systemFont(ofSize: 17)
        public var color = UIColor.label
        public var numberOfLines = 0
      }
      public struct ImageProperties {
        public var tintColor: UIColor?
        public var maximumSize = CGSize.zero
        public var cornerRadius: CGFloat = 0
      }
      public var text: String?
      public var secondaryText: String?
      public var image: UIImage?
      public var textProperties = TextProperties()
      public var secondaryTextProperties = TextProperties(
        font: UIFont.systemFont(ofSize: 12), color: UIColor.secondaryLabel)
      public var imageProperties = ImageProperties()
      public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    }

    @MainActor
    @follows("properties")
    open class UITableViewCell: UIView {
      static let proxy = UITableViewCell()
      public override class func appearance() -> UITableViewCell { proxy }
      public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
      public enum SeparatorStyle: Int, Sendable { case none, singleLine }
      public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
      public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
      }
      public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
      }
      public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
      }
      public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
      let style: CellStyle
      public let reuseIdentifier: String?
      public let contentView = UIView()
      public let textLabel: UILabel? = UILabel()
      public let detailTextLabel: UILabel? = UILabel()
      public let imageView: UIImageView? = UIImageView()
      open var selectionStyle = SelectionStyle.default
      open var accessoryType = AccessoryType.none
      open var accessoryView: UIView?
      open var backgroundView: UIView?
      open var selectedBackgroundView: UIView?
      open var separatorInset = UIEdgeInsets.zero
      open var isSelected = false
      open var contentConfiguration: (any UIContentConfiguration)?
      open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
      open func prepareForReuse() {}
      open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
      open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
      public override var _look: AnyView { AnyView(_CellLook(cell: self)) }
      override var _hasOwnSize: Bool { true }
    }

    @MainActor
    open class UICollectionViewLayout: NSObject { public override init() {} }
    @MainActor
    open class UICollectionViewFlowLayout: UICollectionViewLayout {
      public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
      public var scrollDirection = ScrollDirection.vertical
      public var itemSize = CGSize(width: 50, height: 50)
      public var estimatedItemSize = CGSize.zero
      public var minimumLineSpacing: CGFloat = 10
      public var minimumInteritemSpacing: CGFloat = 10
      public var sectionInset = UIEdgeInsets.zero
      public static let automaticSize = CGSize(width: -1, height: -1)
    }
    @MainActor
    open class UICollectionViewCell: UIView {
      public let contentView = UIView()
      open var isSelected = false
      open var contentConfiguration: (any UIContentConfiguration)?
      open func prepareForReuse() {}
    }
    @MainActor
    open class UICollectionView: UIScrollView {
      public override init(frame: CGRect) { super.init(frame: frame) }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame)
        collectionViewLayout = layout
      }
      public var collectionViewLayout = UICollectionViewLayout()
      open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
      open func reloadData() {}
      open var allowsSelection = true
      open var allowsMultipleSelection = false
    }
    """#
}

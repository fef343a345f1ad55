extension InterfaceText {
  /// Actions, menus and controls of UIKit.
  static let swiftUIUIKitControls = #"""
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
      public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let application = Identifier("com.apple.menu.application")
        public static let file = Identifier("com.apple.menu.file")
        public static let edit = Identifier("com.apple.menu.edit")
        public static let view = Identifier("com.apple.menu.view")
        public static let window = Identifier("com.apple.menu.window")
        public static let help = Identifier("com.apple.menu.help")
        public static let format = Identifier("com.apple.menu.format")
        public static let font = Identifier("com.apple.menu.font")
        public static let standardEdit = Identifier("com.apple.menu.standard-edit")
        public static let lookup = Identifier("com.apple.menu.lookup")
        public static let share = Identifier("com.apple.menu.share")
        public static let services = Identifier("com.apple.menu.services")
        public static let newScene = Identifier("com.apple.menu.new-scene")
        public static let toolbar = Identifier("com.apple.menu.toolbar")
        public static let sidebar = Identifier("com.apple.menu.sidebar")
        public static let replace = Identifier("com.apple.menu.replace")
        public static let root = Identifier("com.apple.menu.root")
      }
      public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1)
        public static let destructive = Options(rawValue: 2)
        public static let singleSelection = Options(rawValue: 32)
      }
      public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [NSObject] = []
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
    """#
}

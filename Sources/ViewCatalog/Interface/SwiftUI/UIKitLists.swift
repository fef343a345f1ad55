extension InterfaceText {
  /// Stacks, scroll views, tables and collections of UIKit.
  static let swiftUIUIKitLists = #"""
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

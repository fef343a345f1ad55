extension InterfaceText {
  /// Views of UIKit: their properties, constraints and callbacks. The property `_look` of each is its drawing.
  static let swiftUIUIKitViews = #"""
    @MainActor
    @follows("properties")
    open class UIView: UIResponder {
      public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
      }
      public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }
      public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
      }
      public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let allowUserInteraction = AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
        public static let `repeat` = AnimationOptions(rawValue: 8)
        public static let autoreverse = AnimationOptions(rawValue: 16)
        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
      }

      public override convenience init() { self.init(frame: .zero) }
      public init(frame: CGRect) { self.frame = frame }
      public init?(coder: NSCoder) {}
      @endsEditing("keyboard") @discardableResult
      @primitive public func endEditing(_ force: Bool) -> Bool

      open class func appearance() -> Self { Self() }
      open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self { Self() }
      open class var layerClass: AnyClass { CALayer.self }
      @ObservationIgnored public lazy var layer = CALayer()

      open var frame = CGRect.zero
      open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
      }
      open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
      }
      open var transform = CGAffineTransform.identity
      open var backgroundColor: UIColor?
      open var tintColor: UIColor! = UIColor.systemBlue
      open var tintAdjustmentMode = TintAdjustmentMode.automatic
      open var alpha: CGFloat = 1
      open var isHidden = false
      open var isOpaque = true
      open var isUserInteractionEnabled = true
      open var isMultipleTouchEnabled = false
      open var isExclusiveTouch = false
      open var clipsToBounds = false
      open var contentMode = ContentMode.scaleToFill
      open var contentScaleFactor: CGFloat = 3
      open var tag = 0
      open var autoresizingMask: AutoresizingMask = []
      open var autoresizesSubviews = true
      open var translatesAutoresizingMaskIntoConstraints = true
      open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      open var preservesSuperviewLayoutMargins = false
      open var insetsLayoutMarginsFromSafeArea = true
      open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
      open var safeAreaInsets: UIEdgeInsets { .zero }
      open var traitCollection: UITraitCollection { UITraitCollection.current }
      open func awakeFromNib() {}
      open func prepareForInterfaceBuilder() {}
      open func invalidateIntrinsicContentSizeIfNeeded() {}
      open var window: UIWindow? { UIWindow.main }
      open var mask: UIView?

      // MARK: Views in it

      @ObservationIgnored public private(set) weak var superview: UIView?
      public private(set) var subviews: [UIView] = []
      open func addSubview(_ view: UIView) { _insert(view, at: subviews.count) }
      open func insertSubview(_ view: UIView, at index: Int) { _insert(view, at: index) }
      open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        _insert(view, at: (subviews.firstIndex { $0 === sibling } ?? subviews.count - 1) + 1)
      }
      open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        _insert(view, at: subviews.firstIndex { $0 === sibling } ?? 0)
      }
      open func bringSubviewToFront(_ view: UIView) {
        if view.superview === self { _insert(view, at: subviews.count) }
      }
      open func sendSubviewToBack(_ view: UIView) {
        if view.superview === self { _insert(view, at: 0) }
      }
      open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
      }
      func _insert(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        view.superview = self
        subviews.insert(view, at: max(0, min(index, subviews.count)))
        view.didMoveToSuperview()
        didAddSubview(view)
      }
      open func didAddSubview(_ subview: UIView) {}
      open func willRemoveSubview(_ subview: UIView) {}
      open func willMove(toSuperview newSuperview: UIView?) {}
      open func willMove(toWindow newWindow: UIWindow?) {}
      open func didMoveToSuperview() {}
      open func didMoveToWindow() {}
      open func isDescendant(of view: UIView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
      open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews { if let found = view.viewWithTag(tag) { return found } }
        return nil
      }

      // MARK: Layout

      open func setNeedsLayout() {}
      open func layoutIfNeeded() {}
      open func layoutSubviews() {}
      open func setNeedsDisplay() {}
      open func setNeedsDisplay(_ rect: CGRect) {}
      open func draw(_ rect: CGRect) {}
      open func setNeedsUpdateConstraints() {}
      open func updateConstraintsIfNeeded() {}
      open func updateConstraints() {}
      open func layoutMarginsDidChange() {}
      open func safeAreaInsetsDidChange() {}
      open func tintColorDidChange() {}
      open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
      public static let noIntrinsicMetric: CGFloat = -1
      public static let layoutFittingCompressedSize = CGSize.zero
      public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
      open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
      open func invalidateIntrinsicContentSize() {}
      open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
      open func sizeToFit() {}
      open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { frame.size }
      open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { frame.size }
      var _hugging = [NSLayoutConstraint.Axis: UILayoutPriority]()
      var _resistance = [NSLayoutConstraint.Axis: UILayoutPriority]()
      /// The default hugging priorities of views of this class. Believed, not published.
      var _ownHugging: [NSLayoutConstraint.Axis: UILayoutPriority] { [:] }
      open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        _hugging[axis] ?? _ownHugging[axis] ?? .defaultLow
      }
      open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        _hugging[axis] = priority
      }
      open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        _resistance[axis] ?? .defaultHigh
      }
      open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
      ) { _resistance[axis] = priority }
      public internal(set) var constraints: [NSLayoutConstraint] = []
      open func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
      open func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
      open func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
      open func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
      @ObservationIgnored public lazy var safeAreaLayoutGuide = UILayoutGuide(_of: self, insets: .zero)
      @ObservationIgnored public lazy var layoutMarginsGuide = UILayoutGuide(_of: self, insets: layoutMargins)
      @ObservationIgnored public lazy var readableContentGuide = UILayoutGuide(_of: self, insets: layoutMargins)
      @ObservationIgnored public lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(_of: self, insets: .zero)
      public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .leading) }
      public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .trailing) }
      public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .left) }
      public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .right) }
      public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(_item: self, .centerX) }
      public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .top) }
      public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .bottom) }
      public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .centerY) }
      public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .top) }
      public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(_item: self, .bottom) }
      public var widthAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .width) }
      public var heightAnchor: NSLayoutDimension { NSLayoutDimension(_item: self, .height) }

      // MARK: Touches

      public private(set) var gestureRecognizers: [UIGestureRecognizer]? = []
      open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        recognizer.view = self
        gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
      }
      open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === recognizer }
      }
      open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
      open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self.point(inside: point, with: event) ? self : nil }
      open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
      open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
      open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
      open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
      open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
      open func addInteraction(_ interaction: any UIInteraction) {}
      open func removeInteraction(_ interaction: any UIInteraction) {}
      open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
      open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView() }

      // MARK: Animation: its final state is set at once

      public static var areAnimationsEnabled: Bool { true }
      public static func setAnimationsEnabled(_ enabled: Bool) {}
      public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
      public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
      ) {
        animations()
        completion?(true)
      }
      public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
      ) {
        animations()
        completion?(true)
      }
      public static func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
      ) {
        animations?()
        completion?(true)
      }

      /// The drawing of the view.
      public var _look: AnyView { AnyView(_SubviewsLook(view: self)) }
      /// The alignment of the content if there is more room.
      var _alignment: Alignment { .center }
      /// Whether the view has an intrinsic size.
      var _hasOwnSize: Bool { _ownSize != nil || intrinsicContentSize.width >= 0 || intrinsicContentSize.height >= 0 }
      var _ownSize: CGSize? { nil }
    }

    public protocol UIAppearanceContainer: NSObjectProtocol {}
    extension UIView: UIAppearanceContainer {}
    extension UIViewController: UIAppearanceContainer {}

    public protocol UIInteraction: AnyObject {}

    public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
      public let rawValue: Float
      public init(_ rawValue: Float) { self.rawValue = rawValue }
      public init(rawValue: Float) { self.rawValue = rawValue }
      public static let required = UILayoutPriority(1000)
      public static let defaultHigh = UILayoutPriority(750)
      public static let defaultLow = UILayoutPriority(250)
      public static let fittingSizeLevel = UILayoutPriority(50)
      public static let dragThatCanResizeScene = UILayoutPriority(510)
      public static let sceneSizeStayPut = UILayoutPriority(500)
      public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue + rhs) }
      public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { UILayoutPriority(lhs.rawValue - rhs) }
    }

    /// A rectangle in a view to which constraints refer.
    @MainActor
    open class UILayoutGuide: NSObject {
      let _view: UIView?
      let _insets: UIEdgeInsets
      public override init() {
        _view = nil
        _insets = .zero
      }
      required init(_of view: UIView, insets: UIEdgeInsets) {
        _view = view
        _insets = insets
      }
      public var identifier = ""
      public var layoutFrame: CGRect { _view?.bounds ?? .zero }
      public var owningView: UIView? { _view }
      private func side(_ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(_item: _view, attribute, inset)
      }
      private func end(_ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(_item: _view, attribute, inset)
      }
      public var leadingAnchor: NSLayoutXAxisAnchor { side(.leading, _insets.left) }
      public var trailingAnchor: NSLayoutXAxisAnchor { side(.trailing, -_insets.right) }
      public var leftAnchor: NSLayoutXAxisAnchor { side(.left, _insets.left) }
      public var rightAnchor: NSLayoutXAxisAnchor { side(.right, -_insets.right) }
      public var centerXAnchor: NSLayoutXAxisAnchor { side(.centerX, 0) }
      public var topAnchor: NSLayoutYAxisAnchor { end(.top, _insets.top) }
      public var bottomAnchor: NSLayoutYAxisAnchor { end(.bottom, -_insets.bottom) }
      public var centerYAnchor: NSLayoutYAxisAnchor { end(.centerY, 0) }
      public var widthAnchor: NSLayoutDimension {
        NSLayoutDimension(_item: _view, .width, -_insets.left - _insets.right)
      }
      public var heightAnchor: NSLayoutDimension {
        NSLayoutDimension(_item: _view, .height, -_insets.top - _insets.bottom)
      }
    }

    open class UIKeyboardLayoutGuide: UILayoutGuide {
      public var followsUndockedKeyboard = false
      public var usesBottomSafeArea = true
    }

    /// An edge, a centre or a dimension of a view.
    @MainActor
    public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
      let _item: UIView?
      let _attribute: NSLayoutConstraint.Attribute
      let _offset: CGFloat
      init(_item item: UIView?, _ attribute: NSLayoutConstraint.Attribute, _ offset: CGFloat = 0) {
        _item = item
        _attribute = attribute
        _offset = offset
      }
      func _constraint(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat
      ) -> NSLayoutConstraint {
        let other = other as NSLayoutAnchor<AnchorType>?
        return NSLayoutConstraint(
          item: _item as Any, attribute: _attribute, relatedBy: relation, toItem: other?._item,
          attribute: other?._attribute ?? .notAnAttribute, multiplier: multiplier,
          constant: constant + (other?._offset ?? 0) * multiplier - _offset)
      }
      public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        _constraint(.equal, anchor, 1, c)
      }
      public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
      ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, 1, c) }
      public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
      ) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, 1, c) }
    }

    public class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
      public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
      ) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, 8 * multiplier) }
    }
    public class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
      public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
      ) -> NSLayoutConstraint { _constraint(.equal, anchor, 1, 8 * multiplier) }
    }
    public class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
      public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { _constraint(.equal, nil, 1, c) }
      public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        _constraint(.greaterThanOrEqual, nil, 1, c)
      }
      public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        _constraint(.lessThanOrEqual, nil, 1, c)
      }
      public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
      ) -> NSLayoutConstraint { _constraint(.equal, anchor, m, c) }
      public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
      ) -> NSLayoutConstraint { _constraint(.greaterThanOrEqual, anchor, m, c) }
      public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
      ) -> NSLayoutConstraint { _constraint(.lessThanOrEqual, anchor, m, c) }
    }

    @MainActor
    @follows("properties")
    open class NSLayoutConstraint: NSObject {
      public enum Axis: Int, Sendable { case horizontal, vertical }
      public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
      public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
      }
      public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllCenterY = FormatOptions(rawValue: 1024)
        public static let alignAllCenterX = FormatOptions(rawValue: 512)
      }
      @ObservationIgnored public private(set) weak var firstItem: AnyObject?
      public let firstAttribute: Attribute
      public let relation: Relation
      @ObservationIgnored public private(set) weak var secondItem: AnyObject?
      public let secondAttribute: Attribute
      public let multiplier: CGFloat
      public var constant: CGFloat
      public var priority = UILayoutPriority.required
      public var identifier: String?
      public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
      ) {
        firstAttribute = attr1
        self.relation = relation
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        firstItem = view1 as? UIView
        secondItem = view2 as? UIView
      }
      private var isOn = false
      public var isActive: Bool {
        get { isOn }
        set {
          guard newValue != isOn else { return }
          isOn = newValue
          for view in [firstItem, secondItem] {
            guard let view = view as? UIView else { continue }
            if newValue { view.constraints.append(self) } else { view.constraints.removeAll { $0 === self } }
          }
        }
      }
      public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
      }
      public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
      }
      public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
      ) -> [NSLayoutConstraint] { [] }
    }

    extension EdgeInsets {
      public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
        self.init(
          top: nsEdgeInsets.top, leading: nsEdgeInsets.leading, bottom: nsEdgeInsets.bottom,
          trailing: nsEdgeInsets.trailing)
      }
    }
    public struct NSDirectionalEdgeInsets: Equatable, Sendable {
      public var top: CGFloat = 0
      public var leading: CGFloat = 0
      public var bottom: CGFloat = 0
      public var trailing: CGFloat = 0
      public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
      public static let zero = NSDirectionalEdgeInsets()
    }
    """#
}

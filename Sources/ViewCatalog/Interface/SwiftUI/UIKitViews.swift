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

    // MARK: Layers

    public typealias CAMediaTimingFunctionName = String
    public typealias CALayerContentsGravity = String

    @follows("properties")
    open class CALayer: NSObject {
      public override init() {}
      public init(layer: Any) {}
      public var frame = CGRect.zero
      public var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
      }
      public var position = CGPoint.zero
      public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
      public var backgroundColor: CGColor?
      public var cornerRadius: CGFloat = 0
      public var cornerCurve = "circular"
      public var masksToBounds = false
      public var borderWidth: CGFloat = 0
      public var borderColor: CGColor?
      public var opacity: Float = 1
      public var isHidden = false
      public var shadowColor: CGColor?
      public var shadowOpacity: Float = 0
      public var shadowOffset = CGSize(width: 0, height: -3)
      public var shadowRadius: CGFloat = 3
      public var shadowPath: CGPath?
      public var contents: Any?
      public var contentsScale: CGFloat = 1
      public var contentsGravity = "resize"
      public var zPosition: CGFloat = 0
      public var shouldRasterize = false
      public var rasterizationScale: CGFloat = 1
      public var name: String?
      public var mask: CALayer?
      public private(set) var sublayers: [CALayer]?
      @ObservationIgnored public private(set) weak var superlayer: CALayer?
      public func addSublayer(_ layer: CALayer) {
        layer.superlayer = self
        sublayers = (sublayers ?? []) + [layer]
      }
      public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        layer.superlayer = self
        sublayers = [layer] + (sublayers ?? [])
      }
      public func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
      }
      open func layoutSublayers() {}
      public func setNeedsLayout() {}
      public func setNeedsDisplay() {}
      public func layoutIfNeeded() {}
      public func render(in ctx: CGContext) {}
      public func add(_ anim: CAAnimation, forKey key: String?) {}
      public func removeAnimation(forKey key: String) {}
      public func removeAllAnimations() {}
      public func setAffineTransform(_ m: CGAffineTransform) {}
    }

    @follows("properties")
    open class CAGradientLayer: CALayer {
      public var colors: [Any]?
      public var locations: [NSNumber]?
      public var startPoint = CGPoint(x: 0.5, y: 0)
      public var endPoint = CGPoint(x: 0.5, y: 1)
      public var type = "axial"
    }

    @follows("properties")
    open class CAShapeLayer: CALayer {
      public var path: CGPath?
      public var fillColor: CGColor?
      public var strokeColor: CGColor?
      public var lineWidth: CGFloat = 1
      public var strokeStart: CGFloat = 0
      public var strokeEnd: CGFloat = 1
      public var lineCap = "butt"
      public var lineJoin = "miter"
      public var lineDashPattern: [NSNumber]?
    }

    open class CATextLayer: CALayer {
      public var string: Any?
      public var fontSize: CGFloat = 36
      public var foregroundColor: CGColor?
    }
    open class CAEmitterLayer: CALayer {
      public var emitterPosition = CGPoint.zero
      public var emitterSize = CGSize.zero
      public var emitterShape = "point"
      public var birthRate: Float = 1
      public var emitterCells: [CAEmitterCell]?
      public var beginTime: CFTimeInterval = 0
    }
    open class CAEmitterCell: NSObject {
      public override init() {}
      public var contents: Any?
      public var birthRate: Float = 0
      public var lifetime: Float = 0
      public var lifetimeRange: Float = 0
      public var velocity: CGFloat = 0
      public var velocityRange: CGFloat = 0
      public var emissionLongitude: CGFloat = 0
      public var emissionRange: CGFloat = 0
      public var spin: CGFloat = 0
      public var spinRange: CGFloat = 0
      public var scale: CGFloat = 1
      public var scaleRange: CGFloat = 0
      public var scaleSpeed: CGFloat = 0
      public var color: CGColor?
      public var alphaSpeed: Float = 0
      public var yAcceleration: CGFloat = 0
      public var xAcceleration: CGFloat = 0
      public var name: String?
    }

    open class CAAnimation: NSObject {
      public var duration: CFTimeInterval = 0.25
      public var repeatCount: Float = 0
      public var autoreverses = false
      public var beginTime: CFTimeInterval = 0
      public var timingFunction: CAMediaTimingFunction?
      public var isRemovedOnCompletion = true
      public var fillMode = "removed"
    }
    open class CAPropertyAnimation: CAAnimation {
      public init(keyPath path: String?) { keyPath = path }
      public override init() {}
      public var keyPath: String?
    }
    open class CABasicAnimation: CAPropertyAnimation {
      public var fromValue: Any?
      public var toValue: Any?
      public var byValue: Any?
    }
    open class CAKeyframeAnimation: CAPropertyAnimation {
      public var values: [Any]?
      public var keyTimes: [NSNumber]?
    }
    open class CAAnimationGroup: CAAnimation {
      public override init() {}
      public var animations: [CAAnimation]?
    }
    open class CASpringAnimation: CABasicAnimation {
      public var damping: CGFloat = 10
      public var stiffness: CGFloat = 100
      public var mass: CGFloat = 1
      public var initialVelocity: CGFloat = 0
      public var settlingDuration: CFTimeInterval { 1 }
    }
    public class CAMediaTimingFunction: NSObject {
      public init(name: String) {}
      public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
    }
    public class CATransaction: NSObject {
      public static func begin() {}
      public static func commit() {}
      public static func flush() {}
      public static func setAnimationDuration(_ duration: CFTimeInterval) {}
      public static func setDisableActions(_ flag: Bool) {}
      public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
    }
    public class CADisplayLink: NSObject {
      public init(target: Any, selector: Selector) {}
      public var isPaused = false
      public var preferredFramesPerSecond = 0
      public var timestamp: CFTimeInterval { 0 }
      public var targetTimestamp: CFTimeInterval { 0 }
      public var duration: CFTimeInterval { 1.0 / 60 }
      public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
      public func invalidate() {}
    }

    // MARK: Controllers

    @MainActor
    open class UIViewController: UIResponder {
      public override convenience init() { self.init(nibName: nil, bundle: nil) }
      public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
      public init?(coder: NSCoder) {}
      private var kept: UIView?
      public var view: UIView! {
        get {
          if kept == nil {
            loadView()
            if kept == nil { kept = UIView() }
            viewDidLoad()
          }
          return kept
        }
        set { kept = newValue }
      }
      public var viewIfLoaded: UIView? { kept }
      public var isViewLoaded: Bool { kept != nil }
      public func loadViewIfNeeded() { _ = view }
      open func loadView() { kept = UIView() }
      open func viewDidLoad() {}
      open func viewWillAppear(_ animated: Bool) {}
      open func viewIsAppearing(_ animated: Bool) {}
      open func viewDidAppear(_ animated: Bool) {}
      open func viewWillDisappear(_ animated: Bool) {}
      open func viewDidDisappear(_ animated: Bool) {}
      open func viewWillLayoutSubviews() {}
      open func viewDidLayoutSubviews() {}
      open func viewSafeAreaInsetsDidChange() {}
      open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
      open func didReceiveMemoryWarning() {}
      open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
      open var title: String?
      public var modalPresentationStyle = UIModalPresentationStyle.automatic
      public var modalTransitionStyle = UIModalTransitionStyle.coverVertical
      open var isModalInPresentation = false
      open var preferredContentSize = CGSize.zero
      open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
      open var preferredStatusBarStyle: UIStatusBarStyle { .default }
      open var prefersStatusBarHidden: Bool { false }
      open var prefersHomeIndicatorAutoHidden: Bool { false }
      open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
      open var shouldAutorotate: Bool { true }
      public func setNeedsStatusBarAppearanceUpdate() {}
      public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
      public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
      public var edgesForExtendedLayout: UIRectEdge = .all
      public var extendedLayoutIncludesOpaqueBars = false
      public var definesPresentationContext = false
      public var additionalSafeAreaInsets = UIEdgeInsets.zero
      open var traitCollection: UITraitCollection { UITraitCollection.current }
      public let navigationItem = UINavigationItem()
      open var toolbarItems: [UIBarButtonItem]?
      public var tabBarItem: UITabBarItem! = UITabBarItem()
      public private(set) weak var parent: UIViewController?
      public private(set) var children: [UIViewController] = []
      open func addChild(_ childController: UIViewController) {
        childController.parent = self
        children.append(childController)
      }
      open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
      }
      open func willMove(toParent parent: UIViewController?) {}
      open func didMove(toParent parent: UIViewController?) {}
      open func present(
        _ controller: UIViewController,
        animated: Bool,
        completion: (() -> Void)? = nil
      ) { completion?() }
      open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
      open func show(_ vc: UIViewController, sender: Any?) {}
      open var presentedViewController: UIViewController? { nil }
      open var presentingViewController: UIViewController? { nil }
      open var navigationController: UINavigationController? { parent as? UINavigationController }
      open var tabBarController: UITabBarController? { nil }
      open var splitViewController: UISplitViewController? { nil }
      public var presentationController: UIPresentationController? { nil }
      public var popoverPresentationController: UIPopoverPresentationController? { nil }
      public var sheetPresentationController: UISheetPresentationController? { nil }
      public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

      /// Loads the view, and sends the callbacks of its first appearance.
      func _appear() {
        _ = view
        viewWillAppear(false)
        viewIsAppearing(false)
        viewDidAppear(false)
      }
      /// The drawing of the controller.
      public var _look: AnyView { AnyView(_DecoratedLook(view: view)) }
    }

    public protocol UIViewControllerTransitionCoordinator {}
    public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
    public enum UIModalPresentationStyle: Int, Sendable {
      case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
      case none = -1, automatic = -2
    }
    public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }
    public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }
    public struct UIRectEdge: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let top = UIRectEdge(rawValue: 1)
      public static let left = UIRectEdge(rawValue: 2)
      public static let bottom = UIRectEdge(rawValue: 4)
      public static let right = UIRectEdge(rawValue: 8)
      public static let all: UIRectEdge = [.top, .left, .bottom, .right]
    }

    @MainActor
    open class UIPresentationController: NSObject {
      public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    }
    @MainActor
    public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
    @MainActor
    open class UIPopoverPresentationController: UIPresentationController {
      public var sourceView: UIView?
      public var sourceRect = CGRect.zero
      public var barButtonItem: UIBarButtonItem?
      public var permittedArrowDirections: UIPopoverArrowDirection = .any
    }
    public struct UIPopoverArrowDirection: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let up = UIPopoverArrowDirection(rawValue: 1)
      public static let down = UIPopoverArrowDirection(rawValue: 2)
      public static let any = UIPopoverArrowDirection(rawValue: 15)
    }
    @MainActor
    open class UISheetPresentationController: UIPresentationController {
      public class Detent: NSObject {
        public static func medium() -> Detent { Detent() }
        public static func large() -> Detent { Detent() }
      }
      public var detents: [Detent] = []
      public var prefersGrabberVisible = false
      public var preferredCornerRadius: CGFloat?
    }

    @MainActor
    open class UINavigationController: UIViewController {
      public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
      }
      public let navigationBar = UINavigationBar()
      public let toolbar: UIToolbar! = UIToolbar()
      public var isNavigationBarHidden = false
      public var isToolbarHidden = true
      public var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
      open var viewControllers: [UIViewController] = [] { didSet { for child in viewControllers { addChild(child) } } }
      open var topViewController: UIViewController? { viewControllers.last }
      open var visibleViewController: UIViewController? { viewControllers.last }
      open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
      }
      @discardableResult
      open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
      }
      @discardableResult
      open func popToRootViewController(animated: Bool) -> [UIViewController]? { nil }
      open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        self.viewControllers = viewControllers
      }
      open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
      public override var _look: AnyView {
        guard let top = viewControllers.last else { return super._look }
        return AnyView(_ControllerLook(controller: top))
      }
    }

    @MainActor
    open class UITabBarController: UIViewController {
      public let tabBar = UITabBar()
      open var viewControllers: [UIViewController]?
      open var selectedIndex = 0
      open var selectedViewController: UIViewController?
      open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
      }
    }

    @MainActor
    open class UISplitViewController: UIViewController {
      open var viewControllers: [UIViewController] = []
    }

    @MainActor
    open class UINavigationItem: NSObject {
      public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
      public var title: String?
      public var prompt: String?
      public var titleView: UIView?
      public var leftBarButtonItem: UIBarButtonItem?
      public var rightBarButtonItem: UIBarButtonItem?
      public var leftBarButtonItems: [UIBarButtonItem]?
      public var rightBarButtonItems: [UIBarButtonItem]?
      public var backBarButtonItem: UIBarButtonItem?
      public var backButtonTitle: String?
      public var hidesBackButton = false
      public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
      public var searchController: UISearchController?
      public var hidesSearchBarWhenScrolling = true
      public var standardAppearance: UINavigationBarAppearance?
      public var scrollEdgeAppearance: UINavigationBarAppearance?
      public var compactAppearance: UINavigationBarAppearance?
    }

    @MainActor
    open class UIBarItem: NSObject {
      open var title: String?
      open var image: UIImage?
      open var isEnabled = true
      open var tag = 0
    }

    @MainActor
    open class UIBarButtonItem: UIBarItem {
      public enum Style: Int, Sendable { case plain, bordered, done }
      public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
        case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
      }
      public override init() {}
      public init(barButtonSystemItem systemItem: SystemItem, target: Any? = nil, action: Selector? = nil) {
        self.target = target as AnyObject?
        self.action = action
      }
      public init(title: String?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.title = title
        self.target = target as AnyObject?
        self.action = action
      }
      public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        super.init()
        self.image = image
        self.target = target as AnyObject?
        self.action = action
      }
      public init(customView: UIView) { self.customView = customView }
      public weak var target: AnyObject?
      public var action: Selector?
      public var customView: UIView?
      public var tintColor: UIColor?
      public var style = Style.plain
      public var width: CGFloat = 0
      public var menu: UIMenu?
      public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }
      public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .fixedSpace)
      }
    }

    @MainActor
    open class UITabBarItem: UIBarItem {
      public override init() {}
      public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
      }
      public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
      }
      public var badgeValue: String?
      public var badgeColor: UIColor?
      public var selectedImage: UIImage?
    }

    // MARK: Gestures

    @MainActor
    public protocol UIGestureRecognizerDelegate: NSObjectProtocol {}

    @MainActor
    open class UIGestureRecognizer: NSObject {
      public enum State: Int, Sendable {
        case possible, began, changed, ended, cancelled, failed
        public static var recognized: State { .ended }
      }
      public override init() {}
      public init(target: Any?, action: Selector?) { _targets = [(target as AnyObject?, action)] }
      var _targets: [(AnyObject?, Selector?)] = []
      public func addTarget(_ target: Any, action: Selector) { _targets.append((target as AnyObject, action)) }
      public func removeTarget(_ target: Any?, action: Selector?) { _targets = [] }
      public var state = State.possible
      public var isEnabled = true
      public var cancelsTouchesInView = true
      public var delaysTouchesBegan = false
      public var delaysTouchesEnded = true
      public var requiresExclusiveTouchType = true
      public var name: String?
      public weak var delegate: (any UIGestureRecognizerDelegate)?
      public internal(set) weak var view: UIView?
      public var numberOfTouches: Int { 1 }
      public func location(in view: UIView?) -> CGPoint { .zero }
      public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
      func _fire(_ state: State = .ended) {
        self.state = state
        for (target, action) in _targets {
          if let target = target as? NSObject, let action { _ = target.perform(action, with: self) }
        }
      }
    }
    @MainActor
    open class UITapGestureRecognizer: UIGestureRecognizer {
      public var numberOfTapsRequired = 1
      public var numberOfTouchesRequired = 1
    }
    @MainActor
    open class UIPanGestureRecognizer: UIGestureRecognizer {
      public var minimumNumberOfTouches = 1
      public var maximumNumberOfTouches = Int.max
      public func translation(in view: UIView?) -> CGPoint { .zero }
      public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
      public func velocity(in view: UIView?) -> CGPoint { .zero }
    }
    @MainActor
    open class UILongPressGestureRecognizer: UIGestureRecognizer {
      public var minimumPressDuration: TimeInterval = 0.5
      public var allowableMovement: CGFloat = 10
      public var numberOfTapsRequired = 0
      public var numberOfTouchesRequired = 1
    }
    @MainActor
    open class UIPinchGestureRecognizer: UIGestureRecognizer {
      public var scale: CGFloat = 1
      public var velocity: CGFloat { 0 }
    }
    @MainActor
    open class UIRotationGestureRecognizer: UIGestureRecognizer {
      public var rotation: CGFloat = 0
      public var velocity: CGFloat { 0 }
    }
    @MainActor
    open class UISwipeGestureRecognizer: UIGestureRecognizer {
      public struct Direction: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)
      }
      public var direction = Direction.right
      public var numberOfTouchesRequired = 1
    }
    @MainActor
    open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
      public var edges: UIRectEdge = []
    }
    @MainActor
    open class UIHoverGestureRecognizer: UIGestureRecognizer {}
    """#
}

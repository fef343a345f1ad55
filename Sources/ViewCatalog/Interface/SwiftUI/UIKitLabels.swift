extension InterfaceText {
  /// Labels, image views, progress views and effect views of UIKit.
  static let swiftUIUIKitLabels = #"""
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
    """#
}

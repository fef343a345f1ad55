extension InterfaceText {
  /// Stacks, scroll views, split views and boxes of AppKit.
  static let swiftUIAppKitContainers = #"""
    #if os(macOS)
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

    @MainActor
    @follows("properties")
    open class NSGlassEffectView: NSView {
      public enum Style: Int, Sendable { case regular, clear }
      open var contentView: NSView? {
        didSet {
          oldValue?.removeFromSuperview()
          if let contentView { addSubview(contentView) }
        }
      }
      open var cornerRadius: CGFloat = 0
      open override var tintColor: NSColor! {
        get { tint }
        set { tint = newValue }
      }
      private var tint: NSColor?
      open var style = Style.regular
      public override var _look: AnyView {
        AnyView(
          _SubviewsLook(view: self).frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius)))
      }
    }
    #endif
    """#
}

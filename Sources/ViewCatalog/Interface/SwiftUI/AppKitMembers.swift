extension InterfaceText {
  /// Members of AppKit's classes that programs use now and then. What they change is kept, and not shown.
  static let swiftUIAppKitMembers = #"""
    #if os(macOS)
    extension NSLayoutConstraint {
      public typealias Priority = UILayoutPriority
    }
    extension UIColor {
      /// [approximation] of the colours of a Mac in its light look.
      public class var disabledControlTextColor: UIColor { UIColor(white: 0, alpha: 0.25) }
      public class var unemphasizedSelectedTextBackgroundColor: UIColor { UIColor(white: 0.86, alpha: 1) }
      public class var unemphasizedSelectedTextColor: UIColor { UIColor(white: 0, alpha: 1) }
    }
    extension UIFont {
      public class func systemFontSize(for controlSize: NSControl.ControlSize) -> CGFloat {
        switch controlSize {
        case .mini: 9
        case .small: 11
        default: 13
        }
      }
      public class func labelFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }
      public class func menuFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }
      public class func titleBarFont(ofSize fontSize: CGFloat) -> UIFont { boldSystemFont(ofSize: fontSize) }
      public class func toolTipsFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize) }
      public class func userFixedPitchFont(ofSize fontSize: CGFloat) -> UIFont? {
        monospacedSystemFont(ofSize: fontSize, weight: .regular)
      }
      public var isFixedPitch: Bool { fontName.contains("Mono") || fontName.contains("Courier") }
    }
    extension UIBezierPath {
      public func line(to point: CGPoint) { addLine(to: point) }
      public func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
      }
    }
    extension CGRect {
      public func fill() {}
      public func frame(withWidth width: CGFloat = 1) {}
      public func clip() {}
    }
    extension CGContext {
      public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
      public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    }
    extension NSApplication {
      public enum TerminateReply: UInt, Sendable { case terminateCancel, terminateNow, terminateLater }
      public enum DelegateReply: UInt, Sendable { case success, cancel, failure }
      public func reply(toApplicationShouldTerminate shouldTerminate: Bool) {}
      public func reply(toOpenOrPrint reply: DelegateReply) {}
      public func target(forAction action: Selector) -> Any? { nil }
      public func orderFrontCharacterPalette(_ sender: Any?) {}
    }
    extension NSWindow {
      public enum OrderingMode: Int, Sendable { case below = -1, out, above }
      public func order(_ place: OrderingMode, relativeTo otherWin: Int) {}
      public func removeChildWindow(_ childWin: NSWindow) {}
      public func animator() -> NSWindow { self }
      public func setAccessibilityTitle(_ accessibilityTitle: String?) {}
      public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
    }
    extension NSView {
      public func addSubview(_ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?) {
        addSubview(view)
      }
      public func setAccessibilityElement(_ accessibilityElement: Bool) {}
      public func setAccessibilityLabel(_ accessibilityLabel: String?) {}
      public func setAccessibilityTitle(_ accessibilityTitle: String?) {}
      public func setAccessibilityHelp(_ accessibilityHelp: String?) {}
      public func setAccessibilityValue(_ accessibilityValue: Any?) {}
      public func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {}
      public func setAccessibilityHidden(_ accessibilityHidden: Bool) {}
      open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
      public func layoutSubtreeIfNeeded() { layoutIfNeeded() }
      public var fittingSize: NSSize { sizeThatFits(.zero) }
      public var visibleRect: NSRect { bounds }
      public func scrollToVisible(_ rect: NSRect) -> Bool { false }
      public func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
      public func setBoundsSize(_ newSize: NSSize) { bounds.size = newSize }
    }
    public enum NSTitlebarSeparatorStyle: Int, Sendable { case automatic, none, line, shadow }
    extension NSSplitViewItem {
      public enum Behavior: Int, Sendable { case `default`, sidebar, contentList, inspector }
      public enum CollapseBehavior: Int, Sendable {
        case `default`, preferResizingSplitViewWithFixedSiblings, preferResizingSiblingsWithFixedSplitView, useConstraints
      }
      public static let unspecifiedDimension: CGFloat = -1
      public convenience init(contentListWithViewController viewController: NSViewController) {
        self.init(viewController: viewController)
      }
      public convenience init(inspectorWithViewController viewController: NSViewController) {
        self.init(viewController: viewController)
      }
      public var behavior: Behavior { .default }
      public var collapseBehavior: CollapseBehavior {
        get { .default }
        set {}
      }
      public var holdingPriority: NSLayoutConstraint.Priority {
        get { .defaultLow }
        set {}
      }
      public var preferredThicknessFraction: CGFloat {
        get { -1 }
        set {}
      }
      public var automaticMaximumThickness: CGFloat {
        get { -1 }
        set {}
      }
      public var titlebarSeparatorStyle: NSTitlebarSeparatorStyle {
        get { .automatic }
        set {}
      }
      public var isSpringLoaded: Bool {
        get { false }
        set {}
      }
      public var allowsFullHeightLayout: Bool {
        get { true }
        set {}
      }
      public func animator() -> NSSplitViewItem { self }
    }
    extension NSPasteboard {
      public func readObjects(forClasses classArray: [AnyClass], options: [AnyHashable: Any]? = nil) -> [Any]? {
        string(forType: .string).map { [$0] } ?? []
      }
      public func canReadObject(forClasses classArray: [AnyClass], options: [AnyHashable: Any]? = nil) -> Bool {
        string(forType: .string) != nil
      }
      public func availableType(from types: [PasteboardType]) -> PasteboardType? {
        types.first { self.types?.contains($0) ?? false }
      }
    }
    extension NSRunningApplication {
      public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let activateAllWindows = ActivationOptions(rawValue: 1)
        public static let activateIgnoringOtherApps = ActivationOptions(rawValue: 2)
      }
      @discardableResult
      public func activate(options: ActivationOptions) -> Bool { true }
      @discardableResult
      public func activate(from application: NSRunningApplication, options: ActivationOptions = []) -> Bool { true }
    }
    #endif
    """#
}

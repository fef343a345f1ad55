extension InterfaceText {
  /// Gesture recognizers of UIKit.
  static let swiftUIUIKitGestures = #"""
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

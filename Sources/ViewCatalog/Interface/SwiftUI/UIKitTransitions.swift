extension InterfaceText {
  /// Presentation controllers of UIKit and the transitions between its view controllers. Nothing is presented by them,
  /// so no transition begins.
  static let swiftUIUIKitTransitions = #"""
    @MainActor
    public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
      var isAnimated: Bool { get }
      var isCancelled: Bool { get }
      var transitionDuration: TimeInterval { get }
      var containerView: UIView { get }
    }
    @MainActor
    public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
      @discardableResult
      func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
      ) -> Bool
    }
    public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let from = UITransitionContextViewControllerKey(rawValue: "from")
      public static let to = UITransitionContextViewControllerKey(rawValue: "to")
    }
    public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let from = UITransitionContextViewKey(rawValue: "from")
      public static let to = UITransitionContextViewKey(rawValue: "to")
    }
    @MainActor
    public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
      var containerView: UIView { get }
      var isAnimated: Bool { get }
      var isInteractive: Bool { get }
      var transitionWasCancelled: Bool { get }
      var presentationStyle: UIModalPresentationStyle { get }
      func updateInteractiveTransition(_ percentComplete: CGFloat)
      func finishInteractiveTransition()
      func cancelInteractiveTransition()
      func completeTransition(_ didComplete: Bool)
      func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
      func view(forKey key: UITransitionContextViewKey) -> UIView?
      func initialFrame(for vc: UIViewController) -> CGRect
      func finalFrame(for vc: UIViewController) -> CGRect
    }
    @MainActor
    public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
      func animationEnded(_ transitionCompleted: Bool)
    }
    extension UIViewControllerAnimatedTransitioning {
      public func animationEnded(_ transitionCompleted: Bool) {}
    }
    extension UIView {
      public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    }
    @MainActor
    public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
      func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    }
    @MainActor
    open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
      open var duration: CGFloat { 0 }
      open private(set) var percentComplete: CGFloat = 0
      open var completionSpeed: CGFloat = 1
      open var completionCurve = UIView.AnimationCurve.easeInOut
      open var wantsInteractiveStart = true
      open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}
      open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
      open func cancel() {}
      open func finish() {}
    }
    @MainActor
    public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController?
    }
    extension UIViewControllerTransitioningDelegate {
      public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
      public func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
      public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { nil }
    }

    @MainActor
    open class UIPresentationController: NSObject {
      public override init() {}
      public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        _presented = presentedViewController
        _presenting = presentingViewController
      }
      var _presented: UIViewController?
      var _presenting: UIViewController?
      public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
      open var presentingViewController: UIViewController { _presenting ?? UIViewController() }
      open var presentedViewController: UIViewController { _presented ?? UIViewController() }
      open var presentationStyle: UIModalPresentationStyle { .automatic }
      open var containerView: UIView? { nil }
      open var presentedView: UIView? { presentedViewController.view }
      open var frameOfPresentedViewInContainerView: CGRect { .zero }
      open var shouldPresentInFullscreen: Bool { true }
      open var shouldRemovePresentersView: Bool { false }
      open func containerViewWillLayoutSubviews() {}
      open func containerViewDidLayoutSubviews() {}
      open func presentationTransitionWillBegin() {}
      open func presentationTransitionDidEnd(_ completed: Bool) {}
      open func dismissalTransitionWillBegin() {}
      open func dismissalTransitionDidEnd(_ completed: Bool) {}
      open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
      open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}
    }
    @MainActor
    public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    }
    extension UIAdaptivePresentationControllerDelegate {
      public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.presentationStyle
      }
      public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
      }
      public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
      public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
      public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    }
    """#
}

import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The movement of system chrome: a screen, card or bar that appears or disappears.
///
/// It does not affect the layout, as UIKit moves whole views. Disappearing chrome is no longer a view: only its picture
/// is drawn until it is out of sight.
public final class ChromeTransition: AnimatedAttribute {
  /// The start of an appearance, or the end of a disappearance.
  public enum Way: Hashable, Sendable {
    /// Below the bottom edge of the window.
    case below
    /// Shifted towards the trailing edge by a multiple of its width.
    case beside(Double)
    /// Transparent, in its place.
    case faded
    /// Scaled by a factor.
    case scaled(Double)
  }

  public let ways: [Way]
  /// The picture and frame of disappearing chrome; `nil` for an appearance.
  public let picture: (list: DisplayList, frame: Rect)?
  /// The background behind chrome that moves over other views.
  public let ground: Paint?
  /// Whether disappearing chrome is drawn in front of its replacement.
  public let isInFront: Bool
  var motion = Motion()
  /// 0 in its place, 1 at the start of an appearance or the end of a disappearance.
  public private(set) var distance: Double
  /// Whether it is still moving.
  public private(set) var isShown = true

  /// An appearance.
  init(coming ways: [Way], ground: Paint? = nil) {
    (self.ways, self.ground) = (ways, ground)
    (picture, isInFront, distance) = (nil, true, 1)
  }

  /// A disappearance.
  init(going ways: [Way], _ picture: (list: DisplayList, frame: Rect), ground: Paint? = nil, isInFront: Bool = true) {
    (self.ways, self.picture, self.ground, self.isInFront) = (ways, picture, ground, isInFront)
    distance = 0
  }

  public var isGoing: Bool { picture != nil }

  var isAlive: Bool { isShown }

  func show(in graph: Graph) {
    isShown = !motion.isOver
    let target: Double = isGoing ? 1 : 0
    distance = target + motion.rest(1)[0]
  }

  /// Ends the movement, because something else has taken its place.
  func end() {
    motion.end()
    isShown = false
  }
}

/// The animations of system chrome. Durations and curves are those of iOS, as far as they are published.
enum ChromeCurve {
  /// Push, pop, sheets and covers: a spring of mass 3, stiffness 1000 and damping 500, which UIKit documents for most
  /// system animations. Core Animation limits the damping of a spring to critical damping, so it settles after half a
  /// second.
  static var screen: AnimationCurve {
    .spring(
      SpringMotion(mass: 3, stiffness: 1_000, damping: 2 * (3_000.0).squareRoot()), push: 0, merges: false)
  }
  /// Alerts, menus and popovers: [believed], not published.
  static var card: AnimationCurve { .timed(TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1), duration: 0.25) }
  /// Pages of a tab view: [believed], not published.
  static var page: AnimationCurve { .timed(TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), duration: 0.3) }
  /// The shift of a screen under the screen that covers it, in widths: [believed].
  static let parallax = 0.3
  /// The initial scale of an alert: [believed].
  static let alertScale = 1.15
  /// The initial and final scale of a menu or popover: [believed].
  static let menuScale = 0.8
}

extension Animations {
  /// The run for chrome that a node changes in this update; `nil` if the movement is not shown, or if the transaction
  /// disables animations.
  func chromeRun(_ curve: AnimationCurve, for node: ViewNode) -> AnimationRun? {
    guard graph.movesChrome else { return nil }
    if case .bool(true) = graph.field("disablesAnimations", of: transaction(around: node)) { return nil }
    let run = AnimationRun(curve, start: graph.machine.now, isOfSystem: true)
    begin(run)
    return run
  }

  /// Starts an appearance or disappearance.
  @discardableResult
  func begin(_ passage: ChromeTransition, by run: AnimationRun) -> ChromeTransition {
    passage.motion.add(run, from: passage.isGoing ? [0] : [1], to: passage.isGoing ? [1] : [0])
    add(passage)
    return passage
  }
}

extension Graph {
  /// The picture and frame of an element; `nil` if it is not visible.
  func picture(of element: Element?) -> (list: DisplayList, frame: Rect)? {
    guard let element, let renderElement, let layout = element.layout, let frame = engine.frame(of: layout) else {
      return nil
    }
    return (renderElement(element), frame)
  }
}

extension Element {
  /// Starts the appearance of the element.
  func come(_ ways: [ChromeTransition.Way], ground: Paint? = nil, by run: AnimationRun, in graph: Graph) {
    coming?.end()
    coming = graph.animations.begin(ChromeTransition(coming: ways, ground: ground), by: run)
  }

  /// Starts the disappearance of the content that the element replaces.
  func follow(_ passage: ChromeTransition, by run: AnimationRun, in graph: Graph) {
    going.removeAll { !$0.isAlive }
    going.append(graph.animations.begin(passage, by: run))
  }
}

extension Graph {
  /// Runs a user action on the rows of a list with the system's animation, which does not depend on the program. It is
  /// [believed] to be the default animation.
  func movingRows<Result>(_ action: () throws -> Result) rethrows -> Result {
    guard movesChrome, let animation = try? machine.staticValue("default", of: analyzer.known("Animation"))
    else {
      return try action()
    }
    return try inTransaction(TransactionScope(transaction(animation: animation.wrapped)), action)
  }
}

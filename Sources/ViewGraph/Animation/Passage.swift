import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// A part of the system's own chrome on its way: a screen, a card or a bar that comes to its place or leaves it.
///
/// The layout knows nothing of it, as UIKit moves whole views over their places. What has gone is no view any more: only
/// the picture of it is drawn until it is out of sight.
public final class Passage: AnimatedAttribute {
  /// Where something comes from, and where it goes.
  public enum Way: Hashable, Sendable {
    /// Below the lower edge of the window.
    case below
    /// So many of its own widths towards the trailing edge.
    case beside(Double)
    /// Transparent in its place.
    case faded
    /// So many times as large.
    case scaled(Double)
  }

  public let ways: [Way]
  /// Of what goes: what it looked like, and where it was.
  public let picture: (list: DisplayList, frame: Rect)?
  /// What is drawn behind something that moves over other views.
  public let ground: Paint?
  /// Whether it goes in front of what takes its place.
  public let isInFront: Bool
  var motion = Motion()
  /// 0 in its place, 1 where it comes from or goes to.
  public private(set) var distance: Double
  /// Whether it is still on its way.
  public private(set) var isShown = true

  /// Something that comes.
  init(coming ways: [Way], ground: Paint? = nil) {
    (self.ways, self.ground) = (ways, ground)
    (picture, isInFront, distance) = (nil, true, 1)
  }

  /// Something that goes.
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

  /// Something else has taken its place.
  func end() {
    motion.end()
    isShown = false
  }
}

/// How the system moves its chrome. Durations and curves are those of iOS as far as they are published.
enum ChromeCurve {
  /// Screens that are pushed and popped, sheets and covers: a spring of mass 3, stiffness 1000 and damping 500, which
  /// UIKit documents as the one of most system animations. Core Animation damps no spring more than critically, so that it
  /// is at rest after half a second.
  static var screen: AnimationCurve {
    .spring(
      SpringMotion(mass: 3, stiffness: 1_000, damping: 2 * (3_000.0).squareRoot()), push: 0, merges: false)
  }
  /// Alerts, menus and popovers: believed, not published.
  static var card: AnimationCurve { .timed(TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1), duration: 0.25) }
  /// Pages of a tab view: believed, not published.
  static var page: AnimationCurve { .timed(TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), duration: 0.3) }
  /// How far a screen moves aside for the one that covers it, in widths: believed.
  static let parallax = 0.3
  /// How large an alert is when it comes: believed.
  static let alertScale = 1.15
  /// How large a menu or a popover is when it comes, and when it has gone: believed.
  static let menuScale = 0.8
}

extension Animations {
  /// A run for chrome that a node changes in this update; `nil` where nothing of it would be seen, or where the program
  /// wants no animation.
  func chromeRun(_ curve: AnimationCurve, for node: ViewNode) -> AnimationRun? {
    guard graph.movesChrome else { return nil }
    if case .bool(true) = graph.field("disablesAnimations", of: transaction(around: node)) { return nil }
    let run = AnimationRun(curve, start: graph.machine.now, isOfSystem: true)
    begin(run)
    return run
  }

  /// Something comes to its place, or leaves it.
  @discardableResult
  func begin(_ passage: Passage, by run: AnimationRun) -> Passage {
    passage.motion.add(run, from: passage.isGoing ? [0] : [1], to: passage.isGoing ? [1] : [0])
    add(passage)
    return passage
  }
}

extension Graph {
  /// What an element looks like, and where; `nil` for one that is not seen.
  func picture(of element: Element?) -> (list: DisplayList, frame: Rect)? {
    guard let element, let takePicture, let layout = element.layout, let frame = engine.frame(of: layout) else {
      return nil
    }
    return (takePicture(element), frame)
  }
}

extension Element {
  /// It comes to its place.
  func come(_ ways: [Passage.Way], ground: Paint? = nil, by run: AnimationRun, in graph: Graph) {
    coming?.end()
    coming = graph.animations.begin(Passage(coming: ways, ground: ground), by: run)
  }

  /// What was there before it goes.
  func follow(_ passage: Passage, by run: AnimationRun, in graph: Graph) {
    going.removeAll { !$0.isAlive }
    going.append(graph.animations.begin(passage, by: run))
  }
}

extension Graph {
  /// Does what a person asks for with rows of a list: they move as the system moves them, whether the program wants an
  /// animation or not. Its animation is believed to be the default one.
  func movingRows<Result>(_ action: () throws -> Result) rethrows -> Result {
    guard movesChrome, let animation = try? machine.staticValue("default", of: analyzer.known("Animation"))
    else {
      return try action()
    }
    return try inTransaction(TransactionScope(transaction(animation: animation.wrapped)), action)
  }
}

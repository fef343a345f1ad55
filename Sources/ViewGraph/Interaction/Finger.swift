import ViewLayout
import ViewMachine
import ViewSource

/// A finger that a person moves over the window, point by point: gestures and controls get what it does.
public final class Finger {
  private let graph: Graph
  private let session: TouchSession
  /// The elements under it when it came down, the outermost first.
  public let path: [Element]
  private var start: Point
  private var location: Point
  private var isDown = true

  /// How far a finger can move and still tap.
  private static let reach = 10.0
  /// How long it stays where it is until the menu of what is under it opens.
  private static let menuDelay = 500_000_000

  /// A finger comes down.
  ///
  /// - Parameter path: What `elements(at:)` has given for the point.
  public init(_ graph: Graph, at point: Point, on path: [Element]) {
    self.graph = graph
    self.path = path
    (start, location) = (point, point)
    session = TouchSession(graph, path)
    session.begin(at: point)
    if let element = path.last(where: { $0.actions.menu != nil && $0.actions.isEnabled }) {
      graph.machine.schedule(at: graph.machine.now + Finger.menuDelay) { [weak self, weak element] in
        guard let self, let element, isDown, !hasMoved else { return }
        hasOpenedMenu = true
        session.cancel()
        element.actions.menu?()
      }
    }
  }

  /// Whether it has opened a menu by staying where it is: nothing else is meant by it then.
  public private(set) var hasOpenedMenu = false

  /// Whether it went too far for a tap.
  public private(set) var hasMoved = false

  /// It moves to another point.
  public func move(to point: Point) {
    guard isDown, !hasOpenedMenu, point != location else { return }
    location = point
    if start.distance(to: point) > Finger.reach { hasMoved = true }
    session.move(to: point)
  }

  /// It goes up.
  ///
  /// - Returns: Whether a gesture waits for another tap at the same place.
  public func lift() -> Bool {
    isDown = false
    if hasOpenedMenu { return false }
    let tapped = hasMoved ? nil : path.last { $0.actions.tap != nil && $0.actions.isEnabled }
    let after = tapped?.node.environment.box(EnvironmentStore.afterTapKey, as: ActionBox.self)
    let isWaiting = session.lift()
    if let after { graph.perform { try after.run() } }
    if !isWaiting { session.finish() }
    return isWaiting
  }

  /// It comes down again for a second tap.
  public func press(at point: Point) {
    (start, location, isDown, hasMoved) = (point, point, true, false)
    session.begin(at: point)
  }

  /// No second tap follows.
  public func finish() { session.finish() }
}

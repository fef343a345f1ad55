import ViewLayout
import ViewMachine
import ViewSource

/// A finger on the window, moved point by point. Gestures and controls receive its touches.
public final class Finger {
  private let graph: Graph
  private let session: TouchSession
  /// The elements at its start location, outermost first.
  public let path: [Element]
  private var start: Point
  private var location: Point
  private var isDown = true

  /// The maximum movement of a tap, in points.
  private static let reach = 10.0
  /// The duration of a press that opens a context menu, in nanoseconds.
  private static let menuDelay = 500_000_000

  /// Begins a touch.
  ///
  /// - Parameter path: The result of `elements(at:)` for the point.
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

  /// Whether it has opened a context menu with a long press. Its later movements have no effect.
  public private(set) var hasOpenedMenu = false

  /// Whether it has moved too far for a tap.
  public private(set) var hasMoved = false

  /// Moves the finger.
  public func move(to point: Point) {
    guard isDown, !hasOpenedMenu, point != location else { return }
    location = point
    if start.distance(to: point) > Finger.reach { hasMoved = true }
    session.move(to: point)
  }

  /// Lifts the finger.
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

  /// Presses the finger again for a second tap.
  public func press(at point: Point) {
    (start, location, isDown, hasMoved) = (point, point, true, false)
    session.begin(at: point)
  }

  /// Ends the touch without a second tap.
  public func finish() { session.finish() }
}

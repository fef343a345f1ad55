import ViewLayout
import ViewSource

/// Drags of a step, which gestures, rows, sheets, pages and scroll views can respond to.
extension Graph {
  /// Drags from the center of an element.
  func drag(_ target: String, by distance: Point) throws(StepError) {
    guard !hasNoGesture(target) else {
      if move(target, by: distance) { return }
      _ = try find(target) { $0.reveal != nil || $0.pull != nil || $0.pan != nil }
      throw StepError(description: "nothing around `\(target)` can be moved in this direction")
    }
    var isClaimed = true
    try touch(target) { isClaimed = $0.drag(by: distance) }
    // A gesture that has failed, or one beside others, leaves the movement to the views around it.
    if !isClaimed { _ = move(target, by: distance) }
  }

  /// Moves what a finger moves without a gesture of the program: a row with swipe actions, a sheet, a page or the content
  /// of a scroll view.
  ///
  /// - Returns: Whether anything has moved.
  private func move(_ target: String, by distance: Point) -> Bool {
    let (x, y) = (distance.x, distance.y)
    if abs(x) > abs(y), let row = try? find(target, { $0.reveal != nil }), row.actions.reveal?(x > 0) ?? false {
      return true
    }
    if abs(y) > abs(x), let sheet = try? find(target, { $0.pull != nil }), sheet.actions.pull?(y) ?? false {
      return true
    }
    let way = Point(x: -x, y: -y)
    if let element = try? find(target, { $0.pan != nil }), element.actions.pan?(way) ?? false { return true }
    guard let element = try? find(target, { _ in true }) else { return false }
    return scroll(path(to: element), by: way, rests: true)
  }
}

import ViewLayout
import ViewMachine
import ViewSource

/// Snapping: `scrollTargetBehavior`.
extension Graph {
  /// Snaps the scroll views around a location to the targets of their behaviors.
  ///
  /// - Parameter path: The elements at the location, outermost first.
  public func settleScrolling(_ path: [Element]) {
    for element in path.reversed() where scrollRoom(of: element) != nil {
      scroll(element, to: restingPlace(of: element, near: element.scrollOffset, from: element.scrollOffset))
    }
  }

  /// The snap offset nearest to an offset, or the next one in the direction from a start.
  func restingPlace(of element: Element, near offset: Point, from start: Point) -> Point {
    let behavior = element.node.environment[EnvironmentStore.scrollBehaviorKey]
    guard let behavior, !behavior.isNothing, let type = type(of: machine.opened(behavior)),
      let name = machine.catalogueName(type), let room = scrollRoom(of: element), let layout = element.layout,
      let window = engine.settledFrame(of: layout)
    else { return offset }
    var result = offset
    for axis in [Axis.horizontal, .vertical] where room[axis] > 0 {
      let places: [Double]
      switch name {
      case "PagingScrollTargetBehavior":
        guard window.size[axis] > 0 else { continue }
        let last = (room[axis] / window.size[axis]).rounded(.up)
        guard last < 100_000 else { continue }
        places = (0...Int(last)).map { min(Double($0) * window.size[axis], room[axis]) }
      case "ViewAlignedScrollTargetBehavior": places = targets(of: element, axis, window, room[axis])
      default: continue
      }
      let moved = offset[axis] - start[axis]
      let ahead = places.filter { moved == 0 || (moved > 0) == ($0 > start[axis] + 0.5) && abs($0 - start[axis]) > 0.5 }
      let near = (ahead.isEmpty ? places : ahead).min { abs($0 - offset[axis]) < abs($1 - offset[axis]) }
      if let near { result[axis] = near }
    }
    return result
  }

  /// The offsets at which the views in a scroll view are aligned with its leading edge, minus its content margin.
  private func targets(of element: Element, _ axis: Axis, _ window: Rect, _ room: Double) -> [Double] {
    var views = element.children.flatMap { leaves(of: $0) }
    // The targets are the children of the first container with several views.
    while views.count == 1 { views = views[0].children.flatMap { leaves(of: $0) } }
    var margin = 0.0
    if let layout = element.layout, case .modifier(.scrollView(let scroll)) = engine.kind(of: layout) {
      margin = axis == .horizontal ? scroll.contentMargins.leading : scroll.contentMargins.top
    }
    let starts = views.compactMap { view in
      view.firstLayout.flatMap { engine.settledFrame(of: $0) }.map {
        $0.origin[axis] - window.origin[axis] + element.scrollOffset[axis] - margin
      }
    }
    return starts.map { min(max($0, 0), room) }
  }
}

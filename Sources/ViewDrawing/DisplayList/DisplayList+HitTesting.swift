import ViewLayout

extension DisplayList {
  /// The frontmost node at a point, in points; `nil` if nothing is drawn there.
  ///
  /// Text and images are hit in their whole frames, lines within half their width of the path, and fills inside their
  /// path, with any transparency: SwiftUI's hit testing does not depend on colours either.
  public func topmostNode(at point: Point) -> Int? { nodes(at: point).first }

  /// The nodes of all drawings at a point, frontmost first, without duplicates.
  public func nodes(at point: Point) -> [Int] {
    var hits: [Int] = []
    // The point in the coordinates of each enclosing group; `nil` where it is clipped.
    var places: [Point?] = [point]
    for item in items {
      let place = places.last ?? nil
      switch item.step {
      case .push(let effect): places.append(place.flatMap { effect.inner($0) })
      case .pop: if places.count > 1 { places.removeLast() }
      case .draw(let command):
        if let place, command.covers(place) { hits.append(item.node) }
      }
    }
    var seen: Set<Int> = []
    return hits.reversed().filter { seen.insert($0).inserted }
  }
}

extension GroupEffect {
  /// The point in the group's coordinates; `nil` if the group is not visible there.
  fileprivate func inner(_ point: Point) -> Point? {
    switch self {
    case .transform(let transform): transform.inverted?.apply(to: point)
    case .clip(let path, let rule): path.contains(point, rule: rule) ? point : nil
    case .mask(let list): list.nodes(at: point).isEmpty ? nil : point
    case .opacity(let opacity): opacity > 0 ? point : nil
    case .shadow, .blur, .blend, .color, .isolated: point
    }
  }
}

extension DrawingCommand {
  /// Whether the command draws at a point.
  fileprivate func covers(_ point: Point) -> Bool {
    // A fast check that excludes most commands.
    guard let bounds, bounds.grown(by: 1e-9).contains(point) else { return false }
    switch self {
    case .fill(let path, _, let rule): return path.contains(point, rule: rule)
    case .stroke(let path, _, let style): return path.stroked(style).contains(point)
    case .text(let text): return text.lines.contains { $0.frame.contains(point) }
    case .image(let image): return image.frame.contains(point)
    }
  }
}

import ViewLayout

extension DisplayList {
  /// The node of what is in front at a point, in points; `nil` if nothing is drawn there.
  ///
  /// Text and pictures are hit in their whole frames, lines up to half their width beside the path, fills where they are,
  /// however transparent they are: SwiftUI's tests do not look at colours either.
  public func topmostNode(at point: Point) -> Int? { nodes(at: point).first }

  /// The nodes of all that is drawn at a point, the one in front first; none is named twice.
  public func nodes(at point: Point) -> [Int] {
    var hits: [Int] = []
    // The point as the groups around see it; `nil` where the point is cut off.
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
  /// A point as it is in the group; `nil` if nothing of the group is seen there.
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
  /// Whether something is drawn at a point.
  fileprivate func covers(_ point: Point) -> Bool {
    // Most of what there is lies elsewhere.
    guard let bounds, bounds.grown(by: 1e-9).contains(point) else { return false }
    switch self {
    case .fill(let path, _, let rule): return path.contains(point, rule: rule)
    case .stroke(let path, _, let style): return path.stroked(style).contains(point)
    case .text(let text): return text.lines.contains { $0.frame.contains(point) }
    case .image(let image): return image.frame.contains(point)
    }
  }
}

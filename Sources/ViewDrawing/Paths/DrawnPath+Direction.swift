import ViewLayout

extension DrawnPath {
  /// The path with every subpath clockwise on the screen, so that overlapping subpaths form a union.
  var clockwise: DrawnPath {
    var result = DrawnPath()
    for part in parts { result.append(part.signedArea < 0 ? part.reversed : part) }
    return result
  }

  /// The subpaths.
  private var parts: [DrawnPath] {
    var parts: [DrawnPath] = []
    var part = DrawnPath()
    for element in elements {
      if case .move = element, !part.isEmpty {
        parts.append(part)
        part = DrawnPath()
      }
      part.append(element)
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }

  /// The signed area: positive for a path that is clockwise on the screen.
  var signedArea: Double {
    flattened(tolerance: 0.05).reduce(0) { sum, part in
      guard var last = part.points.last else { return sum }
      var area = 0.0
      for point in part.points {
        area += last.x * point.y - point.x * last.y
        last = point
      }
      return sum + area / 2
    }
  }

  /// A subpath in the reverse direction.
  private var reversed: DrawnPath {
    guard let last = elements.last(where: { $0 != .close })?.end else { return self }
    var result = DrawnPath()
    result.move(to: last)
    let steps = elements.filter { $0 != .close }
    for index in steps.indices.dropFirst().reversed() {
      let to = steps[index - 1].end ?? .zero
      switch steps[index] {
      case .move, .close: break
      case .line: result.addLine(to: to)
      case .quad(_, let control): result.addQuad(to: to, control: control)
      case .cubic(_, let control1, let control2): result.addCubic(to: to, control1: control2, control2: control1)
      }
    }
    if elements.last == .close { result.close() }
    return result
  }
}

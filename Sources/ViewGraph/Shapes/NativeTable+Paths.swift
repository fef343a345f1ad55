import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// The operations of `Path` that need curve arithmetic.
extension NativeTable {
  mutating func addPaths() {
    addPathShapes()
    addArcs()
    add("Path.boundingRect") { call in
      let bounds = call.graph.path(call[0]).bounds
      return call.graph.rect(bounds ?? Rect(x: .infinity, y: .infinity, width: 0, height: 0))
    }
    add("Path.currentPoint") { call in .optional(call.graph.path(call[0]).currentPoint.map { call.graph.point($0) }) }
    add("Path.contains(_:eoFill:)") { call in
      let rule: FillRule = try call.bool(2) ? .evenOdd : .nonZero
      return .bool(call.graph.path(call[0]).contains(call.graph.point(call[1]), rule: rule))
    }
    add("Path.trimmedPath(from:to:)") { call in
      call.graph.path(call.graph.path(call[0]).trimmed(from: try call.double(1), to: try call.double(2)))
    }
    add("Path.strokedPath(_:)") { call in
      call.graph.path(call.graph.path(call[0]).stroked(call.graph.strokeStyle(call[1])))
    }
    add("Path.normalized(eoFill:)") { call in call[0] }
    add("Path.description") { call in .string(PathText.text(call.graph.path(call[0]))) }
    add("Path.init(_:)") { call in
      guard let path = PathText.path(try call.string(0)) else { return .nothing }
      return call.graph.path(path).wrapped
    }
    for (name, operation) in [
      ("intersection", PathOperation.intersection), ("union", .union), ("subtracting", .subtraction),
      ("symmetricDifference", .difference), ("lineIntersection", .lineIntersection),
      ("lineSubtraction", .lineSubtraction),
    ] {
      add("Path.\(name)(_:eoFill:)") { call in
        let rule: FillRule = try call.bool(2) ? .evenOdd : .nonZero
        let (left, right) = (call.graph.path(call[0]), call.graph.path(call[1]))
        return call.graph.path(PathCombination(left, right, rule).result(operation))
      }
    }
  }

  private mutating func addPathShapes() {
    add("Path.addRoundedRect(in:cornerSize:style:transform:)") { call in
      let graph = call.graph
      return try call.add(
        .roundedRectangle(graph.rect(call[1]), cornerRadius: graph.size(call[2]), style: graph.cornerStyle(call[3])),
        transform: 4)
    }
    add("Path.addRoundedRect(in:cornerRadii:style:transform:)") { call in
      let graph = call.graph
      func radius(_ name: String) -> Double { graph.length(graph.field(name, of: call[2])) ?? 0 }
      let radii = DrawnPath.CornerRadii(
        topLeft: radius("topLeading"), topRight: radius("topTrailing"), bottomRight: radius("bottomTrailing"),
        bottomLeft: radius("bottomLeading"))
      return try call.add(
        .unevenRoundedRectangle(graph.rect(call[1]), radii: radii, style: graph.cornerStyle(call[3])), transform: 4)
    }
    add("Path.addEllipse(in:transform:)") { call in
      try call.add(.ellipse(in: call.graph.rect(call[1])), transform: 2)
    }
  }

  private mutating func addArcs() {
    add("Path.addRelativeArc(center:radius:startAngle:delta:transform:)") { call in
      let graph = call.graph
      let (center, radius) = (graph.point(call[1]), try call.double(2))
      let (start, sweep) = (graph.angle(call[3]), graph.angle(call[4]))
      return try call.draw(transform: 5) { $0.addArc(center: center, radius: radius, start: start, sweep: sweep) }
    }
    add("Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:)") { call in
      let graph = call.graph
      let (center, radius) = (graph.point(call[1]), try call.double(2))
      let (start, end, isClockwise) = (graph.angle(call[3]), graph.angle(call[4]), try call.bool(5))
      return try call.draw(transform: 6) {
        $0.addArc(center: center, radius: radius, from: start, to: end, isClockwise: isClockwise)
      }
    }
    add("Path.addArc(tangent1End:tangent2End:radius:transform:)") { call in
      let graph = call.graph
      let (first, second, radius) = (graph.point(call[1]), graph.point(call[2]), try call.double(3))
      return try call.draw(transform: 4) { $0.addArc(corner: first, towards: second, radius: radius) }
    }
  }
}

extension NativeCall {
  /// Appends a path to the receiver.
  fileprivate mutating func add(_ path: DrawnPath, transform index: Int) throws -> Value {
    let added = graph.pathElements(path.transformed(by: graph.transform(self[index])))
    return try append(added)
  }

  /// Continues the receiver from its current point.
  fileprivate mutating func draw(transform index: Int, _ draw: (inout DrawnPath) -> Void) throws -> Value {
    let transform = graph.transform(self[index])
    var path = DrawnPath()
    let current = graph.path(self[0]).currentPoint
    // The new part is transformed; the current point is not.
    if let current, let inverse = transform.inverted { path.move(to: inverse.apply(to: current)) }
    draw(&path)
    var added = graph.pathElements(path.transformed(by: transform))
    if current != nil, !added.isEmpty { added.removeFirst() }
    return try append(added)
  }

  private mutating func append(_ added: [Value]) throws -> Value {
    let graph = graph
    let copy = try take(0).box(StructBox.self).copy()
    copy.fields[0] = .array(graph.elements(copy.fields[0]) + added)
    self[0] = .ref(copy)
    return .void
  }
}

extension DrawnPath {
  /// Adds a rounded corner: a line to the tangent point of a circle with the radius, and the arc to the other tangent
  /// point.
  mutating func addArc(corner: Point, towards end: Point, radius: Double) {
    guard let start = currentPoint else { return move(to: corner) }
    let (first, second) = (Self.direction(corner, start), Self.direction(corner, end))
    let cross = first.x * second.y - first.y * second.x
    let dot = first.x * second.x + first.y * second.y
    guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: corner) }
    // The tangent of half the angle between the two directions.
    let tangent = abs(cross) / (1 + dot)
    let distance = radius / tangent
    let from = Point(x: corner.x + first.x * distance, y: corner.y + first.y * distance)
    let to = Point(x: corner.x + second.x * distance, y: corner.y + second.y * distance)
    addLine(to: from)
    // A cubic curve that approximates the arc.
    let reach = 4.0 / 3 * Self.quarterTangent(of: tangent) * radius
    addCubic(
      to: to, control1: Point(x: from.x - first.x * reach, y: from.y - first.y * reach),
      control2: Point(x: to.x - second.x * reach, y: to.y - second.y * reach))
  }

  /// The tangent of a quarter of an arc's angle, from the tangent of half the angle between its directions. Half the
  /// arc's angle complements that half angle to a quarter turn.
  private static func quarterTangent(of tangent: Double) -> Double {
    // tan(a/2) for tan(a) = 1/t.
    let other = 1 / tangent
    return other / (1 + (1 + other * other).squareRoot())
  }

  private static func direction(_ from: Point, _ to: Point) -> Point {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 1e-12)
    return Point(x: dx / length, y: dy / length)
  }
}

import ViewLayout

/// A gradient of a PDF file that fills an area.
struct PDFShading {
  private enum Geometry {
    case axial(Point, Point)
    /// Two circles. Circles with different centers are drawn around that of the larger one. [approximation]
    case radial(Point, Double, Point, Double)
  }

  private let geometry: Geometry
  private let stops: [Gradient.Stop]
  /// Whether the first and last colours continue beyond the ends.
  private let extends: (start: Bool, end: Bool)

  /// `nil` for meshes and for colours by a program.
  init?(_ value: PDFObject?, _ spaces: [String: PDFObject], in file: PDFFile) {
    let members = file.dictionary(value)
    let coordinates = file.numbers(members["Coords"])
    switch (file.resolve(members["ShadingType"]).integer, coordinates.count) {
    case (2, 4):
      geometry = .axial(Point(x: coordinates[0], y: coordinates[1]), Point(x: coordinates[2], y: coordinates[3]))
    case (3, 6):
      geometry = .radial(
        Point(x: coordinates[0], y: coordinates[1]), max(coordinates[2], 0),
        Point(x: coordinates[3], y: coordinates[4]), max(coordinates[5], 0))
    default: return nil
    }
    guard let space = PDFColorSpace(members["ColorSpace"], spaces, in: file),
      let function = PDFFunction(members["Function"], in: file)
    else { return nil }
    let domain = members["Domain"].map { file.numbers($0) } ?? [0, 1]
    guard domain.count == 2, domain[0] < domain[1] else { return nil }
    let inputs = [domain[0]] + function.stops.filter { domain[0] < $0 && $0 < domain[1] } + [domain[1]]
    stops = inputs.prefix(512).map { input in
      Gradient.Stop(space.color(function(input)), at: (input - domain[0]) / (domain[1] - domain[0]))
    }
    let extend = file.array(members["Extend"]).map { file.resolve($0) == .boolean(true) }
    extends = extend.count == 2 ? (extend[0], extend[1]) : (false, false)
  }

  /// Fills the painted part of an area.
  func draw(in area: Rect, opacity: Double, on list: inout DisplayList) {
    let faded = stops.map { Gradient.Stop($0.color.faded(opacity), at: $0.location) }
    // Points of a gradient are fractions of its rectangle: of this one they are coordinates.
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    switch geometry {
    case .axial(let start, let end):
      guard start != end else { return }
      let gradient = Gradient(
        .linear(start: UnitPoint(x: start.x, y: start.y), end: UnitPoint(x: end.x, y: end.y)), stops: faded)
      list.append(.fill(strip(start, end, across: area), .gradient(gradient, in: unit)), node: 0)
    case .radial(let first, let firstRadius, let second, let secondRadius):
      let isGrowing = secondRadius >= firstRadius
      let center = isGrowing ? second : first
      let gradient = Gradient(
        .radial(center: UnitPoint(x: center.x, y: center.y), startRadius: firstRadius, endRadius: secondRadius),
        stops: faded)
      func circle(_ radius: Double) -> DrawnPath {
        .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
      // Beyond the outer circle, and inside of the inner one.
      let (outer, inner) = (max(firstRadius, secondRadius), min(firstRadius, secondRadius))
      let paintsOuter = isGrowing ? extends.end : extends.start
      let paintsInner = isGrowing ? extends.start : extends.end
      var path = paintsOuter ? DrawnPath.rectangle(area) : circle(outer)
      if inner > 0, !paintsInner { path.append(circle(inner)) }
      list.append(.fill(path, .gradient(gradient, in: unit), rule: .evenOdd), node: 0)
    }
  }

  /// The area between the ends of an axis, and beyond the ends that extend.
  private func strip(_ start: Point, _ end: Point, across area: Rect) -> DrawnPath {
    if extends.start, extends.end { return .rectangle(area) }
    let way = end - start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    // Far enough to cover the area from any point near it.
    let corners = [area.minX - start.x, area.maxX - start.x, area.minY - start.y, area.maxY - start.y]
    let far = corners.map { abs($0) }.reduce(length, +)
    let along = Point(x: way.x / length, y: way.y / length)
    func corner(_ distance: Double, _ aside: Double) -> Point {
      Point(x: start.x + along.x * distance - along.y * aside, y: start.y + along.y * distance + along.x * aside)
    }
    let (low, high) = (extends.start ? -far : 0, extends.end ? far : length)
    var path = DrawnPath()
    path.move(to: corner(low, -far))
    path.addLine(to: corner(high, -far))
    path.addLine(to: corner(high, far))
    path.addLine(to: corner(low, far))
    path.close()
    return path
  }
}

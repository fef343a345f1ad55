import ViewLayout

/// A gradient of an SVG file.
struct SVGGradient {
  private let isRadial: Bool
  private let attributes: [String: String]
  private let stops: [Gradient.Stop]

  /// The maximum length of a chain of gradients that inherit from each other.
  private static let maximumDepth = 8

  init?(_ name: String, _ named: [String: SVGElement], _ sheet: [String: [String: String]]) {
    guard let element = named[name], element.name == "linearGradient" || element.name == "radialGradient" else {
      return nil
    }
    isRadial = element.name == "radialGradient"
    var attributes = element.attributes
    var children = element.children
    var next = attributes["href"]
    var depth = 0
    while let other = next.flatMap(SVGStyle.reference).flatMap({ named[$0] }), depth < SVGGradient.maximumDepth {
      attributes.merge(other.attributes) { own, _ in own }
      if !children.contains(where: { $0.name == "stop" }) { children = other.children }
      next = other.attributes["href"]
      depth += 1
    }
    self.attributes = attributes
    stops = children.filter { $0.name == "stop" }.map { stop in
      let values = SVGStyle.attributes(of: stop, sheet)
      let opacity = values["stop-opacity"].flatMap { SVGNumbers.all($0).first } ?? 1
      let color = values["stop-color"].flatMap { Color(svg: $0) } ?? .black
      return Gradient.Stop(color.faded(opacity), at: SVGGradient.share(values["offset"]) ?? 0)
    }
  }

  /// `0.5` and `50%`.
  private static func share(_ text: String?) -> Double? {
    guard let text, let number = SVGNumbers.all(text).first else { return nil }
    return text.hasSuffix("%") ? number / 100 : number
  }

  /// The paint for a shape with these bounds, before the transform.
  func paint(_ bounds: Rect, _ transform: AffineTransform) -> Paint? {
    guard let last = stops.last else { return nil }
    guard stops.count > 1 else { return .color(last.color) }
    let isInBox = attributes["gradientUnits"] != "userSpaceOnUse"
    var map = attributes["gradientTransform"].map { AffineTransform(svg: $0) } ?? .identity
    if isInBox {
      map = map.concatenating(.scale(x: bounds.width, y: bounds.height)).concatenating(.translation(bounds.origin))
    }
    map = map.concatenating(transform)
    func place(_ x: String, _ y: String, _ otherX: Double, _ otherY: Double) -> Point {
      map.apply(
        to: Point(x: SVGGradient.share(attributes[x]) ?? otherX, y: SVGGradient.share(attributes[y]) ?? otherY))
    }
    // The unit square, so that its fractions are points.
    let unit = Rect(x: 0, y: 0, width: 1, height: 1)
    if !isRadial {
      let start = place("x1", "y1", 0, 0)
      let end = place("x2", "y2", 1, 0)
      guard start != end else { return .color(last.color) }
      return .gradient(
        Gradient(.linear(start: UnitPoint(x: start.x, y: start.y), end: UnitPoint(x: end.x, y: end.y)), stops: stops),
        in: unit)
    }
    let center = place("cx", "cy", 0.5, 0.5)
    let radius = SVGGradient.share(attributes["r"]) ?? 0.5
    let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
    guard radius * scale > 0 else { return .color(last.color) }
    return .gradient(
      Gradient(
        .radial(center: UnitPoint(x: center.x, y: center.y), startRadius: 0, endRadius: radius * scale), stops: stops),
      in: unit)
  }
}

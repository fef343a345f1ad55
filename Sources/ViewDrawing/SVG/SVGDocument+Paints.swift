import ViewLayout

extension SVGDocument {
  /// Writes `fill="…" fill-opacity="…"`, or the same for `stroke`. Defines gradients.
  mutating func paintAttributes(_ name: String, _ paint: Paint) {
    switch paint {
    case .color(let color): colorAttributes(name, color)
    case .material(let material): colorAttributes(name, material.tint)
    case .gradient(let gradient, let rect): body.attribute(name, "url(#\(define(gradient, in: rect)))")
    case .image(let pattern):
      guard let pattern = define(pattern) else { return body.attribute(name, "none") }
      body.attribute(name, "url(#\(pattern))")
    }
  }

  private mutating func colorAttributes(_ name: String, _ color: Color) {
    body.attribute(name, SVGWriter.color(color))
    if color.opacity < 1 { body.attribute(name + "-opacity", max(color.opacity, 0)) }
  }

  private mutating func define(_ gradient: Gradient, in rect: Rect) -> String {
    let name = newName()
    func place(_ point: UnitPoint) -> Point { rect.origin + point.point(in: rect.size) }
    switch gradient.geometry {
    case .linear(let start, let end):
      let (from, to) = (place(start), place(end))
      definitions.raw("<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"")
      definitions.attribute("x1", from.x)
      definitions.attribute("y1", from.y)
      definitions.attribute("x2", to.x)
      definitions.attribute("y2", to.y)
      definitions.raw(">")
      writeStops(gradient.stops)
      definitions.raw("</linearGradient>\n")
    case .radial(let center, let start, let end):
      let center = place(center)
      definitions.raw("<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\"")
      definitions.attribute("cx", center.x)
      definitions.attribute("cy", center.y)
      definitions.attribute("r", max(start, end))
      definitions.raw(">")
      writeStops(SVGDocument.stops(gradient.stops, from: start, to: end))
      definitions.raw("</radialGradient>\n")
    case .elliptical(let center, let start, let end):
      let center = place(center)
      let transform = AffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: center.x, ty: center.y)
      definitions.raw("<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\"")
      definitions.attribute("r", max(start, end))
      definitions.attribute("gradientTransform", SVGWriter.matrix(transform))
      definitions.raw(">")
      writeStops(SVGDocument.stops(gradient.stops, from: start, to: end))
      definitions.raw("</radialGradient>\n")
    case .angular:
      // It is drawn as a fan; where a fan is impossible, as in text, a vertical gradient replaces it.
      definitions.raw("<linearGradient id=\"\(name)\" x2=\"0\" y2=\"1\">")
      writeStops(gradient.stops)
      definitions.raw("</linearGradient>\n")
    }
    return name
  }

  /// The stops of a radial gradient with a start radius, measured from the center.
  private static func stops(_ stops: [Gradient.Stop], from start: Double, to end: Double) -> [Gradient.Stop] {
    let outer = max(start, end)
    guard outer > 0 else { return Array(stops.suffix(1)) }
    let moved = stops.map { Gradient.Stop($0.color, at: (start + (end - start) * $0.location) / outer) }
    return start <= end ? moved : moved.reversed()
  }

  /// SVG interpolates colours that are not premultiplied: between stops of different opacity, intermediate stops are
  /// written.
  private mutating func writeStops(_ stops: [Gradient.Stop]) {
    var previous: Gradient.Stop?
    for stop in stops {
      if let previous, previous.color.opacity != stop.color.opacity {
        writeStop(previous.location, stop.color.withOpacity(of: previous.color))
        for step in 1..<8 where previous.color.opacity > 0 && stop.color.opacity > 0 {
          let part = Double(step) / 8
          writeStop(
            previous.location + (stop.location - previous.location) * part,
            previous.color.mixed(with: stop.color, part: part))
        }
        writeStop(stop.location, previous.color.withOpacity(of: stop.color))
      }
      writeStop(stop.location, stop.color)
      previous = stop
    }
  }

  private mutating func writeStop(_ location: Double, _ color: Color) {
    definitions.raw("<stop")
    definitions.attribute("offset", min(max(location, 0), 1))
    definitions.attribute("stop-color", SVGWriter.color(color))
    if color.opacity < 1 { definitions.attribute("stop-opacity", max(color.opacity, 0)) }
    definitions.raw("/>")
  }

  private mutating func define(_ pattern: ImagePattern) -> String? {
    guard let bitmap = bitmaps[pattern.name], pattern.tile.width > 0, pattern.tile.height > 0,
      pattern.source.width > 0, pattern.source.height > 0
    else { return nil }
    let name = newName()
    let whole = Size(
      width: pattern.tile.width / pattern.source.width, height: pattern.tile.height / pattern.source.height)
    definitions.raw("<pattern id=\"\(name)\" patternUnits=\"userSpaceOnUse\"")
    definitions.attributes(of: pattern.tile)
    definitions.raw("><image preserveAspectRatio=\"none\"")
    definitions.attributes(
      of: Rect(
        origin: Point(x: -pattern.source.minX * whole.width, y: -pattern.source.minY * whole.height), size: whole))
    definitions.attribute("opacity", pattern.opacity)
    definitions.attribute("xlink:href", SVGDocument.link(bitmap))
    definitions.raw("/></pattern>\n")
    return name
  }

  static func link(_ bitmap: Bitmap) -> String {
    "data:image/png;base64," + Base64.text(PNGEncoder.encode(bitmap))
  }

  // MARK: Angular gradients

  /// Sectors of one colour each.
  struct Fan {
    let wedges: [(path: DrawnPath, color: Color)]
  }

  /// The sectors of an angular gradient; `nil` for other paints.
  func fan(_ paint: Paint, around bounds: Rect?) -> Fan? {
    guard case .gradient(let gradient, let rect) = paint,
      case .angular(let unit, let start, let end) = gradient.geometry,
      let bounds
    else { return nil }
    let center = rect.origin + unit.point(in: rect.size)
    let reach = max(
      max(abs(bounds.minX - center.x), abs(bounds.maxX - center.x)),
      max(abs(bounds.minY - center.y), abs(bounds.maxY - center.y)))
    // The distance to the farthest corner, enlarged because the middle of a sector's outer edge is nearer than its
    // ends.
    let radius = reach * 1.5 + 1
    let place = GradientPlace(.angular(center: .center, start: start, end: end), in: .zero)
    // Two degrees each, from the start, so that the edge between the last and the first colour is sharp.
    let count = 180
    let step = 2 * Double.pi / Double(count)
    let isOpaque = gradient.stops.allSatisfy { $0.color.opacity >= 1 }
    let wedges = (0..<count).map { index in
      let from = start.radians + Double(index) * step
      let middle = Angle(radians: from + step / 2)
      // Sectors overlap the next one to avoid gaps; the last one does not, because it would cover the first.
      let to = from + step * (isOpaque && index < count - 1 ? 1.5 : 1)
      var path = DrawnPath()
      path.move(to: center)
      for angle in [Angle(radians: from), Angle(radians: to)] {
        path.addLine(to: Point(x: center.x + radius * angle.cosine, y: center.y + radius * angle.sine))
      }
      path.close()
      let location = place.location(of: Point(x: middle.cosine, y: middle.sine))
      return (path, gradient.color(at: location))
    }
    return Fan(wedges: wedges)
  }

  mutating func drawFan(_ fan: Fan, clippedTo path: DrawnPath, rule: FillRule, node: Int?) {
    let name = defineClip(path, rule)
    begin("g", node: node)
    body.attribute("clip-path", "url(#\(name))")
    body.raw(">")
    for wedge in fan.wedges {
      body.raw("<path")
      body.attribute("d", wedge.path)
      paintAttributes("fill", .color(wedge.color))
      body.raw("/>")
    }
    body.raw("</g>\n")
  }
}

extension Color {
  /// This colour with the opacity of another; a transparent colour takes the components of its neighbour.
  fileprivate func withOpacity(of other: Color) -> Color {
    other.opacity > 0 ? other : Color(red: red, green: green, blue: blue, opacity: 0)
  }
}

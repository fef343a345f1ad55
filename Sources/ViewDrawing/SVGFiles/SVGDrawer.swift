import ViewLayout

/// Draws the elements of an SVG file into a display list.
struct SVGDrawer {
  private(set) var list = DisplayList()
  /// The elements by their identifiers.
  let named: [String: SVGElement]
  /// The declarations of the style sheets, by their selectors: element names, and class names with a leading period.
  let sheet: [String: [String: String]]
  /// The nesting of `use` elements, and the number of drawn elements: a file can refer to itself.
  private var copies = 0
  private var count = 0

  private static let maximumCopies = 16
  private static let maximumCount = 50_000

  init(_ root: SVGElement) {
    var named: [String: SVGElement] = [:]
    var sheet: [String: [String: String]] = [:]
    func search(_ element: SVGElement) {
      if let name = element.attributes["id"], named[name] == nil { named[name] = element }
      if element.name == "style" { SVGDrawer.read(element.text, into: &sheet) }
      element.children.forEach(search)
    }
    search(root)
    self.named = named
    self.sheet = sheet
  }

  /// `.a, .b { fill: #fff }`
  private static func read(_ text: String, into sheet: inout [String: [String: String]]) {
    for rule in text.split(separator: "}") {
      let sides = rule.split(separator: "{", maxSplits: 1)
      guard sides.count == 2 else { continue }
      let declarations = SVGStyle.declarations(sides[1])
      for selector in sides[0].split(separator: ",") {
        sheet[selector.filter { !$0.isWhitespace }, default: [:]].merge(declarations) { $1 }
      }
    }
  }

  /// Draws the children of an element.
  mutating func drawContent(_ element: SVGElement, _ style: SVGStyle, _ transform: AffineTransform) {
    for child in element.children { draw(child, style, transform) }
  }

  private mutating func draw(_ element: SVGElement, _ outer: SVGStyle, _ outerTransform: AffineTransform) {
    count += 1
    guard count <= SVGDrawer.maximumCount else { return }
    let attributes = SVGStyle.attributes(of: element, sheet)
    guard attributes["display"] != "none", attributes["visibility"] != "hidden" else { return }
    let style = outer.inherited(by: element, sheet)
    let transform =
      attributes["transform"].map { AffineTransform(svg: $0).concatenating(outerTransform) } ?? outerTransform
    var groups = 0
    if let opacity = attributes["opacity"].flatMap({ SVGNumbers.all($0).first }), opacity < 1 {
      list.push(.opacity(max(opacity, 0)), node: 0)
      groups += 1
    }
    if let clip = attributes["clip-path"].flatMap(SVGStyle.reference).flatMap({ named[$0] }) {
      var path = DrawnPath()
      var rule = style.clipRule
      for child in clip.children {
        guard let outline = outline(of: child) else { continue }
        let own = SVGStyle.attributes(of: child, sheet)
        let map = own["transform"].map { AffineTransform(svg: $0).concatenating(transform) } ?? transform
        path.append(outline.transformed(by: map))
        if own["clip-rule"] == "evenodd" { rule = .evenOdd }
      }
      list.push(.clip(path, rule: rule), node: 0)
      groups += 1
    }
    switch element.name {
    case "g", "a", "svg", "switch": drawContent(element, style, transform)
    case "use":
      if copies < SVGDrawer.maximumCopies,
        let original = attributes["href"].flatMap(SVGStyle.reference).flatMap({ named[$0] })
      {
        copies += 1
        let offset = Point(x: number(attributes["x"]) ?? 0, y: number(attributes["y"]) ?? 0)
        let place = AffineTransform.translation(offset).concatenating(transform)
        if original.name == "symbol" { drawContent(original, style, place) } else { draw(original, style, place) }
        copies -= 1
      }
    default:
      if let path = outline(of: element) { paint(path, style, transform) }
    }
    for _ in 0..<groups { list.pop() }
  }

  private mutating func paint(_ path: DrawnPath, _ style: SVGStyle, _ transform: AffineTransform) {
    guard !path.isEmpty, path.isFinite else { return }
    let moved = path.transformed(by: transform)
    let bounds = path.bounds ?? .zero
    if let paint = paint(style.fill, style.fillOpacity, bounds, transform) {
      list.append(.fill(moved, paint, rule: style.fillRule), node: 0)
    }
    if let paint = paint(style.stroke, style.strokeOpacity, bounds, transform), style.line.width > 0 {
      var line = style.line
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      line.width *= scale
      line.dash = line.dash.map { $0 * scale }
      // A dash pattern with an odd number of lengths is repeated once.
      if line.dash.count % 2 == 1 { line.dash += line.dash }
      if line.dash.allSatisfy({ $0 <= 0 }) { line.dash = [] }
      line.dashPhase *= scale
      list.append(.stroke(moved, paint, line), node: 0)
    }
  }

  private func paint(
    _ ink: SVGStyle.Ink, _ opacity: Double, _ bounds: Rect, _ transform: AffineTransform
  ) -> Paint? {
    switch ink {
    case .none: nil
    case .color(let color): .color(color.faded(opacity))
    case .gradient(let name): SVGGradient(name, named, sheet)?.paint(bounds, transform)?.faded(opacity)
    }
  }

  private func number(_ text: String?) -> Double? { text.flatMap { SVGNumbers.all($0).first } }

  /// The outline of a shape; `nil` for other elements.
  private func outline(of element: SVGElement) -> DrawnPath? {
    func value(_ name: String) -> Double { number(element.attributes[name]) ?? 0 }
    switch element.name {
    case "path": return DrawnPath(svg: SVGStyle.attributes(of: element, sheet)["d"] ?? "")
    case "rect":
      let rect = Rect(x: value("x"), y: value("y"), width: value("width"), height: value("height"))
      guard rect.width > 0, rect.height > 0 else { return nil }
      let rx = number(element.attributes["rx"]) ?? number(element.attributes["ry"]) ?? 0
      let ry = number(element.attributes["ry"]) ?? rx
      return .roundedRectangle(rect, cornerRadius: Size(width: rx, height: ry))
    case "circle", "ellipse":
      let rx = element.name == "circle" ? value("r") : value("rx")
      let ry = element.name == "circle" ? rx : value("ry")
      guard rx > 0, ry > 0 else { return nil }
      return .ellipse(in: Rect(x: value("cx") - rx, y: value("cy") - ry, width: 2 * rx, height: 2 * ry))
    case "line":
      return DrawnPath([.move(Point(x: value("x1"), y: value("y1"))), .line(Point(x: value("x2"), y: value("y2")))])
    case "polyline", "polygon":
      let numbers = SVGNumbers.all(element.attributes["points"] ?? "")
      var path = DrawnPath()
      for index in stride(from: 0, to: numbers.count - 1, by: 2) {
        let point = Point(x: numbers[index], y: numbers[index + 1])
        if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      if element.name == "polygon" { path.close() }
      return path
    default: return nil
    }
  }
}

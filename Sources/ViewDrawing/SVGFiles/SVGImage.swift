import ViewLayout

/// A vector image from an SVG file: shapes, gradients, groups and clips. Text, filters and style sheets with other
/// selectors than elements and classes are left out.
public struct SVGImage: Sendable {
  /// In points.
  public let size: Size
  /// The drawing, from the origin.
  public let list: DisplayList

  /// `nil` if the file is not an SVG file or has no size.
  ///
  /// - Parameter group: the identifier of the only group to draw, centred in a square; in a symbol template,
  ///   `Regular-M` is one of the images.
  public init?(file: [UInt8], group: String? = nil) {
    guard let root = SVGElement.read(file), root.name == "svg" else { return nil }
    let box = SVGNumbers.all(root.attributes["viewBox"] ?? "")
    let whole = box.count == 4 ? Rect(x: box[0], y: box[1], width: box[2], height: box[3]) : nil
    func length(_ name: String) -> Double? {
      guard let text = root.attributes[name], !text.hasSuffix("%") else { return nil }
      return SVGNumbers.all(text).first
    }
    guard let width = length("width") ?? whole?.width, let height = length("height") ?? whole?.height, width > 0,
      height > 0
    else { return nil }
    var drawer = SVGDrawer(root)
    if let group {
      guard let element = drawer.named[group] else { return nil }
      drawer.drawContent(element, SVGStyle(), .identity)
      guard let bounds = DisplayGroups(drawer.list).bounds(0..<drawer.list.items.count, .identity), bounds.width > 0,
        bounds.height > 0
      else { return nil }
      let side = max(bounds.width, bounds.height)
      size = Size(width: side, height: side)
      list = drawer.list.moved(by: .translation(Point(x: side / 2 - bounds.midX, y: side / 2 - bounds.midY)))
      return
    }
    size = Size(width: width, height: height)
    let view = whole ?? Rect(x: 0, y: 0, width: width, height: height)
    guard view.width > 0, view.height > 0 else { return nil }
    // As large as fits, centred.
    let scale = min(width / view.width, height / view.height)
    let place = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (width - view.width * scale) / 2 - view.minX * scale,
      ty: (height - view.height * scale) / 2 - view.minY * scale)
    drawer.drawContent(root, SVGStyle().inherited(by: root, drawer.sheet), place)
    list = drawer.list
  }

  /// The image in pixels, several per point, so that it is sharp when enlarged.
  public var bitmap: Bitmap? { SVGImage.bitmap(of: list, size: size) }

  /// Renders a vector image in pixels.
  static func bitmap(of list: DisplayList, size: Size, bitmaps: [String: Bitmap] = [:]) -> Bitmap? {
    let longest = max(size.width, size.height)
    guard longest > 0, longest <= 8192 else { return nil }
    // Each nested group needs as many pixels again.
    let most = (16_000_000 / max(size.width * size.height, 1)).squareRoot()
    return PixelRenderer(list, size: size, background: .clear, bitmaps: bitmaps)
      .bitmap(scale: min(max(3, 256 / longest), 16, most))
  }
}

extension DisplayList {
  fileprivate func moved(by transform: AffineTransform) -> DisplayList {
    var result = DisplayList()
    result.push(.transform(transform), node: 0)
    result.append(contentsOf: self)
    result.pop()
    return result
  }
}

/// The inherited style of an element.
struct SVGStyle {
  /// The paint of an area or a line, before its bounds are known.
  enum Ink {
    case none
    case color(Color)
    /// A gradient, by its identifier.
    case gradient(String)
  }

  var fill = Ink.color(.black)
  var stroke = Ink.none
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  var line = StrokeStyle(miterLimit: 4)
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  /// The value of `currentColor`.
  var color = Color.black

  /// The attributes of an element, overridden by those of its classes and its `style`.
  static func attributes(of element: SVGElement, _ sheet: [String: [String: String]]) -> [String: String] {
    var result = element.attributes
    let selectors = [element.name] + (element.attributes["class"] ?? "").split(separator: " ").map { "." + $0 }
    for selector in selectors {
      if let rules = sheet[selector] { result.merge(rules) { $1 } }
    }
    if let style = element.attributes["style"] { result.merge(declarations(style)) { $1 } }
    return result
  }

  /// `fill:#fff; stroke : none`
  static func declarations(_ text: some StringProtocol) -> [String: String] {
    var result: [String: String] = [:]
    for part in text.split(separator: ";") {
      let sides = part.split(separator: ":", maxSplits: 1)
      guard sides.count == 2 else { continue }
      result[String(sides[0].filter { !$0.isWhitespace })] = String(
        sides[1].drop { $0.isWhitespace }.prefix { $0 != "!" })
    }
    return result
  }

  /// This style with the attributes of an element.
  func inherited(by element: SVGElement, _ sheet: [String: [String: String]]) -> SVGStyle {
    let attributes = SVGStyle.attributes(of: element, sheet)
    var style = self
    func number(_ name: String) -> Double? { attributes[name].flatMap { SVGNumbers.all($0).first } }
    if let color = attributes["color"].flatMap({ Color(svg: $0) }) { style.color = color }
    if let text = attributes["fill"] { style.fill = ink(text, style.color) ?? style.fill }
    if let text = attributes["stroke"] { style.stroke = ink(text, style.color) ?? style.stroke }
    style.fillOpacity = number("fill-opacity") ?? fillOpacity
    style.strokeOpacity = number("stroke-opacity") ?? strokeOpacity
    style.line.width = number("stroke-width") ?? line.width
    style.line.miterLimit = number("stroke-miterlimit") ?? line.miterLimit
    style.line.dashPhase = number("stroke-dashoffset") ?? line.dashPhase
    if let dash = attributes["stroke-dasharray"] { style.line.dash = SVGNumbers.all(dash) }
    switch attributes["stroke-linecap"] {
    case "round": style.line.cap = .round
    case "square": style.line.cap = .square
    case "butt": style.line.cap = .butt
    default: break
    }
    switch attributes["stroke-linejoin"] {
    case "round": style.line.join = .round
    case "bevel": style.line.join = .bevel
    case "miter": style.line.join = .miter
    default: break
    }
    if let rule = attributes["fill-rule"] { style.fillRule = rule == "evenodd" ? .evenOdd : .nonZero }
    if let rule = attributes["clip-rule"] { style.clipRule = rule == "evenodd" ? .evenOdd : .nonZero }
    return style
  }

  private func ink(_ text: String, _ current: Color) -> Ink? {
    let text = text.filter { !$0.isWhitespace }
    if text == "none" || text == "transparent" { return SVGStyle.Ink.none }
    if text == "currentColor" { return .color(current) }
    if text.hasPrefix("url("), let name = SVGStyle.reference(text) { return .gradient(name) }
    return Color(svg: text).map { .color($0) }
  }

  /// `url(#a)` and `#a`: `a`.
  static func reference(_ text: String) -> String? {
    guard let start = text.firstIndex(of: "#") else { return nil }
    return String(text[text.index(after: start)...].prefix { $0 != ")" && $0 != "\"" && $0 != "'" })
  }
}

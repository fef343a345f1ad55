import ViewLayout

/// Writes a display list as SVG, with exact coordinates in points and text as text.
///
/// Features that SVG lacks are approximated: angular gradients are fans of narrow sectors, a material is its tint
/// without the blur.
public struct SVGRenderer: Sendable {
  /// The SVG text.
  public let text: String

  /// - Parameters:
  ///   - size: the visible area from the origin, in points.
  ///   - background: the colour behind the list; `nil` for none.
  ///   - bitmaps: the bitmaps to which the list refers, by name; they are embedded.
  ///   - marksNodes: whether each element has its node as the attribute `data-node`.
  ///   - prefix: a prefix of identifiers, so that one page can contain several images.
  public init(
    _ list: DisplayList, size: Size, background: Color? = .white, bitmaps: [String: Bitmap] = [:],
    marksNodes: Bool = false, prefix: String = ""
  ) {
    var document = SVGDocument(bitmaps: bitmaps, marksNodes: marksNodes, prefix: prefix)
    if let background, background.opacity > 0 {
      document.draw(
        .fill(.rectangle(Rect(origin: .zero, size: size)), .color(background)), node: nil)
    }
    document.draw(list, isOnBackground: background.map { $0.opacity >= 1 } ?? false)
    var page = SVGWriter()
    page.raw("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    page.attribute("width", size.width)
    page.attribute("height", size.height)
    page.attribute("viewBox", "0 0 \(SVGWriter.number(size.width)) \(SVGWriter.number(size.height))")
    page.raw(">\n")
    if !document.definitions.bytes.isEmpty {
      page.raw("<defs>\n")
      page.append(document.definitions)
      page.raw("</defs>\n")
    }
    page.append(document.body)
    page.raw("</svg>\n")
    text = String(decoding: page.bytes, as: UTF8.self)
  }
}

/// The parts of an SVG image during writing.
struct SVGDocument {
  /// Definitions with identifiers: gradients, clips, masks, filters.
  var definitions = SVGWriter()
  /// The drawn elements.
  var body = SVGWriter()
  let bitmaps: [String: Bitmap]
  private let marksNodes: Bool
  private let prefix: String
  private var nameCount = 0
  /// The open layers, the innermost last.
  var layers: [SVGLayer] = []
  /// The earlier drawings of layers, while groups that combine with them in another way than in front are open.
  var heldBodies: [SVGWriter] = []
  /// The identifier of the filter that makes everything black, if it is defined.
  var blackName: String?

  init(bitmaps: [String: Bitmap], marksNodes: Bool, prefix: String) {
    self.bitmaps = bitmaps
    self.marksNodes = marksNodes
    self.prefix = prefix
  }

  /// A new identifier.
  mutating func newName() -> String {
    nameCount += 1
    return "\(prefix)d\(nameCount)"
  }

  /// - Parameter isOnPaper: whether the background behind the list is opaque.
  mutating func draw(_ list: DisplayList, isOnBackground: Bool = false) {
    let groups = DisplayGroups(list)
    var open: [GroupEffect] = []
    layers.append(SVGLayer(start: body.bytes.count, isOnBackground: isOnBackground))
    for (index, item) in list.items.enumerated() {
      switch item.step {
      case .draw(let command): draw(command, node: item.node)
      case .push(let effect):
        let end = groups.end(ofGroupAt: index, in: groups.all)
        begin(effect, node: item.node) { groups.bounds(index + 1..<end, .identity) }
        open.append(effect)
      case .pop: if let effect = open.popLast() { self.end(effect) }
      }
    }
    while let effect = open.popLast() { end(effect) }
    layers.removeLast()
  }

  /// Writes into a separate text, for definitions.
  mutating func aside(_ write: (inout SVGDocument) -> Void) -> SVGWriter {
    let drawn = body
    body = SVGWriter()
    write(&self)
    defer { body = drawn }
    return body
  }

  /// Writes `<name data-node="3"`; attributes and the end of the tag follow.
  mutating func begin(_ name: String, node: Int?) {
    body.raw("<" + name)
    if marksNodes, let node { body.attribute("data-node", "\(node)") }
  }

  // MARK: Commands

  mutating func draw(_ command: DrawingCommand, node: Int?) {
    switch command {
    case .fill(let path, let paint, let rule):
      if let fan = fan(paint, around: path.bounds) {
        return drawFan(fan, clippedTo: path, rule: rule, node: node)
      }
      begin("path", node: node)
      body.attribute("d", path)
      paintAttributes("fill", paint)
      if rule == .evenOdd { body.attribute("fill-rule", "evenodd") }
      body.raw("/>\n")
    case .stroke(let path, let paint, let style):
      if let fan = fan(paint, around: path.bounds?.grown(by: style.width * 2)) {
        return drawFan(fan, clippedTo: path.stroked(style), rule: .nonZero, node: node)
      }
      begin("path", node: node)
      body.attribute("d", path)
      body.attribute("fill", "none")
      paintAttributes("stroke", paint)
      strokeAttributes(style)
      body.raw("/>\n")
    case .text(let text): draw(text, node: node)
    case .image(let image): draw(image, node: node)
    }
  }

  private mutating func strokeAttributes(_ style: StrokeStyle) {
    body.attribute("stroke-width", style.width)
    switch style.cap {
    case .butt: break
    case .round: body.attribute("stroke-linecap", "round")
    case .square: body.attribute("stroke-linecap", "square")
    }
    switch style.join {
    case .miter: body.attribute("stroke-miterlimit", max(style.miterLimit, 1))
    case .round: body.attribute("stroke-linejoin", "round")
    case .bevel: body.attribute("stroke-linejoin", "bevel")
    }
    if !style.dash.isEmpty {
      body.attribute("stroke-dasharray", style.dash.map(SVGWriter.number).joined(separator: " "))
      if style.dashPhase != 0 { body.attribute("stroke-dashoffset", style.dashPhase) }
    }
  }

  // MARK: Groups

  /// - Parameter bounds: the bounds of the group's content.
  mutating func open(_ effect: GroupEffect, node: Int, _ bounds: () -> Rect?) {
    switch effect {
    case .opacity(let opacity):
      begin("g", node: node)
      body.attribute("opacity", min(max(opacity, 0), 1))
    case .transform(let transform):
      begin("g", node: node)
      body.attribute("transform", SVGWriter.matrix(transform))
    case .clip(let path, let rule):
      let name = defineClip(path, rule)
      begin("g", node: node)
      body.attribute("clip-path", "url(#\(name))")
    case .mask(let list):
      let name = newName()
      let content = aside { $0.draw(list) }
      let area = DisplayGroups(list)
      let rect = (area.bounds(area.all, .identity) ?? .zero).grown(by: 1)
      definitions.raw("<mask id=\"\(name)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"")
      definitions.attributes(of: rect)
      definitions.raw(">\n")
      definitions.append(content)
      definitions.raw("</mask>\n")
      begin("g", node: node)
      body.attribute("mask", "url(#\(name))")
    case .blend(let mode):
      begin("g", node: node)
      if let name = mode.cssName { body.attribute("style", "mix-blend-mode:" + name) }
    case .isolated:
      begin("g", node: node)
      body.attribute("style", "isolation:isolate")
    case .shadow(let shadow):
      let deviation = max(shadow.radius / 2, 0)
      let content = bounds() ?? .zero
      let area = content.union(content.offset(by: shadow.offset)).grown(by: deviation * 3 + 2)
      openFilter(area, node: node) { filter in
        filter.raw("<feGaussianBlur in=\"SourceAlpha\"")
        filter.attribute("stdDeviation", deviation)
        filter.raw("/><feOffset")
        filter.attribute("dx", shadow.offset.x)
        filter.attribute("dy", shadow.offset.y)
        filter.raw(" result=\"shadow\"/><feFlood")
        filter.attribute("flood-color", SVGWriter.color(shadow.color))
        filter.attribute("flood-opacity", min(max(shadow.color.opacity, 0), 1))
        filter.raw("/><feComposite in2=\"shadow\" operator=\"in\"/>")
        filter.raw("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
      }
    case .blur(let radius):
      let deviation = max(radius, 0)
      openFilter((bounds() ?? .zero).grown(by: deviation * 3 + 2), node: node) { filter in
        filter.raw("<feGaussianBlur")
        filter.attribute("stdDeviation", deviation)
        filter.raw("/>")
      }
    case .color(let matrix):
      openFilter((bounds() ?? .zero).grown(by: 2), node: node) { filter in
        let values = [matrix.red, matrix.green, matrix.blue, matrix.opacity].flatMap { row in
          [row.red, row.green, row.blue, row.opacity, row.constant].map(SVGWriter.number)
        }
        filter.raw("<feColorMatrix")
        filter.attribute("values", values.joined(separator: " "))
        filter.raw("/>")
      }
    }
    body.raw(">\n")
  }

  private mutating func openFilter(_ area: Rect, node: Int, _ write: (inout SVGWriter) -> Void) {
    let name = newName()
    definitions.raw("<filter id=\"\(name)\" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
    definitions.attributes(of: area)
    definitions.raw(">")
    write(&definitions)
    definitions.raw("</filter>\n")
    begin("g", node: node)
    body.attribute("filter", "url(#\(name))")
  }

  mutating func defineClip(_ path: DrawnPath, _ rule: FillRule) -> String {
    let name = newName()
    definitions.raw("<clipPath id=\"\(name)\"><path")
    definitions.attribute("d", path)
    if rule == .evenOdd { definitions.attribute("clip-rule", "evenodd") }
    definitions.raw("/></clipPath>\n")
    return name
  }
}

extension BlendMode {
  /// The name in CSS; `nil` if CSS has none.
  fileprivate var cssName: String? {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
      .luminosity:
      rawValue
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    }
  }
}

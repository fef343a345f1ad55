import ViewLayout

extension SVGDocument {
  // MARK: Text

  mutating func draw(_ text: DrawnText, node: Int?) {
    begin("text", node: node)
    body.attribute("xml:space", "preserve")
    body.raw(">")
    for line in text.lines {
      for run in line.runs where !run.text.isEmpty {
        body.raw("<tspan")
        body.attribute("x", run.x)
        body.attribute("y", line.baseline - run.style.baselineOffset)
        // Text is stretched to its measured width, because the viewer may use another font.
        if run.text.count > 1, run.width > 0 {
          body.attribute("textLength", run.width)
          body.attribute("lengthAdjust", "spacingAndGlyphs")
        }
        fontAttributes(run.style)
        paintAttributes("fill", run.style.paint)
        body.raw(">")
        body.append(escaping: run.text)
        body.raw("</tspan>")
      }
    }
    body.raw("</text>\n")
    for line in text.lines {
      for run in line.runs where !run.style.hasPlainLines {
        for (path, paint) in run.decorationLines(baseline: line.baseline - run.style.baselineOffset) {
          draw(.fill(path, paint), node: node)
        }
      }
    }
  }

  private mutating func fontAttributes(_ style: TextRunStyle) {
    let font = style.font
    let system: String =
      switch font.design {
      case .default: "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"
      case .monospaced: "ui-monospace, 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace"
      case .rounded: "ui-rounded, 'SF Pro Rounded', -apple-system, Inter, sans-serif"
      case .serif: "ui-serif, 'New York', Georgia, 'DejaVu Serif', serif"
      }
    // A quote in the name would end the attribute's string.
    let family = font.family.map { "'\($0.filter { $0 != "'" })', " } ?? ""
    body.attribute("font-family", family + system)
    body.attribute("font-size", font.size)
    if font.weight != .regular { body.attribute("font-weight", "\(font.weight.rawValue)") }
    if font.isItalic { body.attribute("font-style", "italic") }
    var css: [String] = []
    if font.hasMonospacedDigits { css.append("font-variant-numeric:tabular-nums") }
    if style.kerning != 0 { css.append("letter-spacing:\(SVGWriter.number(style.kerning))px") }
    if style.hasPlainLines {
      let lines = [("underline", style.underline), ("line-through", style.strikethrough)].filter { $0.1 != nil }
      if !lines.isEmpty { body.attribute("text-decoration", lines.map(\.0).joined(separator: " ")) }
    }
    if !css.isEmpty { body.attribute("style", css.joined(separator: ";")) }
  }

  // MARK: Images

  mutating func draw(_ image: DrawnImage, node: Int?) {
    guard image.kind == .bitmap, let bitmap = bitmaps[image.name] else {
      for command in image.drawnByPaths { draw(command, node: node) }
      return
    }
    let paint: Paint? =
      switch image.rendering {
      case .original: nil
      case .template(let paint): paint
      case .palette(let paints): paints.first
      case .multicolor: nil
      }
    guard let paint else { return drawPixels(image, bitmap, node: node) }
    // The image is a mask for the paint.
    let name = newName()
    let content = aside { $0.drawPixels(image, bitmap, node: nil) }
    definitions.raw("<mask id=\"\(name)\" style=\"mask-type:alpha\" maskUnits=\"userSpaceOnUse\"")
    definitions.attributes(of: image.frame)
    definitions.raw(">")
    definitions.append(content)
    definitions.raw("</mask>\n")
    begin("g", node: node)
    body.attribute("mask", "url(#\(name))")
    body.raw(">\n")
    draw(.fill(.rectangle(image.frame), paint), node: node)
    body.raw("</g>\n")
  }

  private mutating func drawPixels(_ image: DrawnImage, _ bitmap: Bitmap, node: Int?) {
    if case .tile(let size) = image.resizing {
      let pattern = ImagePattern(name: image.name, tile: Rect(origin: image.frame.origin, size: size))
      return draw(.fill(.rectangle(image.frame), .image(pattern)), node: node)
    }
    if case .slices = image.resizing, let whole = image.drawn(bitmap, scale: 2) {
      // SVG can only stretch a whole image, so the parts are composed first.
      var plain = image
      plain.resizing = .stretch
      plain.isMirrored = false
      plain.rendering = .original
      return drawPixels(plain, whole, node: node)
    }
    begin("image", node: node)
    body.attribute("preserveAspectRatio", "none")
    body.attributes(of: image.frame)
    if image.isMirrored {
      let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * image.frame.midX, ty: 0)
      body.attribute("transform", SVGWriter.matrix(mirror))
    }
    if !image.isSmooth { body.attribute("image-rendering", "pixelated") }
    body.attribute("xlink:href", SVGDocument.link(bitmap))
    body.raw("/>\n")
  }
}

extension TextRunStyle {
  /// Whether underline and strikethrough are solid and have the colour of the characters.
  fileprivate var hasPlainLines: Bool {
    [underline, strikethrough].allSatisfy { $0.map { $0 == LineStyle() } ?? true }
  }
}

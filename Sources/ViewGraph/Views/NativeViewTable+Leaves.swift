import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Leaf views: texts, images, colours, gradients, shapes, spacers and dividers.
extension NativeViewTable {
  mutating func addLeaves() {
    view("Text", comparesValue: true, canLackParts: true) { update in
      let resolver = TextResolver(update.graph, update.environment)
      let text = try resolver.resolve(update.value)
      if resolver.followsClock(update.value) { update.graph.followSeconds(update.node) }
      update.leaf(.text(text.content), .text(text.drawing))
    }
    for name in [
      "Color", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient",
    ] {
      view(name, comparesValue: true) { update in
        let paint = try PaintResolver(update.graph, update.environment).paint(update.value)
        update.leaf(.color, .shape(ShapeDrawing(outline: .rectangle, paint: paint)))
      }
    }
    view("Spacer", comparesValue: true) { update in
      update.leaf(.spacer(minLength: update.length("minLength")), .spacer)
    }
    view("Divider", comparesValue: true) { update in
      update.leaf(.divider, .divider(try PaintResolver(update.graph, update.environment).separator))
    }
    view("Image", comparesValue: true, canLackValue: true) { update in
      if let missing = update.value.absence { return try update.missingImage(missing.message) }
      try update.image()
    }
  }

  mutating func addShapes() {
    for name in ["_ShapeView", "FillShapeView"] {
      view(name) { update in
        var shape = try ShapeResolver(update.graph).resolve(update.field("shape"))
        shape.rule = update.graph.fillRule(update.field("fillStyle"))
        try update.shape(shape)
      }
    }
    view("StrokeShapeView") { update in
      var shape = try ShapeResolver(update.graph).resolve(update.field("shape"))
      shape.stroke = update.graph.strokeStyle(update.field("strokeStyle"))
      shape.lineWidth = shape.stroke?.width
      try update.shape(shape)
    }
    view("StrokeBorderShapeView") { update in
      let style = update.graph.strokeStyle(update.field("strokeStyle"))
      var shape = try ShapeResolver(update.graph).resolve(update.field("shape"), insetBy: style.width / 2)
      (shape.stroke, shape.lineWidth) = (style, style.width)
      try update.shape(shape)
    }
  }
}

extension ViewUpdate {
  /// The view of a shape, with its background.
  fileprivate mutating func shape(_ shape: ShapeResolver.Shape) throws {
    let paints = PaintResolver(graph, environment)
    var paint: Paint
    if machine.hasAbsence, let missing = field("style").innerFault(), missing.isUnsupported {
      graph.note("the style of a shape is left out: \(missing.message)", at: node.source)
      paint = try paints.foreground
    } else {
      paint = try paints.paint(field("style"))
    }
    let drawing = ShapeDrawing(shape, paint: paint)
    let kind = LayoutKind.leaf(.shape(shape.sizing))
    guard machine.fieldIndex("background", of: type) != nil else { return leaf(kind, .shape(drawing)) }
    let behind = child("background", segment: ".background").elements
    guard !behind.isEmpty else { return leaf(kind, .shape(drawing)) }
    let front = part(1, kind, [], .shape(drawing))
    container(.background(), [front] + behind).children = behind + [front]
  }

  /// An image of a missing package: a symbol-sized frame represents it.
  fileprivate mutating func missingImage(_ reason: String) throws {
    graph.note("an image is missing, and a frame stands for it: \(reason)", at: node.source)
    // Most images from packages are symbols.
    let content = ImageContent(size: try iconSize, isResizable: false)
    leaf(.image(content), .image("", try PaintResolver(graph, environment).foreground, weight: .regular))
  }

  /// The size of an image that cannot be read, whose own size is unknown.
  private static let unreadSize = Size(width: 100, height: 100)

  /// The size of a symbol in the font of the environment.
  private var iconSize: Size {
    get throws {
      ImageContent.symbolSize(in: try FontResolver(graph).symbolFont(in: environment), engine.textMeasurer)
    }
  }

  fileprivate mutating func image() throws {
    let look = graph.imageLook(field("modifiers"))
    let isResizable = look.isResizable
    let font = try FontResolver(graph).symbolFont(in: environment)
    let paint = try PaintResolver(graph, environment).foreground
    let provider = field("provider")
    let name = graph.imageName(provider)
    let symbol = ImageContent(symbolIn: font, scale: symbolScale, isResizable: isResizable)
    switch graph.kind(of: provider, as: ImageProviderKind.self) {
    case .system:
      let full = SymbolNames.name(name, variants: symbolVariants)
      if !SymbolNames.isDrawn(full), !name.isEmpty {
        graph.note("the symbol `\(name)` has no drawing: a frame stands for it", at: node.source, feature: "Image")
      }
      leaf(.image(symbol), .image(full, paint, weight: font.weight, layers: symbolLayers(look.symbolMode, paint)))
    case .named, .resource, .platform, .bitmap, .drawn, nil:
      let picture = graph.service(Pictures.self).picture(named: name)
      if picture?.isSymbol == true {
        guard picture?.isDrawn == true else { return leaf(.image(symbol), .image(name, paint, weight: font.weight)) }
        let drawing = PictureDrawing(
          name: name, tint: look.isTemplate == false ? nil : paint, resizing: .stretch, isSmooth: true)
        return leaf(.image(symbol), .picture(drawing))
      }
      if let picture {
        let content = ImageContent(size: picture.size, isResizable: isResizable)
        guard picture.isDrawn else {
          graph.note(
            "the image `\(name)` has an unsupported format: a frame of its size stands for it", at: node.source,
            feature: "Image")
          return leaf(.image(content), .image(name, paint, weight: .regular))
        }
        let drawing = PictureDrawing(
          name: name, tint: look.isTemplate ?? picture.isTemplate ? paint : nil, resizing: look.resizing(picture.size),
          isSmooth: look.isSmooth)
        return leaf(.image(content), .picture(drawing))
      }
      let unread = graph.unreadImage(provider)
      // SwiftUI shows nothing for an image without a name or without pixels.
      if name.isEmpty || unread.isBlank {
        return leaf(.image(ImageContent(size: .zero, isResizable: isResizable)))
      }
      let size = unread.size ?? ViewUpdate.unreadSize
      graph.note(
        unread.isNamed
          ? "the image `\(name)` is missing or unreadable: a square of 100 points stands for it"
          : "an image that code draws or loads is not shown: a frame of \(Int(size.width)) by \(Int(size.height)) "
            + "points stands for it",
        at: node.source, feature: "Image")
      leaf(
        .image(ImageContent(size: size, isResizable: isResizable)),
        .image(unread.isNamed ? name : "", paint, weight: .regular))
    }
  }

  /// The paints of a symbol's layers: by `symbolRenderingMode`, or else several foreground styles form a palette,
  /// according to the documentation of `foregroundStyle(_:_:)`.
  private func symbolLayers(_ own: String?, _ paint: Paint) -> SymbolLayers {
    let levels = environment.foregroundLevels
    // Each level of a style is less opaque [approximation].
    let faded = SymbolLayers.palette([paint.faded(0.5), paint.faded(0.25)])
    switch own ?? environment["symbolRenderingMode"].flatMap({ graph.symbolMode($0) }) {
    case "monochrome": return .alike
    case "multicolor": return .ownColors
    case "hierarchical": return faded
    case "palette": return levels.isEmpty ? faded : .palette(levels)
    default: return levels.isEmpty ? .alike : .palette(levels)
    }
  }

  private var symbolVariants: Set<String> {
    guard let variants = environment["symbolVariants"], let names = machine.fieldValue("names", of: variants) else {
      return []
    }
    return Set(graph.members(ofSet: names).map { graph.text($0) })
  }

  private var symbolScale: SymbolScale {
    switch environment["imageScale"].flatMap({ graph.caseName($0) }) {
    case "small": .small
    case "large": .large
    default: .medium
    }
  }
}

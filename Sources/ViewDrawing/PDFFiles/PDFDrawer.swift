import ViewLayout

/// Interprets the operators of a page and appends to a display list.
struct PDFDrawer {
  var list = DisplayList()
  /// The images in the list, by name.
  var bitmaps: [String: Bitmap] = [:]
  /// Whether anything is painted.
  var paints = false
  /// What is not drawn, in words.
  var omissions: Set<String> = []
  let file: PDFFile
  /// The page.
  private let area: Rect
  var state = State()
  private var saved: [State] = []
  private var path = DrawnPath()
  private var current = Point.zero
  /// The rule of the clip that the next painting operator applies.
  private var pendingClip: FillRule?
  /// The transform at the start of the content stream.
  private var base = AffineTransform.identity
  private var depth = 0
  private var count = 0
  /// The remaining budget of bytes to read; repeated reads count again.
  var bytesLeft = 128 << 20

  /// The maximum nesting of forms, groups and saved states, and the maximum number of operators: a form can refer to
  /// itself.
  private static let (maximumDepth, maximumGroups, maximumStates, maximumCount) = (12, 32, 256, 200_000)
  /// What a gradient takes from the budget of bytes: its function is read each time.
  private static let costOfGradient = 64 << 10

  /// What an area or a line is painted with.
  enum Ink {
    case color(Color)
    /// A pattern by its name in the resources.
    case pattern(String)
  }

  struct State {
    var transform = AffineTransform.identity
    var fill = Ink.color(.black)
    var stroke = Ink.color(.black)
    var fillSpace = PDFColorSpace.gray
    var strokeSpace = PDFColorSpace.gray
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var blend = BlendMode.normal
    var mask: DisplayList?
    var line = StrokeStyle()
    /// The number of groups of clips that are open in the list.
    var clips = 0
  }

  init(_ file: PDFFile, area: Rect) {
    self.file = file
    self.area = area
  }

  mutating func draw(page: [String: PDFObject], _ transform: AffineTransform) {
    var content: [UInt8] = []
    let parts = file.resolve(page["Contents"]).array ?? [page["Contents"] ?? .null]
    for part in parts {
      content += data(part) ?? []
      content.append(UInt8(ascii: "\n"))
    }
    state.transform = transform
    draw(content, file.dictionary(page["Resources"]))
  }

  /// The data of a stream within the byte budget; `nil` if it is exceeded.
  func reading(_ value: PDFObject?) -> PDFFile.Content? { bytesLeft > 0 ? file.stream(value) : nil }

  private mutating func data(_ value: PDFObject?) -> [UInt8]? {
    guard let content = reading(value), content.format == nil else { return nil }
    bytesLeft -= content.data.count
    return content.data
  }

  /// Draws a content stream in the current state, which is restored afterwards.
  private mutating func draw(_ bytes: [UInt8], _ resources: [String: PDFObject]) {
    guard depth < PDFDrawer.maximumDepth else { return }
    depth += 1
    let (outer, outerSaved, outerPath, outerBase) = (state, saved, path, base)
    saved = []
    path = DrawnPath()
    base = state.transform
    var parser = PDFParser(bytes[...], hasReferences: false)
    var operands: [PDFObject] = []
    while let value = parser.next() {
      guard case .word(let word) = value else {
        if operands.count < 64 { operands.append(value) }
        continue
      }
      count += 1
      if count > PDFDrawer.maximumCount { break }
      if word == "BI" {
        skipInlineImage(&parser)
      } else {
        run(word, operands, resources)
      }
      operands.removeAll(keepingCapacity: true)
    }
    saved = outerSaved
    restore(outer)
    (path, base) = (outerPath, outerBase)
    pendingClip = nil
    depth -= 1
  }

  /// Small images between other operators are not drawn.
  private mutating func skipInlineImage(_ parser: inout PDFParser) {
    omissions.insert("small images")
    while let value = parser.next(), value != .word("EI") {}
  }

  private mutating func restore(_ other: State) {
    for _ in other.clips..<max(state.clips, other.clips) { list.pop() }
    state = other
  }

  // MARK: Operators

  private mutating func run(_ word: String, _ operands: [PDFObject], _ resources: [String: PDFObject]) {
    let numbers = operands.compactMap(\.number)
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    func placed(_ point: Point) -> Point { state.transform.apply(to: point) }
    let name = operands.last?.name
    switch (word, numbers.count) {
    case ("q", _): if saved.count < PDFDrawer.maximumStates { saved.append(state) }
    case ("Q", _): if let last = saved.popLast() { restore(last) }
    case ("cm", 6...): state.transform = AffineTransform(numbers).concatenating(state.transform)
    case ("m", 2...):
      current = point(0)
      path.move(to: placed(current))
    case ("l", 2...):
      current = point(0)
      path.addLine(to: placed(current))
    case ("c", 6...):
      path.addCubic(to: placed(point(4)), control1: placed(point(0)), control2: placed(point(2)))
      current = point(4)
    case ("v", 4...):
      path.addCubic(to: placed(point(2)), control1: placed(current), control2: placed(point(0)))
      current = point(2)
    case ("y", 4...):
      path.addCubic(to: placed(point(2)), control1: placed(point(0)), control2: placed(point(2)))
      current = point(2)
    case ("h", _): path.close()
    case ("re", 4...):
      path.append(
        PDFDrawer.rectangle(numbers[0], numbers[1], numbers[2], numbers[3]).transformed(by: state.transform))
      current = point(0)
    case ("W", _): pendingClip = .nonZero
    case ("W*", _): pendingClip = .evenOdd
    case ("f", _), ("F", _): paint(fill: .nonZero, resources)
    case ("f*", _): paint(fill: .evenOdd, resources)
    case ("S", _), ("s", _): paint(fill: nil, strokes: true, closes: word == "s", resources)
    case ("B", _), ("b", _): paint(fill: .nonZero, strokes: true, closes: word == "b", resources)
    case ("B*", _), ("b*", _): paint(fill: .evenOdd, strokes: true, closes: word == "b*", resources)
    case ("n", _): endPath()
    case ("sh", _): if let name { shade(file.dictionary(resources["Shading"])[name], resources) }
    case ("Do", _): if let name { drawObject(named: name, resources) }
    case ("gs", _): if let name { apply(file.dictionary(file.dictionary(resources["ExtGState"])[name]), resources) }
    case ("w", 1...): state.line.width = numbers[0]
    case ("J", 1...): state.line.cap = numbers[0] == 1 ? .round : numbers[0] == 2 ? .square : .butt
    case ("j", 1...): state.line.join = numbers[0] == 1 ? .round : numbers[0] == 2 ? .bevel : .miter
    case ("Tj", _), ("TJ", _), ("'", _), ("\"", _): omissions.insert("text")
    case ("M", 1...): state.line.miterLimit = max(numbers[0], 1)
    case ("d", 1...):
      let dash = operands.first?.array?.compactMap(\.number) ?? []
      state.line.dash = dash.contains { $0 > 0 } ? dash.map { max($0, 0) } : []
      state.line.dashPhase = numbers[0]
    default: setColor(word, numbers, name, resources)
    }
  }

  private mutating func setColor(
    _ word: String, _ numbers: [Double], _ name: String?, _ resources: [String: PDFObject]
  ) {
    switch word {
    case "g": (state.fillSpace, state.fill) = PDFDrawer.color(.gray, numbers)
    case "rg": (state.fillSpace, state.fill) = PDFDrawer.color(.rgb, numbers)
    case "k": (state.fillSpace, state.fill) = PDFDrawer.color(.cmyk, numbers)
    case "G": (state.strokeSpace, state.stroke) = PDFDrawer.color(.gray, numbers)
    case "RG": (state.strokeSpace, state.stroke) = PDFDrawer.color(.rgb, numbers)
    case "K": (state.strokeSpace, state.stroke) = PDFDrawer.color(.cmyk, numbers)
    case "cs", "CS":
      guard let name else { return }
      let space = PDFColorSpace(.name(name), file.dictionary(resources["ColorSpace"]), in: file) ?? .gray
      var first = [Double](repeating: 0, count: space.count)
      if case .inks = space { first = first.map { _ in 1 } }
      if case .cmyk = space { first[3] = 1 }
      if word == "cs" {
        (state.fillSpace, state.fill) = PDFDrawer.color(space, first)
      } else {
        (state.strokeSpace, state.stroke) = PDFDrawer.color(space, first)
      }
    case "sc", "scn":
      if let name { state.fill = .pattern(name) } else { state.fill = .color(state.fillSpace.color(numbers)) }
    case "SC", "SCN":
      if let name { state.stroke = .pattern(name) } else { state.stroke = .color(state.strokeSpace.color(numbers)) }
    default: break
    }
  }

  private static func color(_ space: PDFColorSpace, _ components: [Double]) -> (PDFColorSpace, Ink) {
    (space, .color(space.color(components)))
  }

  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawnPath {
    var path = DrawnPath()
    path.move(to: Point(x: x, y: y))
    path.addLine(to: Point(x: x + width, y: y))
    path.addLine(to: Point(x: x + width, y: y + height))
    path.addLine(to: Point(x: x, y: y + height))
    path.close()
    return path
  }

  // MARK: Painting

  private mutating func endPath() {
    if let rule = pendingClip, !path.elements.isEmpty { clip(path, rule) }
    pendingClip = nil
    path = DrawnPath()
  }

  /// Clips everything until the state is restored.
  private mutating func clip(_ path: DrawnPath, _ rule: FillRule) {
    guard list.openGroupCount < PDFDrawer.maximumGroups else { return }
    list.push(.clip(path, rule: rule), node: 0)
    state.clips += 1
  }

  private mutating func paint(
    fill rule: FillRule?, strokes: Bool = false, closes: Bool = false, _ resources: [String: PDFObject]
  ) {
    defer { endPath() }
    if path.elements.isEmpty { return }
    if closes { path.close() }
    if let rule {
      switch state.fill {
      case .color(let color): append(.fill(path, .color(color.faded(state.fillOpacity)), rule: rule))
      case .pattern(let name): fill(with: name, rule, resources)
      }
    }
    if strokes, case .color(let color) = state.stroke {
      var style = state.line
      let transform = state.transform
      let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      style.width *= scale
      style.dash = style.dash.map { $0 * scale }
      style.dashPhase *= scale
      append(.stroke(path, .color(color.faded(state.strokeOpacity)), style))
    }
  }

  /// Appends a command with the blend mode and the mask of the state.
  private mutating func append(_ command: DrawingCommand) {
    inGroup { $0.list.append(command, node: 0) }
    paints = true
  }

  /// Draws in a group with the blend mode and the mask of the state.
  mutating func inGroup(opacity: Double = 1, _ draw: (inout PDFDrawer) -> Void) {
    var effects: [GroupEffect] = []
    if state.blend != .normal { effects.append(.blend(state.blend)) }
    if let mask = state.mask { effects.append(.mask(mask)) }
    if opacity < 1 { effects.append(.opacity(opacity)) }
    let isShallow = list.openGroupCount + effects.count <= PDFDrawer.maximumGroups
    if isShallow { for effect in effects { list.push(effect, node: 0) } }
    draw(&self)
    if isShallow { for _ in effects { list.pop() } }
  }

  /// Fills the path with a gradient; tiles are not drawn.
  private mutating func fill(with name: String, _ rule: FillRule, _ resources: [String: PDFObject]) {
    let pattern = file.dictionary(file.dictionary(resources["Pattern"])[name])
    guard file.resolve(pattern["PatternType"]).integer == 2 else {
      omissions.insert("tiles")
      return
    }
    let outer = state
    clip(path, rule)
    // A pattern is relative to the page, not to the current coordinates.
    let matrix = file.numbers(pattern["Matrix"])
    state.transform = (matrix.count == 6 ? AffineTransform(matrix) : .identity).concatenating(base)
    shade(pattern["Shading"], resources)
    restore(outer)
  }

  /// Fills the clipped area with a gradient.
  private mutating func shade(_ value: PDFObject?, _ resources: [String: PDFObject]) {
    bytesLeft -= PDFDrawer.costOfGradient
    guard bytesLeft > 0, list.openGroupCount < PDFDrawer.maximumGroups, let inverted = state.transform.inverted else {
      return
    }
    guard let shading = PDFShading(value, file.dictionary(resources["ColorSpace"]), in: file) else {
      omissions.insert("gradients in meshes")
      return
    }
    let (transform, opacity) = (state.transform, state.fillOpacity)
    guard opacity > 0, let local = DrawnPath.rectangle(area).transformed(by: inverted).bounds else { return }
    inGroup {
      $0.list.push(.transform(transform), node: 0)
      shading.draw(in: local, opacity: opacity, on: &$0.list)
      $0.list.pop()
    }
    paints = true
  }

  // MARK: Forms

  /// Draws a form in the current coordinates.
  private mutating func draw(form: PDFObject, _ resources: [String: PDFObject]) {
    let members = file.dictionary(form)
    guard depth < PDFDrawer.maximumDepth, let content = data(form) else { return }
    let outer = state
    let matrix = file.numbers(members["Matrix"])
    if matrix.count == 6 { state.transform = AffineTransform(matrix).concatenating(state.transform) }
    let box = file.numbers(members["BBox"])
    if box.count == 4 {
      let outline = PDFDrawer.rectangle(box[0], box[1], box[2] - box[0], box[3] - box[1])
      clip(outline.transformed(by: state.transform), .nonZero)
    }
    draw(content, members["Resources"].map { file.dictionary($0) } ?? resources)
    restore(outer)
  }

  private mutating func drawObject(named name: String, _ resources: [String: PDFObject]) {
    guard let object = file.dictionary(resources["XObject"])[name] else { return }
    let members = file.dictionary(object)
    switch file.resolve(members["Subtype"]).name {
    case "Image": drawImage(object, members, resources)
    case "Form":
      guard members["Group"] != nil else { return draw(form: object, resources) }
      // The state applies to a group as a whole.
      let outer = state
      inGroup(opacity: state.fillOpacity) { drawer in
        (drawer.state.blend, drawer.state.mask) = (.normal, nil)
        (drawer.state.fillOpacity, drawer.state.strokeOpacity) = (1, 1)
        drawer.draw(form: object, resources)
      }
      restore(outer)
    default: break
    }
  }

  /// Applies an entry of the extended graphics states.
  private mutating func apply(_ members: [String: PDFObject], _ resources: [String: PDFObject]) {
    if let opacity = file.resolve(members["ca"]).number { state.fillOpacity = min(max(opacity, 0), 1) }
    if let opacity = file.resolve(members["CA"]).number { state.strokeOpacity = min(max(opacity, 0), 1) }
    if let width = file.resolve(members["LW"]).number { state.line.width = width }
    let modes = file.resolve(members["BM"])
    let mode = modes.name ?? modes.array?.first?.name
    if let mode { state.blend = PDFDrawer.blendModes[mode] ?? .normal }
    switch file.resolve(members["SMask"]) {
    case .name: state.mask = nil
    case .dictionary(let mask):
      guard let group = mask["G"] else { return }
      state.mask = opacities(of: group, isLuminance: file.resolve(mask["S"]).name == "Luminosity", resources)
    default: break
    }
  }

  /// The opacities of a mask: those of a group, or its luminance.
  private mutating func opacities(
    of group: PDFObject, isLuminance: Bool, _ resources: [String: PDFObject]
  ) -> DisplayList {
    let (outerList, outer, painted) = (list, state, paints)
    list = DisplayList()
    if isLuminance { list.push(.color(.luminanceToAlpha), node: 0) }
    state = State()
    state.transform = outer.transform
    draw(form: group, resources)
    if isLuminance { list.pop() }
    let mask = list
    (list, state, paints) = (outerList, outer, painted)
    return mask
  }

  private static let blendModes: [String: BlendMode] = [
    "Multiply": .multiply, "Screen": .screen, "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten,
    "ColorDodge": .colorDodge, "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation, "Color": .color,
    "Luminosity": .luminosity,
  ]
}

extension AffineTransform {
  /// The transform of the six numbers of a PDF matrix.
  fileprivate init(_ numbers: [Double]) {
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

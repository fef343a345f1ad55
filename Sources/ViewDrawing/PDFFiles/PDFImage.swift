import ViewLayout

/// The first page of a PDF file as a vector image: filled areas and lines in plain colours. Text, images, patterns,
/// clips and masks are left out.
public struct PDFImage: Sendable {
  /// In points.
  public let size: Size
  /// The drawing, from the origin.
  public let list: DisplayList

  /// `nil` if the file is not a PDF file, has no size, or draws nothing that is supported.
  public init?(file bytes: [UInt8]) {
    guard let file = PDFFile(bytes), let page = file.page else { return nil }
    let box = PDFText.numbers("MediaBox", in: page)
    guard box.count == 4, box[2] > box[0], box[3] > box[1] else { return nil }
    size = Size(width: box[2] - box[0], height: box[3] - box[1])
    // PDF coordinates begin at the lower edge.
    let place = AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -box[0], ty: box[3])
    var drawer = PDFDrawer(file)
    drawer.drawContents(ofPage: page, place)
    guard !drawer.list.isEmpty else { return nil }
    list = drawer.list
  }

  /// The image in pixels, several per point, so that it is sharp when enlarged.
  public var bitmap: Bitmap? { SVGImage.bitmap(of: list, size: size) }
}

/// Interprets the operators of pages and appends to a display list.
struct PDFDrawer {
  private(set) var list = DisplayList()
  private let file: PDFFile
  private var state = State()
  private var saved: [State] = []
  private var path = DrawnPath()
  private var current = Point.zero
  private var depth = 0
  private var count = 0

  /// The maximum nesting of forms and number of operators: a form can refer to itself.
  private static let (maximumDepth, maximumCount) = (8, 200_000)
  /// The remaining budget of bytes to read; repeated reads count again.
  private var bytesLeft = 16 << 20

  private struct State {
    var transform = AffineTransform.identity
    var fill = Color.black
    var stroke = Color.black
    var fillOpacity = 1.0
    var strokeOpacity = 1.0
    var line = StrokeStyle()
  }

  init(_ file: PDFFile) { self.file = file }

  mutating func drawContents(ofPage page: String, _ transform: AffineTransform) {
    var content: [UInt8] = []
    for number in PDFText.references("Contents", in: page) {
      content += stream(number) ?? []
      content.append(UInt8(ascii: "\n"))
    }
    draw(content, resources: page, transform)
  }

  /// The content of an object within the byte budget; `nil` if it is exceeded.
  private mutating func stream(_ number: Int) -> [UInt8]? {
    guard bytesLeft > 0, let content = file.stream(number) else { return nil }
    bytesLeft -= content.count
    return content
  }

  private mutating func draw(_ bytes: [UInt8], resources: String, _ transform: AffineTransform) {
    guard depth < PDFDrawer.maximumDepth else { return }
    depth += 1
    let outer = state
    state.transform = transform
    var operands: [Substring] = []
    for word in PDFDrawer.words(bytes) {
      let isOperand =
        word.first.map { $0 == "/" || $0 == "(" || $0 == "-" || $0 == "+" || $0 == "." || $0.isNumber } ?? true
      if isOperand {
        if operands.count < 64 { operands.append(word) }
        continue
      }
      count += 1
      if count > PDFDrawer.maximumCount { break }
      run(word, operands, resources)
      operands.removeAll(keepingCapacity: true)
    }
    state = outer
    depth -= 1
  }

  private static func words(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace || $0 == "[" || $0 == "]" }
  }

  private mutating func run(_ word: Substring, _ operands: [Substring], _ resources: String) {
    let numbers = operands.compactMap { PDFText.number($0) }
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    func placed(_ point: Point) -> Point { state.transform.apply(to: point) }
    switch (word, numbers.count) {
    case ("q", _): if saved.count < 256 { saved.append(state) }
    case ("Q", _): if let last = saved.popLast() { state = last }
    case ("cm", 6...):
      let own = AffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
      state.transform = own.concatenating(state.transform)
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
      let (origin, width, height) = (point(0), numbers[2], numbers[3])
      path.move(to: placed(origin))
      for corner in [(width, 0), (width, height), (0, height)] {
        path.addLine(to: placed(Point(x: origin.x + corner.0, y: origin.y + corner.1)))
      }
      path.close()
    case ("f", _), ("F", _): paint(fill: .nonZero)
    case ("f*", _): paint(fill: .evenOdd)
    case ("S", _), ("s", _): paint(fill: nil, strokes: true, closes: word == "s")
    case ("B", _), ("b", _): paint(fill: .nonZero, strokes: true, closes: word == "b")
    case ("B*", _), ("b*", _): paint(fill: .evenOdd, strokes: true, closes: word == "b*")
    case ("n", _): path = DrawnPath()
    case ("rg", 3...), ("sc", 3...), ("scn", 3...), ("g", 1...), ("sc", 1...), ("scn", 1...), ("k", 4...):
      state.fill = PDFDrawer.color(numbers)
    case ("RG", 3...), ("SC", 3...), ("SCN", 3...), ("G", 1...), ("SC", 1...), ("SCN", 1...), ("K", 4...):
      state.stroke = PDFDrawer.color(numbers)
    case ("w", 1...): state.line.width = numbers[0]
    case ("J", 1...): state.line.cap = numbers[0] == 1 ? .round : numbers[0] == 2 ? .square : .butt
    case ("j", 1...): state.line.join = numbers[0] == 1 ? .round : numbers[0] == 2 ? .bevel : .miter
    case ("gs", _): if let name = operands.first { setOpacity(String(name.dropFirst()), resources) }
    case ("Do", _): if let name = operands.first { drawForm(String(name.dropFirst()), resources) }
    default: break
    }
  }

  /// The colour for the components of greyscale, RGB or CMYK.
  private static func color(_ numbers: [Double]) -> Color {
    switch numbers.count {
    case 4...:
      let rest = 1 - numbers[3]
      return Color(red: (1 - numbers[0]) * rest, green: (1 - numbers[1]) * rest, blue: (1 - numbers[2]) * rest)
    case 3: return Color(red: numbers[0], green: numbers[1], blue: numbers[2])
    default: return Color(white: numbers.first ?? 0)
    }
  }

  private mutating func paint(fill rule: FillRule?, strokes: Bool = false, closes: Bool = false) {
    if path.elements.isEmpty { return }
    if closes { path.close() }
    if let rule { list.append(.fill(path, .color(state.fill.faded(state.fillOpacity)), rule: rule), node: 0) }
    if strokes {
      var style = state.line
      let transform = state.transform
      style.width *= abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
      list.append(.stroke(path, .color(state.stroke.faded(state.strokeOpacity)), style), node: 0)
    }
    path = DrawnPath()
  }

  /// The resources of a page or a form, which may be in an object of their own.
  private mutating func inResources(_ resources: String) -> [String] {
    guard bytesLeft > 0 else { return [] }
    let found =
      [resources] + PDFText.references("Resources", in: resources).prefix(1).compactMap { file.dictionary($0) }
    // Searching text for names takes about eight times as long as interpreting operators.
    for text in found { bytesLeft -= 8 * text.utf8.count }
    return found
  }

  private mutating func setOpacity(_ name: String, _ resources: String) {
    for text in inResources(resources) {
      guard
        let found = PDFText.dictionary(name, in: text).map(String.init)
          ?? PDFText.references(name, in: text).first.flatMap({ file.dictionary($0) })
      else { continue }
      if let opacity = PDFText.numbers("ca", in: found).first { state.fillOpacity = min(max(opacity, 0), 1) }
      if let opacity = PDFText.numbers("CA", in: found).first { state.strokeOpacity = min(max(opacity, 0), 1) }
      return
    }
  }

  private mutating func drawForm(_ name: String, _ resources: String) {
    for text in inResources(resources) {
      guard let number = PDFText.references(name, in: text).first, let own = file.dictionary(number),
        own.contains("/Form"), let content = stream(number)
      else { continue }
      let matrix = PDFText.numbers("Matrix", in: own)
      let inner =
        matrix.count == 6
        ? AffineTransform(a: matrix[0], b: matrix[1], c: matrix[2], d: matrix[3], tx: matrix[4], ty: matrix[5])
        : .identity
      return draw(content, resources: own, inner.concatenating(state.transform))
    }
  }
}

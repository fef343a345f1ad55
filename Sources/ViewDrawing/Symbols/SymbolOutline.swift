import Synchronization
import ViewLayout

/// The area of a symbol, in a box of 24 by 24, to be filled with the nonzero rule.
///
/// Cutouts, such as the mark of `checkmark.circle.fill`, are subtracted from the outline, so that a symbol is one path
/// that can be filled with any paint. If its layers have different paints, a symbol consists of two paths.
struct SymbolOutline {
  /// The first layer, and the second, which is behind it or encloses it; a symbol of one layer has only the first.
  private(set) var front = DrawnPath()
  private(set) var enclosure = DrawnPath()
  private let lineWidth: Double

  /// - Parameter isPalette: whether the front layer has its own paint, so that nothing needs to be cut out for it.
  init(_ symbol: Symbol, weight: TextFont.Weight, isPalette: Bool = false) {
    lineWidth = SymbolOutline.lineWidth(weight)
    let parts = symbol.parts
    if let shape = symbol.enclosure {
      enclose(parts, in: shape, isFilled: symbol.isFilled, isPalette: isPalette)
    } else {
      let split = isPalette ? SymbolOutline.firstLayers[symbol.base] ?? parts.count : parts.count
      add(Array(parts.prefix(split)), isFilled: symbol.isFilled, splits: isPalette && split == parts.count)
      if split < parts.count {
        let first = front
        front = DrawnPath()
        add(Array(parts.dropFirst(split)), isFilled: symbol.isFilled)
        (front, enclosure) = (first, front)
      }
    }
    if symbol.isSlashed {
      let line = DrawnPath([.move(Point(x: 3.5, y: 3.5)), .line(Point(x: 20.5, y: 20.5))])
      front = AreaTracer.outline(of: front, without: line.stroked(StrokeStyle(width: lineWidth * 2.6, cap: .round)))
      front.append(line.stroked(StrokeStyle(width: lineWidth, cap: .round)))
    }
    if let badge = symbol.badge { addBadge(badge, isPalette: isPalette) }
  }

  /// The number of parts in the first layer of drawings with a second layer besides cutouts. [believed], from how
  /// weather apps paint these symbols: `foregroundStyle(.white, .yellow)` on `cloud.sun.fill`.
  private static let firstLayers = [
    "cloud.rain": 1, "cloud.bolt": 1, "cloud.snow": 1, "cloud.fog": 1, "cloud.sun": 1, "moon.stars": 1, "sun.max": 1,
    "sun.min": 1, "rectangle.stack": 1, "square.stack": 1, "square.on.square": 1, "person.2": 2,
  ]

  /// The cache key of an outline.
  private struct Key: Hashable {
    let symbol: Symbol
    let weight: TextFont.Weight
    let isPalette: Bool
  }

  /// The cached outlines: a list shows the same symbol in every row.
  private static let known = Mutex<[Key: SymbolOutline]>([:])

  /// The outline of a symbol, from the cache.
  static func outline(of symbol: Symbol, weight: TextFont.Weight, isPalette: Bool) -> SymbolOutline {
    let key = Key(symbol: symbol, weight: weight, isPalette: isPalette)
    if let outline = known.withLock({ $0[key] }) { return outline }
    let outline = SymbolOutline(symbol, weight: weight, isPalette: isPalette)
    known.withLock { $0[key] = outline }
    return outline
  }

  static func lineWidth(_ weight: TextFont.Weight) -> Double {
    switch weight {
    case .ultraLight: 0.7
    case .thin: 1
    case .light: 1.4
    case .regular: 1.8
    case .medium: 2.05
    case .semibold: 2.3
    case .bold: 2.6
    case .heavy: 2.95
    case .black: 3.3
    }
  }

  private var style: StrokeStyle { StrokeStyle(width: lineWidth, cap: .round, join: .round) }

  /// - Parameter splits: whether the cutouts of a filled area become a layer in front of it.
  private mutating func add(_ parts: [SymbolPart], isFilled: Bool, splits: Bool = false) {
    let marks = isFilled && splits ? parts.filter { [.cutLine, .cutArea, .ring].contains($0.kind) } : []
    if !marks.isEmpty {
      add(parts.filter { ![.cutLine, .cutArea, .ring].contains($0.kind) }, isFilled: true)
      enclosure = front
      front = DrawnPath()
      return add(marks, isFilled: false)
    }
    for part in parts {
      switch part.kind {
      case .line: front.append(part.path.stroked(style))
      case .solid: front.append(part.path.clockwise)
      case .area:
        front.append(part.path.stroked(style))
        if isFilled { front.append(part.path.clockwise) }
      case .cutLine, .ring: if !isFilled { front.append(part.path.stroked(style)) }
      case .cutArea: if !isFilled { front.append(part.path.clockwise) }
      }
    }
    if isFilled {
      front = taken(parts.filter { [.cutLine, .cutArea, .ring].contains($0.kind) }, from: front, lineWidth)
    }
  }

  /// An area minus its cutouts.
  private func taken(_ parts: [SymbolPart], from area: DrawnPath, _ width: Double) -> DrawnPath {
    guard !parts.isEmpty else { return area }
    var cuts = DrawnPath()
    for part in parts {
      switch part.kind {
      case .line, .cutLine: cuts.append(part.path.stroked(StrokeStyle(width: width, cap: .round, join: .round)))
      case .area, .solid, .cutArea, .ring: cuts.append(part.path.clockwise)
      }
    }
    return AreaTracer.outline(of: area, without: cuts)
  }

  private mutating func enclose(
    _ parts: [SymbolPart], in shape: Symbol.Enclosure, isFilled: Bool, isPalette: Bool
  ) {
    let (outer, center, scale) = SymbolOutline.shape(shape)
    // A smaller symbol has nearly the same line width.
    let inner = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: center.x - 12 * scale, ty: center.y - 12 * scale)
    let small = parts.map { SymbolPart(kind: $0.kind, path: $0.path.transformed(by: inner)) }
    let width = lineWidth * 0.95
    let smallStyle = StrokeStyle(width: width, cap: .round, join: .round)
    if isFilled, !isPalette {
      var area = outer.clockwise
      area.append(outer.stroked(style))
      // Areas are cut out with their borders.
      var cuts = small.filter { ![.cutLine, .cutArea, .ring].contains($0.kind) }
      for part in small where part.kind == .area { cuts.append(SymbolPart(kind: .line, path: part.path)) }
      front = taken(cuts, from: area, width)
      return
    }
    enclosure = outer.stroked(style)
    if isFilled { enclosure.append(outer.clockwise) }
    for part in small {
      switch part.kind {
      case .line, .area, .cutLine, .ring: front.append(part.path.stroked(smallStyle))
      case .solid, .cutArea: front.append(part.path.clockwise)
      }
    }
  }

  /// The shape of an enclosure, and the position and the scale of the symbol in it.
  private static func shape(_ shape: Symbol.Enclosure) -> (DrawnPath, Point, Double) {
    func path(_ name: String) -> DrawnPath { Symbol.parts(name).first?.path ?? DrawnPath() }
    let middle = Point(x: 12, y: 12)
    switch shape {
    case .circle: return (path("circle"), middle, 0.52)
    case .square: return (path("square"), middle, 0.52)
    case .app: return (path("app"), middle, 0.52)
    case .rectangle: return (path("rectangle"), middle, 0.42)
    case .diamond: return (path("diamond"), middle, 0.42)
    case .hexagon: return (path("hexagon"), middle, 0.5)
    case .octagon: return (path("octagon"), middle, 0.5)
    case .seal: return (path("seal"), middle, 0.48)
    case .shield: return (path("shield"), Point(x: 12, y: 11.5), 0.46)
    case .triangle: return (path("triangle"), Point(x: 12, y: 14.2), 0.44)
    case .bubble: return (path("bubble.left"), Point(x: 12, y: 10.5), 0.42)
    case .folder: return (path("folder"), Point(x: 12, y: 13.2), 0.38)
    }
  }

  /// Adds a small symbol in the lower right corner, with a gap around it. It is the first layer, everything else the
  /// second.
  private mutating func addBadge(_ name: String, isPalette: Bool) {
    let scale = 0.36
    let place = AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 14.8, ty: 14.8)
    let gap = DrawnPath.ellipse(in: Rect(x: 14, y: 14, width: 10.2, height: 10.2))
    if isPalette {
      var whole = enclosure
      whole.append(front)
      enclosure = AreaTracer.outline(of: whole, without: gap)
    }
    var result = isPalette ? DrawnPath() : AreaTracer.outline(of: front, without: gap)
    for part in Symbol.parts(name) {
      let path = part.path.transformed(by: place)
      switch part.kind {
      case .line, .area, .cutLine, .ring:
        result.append(path.stroked(StrokeStyle(width: lineWidth * 0.85, cap: .round, join: .round)))
      case .solid, .cutArea: result.append(path.clockwise)
      }
    }
    front = result
  }
}

extension SymbolPart {
  fileprivate init(kind: Kind, path: DrawnPath) {
    self.kind = kind
    self.path = path
  }
}

import ViewLayout

extension DrawnImage {
  /// The drawing commands for a symbol, or for a missing image.
  var drawnByPaths: [DrawingCommand] {
    guard frame.width > 0, frame.height > 0, frame.size.isFinite else { return [] }
    guard case .symbol(let weight) = kind else { return missingPicture }
    guard let symbol = Symbol(name) else { return unknownSymbol }
    let paints = paints
    let isPalette = paints.count > 1
    let outline = SymbolOutline.outline(of: symbol, weight: weight, isPalette: isPalette)
    let side = min(frame.width, frame.height)
    let scale = side / 24
    var place = AffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.midX - side / 2, ty: frame.midY - side / 2)
    if isMirrored {
      place = place.concatenating(AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 2 * frame.midX, ty: 0))
    }
    var commands: [DrawingCommand] = []
    if !outline.enclosure.isEmpty {
      let paint = paints.count > 1 ? paints[1] : paints.first
      commands.append(.fill(outline.enclosure.transformed(by: place), paint ?? .black))
    }
    if !outline.front.isEmpty { commands.append(.fill(outline.front.transformed(by: place), paints.first ?? .black)) }
    // Letters and digits are drawn in a font.
    if symbol.parts.isEmpty {
      let paint: Paint = symbol.isFilled && !isPalette ? .color(.white) : paints.first ?? .black
      commands.append(text(symbol.base, size: side * 0.5, weight: .semibold, paint))
    }
    return commands
  }

  /// The paints, that of the front layer first.
  private var paints: [Paint] {
    switch rendering {
    case .original: [.black]
    case .template(let paint): [paint]
    case .palette(let paints): paints
    case .multicolor(let paint): ownColors?.paints(paint) ?? [paint]
    }
  }

  /// The symbol's own colours; `nil` if it has none, or is not a symbol.
  var ownColors: SymbolColors? {
    guard case .symbol = kind, let symbol = Symbol(name) else { return nil }
    return SymbolColors(symbol)
  }

  /// A line of text, horizontally centred in the frame.
  private func text(_ text: String, size: Double, weight: TextFont.Weight, _ paint: Paint, y: Double = 0.5)
    -> DrawingCommand
  {
    let font = TextFont(size: size, weight: weight)
    let measurer = IOSTextMeasurer()
    let width = text.reduce(0) { $0 + measurer.advance(of: $1, in: font) }
    let metrics = measurer.metrics(of: font)
    let middle = frame.minY + frame.height * y
    let baseline = middle + metrics.capHeight / 2
    let line = Rect(
      x: frame.midX - width / 2, y: baseline - metrics.ascent, width: width, height: metrics.ascent + metrics.descent)
    let run = DrawnText.Run(
      text: text, x: line.minX, width: width, style: TextRunStyle(font: DrawnFont(font), paint: paint))
    return .text(DrawnText(lines: [DrawnText.Line(frame: line, baseline: baseline, runs: [run])]))
  }

  /// A frame with the initial of the name and, if there is room, the name.
  private var unknownSymbol: [DrawingCommand] {
    let paint = paints.first ?? .black
    let side = min(frame.width, frame.height)
    let line = max(side / 14, 0.5)
    let square = Rect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
      .inset(by: side / 12)
    let border = DrawnPath.roundedRectangle(square, cornerRadius: side / 5)
    var commands: [DrawingCommand] = [.stroke(border, paint, StrokeStyle(width: line))]
    if let initial = name.first {
      let hasName = side >= 64
      commands.append(
        text(initial.uppercased(), size: side * (hasName ? 0.4 : 0.5), weight: .medium, paint, y: hasName ? 0.42 : 0.5))
      if hasName { commands.append(fitted(name, size: side * 0.1, paint, y: 0.75)) }
    }
    return commands
  }

  /// A pale frame with the name.
  private var missingPicture: [DrawingCommand] {
    let grey = Color(white: 0.5)
    var commands: [DrawingCommand] = [
      .fill(.rectangle(frame), .color(grey.faded(0.15))),
      .stroke(.rectangle(frame.inset(by: 0.5)), .color(grey), StrokeStyle(width: 1, dash: [4, 3])),
    ]
    if frame.width >= 40, frame.height >= 14 {
      commands.append(fitted(name, size: 11, .color(grey), y: 0.5))
    }
    return commands
  }

  /// A text truncated to the frame.
  private func fitted(_ text: String, size: Double, _ paint: Paint, y: Double) -> DrawingCommand {
    let measurer = IOSTextMeasurer()
    let font = TextFont(size: size)
    var shown = ""
    var width = measurer.advance(of: "…", in: font)
    var isCut = false
    for character in text {
      width += measurer.advance(of: character, in: font)
      if width > frame.width * 0.9 {
        isCut = true
        break
      }
      shown.append(character)
    }
    return self.text(isCut ? shown + "…" : shown, size: size, weight: .regular, paint, y: y)
  }
}

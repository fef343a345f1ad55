import ViewDrawing
import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Resolves the content and drawing of a `Text` in its environment.
struct TextResolver {
  let graph: Graph
  let environment: EnvironmentStore

  init(_ graph: Graph, _ environment: EnvironmentStore) {
    self.graph = graph
    self.environment = environment
  }

  /// The style of a run.
  struct Style {
    var font: TextFont
    var paint: Paint
    var underline: TextRunStyle.LineStyle?
    var strikethrough: TextRunStyle.LineStyle?
    var kerning = 0.0
    var baselineOffset = 0.0
    var hasMonospacedDigits = false
    var picture: TextPicture?
  }

  /// The characters of a `Text`.
  func characters(of value: Value) throws -> String {
    var runs: [(text: String, style: Style)] = []
    try append(
      value, Style(font: FontResolver(graph).font(in: environment), paint: Paint(red: 0, green: 0, blue: 0)), to: &runs)
    return runs.map(\.text).joined()
  }

  func resolve(_ value: Value) throws -> (content: TextContent, drawing: TextDrawing) {
    let outside = try surroundings
    var runs: [(text: String, style: Style)] = []
    try append(value, outside.style, to: &runs)
    if let letters = outside.letters {
      for index in runs.indices {
        runs[index].text = letters == .upper ? runs[index].text.uppercased() : runs[index].text.lowercased()
      }
    }
    if runs.isEmpty { runs.append(("", outside.style)) }
    var content = outside.content
    content.runs = runs.map { measured($0.text, $0.style) }
    let drawing = TextDrawing(
      runs: runs.map { run in
        TextDrawing.Run(
          text: run.text, paint: run.style.paint, font: run.style.font,
          isBold: run.style.font.weight.rawValue >= TextFont.Weight.semibold.rawValue,
          isItalic: run.style.font.isItalic, underline: run.style.underline, strikethrough: run.style.strikethrough,
          kerning: run.style.kerning, baselineOffset: run.style.baselineOffset,
          hasMonospacedDigits: run.style.hasMonospacedDigits, picture: run.style.picture)
      })
    return (content, drawing)
  }

  /// Whether the content of a `Text` changes with time.
  func followsClock(_ value: Value) -> Bool {
    guard let storage = graph.machine.fieldValue("storage", of: value) else { return false }
    let payload = graph.payload(storage)
    switch graph.kind(of: storage, as: TextStorageKind.self) {
    case .timer, .timed: return true
    case .date:
      let name = payload.count > 1 ? graph.text(graph.machine.fieldValue("name", of: payload[1])) : ""
      return DateText.Style(rawValue: name)?.followsClock ?? false
    case .concatenated: return payload.contains { followsClock($0) }
    case .localized:
      let parts = payload.first.map { graph.elements(graph.machine.fieldValue("parts", of: $0) ?? .void) } ?? []
      return parts.contains { part in graph.payload(part).first.map { followsClock($0) } ?? false }
    case .verbatim, .attributed, .image, .dateRange, nil: return false
    }
  }

  /// The text settings of the environment, cached for each environment.
  private var surroundings: TextSurroundings {
    get throws {
      if let known = environment.textSurroundings { return known }
      let plain = Style(
        font: try FontResolver(graph).font(in: environment), paint: try PaintResolver(graph, environment).foreground)
      let found = TextSurroundings(style: surrounding(plain), content: surroundingContent, letters: surroundingLetters)
      environment.textSurroundings = found
      return found
    }
  }

  private func surrounding(_ plain: Style) -> Style {
    var style = plain
    style.underline = environment["underlineStyle"].flatMap { line($0) }
    style.strikethrough = environment["strikethroughStyle"].flatMap { line($0) }
    for modifier in graph.elements(environment["fontModifiers"] ?? .void) {
      if graph.kind(of: modifier, as: ViewFontChange.self) == .monospacedDigit { style.hasMonospacedDigits = true }
    }
    // Cells have a fixed width.
    guard !graph.isInCells else { return style }
    func number(_ key: String) -> Double { environment[.property(key)].flatMap { graph.length($0) } ?? 0 }
    style.kerning = number("defaultKerning") + number("defaultTracking")
    style.baselineOffset = number("defaultBaselineOffset")
    return style
  }

  private var surroundingContent: TextContent {
    var content = TextContent(runs: [])
    switch environment["multilineTextAlignment"].flatMap({ graph.caseName($0) }) {
    case "center": content.alignment = .center
    case "trailing": content.alignment = .trailing
    default: break
    }
    switch environment["truncationMode"].flatMap({ graph.caseName($0) }) {
    case "head": content.truncation = .head
    case "middle": content.truncation = .middle
    default: break
    }
    if case .int(let number)? = environment["lineLimit"]?.unwrapped {
      content.lineLimit = LineLimit(number)
    }
    if let reserved = environment[.own("reservedLines")], case .int(let number) = reserved {
      content.lineLimit.reserved = number
    }
    if let spacing = environment["lineSpacing"].flatMap({ graph.length($0) }) { content.lineSpacing = spacing }
    if let factor = environment["minimumScaleFactor"].flatMap({ graph.length($0) }) {
      content.minimumScaleFactor = factor
    }
    return content
  }

  private var surroundingLetters: TextSurroundings.Letters? {
    guard let given = environment["textCase"] else { return environment.hasCapitals ? .upper : nil }
    return graph.caseName(given).map { $0 == "uppercase" ? .upper : .lower }
  }

  private func measured(_ text: String, _ style: Style) -> TextRun {
    var run = TextRun(text, font: FontResolver(graph).inFamily(style.font))
    (run.kerning, run.baselineOffset) = (style.kerning, style.baselineOffset)
    if let picture = style.picture {
      // A symbol does not increase the line height.
      run.attachment = picture.isSymbol ? Size(width: picture.size.width, height: 0) : picture.size
    }
    return run
  }

  /// The line style of a `Text.LineStyle?`.
  private func line(_ value: Value) -> TextRunStyle.LineStyle? {
    guard !value.isNothing, let style = value.unwrapped, !style.isNothing else { return nil }
    let pattern = graph.machine.fieldValue("pattern", of: style).flatMap { graph.machine.fieldValue("name", of: $0) }
    let name = graph.text(pattern)
    let color = graph.machine.fieldValue("color", of: style)?.unwrapped.flatMap { color -> Color? in
      guard !color.isNothing, let paint = try? PaintResolver(graph, environment).paint(color) else { return nil }
      return Color(red: paint.red, green: paint.green, blue: paint.blue, opacity: paint.opacity)
    }
    return TextRunStyle.LineStyle(
      TextRunStyle.LineStyle.Pattern(rawValue: name) ?? .solid, color: color)
  }

  private func append(_ value: Value, _ outer: Style, to runs: inout [(text: String, style: Style)]) throws {
    var style = outer
    // The font is applied first, because it must not override other modifiers, whatever their order.
    let modifiers = graph.elements(graph.machine.fieldValue("modifiers", of: value) ?? .void).filter { modifier in
      guard graph.machine.hasAbsence, let missing = modifier.innerFault(), missing.isUnsupported else { return true }
      graph.note("a modifier of a text is left out: \(missing.message)", at: graph.reader?.source)
      return false
    }
    for modifier in modifiers.reversed() where isFont(modifier) { try apply(modifier, to: &style) }
    for modifier in modifiers.reversed() where !isFont(modifier) { try apply(modifier, to: &style) }
    guard let storage = graph.machine.fieldValue("storage", of: value) else { return }
    if graph.machine.hasAbsence, let fault = storage.innerFault(depth: 6) { throw fault }
    let payload = graph.payload(storage)
    switch graph.kind(of: storage, as: TextStorageKind.self) {
    case .verbatim: runs.append((graph.text(payload.first), style))
    case .concatenated: for part in payload { try append(part, style, to: &runs) }
    case .localized:
      guard let key = payload.first else { return }
      let table = payload.count > 1 ? payload[1].unwrapped?.ifString : nil
      var markdown = ""
      for piece in LocalizedText(graph, key, table: table).pieces {
        switch piece {
        case .text(let text): markdown += text
        case .view(let content):
          appendMarkdown(markdown, style, to: &runs)
          markdown = ""
          try append(content, style, to: &runs)
        }
      }
      appendMarkdown(markdown, style, to: &runs)
    case .image: append(image: payload.first ?? .void, style, to: &runs)
    case .date, .dateRange, .timer:
      runs.append((try graph.text(ofDates: payload, as: graph.kind(of: storage, as: TextStorageKind.self)), style))
    case .timed: runs.append((try graph.text(ofTime: payload.first ?? .void), style))
    case .attributed, nil: runs.append((graph.text(payload.first), style))
    }
  }

  /// Appends an inline `Image`. A symbol is as high as the characters.
  private func append(image: Value, _ outer: Style, to runs: inout [(text: String, style: Style)]) {
    let provider = graph.machine.fieldValue("provider", of: image) ?? .void
    let name = graph.imageName(provider)
    let isSymbol = graph.kind(of: provider, as: ImageProviderKind.self) == .system
    var style = outer
    let size =
      isSymbol
      ? ImageContent.symbolSize(in: style.font, graph.engine.textMeasurer)
      : graph.service(Pictures.self).picture(named: name)?.size ?? Size(width: 16, height: 16)
    if graph.isInCells {
      return runs.append((isSymbol ? String(SymbolNames.character(name)) : "\u{25A2}", style))
    }
    style.picture = TextPicture(name: name, isSymbol: isSymbol, size: size)
    runs.append(("\u{FFFC}", style))
  }

  private func appendMarkdown(_ text: String, _ style: Style, to runs: inout [(text: String, style: Style)]) {
    for piece in InlineMarkdown.pieces(text) {
      var own = style
      if piece.isBold { own.font.weight = .bold }
      if piece.isItalic { own.font.isItalic = true }
      if piece.isCode { own.font.design = .monospaced }
      if piece.isStruckThrough { own.strikethrough = TextRunStyle.LineStyle() }
      if !piece.link.isEmpty, let tint = try? PaintResolver(graph, environment).tint { own.paint = tint }
      runs.append((piece.text, own))
    }
  }

  private func isFont(_ modifier: Value) -> Bool { graph.kind(of: modifier, as: TextChange.self) == .font }

  /// Applies a `Text.Modifier`.
  private func apply(_ modifier: Value, to style: inout Style) throws {
    let first = graph.payload(modifier).first ?? .void
    let fonts = FontResolver(graph)
    switch graph.kind(of: modifier, as: TextChange.self) {
    case .font:
      if case .none = first { break }
      if environment.isInTabBar { break }
      style.font = fonts.modified(try fonts.resolve(first.filled, fonts.typeSize(environment)), environment)
    case .weight: fonts.setWeight(first, of: &style.font)
    case .bold: if case .bool(true) = first { style.font.weight = .bold }
    case .italic: if case .bool(let isItalic) = first { style.font.isItalic = isItalic }
    case .design: fonts.setDesign(first, of: &style.font)
    case .monospaced: if case .bool(true) = first { style.font.design = .monospaced }
    case .foregroundColor, .foregroundStyle:
      if case .none = first { break }
      style.paint = try PaintResolver(graph, environment).paint(first.filled)
    case .underline: style.underline = line(first)
    case .strikethrough: style.strikethrough = line(first)
    case .kerning, .tracking: if !graph.isInCells { style.kerning = graph.length(first) ?? 0 }
    case .baselineOffset: if !graph.isInCells { style.baselineOffset = graph.length(first) ?? 0 }
    case .monospacedDigit: style.hasMonospacedDigits = true
    // Finer than what is measured and drawn.
    case .width, .scale, .accessibility, nil: break
    }
  }
}

/// The inline Markdown of localized strings: `*i*`, `**b**`, `` `c` ``, `~~s~~`, `[t](url)`.
enum InlineMarkdown {
  struct Piece: Equatable {
    var text: String
    var isBold = false
    var isItalic = false
    var isCode = false
    var isStruckThrough = false
    /// The link destination; empty if it is not a link.
    var link = ""
  }

  /// Whether a byte may start Markdown syntax.
  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
      UInt8(ascii: "\\"):
      true
    default: false
    }
  }

  static func pieces(_ text: String) -> [Piece] {
    guard text.utf8.contains(where: isMark) else { return text.isEmpty ? [] : [Piece(text: text)] }
    var pieces: [Piece] = []
    var current = Piece(text: "")
    let characters = Array(text)
    var index = 0
    func flush() {
      if !current.text.isEmpty { pieces.append(current) }
      current.text = ""
    }
    func has(_ mark: String, at place: Int) -> Bool {
      place + mark.count <= characters.count && String(characters[place..<place + mark.count]) == mark
    }
    func closes(_ mark: String, from place: Int) -> Bool {
      var next = place
      while next < characters.count {
        if has(mark, at: next), next > place, !characters[next - 1].isWhitespace { return true }
        next += 1
      }
      return false
    }
    while index < characters.count {
      let character = characters[index]
      if character == "\\", index + 1 < characters.count, characters[index + 1].isPunctuation {
        current.text.append(characters[index + 1])
        index += 2
      } else if current.isCode {
        if character == "`" {
          flush()
          current.isCode = false
        } else {
          current.text.append(character)
        }
        index += 1
      } else if character == "`", closes("`", from: index + 1) {
        flush()
        current.isCode = true
        index += 1
      } else if has("~~", at: index), current.isStruckThrough || closes("~~", from: index + 2) {
        flush()
        current.isStruckThrough.toggle()
        index += 2
      } else if has("**", at: index), current.isBold || closes("**", from: index + 2) {
        flush()
        current.isBold.toggle()
        index += 2
      } else if character == "*"
        || (character == "_" && (index == 0 || !characters[index - 1].isLetter || current.isItalic)),
        current.isItalic || closes(String(character), from: index + 1)
      {
        flush()
        current.isItalic.toggle()
        index += 1
      } else if character == "[", let close = characters[index...].firstIndex(of: "]"), close + 1 < characters.count,
        characters[close + 1] == "(", let end = characters[close...].firstIndex(of: ")")
      {
        flush()
        current.text = String(characters[(index + 1)..<close])
        current.link = String(characters[(close + 2)..<end])
        flush()
        current.link = ""
        index = end + 1
      } else {
        current.text.append(character)
        index += 1
      }
    }
    flush()
    return pieces
  }
}

import ViewLayout
import ViewMachine
import ViewSemantics
import ViewSource

/// Works out what a `Text` shows, with what its environment says.
struct TextResolver {
  let graph: Graph
  let environment: EnvironmentStore

  init(_ graph: Graph, _ environment: EnvironmentStore) {
    self.graph = graph
    self.environment = environment
  }

  /// How a run is written.
  private struct Style {
    var font: TextFont
    var paint: Paint
    var isUnderlined = false
    var isStruckThrough = false
  }

  func resolve(_ value: Value) throws -> (content: TextContent, drawing: TextDrawing) {
    let fonts = FontResolver(graph)
    let paints = PaintResolver(graph, environment)
    let style = Style(font: try fonts.font(in: environment), paint: try paints.foreground)
    var runs: [(text: String, style: Style)] = []
    try append(value, style, to: &runs)
    if let name = environment["textCase"].flatMap({ graph.caseName($0) }) {
      for index in runs.indices {
        runs[index].text = name == "uppercase" ? runs[index].text.uppercased() : runs[index].text.lowercased()
      }
    }
    if runs.isEmpty { runs.append(("", style)) }
    var content = TextContent(runs: runs.map { TextRun($0.text, font: $0.style.font) })
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
    let drawing = TextDrawing(
      runs: runs.map { run in
        TextDrawing.Run(
          text: run.text, paint: run.style.paint, font: run.style.font,
          isBold: run.style.font.weight.rawValue >= TextFont.Weight.semibold.rawValue,
          isItalic: run.style.font.isItalic, isUnderlined: run.style.isUnderlined,
          isStruckThrough: run.style.isStruckThrough)
      })
    return (content, drawing)
  }

  private func append(_ value: Value, _ outer: Style, to runs: inout [(text: String, style: Style)]) throws {
    var style = outer
    // A font says nothing of what other modifiers change, wherever it stands among them.
    let modifiers = graph.elements(graph.machine.fieldValue("modifiers", of: value) ?? .void)
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
      let table = payload.count > 1 ? try? payload[1].unwrapped?.asString : nil
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
    case .image: runs.append(("\u{25A2}", style))
    case .attributed, .date, .dateRange, .timer, nil:
      runs.append((graph.text(payload.first), style))
    }
  }

  private func appendMarkdown(_ text: String, _ style: Style, to runs: inout [(text: String, style: Style)]) {
    for piece in InlineMarkdown.pieces(text) {
      var own = style
      if piece.isBold { own.font.weight = .bold }
      if piece.isItalic { own.font.isItalic = true }
      if piece.isCode { own.font.design = .monospaced }
      if piece.isStruckThrough { own.isStruckThrough = true }
      runs.append((piece.text, own))
    }
  }

  private func isFont(_ modifier: Value) -> Bool { graph.kind(of: modifier, as: TextChange.self) == .font }

  /// `Text.Modifier`
  private func apply(_ modifier: Value, to style: inout Style) throws {
    let first = graph.payload(modifier).first ?? .void
    let fonts = FontResolver(graph)
    switch graph.kind(of: modifier, as: TextChange.self) {
    case .font:
      if case .none = first { break }
      let own = try fonts.resolve(first.filled, fonts.typeSize(environment))
      style.font = own
    case .weight: fonts.setWeight(first, of: &style.font)
    case .bold: if case .bool(true) = first { style.font.weight = .bold }
    case .italic: if case .bool(let isItalic) = first { style.font.isItalic = isItalic }
    case .design: fonts.setDesign(first, of: &style.font)
    case .monospaced: if case .bool(true) = first { style.font.design = .monospaced }
    case .foregroundColor, .foregroundStyle:
      if case .none = first { break }
      style.paint = try PaintResolver(graph, environment).paint(first.filled)
    case .underline: if case .none = first { style.isUnderlined = false } else { style.isUnderlined = true }
    case .strikethrough:
      if case .none = first { style.isStruckThrough = false } else { style.isStruckThrough = true }
    // These are finer than what is measured and drawn.
    case .width, .monospacedDigit, .kerning, .tracking, .baselineOffset, .scale, .accessibility, nil: break
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
    /// Where it leads, if it is a link.
    var link = ""
  }

  static func pieces(_ text: String) -> [Piece] {
    guard text.contains(where: { "*_`~[\\".contains($0) }) else { return text.isEmpty ? [] : [Piece(text: text)] }
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

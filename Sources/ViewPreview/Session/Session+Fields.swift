import ViewGraph
import ViewLayout
import ViewSource

/// Text input in fields.
extension Session {
  func type(_ key: Key, into field: Element) {
    var edit = TextEdit(field.actions.text ?? "", caret: caret)
    let old = edit
    switch key.code {
    case .escape: return leaveField(ending: field)
    case .tab: return moveFocus(by: key.modifiers.contains(.shift) ? -1 : 1)
    case .enter:
      guard field.actions.takesReturn else { return submit(field) }
      edit.insert("\n", keepsLines: true)
    case .backspace: key.modifiers.contains(.alt) ? edit.deleteWord() : edit.deleteBackward()
    case .delete: edit.deleteForward()
    case .left: edit.move(by: -1)
    case .right: edit.move(by: 1)
    case .home: edit.moveToLineStart()
    case .end: edit.moveToLineEnd()
    case .up, .down:
      let way = key.code == .up ? -1 : 1
      if !edit.moveLine(by: way) { return moveFocus(0, Double(way)) }
    case .pageUp, .pageDown: return scroll(Point(x: 0, y: key.code == .pageUp ? -160 : 160))
    case .character(let character):
      if key.modifiers.contains(.control) {
        TextEdit.command(character, &edit)
      } else if key.modifiers.isEmpty {
        edit.insert(String(character), keepsLines: field.actions.takesReturn)
      }
    }
    apply(edit, old, to: field)
  }

  /// Leaves a field, and ends the enclosing mode, such as a search.
  private func leaveField(ending field: Element) {
    let end = graph?.path(to: field).last { $0.actions.end != nil }?.actions.end
    leaveField()
    end?()
  }

  func paste(_ text: String) {
    guard isTyping, let field = focus, field.actions.type != nil else {
      return message = "no field is being edited"
    }
    var edit = TextEdit(field.actions.text ?? "", caret: caret)
    let old = edit
    edit.insert(text, keepsLines: field.actions.takesReturn)
    apply(edit, old, to: field)
  }

  private func apply(_ edit: TextEdit, _ old: TextEdit, to field: Element) {
    if edit.text != old.text { field.actions.type?(edit.string) }
    // The program may have changed the text.
    caret = min(edit.caret, (field.actions.text ?? "").count)
  }

  private func submit(_ field: Element) {
    guard let action = field.actions.submit else { return leaveField() }
    action()
    // Submitting a field ends the input, unless the program moves the focus to another field.
    if graph?.focusedField == nil { isTyping = false }
  }

  // MARK: The caret

  /// The position of the caret in window coordinates; `nil` if no field is being edited.
  var caretPoint: Point? {
    guard isTyping, let graph, let field = focus, let frame = graph.frame(of: field) else { return nil }
    let text = field.actions.text ?? ""
    guard let shown = textElement(of: field, text), let layout = shown.layout, let place = graph.frame(of: shown),
      let lines = graph.engine.textLayout(of: layout)
    else { return Point(x: frame.minX, y: frame.midY) }
    // The caret cannot move in a prompt.
    let caret = text.isEmpty ? 0 : caret
    return TextEdit.point(of: caret, in: shown.text ?? "", lines, at: place.origin)
  }

  /// The element that shows the text of a field: the text itself, or dots for a secure field, otherwise the longest
  /// text: a prompt, or a truncated text.
  private func textElement(of field: Element, _ text: String) -> Element? {
    var texts: [Element] = []
    var open = Array(field.children.reversed())
    while let element = open.popLast() {
      if !(element.text ?? "").isEmpty { texts.append(element) }
      open += element.children.reversed()
    }
    if !text.isEmpty {
      if let same = texts.first(where: { $0.text == text }) { return same }
      let dots = texts.first { ($0.text ?? "").allSatisfy { $0 == "•" } && $0.text?.count == text.count }
      if let dots { return dots }
    }
    return texts.max { ($0.text ?? "").count < ($1.text ?? "").count }
  }
}

extension TextEdit {
  /// Control key commands, as in shells.
  fileprivate static func command(_ character: Character, _ edit: inout TextEdit) {
    switch character {
    case "a": edit.moveToLineStart()
    case "e": edit.moveToLineEnd()
    case "b": edit.move(by: -1)
    case "f": edit.move(by: 1)
    case "d": edit.deleteForward()
    case "h": edit.deleteBackward()
    case "k": edit.deleteToLineEnd()
    case "u": edit.deleteToLineStart()
    case "w": edit.deleteWord()
    default: break
    }
  }

  /// The position of the caret before a character of a laid-out text.
  fileprivate static func point(of caret: Int, in text: String, _ layout: TextLayout, at origin: Point) -> Point {
    var rest = caret
    var characters = Array(text)[...]
    for (number, line) in layout.lines.enumerated() {
      let shown = Array(line.text)
      // A newline is not displayed.
      if rest <= shown.count || number == layout.lines.count - 1 {
        let width = shown.prefix(rest).reduce(0) { $0 + Double(CharacterWidth.cells($1)) * 8 }
        return Point(x: origin.x + (line.segments.first?.x ?? line.frame.minX) + width, y: origin.y + line.frame.midY)
      }
      characters = characters.dropFirst(shown.count)
      rest -= shown.count
      while rest > 0, let next = characters.first, next.isWhitespace {
        characters = characters.dropFirst()
        rest -= 1
        if next.isNewline { break }
      }
    }
    return Point(x: origin.x, y: origin.y + 8)
  }
}

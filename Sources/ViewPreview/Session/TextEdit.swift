/// The text and the caret of a field during editing.
struct TextEdit: Equatable {
  /// The characters of the text.
  private(set) var text: [Character]
  /// The index of the character after the caret.
  private(set) var caret: Int

  /// A caret beyond the end is clamped.
  init(_ text: String, caret: Int = .max) {
    self.text = Array(text)
    self.caret = min(max(caret, 0), self.text.count)
  }

  /// The text.
  var string: String { String(text) }

  /// - Parameter keepsLines: whether the field is multi-line; otherwise newlines become spaces.
  mutating func insert(_ new: String, keepsLines: Bool) {
    let rest = text[caret...]
    var before = String(text[..<caret])
    // A combining mark joins the character before it.
    before += keepsLines ? new : String(new.map { $0.isNewline ? " " : $0 })
    text = Array(before)
    caret = text.count
    text += rest
  }

  mutating func deleteBackward() {
    guard caret > 0 else { return }
    text.remove(at: caret - 1)
    caret -= 1
  }

  mutating func deleteForward() { if caret < text.count { text.remove(at: caret) } }

  /// Deletes up to the start of a word.
  mutating func deleteWord() {
    let start = wordStart
    text.removeSubrange(start..<caret)
    caret = start
  }

  mutating func deleteToLineStart() {
    let start = lineStart
    text.removeSubrange(start..<caret)
    caret = start
  }

  mutating func deleteToLineEnd() { text.removeSubrange(caret..<lineEnd) }

  mutating func move(by distance: Int) { caret = min(max(caret + distance, 0), text.count) }
  mutating func moveToLineStart() { caret = lineStart }
  mutating func moveToLineEnd() { caret = lineEnd }

  /// Moves the caret to the same column of a line above or below.
  ///
  /// - Returns: whether there is such a line.
  mutating func moveLine(by distance: Int) -> Bool {
    let column = caret - lineStart
    if distance < 0 {
      guard lineStart > 0 else { return false }
      let end = lineStart - 1
      caret = end
      caret = min(lineStart + column, end)
    } else {
      guard lineEnd < text.count else { return false }
      caret = lineEnd + 1
      caret = min(lineStart + column, lineEnd)
    }
    return true
  }

  private var lineStart: Int { text[..<caret].lastIndex { $0.isNewline }.map { $0 + 1 } ?? 0 }
  private var lineEnd: Int { text[caret...].firstIndex { $0.isNewline } ?? text.count }

  private var wordStart: Int {
    var place = caret
    while place > 0, text[place - 1].isWhitespace { place -= 1 }
    while place > 0, !text[place - 1].isWhitespace { place -= 1 }
    return place
  }
}

/// The text of a field while a person types, and where.
struct TextEdit: Equatable {
  /// All of it.
  private(set) var text: [Character]
  /// Before which character typing goes on.
  private(set) var caret: Int

  /// A caret beyond the end is at the end.
  init(_ text: String, caret: Int = .max) {
    self.text = Array(text)
    self.caret = min(max(caret, 0), self.text.count)
  }

  /// As a text.
  var string: String { String(text) }

  /// - Parameter keepsLines: Whether the field has lines; else a new line is a space.
  mutating func insert(_ new: String, keepsLines: Bool) {
    let rest = text[caret...]
    var before = String(text[..<caret])
    // A mark that belongs to the character before it becomes one with it.
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

  /// Up to where a word begins.
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

  /// To the same place of a line above or below.
  ///
  /// - Returns: Whether there is one.
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

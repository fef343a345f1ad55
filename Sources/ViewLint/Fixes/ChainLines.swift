import ViewSource
import ViewSyntax

/// Fixes in modifier chains, which are written on one line or with each modifier on its own line.
extension RuleContext {
  /// The edit that appends a modifier to a view in the style of the chain: on its own line if the next modifier, or
  /// else the view's last one, is on its own line.
  func addition(of modifier: String, to view: SyntaxNode) -> TextEdit {
    let end = view.range.end
    if let dot = followingDot(end) {
      let lead = file.text(SourceRange(end, dot))
      guard let line = lead.lastIndex(where: \.isNewline) else { return TextEdit(SourceRange(end, end), modifier) }
      return TextEdit(SourceRange(dot, dot), modifier + "\n" + lead[lead.index(after: line)...])
    }
    guard let lead = lineLead(ofLastModifierOf: view) else { return TextEdit(SourceRange(end, end), modifier) }
    // A comment behind the view belongs to the code on its line.
    let line = file.endOfLineComment(from: end)
    return TextEdit(SourceRange(line, line), "\n" + lead + modifier)
  }

  /// The white space before the last modifier of a view, if the modifier is on its own line.
  func lineLead(ofLastModifierOf view: SyntaxNode) -> Substring? {
    guard let base = modified(view) else { return nil }
    let lead = file.text(SourceRange(base.range.end, modifierStart(of: view, on: base)))
    return lead.lastIndex(where: \.isNewline).map { lead[lead.index(after: $0)...] }
  }

  /// The fix that deletes a modifier from its view, with its line and the comment there. Empty if the deletion would
  /// remove another comment, or leave an empty `#if`.
  func deletion(of modifier: SyntaxNode, on view: SyntaxNode, isSafe: Bool) -> [FixIt] {
    let start = view.range.end
    let lead = file.text(SourceRange(start, modifierStart(of: modifier, on: view)))
    let text = file.text(SourceRange(start, modifier.range.end))
    guard text.isMovableCode, !isAlone(inConditional: modifier) else { return [] }
    var end = modifier.range.end
    if lead.contains(where: \.isNewline) { end = file.endOfLineComment(from: end) }
    return [FixIt("delete it", [TextEdit(SourceRange(start, end), "")], isSafe: isSafe)]
  }

  /// The offset of a modifier's dot.
  private func modifierStart(of modifier: SyntaxNode, on view: SyntaxNode) -> Int {
    let dot = modifier.children.first?.ownTokens.first { $0.kind == .period || $0.kind == .prefixPeriod }
    return dot.map { Int($0.start) } ?? view.range.end
  }

  /// The offset of the dot that follows an offset, with only white space and comments between them.
  private func followingDot(_ offset: Int) -> Int? {
    var place = offset
    while place < file.buffer.count {
      let comment = file.endOfLineComment(from: place)
      if comment != place {
        place = comment
      } else if [0x20, 0x09, 0x0D, 0x0A].contains(file.bytes[place]) {
        place += 1
      } else {
        return file.bytes[place] == UInt8(ascii: ".") ? place : nil
      }
    }
    return nil
  }

  /// Whether a modifier is the only content of an `#if` in a chain.
  private func isAlone(inConditional modifier: SyntaxNode) -> Bool {
    guard let around = ancestors.last?.kind, around == .ifConfigClause || around == .ifConfigDecl else { return false }
    return modifier.children.first?.children.first?.kind == .implicitBaseExpr
  }
}

extension SourceFile {
  /// The end of the line comment that follows an offset; the offset itself if other code follows on the line.
  func endOfLineComment(from offset: Int) -> Int {
    var end = offset
    while end < buffer.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
    guard end + 1 < buffer.count, bytes[end] == UInt8(ascii: "/"), bytes[end + 1] == UInt8(ascii: "/") else {
      return offset
    }
    while end < buffer.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }
}

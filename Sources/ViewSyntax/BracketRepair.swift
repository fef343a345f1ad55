import ViewSource

/// Finds the missing or extra bracket in a file with unbalanced brackets, by indentation.
///
/// A closing bracket that begins a line usually has the indentation of the line of its opening bracket. Where the two
/// differ, a bracket before it is missing or extra. The parser parses the repaired tokens instead of the file's, so
/// that one lost bracket does not destroy the structure of the rest of the file.
struct BracketRepair {
  private let bytes: SourceBytes
  private let tokens: [Token]
  /// The first token of each token's line.
  private let lineStarts: [UInt32]
  /// The open brackets, innermost last.
  private var open: [Opening] = []
  /// The brackets closed so far, to find one that was closed too early.
  private var closed: [(opening: Opening, closer: Int)] = []
  private var edits: [Edit] = []

  private struct Opening {
    var index: Int
    var kind: TokenKind
    /// The indentation of the bracket's line, and of the lines before it that belong to the same statement.
    var indentations: [Int]
  }

  fileprivate enum Edit {
    case insert(TokenKind, before: Int)
    /// Inserts the closing partner of an opening bracket before a token.
    case close(opening: Int, TokenKind, before: Int)
    case ignore(Int)

    var index: Int {
      switch self {
      case .insert(_, let index), .close(_, _, let index), .ignore(let index): index
      }
    }
  }

  /// The maximum number of edits; a file that needs more is not repaired.
  private static let maximumEdits = 8

  /// The possible repairs, the most likely first; empty if the brackets match or no repair is likely.
  static func repairs(of tokens: borrowing Column<Token>, bytes: SourceBytes) -> [Repaired] {
    if bracketsMatch(tokens) { return [] }
    var repair = BracketRepair(tokens, bytes)
    repair.match()
    guard !repair.edits.isEmpty, repair.edits.count <= maximumEdits else { return [] }
    var repairs: [Repaired] = []
    if repair.edits.count > 1 {
      // Unusual indentation can look like an error. Often one of the edits alone balances the brackets.
      repairs += repair.edits.map { Repaired(tokens: repair.tokens, edits: [$0]) }
        .filter { bracketsMatch($0.column(of: bytes)) }
    }
    repairs.append(Repaired(tokens: repair.tokens, edits: repair.edits))
    if repair.edits.count == 1, case .close(let opening, _, let end) = repair.edits[0] {
      // The unmatched bracket may itself be extra, or an extra bracket may have taken its partner.
      let suspects = repair.odd(from: opening, to: end)
      for index in [opening] + suspects {
        repairs.append(Repaired(tokens: repair.tokens, edits: [.ignore(index)]))
      }
      for index in suspects {
        guard let kind = partner(ofOpening: repair.tokens[index].kind) else { continue }
        repairs.append(Repaired(tokens: repair.tokens, edits: [.insert(kind, before: repair.endOfLine(index))]))
      }
    }
    return repairs
  }

  /// The first token of the next line.
  private func endOfLine(_ index: Int) -> Int {
    var end = index + 1
    while !tokens[end].isAtLineStart, tokens[end].kind != .endOfFile { end += 1 }
    return end
  }

  /// The maximum number of brackets suspected to be extra.
  private static let maximumSuspects = 4

  /// The opening brackets of the same kind as the one at `opening` that are in the middle of a line and not closed on
  /// it.
  private func odd(from opening: Int, to end: Int) -> [Int] {
    var found: [Int] = []
    for index in opening + 1..<max(opening + 1, min(end, tokens.count - 1)) {
      guard tokens[index].kind == tokens[opening].kind, !tokens[index + 1].isAtLineStart else { continue }
      var depth = 0
      var position = index
      repeat {
        if tokens[position].kind == tokens[index].kind { depth += 1 }
        if tokens[position].kind == BracketRepair.partner(ofOpening: tokens[index].kind) { depth -= 1 }
        position += 1
      } while depth > 0 && !tokens[position].isAtLineStart && tokens[position].kind != .endOfFile
      if depth > 0 { found.append(index) }
      if found.count == BracketRepair.maximumSuspects { break }
    }
    return found
  }

  private static func bracketsMatch(_ tokens: borrowing Column<Token>) -> Bool {
    var open: [TokenKind] = []
    for index in 0..<tokens.count {
      let kind = tokens[index].kind
      if let partner = partner(ofOpening: kind) {
        open.append(partner)
      } else if isClosing(kind), open.popLast() != kind {
        return false
      }
    }
    return open.isEmpty
  }

  private static func partner(ofOpening kind: TokenKind) -> TokenKind? {
    switch kind {
    case .leftBrace: .rightBrace
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    default: nil
    }
  }

  private static func partner(ofClosing kind: TokenKind) -> TokenKind {
    switch kind {
    case .rightParen: .leftParen
    case .rightBracket: .leftBracket
    default: .leftBrace
    }
  }

  private static func isClosing(_ kind: TokenKind) -> Bool {
    kind == .rightBrace || kind == .rightParen || kind == .rightBracket
  }

  private init(_ tokens: borrowing Column<Token>, _ bytes: SourceBytes) {
    self.bytes = bytes
    var copy: [Token] = []
    copy.reserveCapacity(tokens.count)
    var lineStarts: [UInt32] = []
    lineStarts.reserveCapacity(tokens.count)
    for index in 0..<tokens.count {
      copy.append(tokens[index])
      lineStarts.append(tokens[index].isAtLineStart ? UInt32(index) : lineStarts.last ?? 0)
    }
    self.tokens = copy
    self.lineStarts = lineStarts
  }

  // MARK: Matching

  private mutating func match() {
    for index in tokens.indices {
      let kind = tokens[index].kind
      if BracketRepair.partner(ofOpening: kind) != nil {
        open.append(Opening(index: index, kind: kind, indentations: indentations(of: index)))
      } else if BracketRepair.isClosing(kind) {
        tokens[index].isAtLineStart ? closeByIndentation(index) : closeByKind(index)
        if edits.count > BracketRepair.maximumEdits { return }
      }
    }
    // Brackets still open at the end are closed where the indentation returns to theirs.
    while edits.count <= BracketRepair.maximumEdits, let last = open.popLast() {
      insertClosing(of: last, before: tokens.count - 1)
    }
  }

  private func closes(_ opening: Opening, _ index: Int) -> Bool {
    BracketRepair.partner(ofOpening: opening.kind) == tokens[index].kind
  }

  /// Matches a closing bracket that is not the first token of its line.
  private mutating func closeByKind(_ index: Int) {
    if let last = open.last, closes(last, index) {
      open.removeLast()
      closed.append((last, index))
      return
    }
    // It closes an outer bracket of its line, unless the innermost open bracket is on another line or is closed right
    // after it.
    guard let last = open.last, isOnOneLine(last.index, index),
      let match = open.lastIndex(where: { closes($0, index) }), !closesLater(last, after: index)
    else { return edits.append(.ignore(index)) }
    while open.count > match + 1 { insertClosing(of: open.removeLast(), before: index) }
    closed.append((open.removeLast(), index))
  }

  /// Whether the first unmatched closing bracket after `index` on its line closes `opening`.
  private func closesLater(_ opening: Opening, after index: Int) -> Bool {
    var depth = 0
    var position = index + 1
    while position < tokens.count, !tokens[position].isAtLineStart {
      let kind = tokens[position].kind
      if BracketRepair.partner(ofOpening: kind) != nil {
        depth += 1
      } else if BracketRepair.isClosing(kind) {
        if depth == 0 { return closes(opening, position) }
        depth -= 1
      }
      position += 1
    }
    return false
  }

  /// Matches a closing bracket that begins a line.
  private mutating func closeByIndentation(_ index: Int) {
    let indentation = indentation(ofLineAt: index)
    let match =
      open.lastIndex { closes($0, index) && $0.indentations[0] == indentation }
      ?? open.lastIndex { closes($0, index) && $0.indentations.contains(indentation) }
    if let match {
      // The brackets opened after the match have not been closed.
      while open.count > match + 1 { insertClosing(of: open.removeLast(), before: index) }
      closed.append((open.removeLast(), index))
      return
    }
    let early = closed.lastIndex { isClosedEarly($0, index, indentation) }
    // The indentation of lines that begin with `)` or `]` varies between styles.
    let isFormatting = tokens[index].kind != .rightBrace && open.last.map { closes($0, index) } == true
    let start = isFormatting ? nil : lineToOpen(before: index, indentation)
    if let start, early.map({ closed[$0].closer < start }) ?? true {
      edits.append(.insert(BracketRepair.partner(ofClosing: tokens[index].kind), before: start))
    } else if let early {
      edits.append(.ignore(closed[early].closer))
      closed.removeLast(closed.count - early)
    } else if let last = open.last, closes(last, index) {
      // Unusual formatting: the bracket matches the innermost open one.
      open.removeLast()
      closed.append((last, index))
    } else {
      closeByKind(index)
    }
  }

  /// Whether the opening bracket was closed by a bracket of another indentation and matches the one at `index`.
  private func isClosedEarly(_ pair: (opening: Opening, closer: Int), _ index: Int, _ indentation: Int) -> Bool {
    guard closes(pair.opening, index), pair.opening.indentations.contains(indentation) else { return false }
    if isOnOneLine(pair.opening.index, pair.closer) { return false }
    return !tokens[pair.closer].isAtLineStart
      || !pair.opening.indentations.contains(self.indentation(ofLineAt: pair.closer))
  }

  private func isOnOneLine(_ first: Int, _ last: Int) -> Bool {
    !(first + 1...last).contains { tokens[$0].isAtLineStart }
  }

  /// The token before which to insert the missing partner of the closing bracket at `index`: the end of the last line
  /// with this indentation that opens nothing.
  private func lineToOpen(before index: Int, _ indentation: Int) -> Int? {
    let closer = tokens[index].kind
    let opener = BracketRepair.partner(ofClosing: closer)
    var position = index - 1
    var hasContents = false
    while position > 0 {
      if tokens[position].isAtLineStart, !beginsCase(position), self.indentation(ofLineAt: position) <= indentation {
        let end = endOfLine(position)
        let isOnlyCloser = tokens[position].kind == closer && end == position + 1
        guard self.indentation(ofLineAt: position) == indentation, !isOnlyCloser else { return nil }
        let depth = (position..<end).reduce(0) { depth, index in
          depth + (tokens[index].kind == opener ? 1 : tokens[index].kind == closer ? -1 : 0)
        }
        guard depth <= 0, hasContents || isBehindGap(index) else { return nil }
        return closer == .rightBrace ? beginOfSignature(before: end) : end
      }
      if tokens[position].isAtLineStart { hasContents = true }
      position -= 1
    }
    return nil
  }

  /// Whether an empty line or a comment precedes a token.
  private func isBehindGap(_ index: Int) -> Bool {
    var lineEnds = 0
    for offset in Int(tokens[index - 1].end)..<Int(tokens[index].start) where bytes[offset] == UInt8(ascii: "\n") {
      lineEnds += 1
    }
    return lineEnds > 1
  }

  /// The begin of a closure's signature, before which the brace belongs: `[weak self] x, y in`, `(x: Int) in`.
  private func beginOfSignature(before end: Int) -> Int {
    guard tokens[end - 1].kind == .inKeyword else { return end }
    var begin = end - 1
    if tokens[begin - 1].kind == .rightParen {
      begin = beginOfBrackets(before: begin)
    } else if isParameter(begin - 1) {
      begin -= 1
      while !tokens[begin].isAtLineStart, tokens[begin - 1].kind == .comma, isParameter(begin - 2) { begin -= 2 }
    }
    if !tokens[begin].isAtLineStart, tokens[begin - 1].kind == .rightBracket { begin = beginOfBrackets(before: begin) }
    return begin
  }

  private func isParameter(_ index: Int) -> Bool {
    index >= 0 && (tokens[index].kind.isName || tokens[index].kind == .underscore)
  }

  /// The opening partner of the closing bracket before `end` on the same line; `end` if there is none.
  private func beginOfBrackets(before end: Int) -> Int {
    var depth = 0
    var position = end
    repeat {
      if tokens[position].isAtLineStart { return end }
      position -= 1
      if BracketRepair.isClosing(tokens[position].kind) { depth += 1 }
      if BracketRepair.partner(ofOpening: tokens[position].kind) != nil { depth -= 1 }
    } while depth > 0 && position > 0
    return position
  }

  /// Whether a token begins a line of a `switch` with the indentation of the `switch`.
  private func beginsCase(_ index: Int) -> Bool {
    switch tokens[index].kind {
    case .caseKeyword, .defaultKeyword, .at, .poundIf, .poundElse, .poundElseif, .poundEndif: true
    default: false
    }
  }

  private func isCaseLabel(_ index: Int) -> Bool {
    tokens[index].kind == .caseKeyword || tokens[index].kind == .defaultKeyword
  }

  private mutating func insertClosing(of opening: Opening, before limit: Int) {
    guard let kind = BracketRepair.partner(ofOpening: opening.kind) else { return }
    let indentation = opening.indentations[0]
    var position = opening.index + 1
    while position < limit {
      if tokens[position].isAtLineStart {
        let depth = self.indentation(ofLineAt: position)
        // Cases have the indentation of their `switch`.
        if depth < indentation || (depth == indentation && !isCaseLabel(position)) { break }
      }
      position += 1
    }
    edits.append(.close(opening: opening.index, kind, before: position))
  }

  // MARK: Indentation

  private func indentation(ofLineAt index: Int) -> Int {
    var start = Int(tokens[index].start)
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
    var end = start
    while bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
    return end - start
  }

  /// The maximum number of lines above a bracket that can belong to its statement.
  private static let maximumLinesOfStatement = 16

  /// The indentation of a bracket's line, then of the lines above it while they do not end with a brace and their
  /// indentation decreases: the lines of a long signature or condition.
  private func indentations(of opening: Int) -> [Int] {
    var position = opening
    var result: [Int] = []
    for _ in 0..<BracketRepair.maximumLinesOfStatement {
      position = Int(lineStarts[position])
      let indentation = indentation(ofLineAt: position)
      if indentation < result.last ?? .max { result.append(indentation) }
      guard position > 0 else { break }
      let kind = tokens[position - 1].kind
      if kind == .leftBrace || kind == .rightBrace || kind == .semicolon { break }
      position -= 1
    }
    return result
  }

  // MARK: Applying

  /// The tokens of a file and the edits that balance its brackets.
  struct Repaired {
    fileprivate let tokens: [Token]
    fileprivate let edits: [Edit]

    /// The number of tokens marked as unknown, each of which causes one parse error.
    var ignoredCount: Int {
      edits.count { edit in
        if case .ignore = edit { true } else { false }
      }
    }

    /// The tokens with the inserted brackets as empty tokens and the extra ones marked as unknown.
    func column(of bytes: SourceBytes) -> Column<Token> {
      var result = Column<Token>(capacity: tokens.count + edits.count, of: bytes)
      let sorted = edits.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
      var next = 0
      for index in tokens.indices {
        var token = tokens[index]
        while next < sorted.count, sorted[next].element.index == index {
          switch sorted[next].element {
          case .insert(let kind, _), .close(_, let kind, _): result.append(bracket(kind, before: index))
          case .ignore:
            token.kind = .unknown
            token.flags.insert(.diagnosed)
          }
          next += 1
        }
        result.append(token)
      }
      return result
    }

    /// An empty token after the token before `index`.
    private func bracket(_ kind: TokenKind, before index: Int) -> Token {
      let place = index > 0 ? tokens[index - 1].end : 0
      return Token(kind: kind, flags: [.diagnosed], start: place, length: 0)
    }
  }
}

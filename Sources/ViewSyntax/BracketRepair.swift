import ViewSource

/// Finds the bracket that is missing or too many in a file whose brackets do not match.
///
/// People indent their code. So a closing bracket that begins a line stands as deep as the line of the one that it
/// closes; where the two differ, something is wrong with the brackets before. The repaired tokens are parsed instead of
/// the file's, so that one lost bracket does not cost the structure of all that follows it.
struct BracketRepair {
  private let bytes: SourceBytes
  private let tokens: [Token]
  /// The first token of each token's line.
  private let lineStarts: [UInt32]
  /// The open brackets, innermost last.
  private var open: [Opening] = []
  /// The brackets closed so far, for the search for one that was closed too early.
  private var closed: [(opening: Opening, closer: Int)] = []
  private var edits: [Edit] = []

  private struct Opening {
    var index: Int
    var kind: TokenKind
    /// How deep the line of the bracket is indented, and those before it that belong to the same statement.
    var indentations: [Int]
  }

  fileprivate enum Edit {
    case insert(TokenKind, before: Int)
    /// The closing partner of an opening bracket, before a token.
    case close(opening: Int, TokenKind, before: Int)
    case ignore(Int)

    var index: Int {
      switch self {
      case .insert(_, let index), .close(_, _, let index), .ignore(let index): index
      }
    }
  }

  /// More changes than this are no repair but another program.
  private static let maximumEdits = 8

  /// The ways to make the brackets match, the likeliest first; empty if they do match or there is no telling.
  static func repairs(of tokens: borrowing Column<Token>, bytes: SourceBytes) -> [Repaired] {
    if bracketsMatch(tokens) { return [] }
    var repair = BracketRepair(tokens, bytes)
    repair.match()
    guard !repair.edits.isEmpty, repair.edits.count <= maximumEdits else { return [] }
    var repairs: [Repaired] = []
    if repair.edits.count > 1 {
      // Unusual indentation can look like a mistake. Often one of the changes alone makes the brackets match.
      repairs += repair.edits.map { Repaired(tokens: repair.tokens, edits: [$0]) }
        .filter { bracketsMatch($0.column(of: bytes)) }
    }
    repairs.append(Repaired(tokens: repair.tokens, edits: repair.edits))
    if repair.edits.count == 1, case .close(let opening, _, let end) = repair.edits[0] {
      // What has no partner may itself be too many, or one that took its partner.
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

  /// At most so many brackets are suspected of being too many.
  private static let maximumSuspects = 4

  /// The opening brackets like the one at `opening` that stand in the middle of a line and are not closed on it.
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
    // What is still open at the end was to be closed where the source is indented no deeper than it.
    while edits.count <= BracketRepair.maximumEdits, let last = open.popLast() {
      insertClosing(of: last, before: tokens.count - 1)
    }
  }

  private func closes(_ opening: Opening, _ index: Int) -> Bool {
    BracketRepair.partner(ofOpening: opening.kind) == tokens[index].kind
  }

  /// A closing bracket behind other tokens of its line.
  private mutating func closeByKind(_ index: Int) {
    if let last = open.last, closes(last, index) {
      open.removeLast()
      closed.append((last, index))
      return
    }
    // It closes something further out on its line, unless what is open is closed right behind it, or on another line.
    guard let last = open.last, isOnOneLine(last.index, index),
      let match = open.lastIndex(where: { closes($0, index) }), !closesLater(last, after: index)
    else { return edits.append(.ignore(index)) }
    while open.count > match + 1 { insertClosing(of: open.removeLast(), before: index) }
    closed.append((open.removeLast(), index))
  }

  /// Whether the first bracket behind `index` on its line that closes nothing opened there closes `opening`.
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

  /// A closing bracket that begins a line.
  private mutating func closeByIndentation(_ index: Int) {
    let indentation = indentation(ofLineAt: index)
    let match =
      open.lastIndex { closes($0, index) && $0.indentations[0] == indentation }
      ?? open.lastIndex { closes($0, index) && $0.indentations.contains(indentation) }
    if let match {
      // The brackets above that one have not been closed.
      while open.count > match + 1 { insertClosing(of: open.removeLast(), before: index) }
      closed.append((open.removeLast(), index))
      return
    }
    let early = closed.lastIndex { isClosedEarly($0, index, indentation) }
    // People indent what they close with `)` and `]` in many ways.
    let isFormatting = tokens[index].kind != .rightBrace && open.last.map { closes($0, index) } == true
    let start = isFormatting ? nil : lineToOpen(before: index, indentation)
    if let start, early.map({ closed[$0].closer < start }) ?? true {
      edits.append(.insert(BracketRepair.partner(ofClosing: tokens[index].kind), before: start))
    } else if let early {
      edits.append(.ignore(closed[early].closer))
      closed.removeLast(closed.count - early)
    } else if let last = open.last, closes(last, index) {
      // Unusual formatting: the bracket closes what it closes.
      open.removeLast()
      closed.append((last, index))
    } else {
      closeByKind(index)
    }
  }

  /// Whether an opening bracket was closed by one that does not fit it and fits the one at `index`.
  private func isClosedEarly(_ pair: (opening: Opening, closer: Int), _ index: Int, _ indentation: Int) -> Bool {
    guard closes(pair.opening, index), pair.opening.indentations.contains(indentation) else { return false }
    if isOnOneLine(pair.opening.index, pair.closer) { return false }
    return !tokens[pair.closer].isAtLineStart
      || !pair.opening.indentations.contains(self.indentation(ofLineAt: pair.closer))
  }

  private func isOnOneLine(_ first: Int, _ last: Int) -> Bool {
    !(first + 1...last).contains { tokens[$0].isAtLineStart }
  }

  /// The token before which the missing partner of the closing bracket at `index` belongs: the end of the last line
  /// that is indented so and opens nothing.
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

  /// Whether an empty line or a comment stands before a token.
  private func isBehindGap(_ index: Int) -> Bool {
    var lineEnds = 0
    for offset in Int(tokens[index - 1].end)..<Int(tokens[index].start) where bytes[offset] == UInt8(ascii: "\n") {
      lineEnds += 1
    }
    return lineEnds > 1
  }

  /// The brace belongs before the signature of a closure: `[weak self] x, y in`, `(x: Int) in`.
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

  /// The opening partner of the closing bracket before `end`, on the same line; `end` if there is none.
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

  /// The lines of a `switch` that stand as deep as it does.
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
        // The cases of a `switch` stand as deep as it does.
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

  /// At most so many lines above a bracket can belong to its statement.
  private static let maximumLinesOfStatement = 16

  /// The indentation of the line of a bracket, then of the lines above it for as long as these end with no brace and are
  /// indented less and less: the lines of a long signature or condition.
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

  /// A file's tokens and how to change them.
  struct Repaired {
    fileprivate let tokens: [Token]
    fileprivate let edits: [Edit]

    /// How many tokens are marked as unknown: so many problems the parser will meet.
    var ignoredCount: Int {
      edits.count { edit in
        if case .ignore = edit { true } else { false }
      }
    }

    /// The tokens with brackets put in, as empty tokens, and others marked as unknown.
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

    /// An empty token behind the one before `index`.
    private func bracket(_ kind: TokenKind, before index: Int) -> Token {
      let place = index > 0 ? tokens[index - 1].end : 0
      return Token(kind: kind, flags: [.diagnosed], start: place, length: 0)
    }
  }
}

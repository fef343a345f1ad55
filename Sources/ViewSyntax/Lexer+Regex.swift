import ViewSource

/// Regex literals: `/…/` on one line, `#/…/#` on one or several.
extension Lexer {
  /// A `/` where an operand may stand begins a literal if another one closes it on the line, with neither white space
  /// inside the slashes nor an unbalanced `)` between them. Else it is an operator.
  mutating func lexBareRegex() -> Bool {
    let start = offset
    guard mayBeginOperand(at: start), let end = endOfBareRegex(from: start) else { return false }
    offset = end
    append(.regexLiteral, from: start)
    return true
  }

  /// Where none ends, none of the slashes that were passed over, each behind a backslash, begins a literal either: from
  /// there on the same is to be seen. Only one in a class of characters before a `(`, as that of `[\/(]`, is followed by
  /// a parenthesis that was hidden and counts then. It is looked from again, but not from more than a few on the way to
  /// one `)`.
  mutating func endOfBareRegex(from start: Int) -> Int? {
    if start < slashFreeEnd { return nil }
    var position = start + 1
    if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") { return nil }
    var groups = 0
    var classes = 0
    // The first slash of the class at hand, and the first before a parenthesis.
    var slashInClass: Int?
    var doubtful: Int?
    while !isLineEnd(position) {
      switch bytes[position] {
      case UInt8(ascii: "/"):
        let last = bytes[position - 1]
        if last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
          slashFreeEnd = position
          return nil
        }
        return position == start + 1 ? nil : position + 1
      case UInt8(ascii: "\\"):
        if isLineEnd(position + 1) {
          slashFreeEnd = position
          return nil
        }
        position += 1
        if classes > 0, slashInClass == nil, bytes[position] == UInt8(ascii: "/") { slashInClass = position }
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"):
        classes = max(classes - 1, 0)
        if classes == 0 { slashInClass = nil }
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: "("): doubtful = doubtful ?? slashInClass
      case UInt8(ascii: ")") where classes == 0:
        groups -= 1
        if groups < 0 {
          endLook(at: position, doubtful: doubtful)
          return nil
        }
      default: break
      }
      position += 1
    }
    slashFreeEnd = position
    return nil
  }

  /// After a look that ended at an unbalanced parenthesis: from where another may come to another end.
  private mutating func endLook(at position: Int, doubtful: Int?) {
    guard let doubtful, repeatedLooks < Lexer.maximumLooks else {
      repeatedLooks = 0
      slashFreeEnd = position
      return
    }
    repeatedLooks += 1
    slashFreeEnd = doubtful
  }

  /// So many times the same may be looked at: more classes with a slash and a parenthesis no program writes before one `)`.
  private static let maximumLooks = 16

  /// Whether the slash at `start` stands where an expression may begin: behind what cannot end one, or, like any prefix
  /// operator, behind white space and before something else than white space.
  func mayBeginOperand(at start: Int) -> Bool {
    if flags.contains(.lineBefore), !isLeftBound(start) { return true }
    switch previousKind {
    case .identifier, .backtickedIdentifier, .dollarIdentifier, .placeholder, .integerLiteral, .floatLiteral,
      .regexLiteral, .stringLiteral, .stringEnd, .rightParen, .rightBracket, .rightBrace, .period, .prefixPeriod,
      .postfixOperator, .underscore, .selfKeyword, .capitalSelfKeyword,
      .superKeyword, .nilKeyword, .trueKeyword, .falseKeyword, .capitalAnyKeyword, .funcKeyword, .operatorKeyword,
      .initKeyword:
      return false
    case .postfixQuestion, .exclamation: return isBehindTry
    default:
      return !previousKind.isContextualWord || !isLeftBound(start)
    }
  }

  /// Whether the mark before is that of `try?` or `try!`, behind which an expression begins.
  private var isBehindTry: Bool { tokens.count > 1 && tokens[tokens.count - 2].kind == .tryKeyword }

  /// `#/…/#`; over several lines if the first line ends behind the opening delimiter
  ///
  /// A literal of several lines that nothing closes is looked for up to the end of the file. Since no escape reaches over
  /// a line end, whatever begins behind its first line sees the same closing delimiters there: one such search tells how
  /// many `#` any of them has.
  mutating func lexExtendedRegex(pounds: Int) -> Bool {
    let start = offset
    var position = start + pounds + 1
    var content = position
    while bytes[content] == UInt8(ascii: " ") || bytes[content] == UInt8(ascii: "\t") { content += 1 }
    let isMultiline = isLineEnd(content)
    if isMultiline, pounds > poundsAhead { return endUnterminatedRegex(from: start, at: content) }
    var mostPounds = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "/"):
        position += 1
        var closing = 0
        while closing < pounds, bytes[position + closing] == UInt8(ascii: "#") { closing += 1 }
        if closing < pounds {
          mostPounds = max(mostPounds, closing)
          continue
        }
        offset = position + pounds
        append(.regexLiteral, from: start)
        return true
      case UInt8(ascii: "\\") where !isLineEnd(position + 1): position += 2
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if !isMultiline { return endUnterminatedRegex(from: start, at: position) }
        position += 1
      default: position += 1
      }
    }
    guard isMultiline else { return endUnterminatedRegex(from: start, at: bytes.count) }
    poundsAhead = mostPounds
    return endUnterminatedRegex(from: start, at: content)
  }

  /// A literal without its closing delimiter ends with its first line.
  private mutating func endUnterminatedRegex(from start: Int, at end: Int) -> Bool {
    offset = end
    diagnostics.append(SyntaxDiagnostic(.unterminatedRegex, SourceRange(start, end)))
    append(.regexLiteral, from: start)
    flags.insert(.diagnosed)
    return true
  }
}

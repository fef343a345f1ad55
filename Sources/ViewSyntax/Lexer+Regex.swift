import ViewSource

/// Regex literals: `/…/` on one line, `#/…/#` on one or several.
extension Lexer {
  /// A `/` at the begin of an operand begins a regex literal if another `/` closes it on the same line, without white
  /// space just inside the slashes and without an unbalanced `)` between them. Otherwise it is an operator.
  mutating func lexBareRegex() -> Bool {
    let start = offset
    guard mayBeginOperand(at: start), let end = endOfBareRegex(from: start) else { return false }
    offset = end
    append(.regexLiteral, from: start)
    return true
  }

  /// The end of the regex literal at `start`; `nil` if there is none.
  ///
  /// If no literal ends, none of the escaped slashes on the way begins a literal either, because the search from there
  /// sees the same characters. The exception is a slash in a character class before a `(`, such as `[\/(]`: from that
  /// slash, the parenthesis is outside the class and counts. The search then runs again from there, but at most
  /// `maximumLooks` times before one `)`.
  mutating func endOfBareRegex(from start: Int) -> Int? {
    if start < slashFreeEnd { return nil }
    var position = start + 1
    if bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") { return nil }
    var groups = 0
    var classes = 0
    // The first slash of the current class, and the first slash of a class that also has a parenthesis.
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

  /// Ends a search that stopped at an unbalanced parenthesis: records from which offset another search may have another
  /// result.
  private mutating func endLook(at position: Int, doubtful: Int?) {
    guard let doubtful, repeatedLooks < Lexer.maximumLooks else {
      repeatedLooks = 0
      slashFreeEnd = position
      return
    }
    repeatedLooks += 1
    slashFreeEnd = doubtful
  }

  /// The maximum number of repeated searches; real programs have fewer classes with a slash and a parenthesis before
  /// one `)`.
  private static let maximumLooks = 16

  /// Whether the slash at `start` is at the begin of an operand: after a token that cannot end an expression, or, like
  /// a prefix operator, after white space and before a character that is not white space.
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

  /// Whether the previous token is the mark of `try?` or `try!`, after which an expression begins.
  private var isBehindTry: Bool { tokens.count > 1 && tokens[tokens.count - 2].kind == .tryKeyword }

  /// `#/…/#`; a multi-line literal if the first line ends after the opening delimiter.
  ///
  /// An unterminated multi-line literal is searched up to the end of the file. Escapes do not cross line ends, so every
  /// later literal sees the same closing delimiters. One search therefore finds the maximum number of `#` in any of
  /// them.
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

  /// An unterminated literal ends with its first line.
  private mutating func endUnterminatedRegex(from start: Int, at end: Int) -> Bool {
    offset = end
    diagnostics.append(SyntaxDiagnostic(.unterminatedRegex, SourceRange(start, end)))
    append(.regexLiteral, from: start)
    flags.insert(.diagnosed)
    return true
  }
}

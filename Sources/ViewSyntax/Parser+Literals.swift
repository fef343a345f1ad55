import ViewSource

/// Literals of several tokens: strings with interpolations, long regular expressions, arrays and dictionaries.
extension Parser {
  /// start (segment | StringInterpolation)* end
  mutating func parseInterpolatedString() {
    let mark = pending.count
    let start = here
    advance()
    while true {
      switch token.kind {
      case .stringSegment: advance()
      case .interpolationStart: parseInterpolation()
      case .stringEnd:
        advance()
        return finish(.stringLiteralExpr, from: mark, at: start)
      default:
        // Reached only if the nesting limit has cut off the literal.
        return finish(.stringLiteralExpr, from: mark, at: start)
      }
    }
  }

  /// `\(` arguments `)`
  private mutating func parseInterpolation() {
    let mark = pending.count
    let start = here
    advance()
    withDelimiters { parser in
      if parser.at(.interpolationEnd) { parser.reportMissing(.missingExpr, .expectedExpr) }
      parser.parseArguments(until: .interpolationEnd, opening: start)
      if !parser.consume(.interpolationEnd) {
        parser.skipUnexpected { $0.at(.interpolationEnd) || $0.at(.stringEnd) }
        _ = parser.consume(.interpolationEnd)
      }
    }
    finish(.stringInterpolation, from: mark, at: start)
  }

  /// A regex literal longer than the maximum token length is several consecutive tokens.
  mutating func parseRegexLiteral() {
    let start = here
    repeat { advance() } while at(.regexLiteral) && !token.hasSpaceBefore
    finish(.regexLiteralExpr, from: pending.count, at: start)
  }

  /// `[` Expr* `]`, `[` (Expr `:` Expr)* `]`, `[:]`; or the type `[3 of Int]`
  mutating func parseCollectionExpr() {
    if isAtInlineArrayType { return parseTypeExpr() }
    let mark = pending.count
    let start = here
    var kind = NodeKind.arrayExpr
    advanceOpening()
    withDelimiters { parser in
      if parser.at(.colon), parser.peek().kind == .rightBracket {
        kind = .dictionaryExpr
        parser.advance()
      } else {
        kind = parser.parseCollectionElements(opening: start)
      }
      parser.expectClosing(.rightBracket, of: start, .expectedClosingBracket)
    }
    finish(kind, from: mark, at: start)
  }

  private mutating func parseCollectionElements(opening: Int) -> NodeKind {
    var kind = NodeKind.arrayExpr
    while !at(.rightBracket) {
      guard enterElement(opening: opening, closing: .rightBracket) else { break }
      parseExpr()
      if consume(.colon) {
        kind = .dictionaryExpr
        parseExpr()
      } else if kind == .dictionaryExpr {
        reportMissing(.missingExpr, .expectedDictionaryColon)
      }
      if !separatesElements(opening: opening, closing: .rightBracket) { break }
    }
    return kind
  }

  /// `[3 of Int]`
  private var isAtInlineArrayType: Bool {
    mutating get {
      let count = peek()
      let of = peek(2)
      return of.kind == .ofKeyword && !of.isAtLineStart
        && (count.kind == .integerLiteral || count.kind.isName || count.kind == .underscore)
        && peek(3).kind != .rightBracket && peek(3).kind != .comma
    }
  }
}

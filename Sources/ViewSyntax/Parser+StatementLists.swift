import ViewSource

/// Lists of statements: where one ends and the next begins, also where something is wrong with one of them.
///
/// Swift needs no separator at the end of a line, so the parser finds out that a statement is over when the next token
/// cannot go on with it. If that token is on the same line, something is missing or too much; indentation then tells
/// whether a line is a statement of its own or the rest of a broken one.
extension Parser {
  /// What a list of statements is inside of: decides what ends it.
  enum StatementList {
    case file, block, switchCase, ifConfig, ifConfigInSwitchCase

    var isInSwitchCase: Bool { self == .switchCase || self == .ifConfigInSwitchCase }
  }

  mutating func parseSourceFile() {
    if at(.shebang) { advance() }
    parseStatements(.file)
    tokens.append(token)
    finish(.sourceFile, from: 0, at: 0)
  }

  /// (Stmt | Decl | Expr) separated by line ends or semicolons. Leaves all of them pending.
  mutating func parseStatements(_ list: StatementList) {
    let wasRecovering = isRecovering
    var previousStart = here
    while !endsStatements(list) {
      let statementStart = here
      let statementMark = pending.count
      defer { previousStart = statementStart }
      if token.isAtLineStart || previous?.kind == .semicolon { isRecovering = wasRecovering }
      if consume(.semicolon) { continue }
      let before = here
      parseStatement(in: list)
      if here == before { skipUnexpected() }
      if kindOfPending == .unexpected { continue }
      if !token.isAtLineStart, !at(.semicolon), !endsStatements(list) {
        if list.isInSwitchCase, at(.colon), kindOfPending.isExpr, canBeCase(statementStart) {
          return beginCaseWithoutWord()
        }
        parseRestOfLine(in: list, of: statementStart)
        if hasCaseWithoutWord { return }
        if trustsIndentation, isContinuation(statementStart, of: previousStart) {
          finish(.unexpected, from: statementMark, at: statementStart)
        }
      }
    }
  }

  /// Whether a statement with an error is indented deeper than the one before it: then it is likely a part of that.
  private mutating func isContinuation(_ statement: Int, of previous: Int) -> Bool {
    guard previous < statement, tokens[statement].isAtLineStart, tokens[previous].isAtLineStart else { return false }
    // One column deeper is where a word was taken away.
    return indentation(of: tokens[statement]) > indentation(of: tokens[previous]) + 1
  }

  /// What stands behind a statement on its line: more statements, without the separator they need. They count as part of
  /// the first one, which more likely has something wrong in it.
  @inline(never)
  private mutating func parseRestOfLine(in list: StatementList, of statement: Int) {
    // A bracket that closes nothing is no statement: it is reported as what it is.
    if !at(.rightBrace) { diagnose(.consecutiveStatements, endOfPrevious) }
    let mark = pending.count
    let start = here
    repeat {
      let before = here
      parseStatement(in: list)
      if here == before { skipUnexpected() }
      if list.isInSwitchCase, at(.colon), !token.isAtLineStart, kindOfPending.isExpr, pending.count > mark,
        canBeCase(statement)
      {
        return beginCase(behind: mark, at: start)
      }
    } while !at(.semicolon) && !endsStatements(list) && (!token.isAtLineStart || continuesBrokenStatement(statement))
    finish(.unexpected, from: mark, at: start)
  }

  /// Whether the line at hand goes on a statement that has an error in it: it begins with a period, or is indented
  /// deeper than the statement.
  private mutating func continuesBrokenStatement(_ statement: Int) -> Bool {
    if at(.prefixPeriod) || previous?.kind == .comma { return true }
    guard trustsIndentation, statement < here, tokens[statement].isAtLineStart else { return false }
    let depth = indentation(of: token) - indentation(of: tokens[statement])
    return depth > 0 || (depth == 0 && (at(.rightParen) || at(.rightBracket)))
  }

  /// So many tokens are looked at for the case around a statement.
  private static let maximumCase = 512

  /// Whether a line among the statements of a case stands no deeper than the case, so that it may be the next one. Else
  /// the `:` in it is behind the label of an argument.
  private mutating func canBeCase(_ statement: Int) -> Bool {
    guard trustsIndentation, statement < here, tokens[statement].isAtLineStart else { return true }
    for index in stride(from: statement - 1, to: max(0, statement - Parser.maximumCase), by: -1) {
      let word = tokens[index]
      guard word.isAtLineStart, word.kind == .caseKeyword || word.kind == .defaultKeyword else { continue }
      // One column deeper is where a word was taken away.
      return indentation(of: tokens[statement]) <= indentation(of: word) + 1
    }
    return true
  }

  /// `foo .a:`: what stands before the pattern is unexpected.
  private mutating func beginCase(behind mark: Int, at start: Int) {
    let pattern = pending.last
    let end = firstToken(of: pattern)
    pending.truncate(to: pending.count - 1)
    if end > start {
      finish(.unexpected, from: mark, at: start)
      nodes[nodes.count - 1].tokenCount = UInt32(truncatingIfNeeded: end - start)
    }
    pending.append(pattern)
    hasCaseWithoutWord = true
  }

  /// `.a:` among the statements of a case: another case whose word is missing. The pending expression is its pattern.
  private mutating func beginCaseWithoutWord() {
    diagnose(.consecutiveStatements, endOfPrevious)
    hasCaseWithoutWord = true
  }

  private mutating func endsStatements(_ list: StatementList) -> Bool {
    switch token.kind {
    case .endOfFile: true
    case .rightBrace: list != .file
    case .poundElseif, .poundElse, .poundEndif: ifConfigDepth > 0 || list == .ifConfig
    case .caseKeyword: list.isInSwitchCase
    case .defaultKeyword: list.isInSwitchCase
    case .at: list.isInSwitchCase && isAtUnknownCase
    case .poundIf: list.isInSwitchCase && containsSwitchCase
    case .rightParen, .rightBracket, .interpolationEnd, .stringEnd: false
    default: false
    }
  }

  /// `@unknown default:`
  private var isAtUnknownCase: Bool {
    mutating get {
      peek().kind == .unknownKeyword && (peek(2).kind == .defaultKeyword || peek(2).kind == .caseKeyword)
    }
  }
}

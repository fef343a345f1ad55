import ViewSource

/// Statement lists: the boundaries between statements, also after errors.
///
/// Swift needs no separator at a line end, so a statement ends at the first token that cannot continue it. If that
/// token is on the same line, something is missing or extra; the indentation then decides whether a line is a new
/// statement or the rest of a broken one.
extension Parser {
  /// The construct that contains a statement list, which decides where the list ends.
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

  /// Whether a statement with an error is indented deeper than the previous one: then it is probably a part of it.
  private mutating func isContinuation(_ statement: Int, of previous: Int) -> Bool {
    guard previous < statement, tokens[statement].isAtLineStart, tokens[previous].isAtLineStart else { return false }
    // A difference of one column can result from a removed keyword.
    return indentation(of: tokens[statement]) > indentation(of: tokens[previous]) + 1
  }

  /// Parses the statements after a statement on the same line, which lack a separator. They become part of the first
  /// one, because it probably contains the error.
  @inline(never)
  private mutating func parseRestOfLine(in list: StatementList, of statement: Int) {
    // An unmatched bracket is not a statement: it gets its own diagnostic.
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

  /// Whether the current line continues a statement with an error: it begins with a period, or is indented deeper than
  /// the statement.
  private mutating func continuesBrokenStatement(_ statement: Int) -> Bool {
    if at(.prefixPeriod) || previous?.kind == .comma { return true }
    guard trustsIndentation, statement < here, tokens[statement].isAtLineStart else { return false }
    let depth = indentation(of: token) - indentation(of: tokens[statement])
    return depth > 0 || (depth == 0 && (at(.rightParen) || at(.rightBracket)))
  }

  /// The maximum number of tokens searched for the enclosing case.
  private static let maximumCase = 512

  /// Whether a line among the statements of a case may be the next case: it is indented no deeper than the case.
  /// Otherwise the `:` in it follows an argument label.
  private mutating func canBeCase(_ statement: Int) -> Bool {
    guard trustsIndentation, statement < here, tokens[statement].isAtLineStart else { return true }
    for index in stride(from: statement - 1, to: max(0, statement - Parser.maximumCase), by: -1) {
      let word = tokens[index]
      guard word.isAtLineStart, word.kind == .caseKeyword || word.kind == .defaultKeyword else { continue }
      // A difference of one column can result from a removed keyword.
      return indentation(of: tokens[statement]) <= indentation(of: word) + 1
    }
    return true
  }

  /// Begins a case at the pattern of `foo .a:`; the tokens before the pattern are unexpected.
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

  /// `.a:` among the statements of a case: the next case without its keyword. The pending expression is its pattern.
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

import ViewSource

/// Code blocks, and the statements `defer`, `do` and `catch`.
extension Parser {
  /// `{` Stmt* `}`
  mutating func parseCodeBlock(_ message: SyntaxMessage = .expectedOpeningBrace) {
    let mark = pending.count
    let start = here
    if !at(.leftBrace) {
      reportMissing(.missingToken, message)
      guard skipLine(to: .leftBrace) else { return finish(.codeBlock, from: mark, at: start) }
    }
    let opening = here
    advance()
    parseCodeBlockContents(from: mark, at: start, opening: opening)
  }

  /// Parses from after the `{` of a block.
  private mutating func parseCodeBlockContents(from mark: Int, at start: Int, opening: Int) {
    if enter() {
      let context = saveContext()
      isInCoroutine = context.isInCoroutine
      hasClosureArguments = context.hasClosureArguments
      parseStatements(.block)
      restoreContext(context)
    } else {
      skipUnexpected { _ in false }
    }
    leave()
    expectClosing(.rightBrace, of: opening, .expectedClosingBrace)
    finish(.codeBlock, from: mark, at: start)
  }

  /// `defer` CodeBlock
  mutating func parseDefer() {
    let mark = pending.count
    let start = here
    advance()
    parseCodeBlock()
    finish(.deferStmt, from: mark, at: start)
  }

  /// `do` ThrowsClause? CodeBlock (`catch` items CodeBlock)*
  mutating func parseDoStmt() {
    let mark = pending.count
    let start = here
    advance()
    if at(.throwsKeyword) { parseEffects() }
    parseCodeBlock()
    while at(.catchKeyword) { parseCatch() }
    finish(.doStmt, from: mark, at: start)
  }

  /// `catch` (Pattern WhereGuard?)* CodeBlock
  private mutating func parseCatch() {
    let mark = pending.count
    let start = here
    advance()
    if !at(.leftBrace) { parseCaseItems(inCatch: true) }
    parseCodeBlock()
    finish(.catchClause, from: mark, at: start)
  }
}

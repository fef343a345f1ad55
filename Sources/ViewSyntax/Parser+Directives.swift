import ViewSource

/// `#if`, `#sourceLocation`, macros and key paths: the syntax that begins with `#` or `\`.
extension Parser {
  /// The content of the clauses of an `#if`.
  enum IfConfigContents {
    case statements, switchCaseStatements, switchCases, members, accessors, attributes, chain
  }

  // MARK: #if

  /// `#if` condition contents (`#elseif` condition contents)* (`#else` contents)? `#endif`
  mutating func parseIfConfig(_ contents: IfConfigContents) {
    let mark = pending.count
    let start = here
    hasConditions = true
    guard enter() else {
      leave()
      advance()
      skipUnexpected { $0.at(.poundEndif) }
      _ = consume(.poundEndif)
      return finish(.ifConfigDecl, from: mark, at: start)
    }
    ifConfigDepth += 1
    var isLastVersionTrue = false
    repeat { parseIfConfigClause(contents, &isLastVersionTrue) } while at(.poundElseif) || at(.poundElse)
    ifConfigDepth -= 1
    if at(.poundEndif) {
      advance()
      // A chain continues after `#endif`, on the next line.
      if contents != .chain, !token.isAtLineStart, !at(.endOfFile), !isAtClosingBracket, !at(.semicolon) {
        diagnose(.tokensBehindDirective)
      }
    } else {
      let note = SyntaxDiagnostic.Note(.ifHere, tokens[start].range)
      reportMissing(.missingToken, .expectedEndif, note: note)
    }
    leave()
    finish(.ifConfigDecl, from: mark, at: start)
  }

  /// directive condition? contents
  ///
  /// - Parameter isLastVersionTrue: whether the previous condition was a version test that holds: then the compiler
  ///   does not parse the `#else` after it.
  private mutating func parseIfConfigClause(_ contents: IfConfigContents, _ isLastVersionTrue: inout Bool) {
    let mark = pending.count
    let start = here
    var flags: NodeFlags = []
    let hasCondition = !at(.poundElse)
    advance()
    if hasCondition {
      flags.insert(.hasCondition)
      if token.isAtLineStart {
        reportMissing(.missingExpr, .expectedCompilationCondition)
      } else {
        parseCompilationCondition()
      }
    }
    if !token.isAtLineStart, !at(.endOfFile) {
      diagnose(.tokensBehindDirective)
      skipUnexpected { $0.token.isAtLineStart }
    }
    let version = hasCondition ? versionTest(pending.last) : nil
    let isSkipped = hasCondition ? version == false : isLastVersionTrue
    isLastVersionTrue = version == true
    if isSkipped { flags.insert(.isRejectedBySwift) }
    let wasRecovering = isRecovering
    let reported = diagnostics.count
    parseIfConfigContents(contents)
    if isSkipped {
      diagnostics.removeLast(diagnostics.count - reported)
      unparsedClauses.append(Int(tokens[start].start)..<Int(token.start))
    }
    isRecovering = wasRecovering
    finish(.ifConfigClause, from: mark, at: start, flags: flags)
  }

  private mutating func parseIfConfigContents(_ contents: IfConfigContents) {
    while true {
      switch contents {
      case .statements: parseStatements(.ifConfig)
      case .switchCaseStatements: parseStatements(.ifConfigInSwitchCase)
      case .switchCases: parseSwitchCases()
      case .members: parseMembers()
      case .accessors:
        while !at(.rightBrace), !at(.endOfFile), !isAtClauseEnd { parseAccessor() }
      case .attributes: parseModifierContents()
      case .chain: parseChainContents()
      }
      if isAtClauseEnd || at(.endOfFile) { return }
      // An unmatched bracket in this clause. If the `#endif` comes before the end of the enclosing block, the bracket
      // is extraneous; otherwise the `#if` has no `#endif`.
      guard closesBeforeEndif else { return }
      diagnose(.extraneousBrace)
      skipUnexpectedToken()
    }
  }

  private var isAtClauseEnd: Bool { mutating get { at(.poundElseif) || at(.poundElse) || at(.poundEndif) } }

  /// Whether the `#endif` of this `#if` still follows.
  private var closesBeforeEndif: Bool {
    mutating get {
      var open = 1
      var position = index
      while true {
        switch input[position].kind {
        case .poundIf: open += 1
        case .poundEndif:
          open -= 1
          if open == 0 { return true }
        case .endOfFile: return false
        default: break
        }
        position += 1
      }
    }
  }

  private mutating func parseModifierContents() {
    while !isAtClauseEnd, !at(.endOfFile) {
      let before = here
      if at(.poundIf) { parseIfConfig(.attributes) } else { parseModifierList(inType: false) }
      if here == before { skipUnexpected() }
    }
  }

  /// ImplicitBaseExpr and its postfix parts
  private mutating func parseChainContents() {
    let mark = pending.count
    let start = here
    append(
      Node(
        kind: .implicitBaseExpr, flags: [], childCount: 0, firstToken: UInt32(truncatingIfNeeded: here), tokenCount: 0,
        children: 0))
    parsePostfixSuffixes(from: mark, at: start)
    if !isAtClauseEnd, !at(.endOfFile) {
      diagnose(.expectedChain)
      skipUnexpected { $0.isAtClauseEnd }
    }
  }

  /// Whether the current `#if` continues the expression before it: its first line begins with a period.
  var continuesChain: Bool {
    mutating get {
      var position = index
      while true {
        position += 1
        let token = input[position]
        guard token.kind != .endOfFile else { return false }
        guard token.isAtLineStart else { continue }
        switch token.kind {
        case .prefixPeriod, .period: return true
        case .poundIf, .poundElseif, .poundElse: continue
        default: return false
        }
      }
    }
  }

  /// Whether the current `#if` contains cases of a `switch`.
  var containsSwitchCase: Bool {
    mutating get {
      var position = index
      while true {
        position += 1
        let token = input[position]
        guard token.kind != .endOfFile else { return false }
        guard token.isAtLineStart else { continue }
        switch token.kind {
        case .caseKeyword: return true
        case .defaultKeyword: return input[position + 1].kind == .colon
        case .at: return input[position + 1].kind == .unknownKeyword
        case .poundIf, .poundElseif, .poundElse: continue
        default: return false
        }
      }
    }
  }

  // MARK: Conditions of #if

  /// Term ((`&&` | `||`) Term)*, with `&&` binding tighter
  private mutating func parseCompilationCondition() {
    let mark = pending.count
    let start = here
    parseConjunction()
    while isAtInfix("||") {
      advance()
      parseConjunction()
      finish(.infixOperatorExpr, from: mark, at: start)
    }
  }

  private mutating func parseConjunction() {
    let mark = pending.count
    let start = here
    parseConditionTerm()
    while isAtInfix("&&") {
      advance()
      parseConditionTerm()
      finish(.infixOperatorExpr, from: mark, at: start)
    }
  }

  private mutating func isAtInfix(_ text: StaticString) -> Bool {
    at(.infixOperator) && !token.isAtLineStart && isSpelt(token, text)
  }

  /// `!` Term, `(` condition `)`, name, name`(`…`)`, `true`, `false`
  private mutating func parseConditionTerm() {
    let mark = pending.count
    let start = here
    guard enter(), !token.isAtLineStart else {
      leave()
      return reportMissing(.missingExpr, .expectedCompilationCondition)
    }
    defer { leave() }
    switch token.kind {
    case .prefixOperator where isSpelt(token, "!"), .infixOperator where isSpelt(token, "!"):
      advance()
      parseConditionTerm()
      finish(.prefixOperatorExpr, from: mark, at: start)
    case .leftParen:
      advanceOpening()
      parseCompilationCondition()
      expectClosing(.rightParen, of: start, .expectedClosingParen)
      finish(.parenExpr, from: mark, at: start)
    case .trueKeyword, .falseKeyword: finishLeaf(.booleanLiteralExpr)
    case .integerLiteral: finishLeaf(.integerLiteralExpr)
    default:
      guard token.kind.isName || token.kind.isReservedWord || at(.dollarIdentifier) else {
        return reportMissing(.missingExpr, .expectedCompilationCondition)
      }
      advanceName()
      guard at(.leftParen) else { return finish(.declReferenceExpr, from: mark, at: start) }
      parseConditionArguments()
      finish(.compilationCondition, from: mark, at: start)
    }
  }

  /// `(`…`)` on the line of the directive
  private mutating func parseConditionArguments() {
    let opening = here
    advanceOpening()
    var open = 1
    while !token.isAtLineStart, !at(.endOfFile), open > 0 {
      if at(.leftParen) { open += 1 }
      if at(.rightParen) { open -= 1 }
      if open > 0 { advance() }
    }
    expectClosing(.rightParen, of: opening, .expectedClosingParen)
  }

  /// The result of a test of the compiler's or the language's version, here Swift 6.3; the compiler does not parse a
  /// clause whose test fails. `nil` for any other condition.
  private mutating func versionTest(_ condition: NodeID) -> Bool? {
    let node = nodes[Int(condition.index)]
    guard node.kind == .compilationCondition, node.tokenCount >= 5 else { return nil }
    let first = Int(node.firstToken)
    guard isSpelt(tokens[first], "swift") || isSpelt(tokens[first], "compiler") else { return nil }
    let version = bytes.text(SourceRange(Int(tokens[first + 3].start), tokens[node.tokenEnd - 2].end))
    let parts = version.split(separator: ".").map { Int($0) ?? 0 }
    let isBefore = parts.lexicographicallyPrecedes([6, 3, 1]) || parts == [6, 3, 1]
    if isSpelt(tokens[first + 2], ">=") { return isBefore }
    if isSpelt(tokens[first + 2], "<") { return !parts.lexicographicallyPrecedes([6, 3]) && parts != [6, 3] }
    return nil
  }

  // MARK: #sourceLocation

  /// `#sourceLocation(file: "f", line: 1)`
  mutating func parseSourceLocation() {
    let start = here
    advance()
    if at(.leftParen) { skipBalanced() } else { diagnose(.expectedOpeningParen) }
    finish(.sourceLocationDirective, from: pending.count, at: start)
  }

  // MARK: Macros

  /// `#` name generics? arguments? trailing closures?
  mutating func parseMacroExpansion(_ kind: NodeKind) {
    parseMacroExpansion(kind, from: pending.count, at: here)
  }

  mutating func parseMacroExpansion(_ kind: NodeKind, from mark: Int, at start: Int) {
    advance()
    if token.kind.isName || token.kind.isReservedWord, !token.hasSpaceBefore {
      advanceName()
    } else {
      reportMissing(.missingToken, .expectedMacroName)
      return finish(kind, from: mark, at: start)
    }
    if at(.doubleColon) { parseModuleSelector() }
    while at(.period), peek().kind.isName, !peek().isAtLineStart, kind == .macroExpansionDecl {
      advance(); advanceName()
    }
    if isAtGenericArguments { parseGenericArguments() }
    finishMacro(kind, from: mark, at: start)
  }

  private mutating func finishMacro(_ kind: NodeKind, from mark: Int, at start: Int) {
    var flags: NodeFlags = []
    if at(.leftParen), !token.isAtLineStart {
      flags.insert(.hasArgumentList)
      let opening = here
      advanceOpening()
      withDelimiters { $0.parseArguments(until: .rightParen, opening: opening) }
      expectClosing(.rightParen, of: opening, .expectedClosingParen)
    }
    if at(.leftBrace), canBeginTrailingClosure {
      flags.insert(.hasTrailingClosure)
      parseTrailingClosures()
    }
    finish(kind, from: mark, at: start, flags: flags)
  }

  // MARK: Key paths

  /// `\` Type? components
  mutating func parseKeyPath() {
    let mark = pending.count
    let start = here
    advance()
    if !at(.prefixPeriod), !at(.period), !isAtPeriods { parseKeyPathRoot() }
    parseKeyPathComponents()
    finish(.keyPathExpr, from: mark, at: start)
  }

  /// `\..count`, `\Int..count`: the first period belongs to the key path, the second to the member. The lexer makes one
  /// operator of both.
  private var isAtPeriods: Bool {
    token.kind.isOperator && (isSpelt(token, "..") || isSpelt(token, "..."))
  }

  /// The type before the first period
  private mutating func parseKeyPathRoot() {
    guard beginsType(token) || token.kind == .capitalSelfKeyword else {
      return reportMissing(.missingType, .expectedKeyPathRoot)
    }
    let mark = pending.count
    let start = here
    switch token.kind {
    case .leftParen, .leftBracket: parseBracketedKeyPathRoot()
    default:
      if at(.capitalSelfKeyword) || at(.capitalAnyKeyword) { advance() } else { advanceName() }
      if at(.doubleColon) { parseModuleSelector() }
      if isAtOpeningAngle, isAtGenericArguments { parseGenericArguments() }
      finish(.identifierType, from: mark, at: start)
    }
    while at(.postfixQuestion) || at(.exclamation) {
      let isOptional = at(.postfixQuestion)
      advance()
      finish(isOptional ? .optionalType : .implicitlyUnwrappedOptionalType, from: mark, at: start)
    }
  }

  private mutating func parseBracketedKeyPathRoot() {
    at(.leftParen) ? parseTupleType() : parseCollectionType()
  }

  private mutating func parseKeyPathComponents() {
    while true {
      let mark = pending.count
      let start = here
      switch token.kind {
      case .period, .prefixPeriod: parseKeyPathProperty(from: mark, at: start)
      case .leftBracket where !token.isAtLineStart && !token.hasSpaceBefore:
        parseKeyPathSubscript(from: mark, at: start)
      case .leftParen where !token.isAtLineStart && !token.hasSpaceBefore:
        advanceOpening()
        withDelimiters { $0.parseArguments(until: .rightParen, opening: start) }
        expectClosing(.rightParen, of: start, .expectedClosingParen)
        finish(.keyPathCall, from: mark, at: start)
      case .postfixQuestion, .exclamation:
        advance()
        finish(.keyPathOptional, from: mark, at: start)
      default:
        guard isAtPeriods else { return }
        parseKeyPathProperty(from: mark, at: start)
      }
    }
  }

  /// A period and the component after it.
  private mutating func parseKeyPathProperty(from mark: Int, at start: Int) {
    advance()
    if at(.leftBracket) || at(.postfixQuestion) || at(.exclamation) || at(.infixQuestion) {
      // `\.[0]`, `\.?.x`: the period belongs to the component.
      if at(.leftBracket) {
        parseKeyPathSubscript(from: mark, at: start)
      } else {
        advance()
        finish(.keyPathOptional, from: mark, at: start)
      }
      return
    }
    parseMemberName()
    if isAtOpeningAngle, isAtGenericArguments { parseGenericArguments() }
    finish(.keyPathProperty, from: mark, at: start)
  }

  private mutating func parseKeyPathSubscript(from mark: Int, at start: Int) {
    let opening = here
    advanceOpening()
    withDelimiters { $0.parseArguments(until: .rightBracket, opening: opening) }
    expectClosing(.rightBracket, of: opening, .expectedClosingBracket)
    finish(.keyPathSubscript, from: mark, at: start)
  }
}

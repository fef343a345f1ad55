import ViewSource

/// Declarations.
extension Parser {
  /// The position of a declaration, which decides which declarations are allowed.
  enum DeclContext {
    case file, local, member
  }

  // MARK: Begin of a declaration

  /// Whether the current token begins a declaration: a keyword, a modifier before one, or an attribute.
  ///
  /// If a run of modifiers is followed by no declaration, none of them begins one: the result is cached for the run.
  var startsDecl: Bool {
    mutating get {
      var position = 0
      while true {
        let token = peek(position)
        switch token.kind {
        case .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword,
          .extensionKeyword, .importKeyword, .typealiasKeyword, .associatedtypeKeyword, .operatorKeyword,
          .precedencegroupKeyword, .initKeyword, .deinitKeyword, .subscriptKeyword, .staticKeyword, .publicKeyword,
          .privateKeyword, .fileprivateKeyword, .internalKeyword, .caseKeyword, .at:
          return true
        case .pound:
          return position > 0
        case .actorKeyword, .macroKeyword:
          let next = peek(position + 1)
          if next.kind.isName, !next.isAtLineStart { return true }
          return endBareModifiers(position)
        case .usingKeyword:
          guard position == 0 else { return endBareModifiers(position) }
          let next = peek(position + 1)
          return !next.isAtLineStart && (next.kind == .at || next.kind == .nonisolatedKeyword)
        default:
          guard isModifier(token.kind), !bareModifiers.contains(index) else { return endBareModifiers(position) }
          position += 1
          if peek(position).kind == .leftParen {
            guard isModifierDetail(peek(position + 1)), peek(position + 2).kind == .rightParen else {
              return endBareModifiers(position)
            }
            position += 3
          }
        }
      }
    }
  }

  /// Records that no declaration follows the modifiers from the current token to the one at `distance`.
  private mutating func endBareModifiers(_ distance: Int) -> Bool {
    if distance > 0, !bareModifiers.contains(index) { bareModifiers = index..<index + distance }
    return false
  }

  /// `set` in `private(set)`, `unsafe` in `unowned(unsafe)`
  mutating func isModifierDetail(_ token: Token) -> Bool {
    token.kind == .setKeyword || token.kind == .safeKeyword || token.kind == .unsafeKeyword
      || isSpelt(token, "nonsending")
  }

  /// Whether a contextual word can be a modifier before a declaration's keyword.
  mutating func isModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .finalKeyword, .lazyKeyword, .optionalKeyword, .requiredKeyword, .convenienceKeyword, .overrideKeyword,
      .openKeyword, .packageKeyword, .dynamicKeyword, .distributedKeyword, .weakKeyword, .unownedKeyword,
      .mutatingKeyword, .nonmutatingKeyword, .indirectKeyword, .prefixKeyword, .postfixKeyword, .infixKeyword,
      .nonisolatedKeyword, .isolatedKeyword, .borrowingKeyword, .consumingKeyword, .doubleUnderscoredConsumingKeyword,
      .asyncKeyword, .underscoredConstKeyword, .unsafeKeyword, .safeKeyword, .sendingKeyword:
      true
    default: false
    }
  }

  // MARK: One declaration

  /// ModifierList? and the declaration that it modifies
  mutating func parseDecl(in context: DeclContext) {
    let mark = pending.count
    let start = here
    let outerContext = declContext
    declContext = context
    parseModifierList(inType: false)
    declContext = outerContext
    reportMisplacedDecl(in: context)
    switch token.kind {
    case .letKeyword, .varKeyword: parseVariable(from: mark, at: start)
    case .funcKeyword: parseFunction(from: mark, at: start)
    case .structKeyword: parseNominal(.structDecl, from: mark, at: start)
    case .classKeyword: parseNominal(.classDecl, from: mark, at: start)
    case .enumKeyword: parseNominal(.enumDecl, from: mark, at: start)
    case .protocolKeyword: parseNominal(.protocolDecl, from: mark, at: start)
    case .actorKeyword: parseNominal(.actorDecl, from: mark, at: start)
    case .extensionKeyword: parseExtension(from: mark, at: start)
    case .importKeyword: parseImport(from: mark, at: start)
    case .usingKeyword: parseUsing(from: mark, at: start)
    case .typealiasKeyword: parseTypealias(from: mark, at: start)
    case .associatedtypeKeyword: parseAssociatedType(from: mark, at: start)
    case .initKeyword: parseInitializer(from: mark, at: start)
    case .deinitKeyword: parseDeinitializer(from: mark, at: start)
    case .subscriptKeyword: parseSubscript(from: mark, at: start)
    case .caseKeyword: parseEnumCase(from: mark, at: start)
    case .operatorKeyword: parseOperatorDecl(from: mark, at: start)
    case .precedencegroupKeyword: parsePrecedenceGroup(from: mark, at: start)
    case .macroKeyword: parseMacro(from: mark, at: start)
    case .pound: parseMacroExpansion(.macroExpansionDecl, from: mark, at: start)
    default: parseMissingDecl(in: context, from: mark, at: start)
    }
  }

  /// Reports a declaration in a place that does not allow it: a member in a body, an extension that is not at the top
  /// level.
  private mutating func reportMisplacedDecl(in context: DeclContext) {
    switch token.kind {
    case .initKeyword, .deinitKeyword, .subscriptKeyword, .associatedtypeKeyword:
      if context != .member { diagnose(.memberInBody) }
    case .extensionKeyword, .importKeyword, .operatorKeyword, .precedencegroupKeyword:
      if context != .file { diagnose(.fileDeclInBody) }
    default: break
    }
  }

  /// Modifiers without a declaration, or a member without its keyword, which is parsed as the declaration it resembles.
  private mutating func parseMissingDecl(in context: DeclContext, from mark: Int, at start: Int) {
    if context == .member, token.kind.isName, !token.isAtLineStart || here == start {
      switch peek().kind {
      case .colon, .equal:
        diagnose(.expectedVar)
        return parseBindings(from: mark, at: start)
      case .leftParen:
        diagnose(.expectedFunc)
        return parseFunctionRest(from: mark, at: start)
      default: break
      }
    }
    reportMissing(.missingDecl, context == .member ? .expectedMemberDecl : .expectedDecl)
    if pending.count > mark + 1 { finish(.missingDecl, from: mark, at: start) }
  }

  // MARK: Types

  /// word name generics? inheritance? where? MemberBlock
  private mutating func parseNominal(_ kind: NodeKind, from mark: Int, at start: Int) {
    advance()
    expectName(.expectedTypeName)
    if isAtOpeningAngle { kind == .protocolDecl ? parsePrimaryAssociatedTypes() : parseGenericParameters() }
    if at(.colon) { parseInheritanceClause() }
    if at(.whereKeyword) { parseWhereClause() }
    parseMemberBlock()
    finish(kind, from: mark, at: start)
  }

  /// `extension` Type inheritance? where? MemberBlock
  private mutating func parseExtension(from mark: Int, at start: Int) {
    advance()
    parseType()
    if at(.colon) { parseInheritanceClause() }
    if at(.whereKeyword) { parseWhereClause() }
    parseMemberBlock()
    finish(.extensionDecl, from: mark, at: start)
  }

  /// `{` Decl* `}`
  private mutating func parseMemberBlock() {
    let mark = pending.count
    let start = here
    guard consume(.leftBrace) else {
      reportMissing(.missingToken, .expectedOpeningBrace)
      return finish(.memberBlock, from: mark, at: start)
    }
    if enter() {
      let context = saveContext()
      parseMembers()
      restoreContext(context)
    } else {
      skipUnexpected { _ in false }
    }
    leave()
    expectClosing(.rightBrace, of: start, .expectedClosingBrace)
    finish(.memberBlock, from: mark, at: start)
  }

  /// Declarations separated by line ends or semicolons. Leaves all of them pending.
  mutating func parseMembers() {
    let wasRecovering = isRecovering
    while true {
      if token.isAtLineStart || previous?.kind == .semicolon { isRecovering = wasRecovering }
      switch token.kind {
      case .rightBrace, .endOfFile: return
      case .semicolon:
        advance()
        continue
      case .poundElseif, .poundElse, .poundEndif:
        if ifConfigDepth > 0 { return }
        diagnose(.strayDirective)
        skipUnexpectedToken()
      case .poundIf: if isAttributeIfConfig { parseMember() } else { parseIfConfig(.members) }
      case .poundSourceLocation: parseSourceLocation()
      default: parseMember()
      }
      if !token.isAtLineStart, !at(.semicolon), !at(.rightBrace), !at(.endOfFile) { reportSameLineMember() }
    }
  }

  private mutating func parseMember() {
    let before = here
    parseDecl(in: .member)
    if here > before { return }
    // Tokens that are not a declaration become one node, so that the members after them are found.
    skipUnexpected { parser in
      parser.here > before && parser.token.isAtLineStart && parser.startsMember
    }
    if here == before { skipUnexpected() }
  }

  private var startsMember: Bool { mutating get { startsDecl || at(.poundIf) || at(.pound) } }

  @inline(never)
  private mutating func reportSameLineMember() {
    diagnose(.consecutiveDeclarations, endOfPrevious)
  }

  // MARK: Variables

  /// (`let` | `var`) PatternBinding (`,` PatternBinding)*
  private mutating func parseVariable(from mark: Int, at start: Int) {
    advance()
    parseBindings(from: mark, at: start)
  }

  private mutating func parseBindings(from mark: Int, at start: Int) {
    repeat { parsePatternBinding() } while consume(.comma)
    finish(.variableDecl, from: mark, at: start)
  }

  /// Pattern TypeAnnotation? InitializerClause? accessors?
  private mutating func parsePatternBinding() {
    let mark = pending.count
    let start = here
    isInBindingPattern = true
    parsePattern()
    isInBindingPattern = false
    if at(.colon) { parseTypeAnnotation() }
    if at(.equal) { parseInitializerClause() }
    if at(.leftBrace) { parseAccessors() }
    finish(.patternBinding, from: mark, at: start)
  }

  /// `=` Expr
  mutating func parseInitializerClause() {
    let mark = pending.count
    let start = here
    advance()
    if at(.rightBrace) || at(.endOfFile) || at(.comma) || (token.isAtLineStart && startsDeclWord) {
      reportMissing(.missingExpr, .expectedInitialValue)
    } else {
      parseExpr()
    }
    finish(.initializerClause, from: mark, at: start)
  }

  private var startsDeclWord: Bool {
    mutating get {
      switch token.kind {
      case .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .extensionKeyword,
        .privateKeyword, .publicKeyword, .staticKeyword, .returnKeyword, .guardKeyword, .forKeyword, .whileKeyword,
        .protocolKeyword, .typealiasKeyword, .importKeyword, .fileprivateKeyword, .internalKeyword, .initKeyword:
        true
      default: false
      }
    }
  }

  // MARK: Enum cases

  /// `case` name ParameterClause? (`=` Expr)? (`,` …)*
  private mutating func parseEnumCase(from mark: Int, at start: Int) {
    advance()
    repeat {
      let elementMark = pending.count
      let elementStart = here
      if token.kind.isReservedWord, !token.isAtLineStart {
        advanceReservedName()
      } else {
        expectName(.expectedCaseName)
      }
      if at(.leftParen) { parseParameterClause(.enumCase) }
      if at(.equal) { parseInitializerClause() }
      finish(.enumCaseElement, from: elementMark, at: elementStart)
    } while consume(.comma)
    finish(.enumCaseDecl, from: mark, at: start)
  }

  /// `case default` without backticks: an error with a clear meaning.
  private mutating func advanceReservedName() {
    diagnose(.keywordAsName)
    advanceName()
  }

  // MARK: Aliases

  /// `typealias` name generics? `=` Type where?
  private mutating func parseTypealias(from mark: Int, at start: Int) {
    advance()
    expectName(.expectedTypeName)
    if isAtOpeningAngle { parseGenericParameters() }
    if consume(.equal) {
      parseType()
    } else {
      reportMissing(.missingType, .expectedTypealiasEqual)
      if at(.colon) { skipUnexpected { $0.token.isAtLineStart } }
    }
    if at(.whereKeyword) { parseWhereClause() }
    finish(.typealiasDecl, from: mark, at: start)
  }

  /// `associatedtype` name inheritance? (`=` Type)? where?
  private mutating func parseAssociatedType(from mark: Int, at start: Int) {
    advance()
    expectName(.expectedTypeName)
    if at(.colon) { parseInheritanceClause() }
    if consume(.equal) { parseType() }
    if at(.whereKeyword) { parseWhereClause() }
    finish(.associatedTypeDecl, from: mark, at: start)
  }

  // MARK: Imports

  /// `import` kind? name (`.` name)*
  private mutating func parseImport(from mark: Int, at start: Int) {
    advance()
    switch token.kind {
    case .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword, .typealiasKeyword, .varKeyword, .letKeyword,
      .funcKeyword:
      advance()
    default: break
    }
    if token.isAtLineStart {
      reportMissing(.missingToken, .expectedModule)
    } else if token.kind.isOperator {
      advance()
    } else {
      expectName(.expectedModule)
    }
    while at(.period) || at(.doubleColon) {
      advance()
      if token.kind.isOperator || token.kind.isReservedWord { advance() } else { expectName(.expectedModule) }
    }
    finish(.importDecl, from: mark, at: start)
  }

  /// `using @MainActor`, `using nonisolated`
  private mutating func parseUsing(from mark: Int, at start: Int) {
    advance()
    if at(.at) { parseAttribute(inType: true) } else { advance() }
    finish(.usingDecl, from: mark, at: start)
  }

  // MARK: Operators

  /// `operator` name (`:` names)?
  private mutating func parseOperatorDecl(from mark: Int, at start: Int) {
    advance()
    if token.kind.isOperator || isPunctuationOperator {
      advance()
    } else {
      reportMissing(.missingToken, .expectedOperator)
    }
    if consume(.colon) {
      repeat { expectName(.expectedPrecedenceGroup) } while consume(.comma)
    }
    if at(.leftBrace) { skipBalanced() }
    finish(.operatorDecl, from: mark, at: start)
  }

  /// Whether a punctuation token is an operator in an operator declaration.
  var isPunctuationOperator: Bool {
    mutating get {
      switch token.kind {
      case .equal, .arrow, .prefixAmpersand, .infixQuestion, .postfixQuestion, .exclamation, .regexLiteral: true
      default: false
      }
    }
  }

  /// `precedencegroup` name `{` … `}`
  private mutating func parsePrecedenceGroup(from mark: Int, at start: Int) {
    advance()
    expectName(.expectedPrecedenceGroup)
    if at(.leftBrace) { skipBalanced() } else { reportMissing(.missingToken, .expectedOpeningBrace) }
    finish(.precedenceGroupDecl, from: mark, at: start)
  }
}

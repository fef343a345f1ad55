import ViewSource

/// Functions, initializers, subscripts, accessors, and their parameters.
extension Parser {
  // MARK: Functions

  /// `func` name generics? parameters effects (`->` Type)? where? CodeBlock?
  mutating func parseFunction(from mark: Int, at start: Int) {
    advance()
    parseFunctionRest(from: mark, at: start)
  }

  /// Parses from after `func`.
  mutating func parseFunctionRest(from mark: Int, at start: Int) {
    parseFunctionName()
    if isAtOpeningAngle { parseGenericParameters() }
    parseParameterClause(.function)
    parseEffects()
    if consume(.arrow) { parseResultType() }
    parseMisplacedEffects()
    if at(.whereKeyword) { parseWhereClause() }
    if at(.leftBrace) { parseCodeBlock() }
    finish(.functionDecl, from: mark, at: start)
  }

  /// A name or an operator. In `func <<T>(…)` the last `<` opens the generic parameters.
  private mutating func parseFunctionName() {
    if token.kind.isOperator || isPunctuationOperator {
      let last = token.end - 1
      if token.length > 1, bytes[last] == UInt8(ascii: "<"), peek().kind.isName || peek().kind == .eachKeyword {
        let whole = token
        tokens.append(
          Token(kind: whole.kind, flags: whole.flags, start: Int(whole.start), length: Int(whole.length) - 1))
        input[index] = Token(kind: .infixOperator, flags: [], start: last, length: 1)
        token = input[index]
      } else {
        advance()
      }
    } else if token.kind.isReservedWord, peek().kind == .leftParen, !token.isAtLineStart {
      diagnose(.keywordAsName)
      advanceName()
    } else if at(.dollarIdentifier) {
      advance()
    } else {
      expectName(.expectedFunctionName)
    }
  }

  private mutating func parseResultType() {
    parseType()
  }

  /// `func f() -> Int throws`: effects after the result type.
  private mutating func parseMisplacedEffects() {
    guard at(.throwsKeyword) || at(.rethrowsKeyword) || (at(.asyncKeyword) && !token.isAtLineStart) else { return }
    diagnose(.effectsBehindArrow)
    parseEffects()
  }

  /// `init` (`?` | `!`)? generics? parameters effects where? CodeBlock?
  mutating func parseInitializer(from mark: Int, at start: Int) {
    advance()
    if at(.postfixQuestion) || at(.exclamation) || at(.infixQuestion) { advance() }
    if token.kind.isName, peek().kind == .leftParen {
      diagnose(.initializerWithName)
      skipUnexpectedToken()
    }
    if isAtOpeningAngle { parseGenericParameters() }
    parseParameterClause(.function)
    parseEffects()
    if at(.arrow) {
      diagnose(.initializerWithResult)
      skipUnexpected { $0.at(.leftBrace) || $0.token.isAtLineStart }
    }
    if at(.whereKeyword) { parseWhereClause() }
    if at(.leftBrace) { parseCodeBlock() }
    finish(.initializerDecl, from: mark, at: start)
  }

  /// `deinit` effects CodeBlock?
  mutating func parseDeinitializer(from mark: Int, at start: Int) {
    advance()
    parseEffects()
    if at(.leftParen) {
      diagnose(.deinitializerWithParameters)
      skipUnexpected()
    }
    if at(.leftBrace) { parseCodeBlock() }
    finish(.deinitializerDecl, from: mark, at: start)
  }

  /// `subscript` generics? parameters `->` Type where? accessors?
  mutating func parseSubscript(from mark: Int, at start: Int) {
    advance()
    if token.kind.isName, peek().kind == .leftParen {
      diagnose(.subscriptWithName)
      skipUnexpectedToken()
    }
    if isAtOpeningAngle { parseGenericParameters() }
    parseParameterClause(.subscript)
    if consume(.arrow) { parseResultType() } else { reportMissing(.missingType, .expectedSubscriptArrow) }
    if at(.whereKeyword) { parseWhereClause() }
    if at(.leftBrace) { parseAccessors() }
    finish(.subscriptDecl, from: mark, at: start)
  }

  /// `macro` name generics? parameters (`->` Type)? (`=` Expr)? where?
  mutating func parseMacro(from mark: Int, at start: Int) {
    advance()
    expectName(.expectedFunctionName)
    if isAtOpeningAngle { parseGenericParameters() }
    parseParameterClause(.function)
    if consume(.arrow) { parseResultType() }
    if at(.equal) { parseInitializerClause() }
    if at(.whereKeyword) { parseWhereClause() }
    finish(.macroDecl, from: mark, at: start)
  }

  // MARK: Parameters

  /// The owner of a parameter list, which decides what a parameter may omit.
  enum ParameterList {
    case function, `subscript`, closure, enumCase
  }

  /// `(` Parameter (`,` Parameter)* `)`
  mutating func parseParameterClause(_ list: ParameterList) {
    let mark = pending.count
    let start = here
    guard at(.leftParen) else {
      reportMissing(.missingToken, .expectedParameters)
      return finish(.parameterClause, from: mark, at: start)
    }
    advanceOpening()
    let wasInCondition = isInCondition
    isInCondition = false
    if enter() {
      while !at(.rightParen), !at(.endOfFile) {
        if at(.leftBrace) || at(.arrow) || (token.isAtLineStart && startsDeclLine) { break }
        parseParameter(list)
        if !separatesElements(opening: start, closing: .rightParen) { break }
      }
    } else {
      skipUnexpected { _ in false }
    }
    leave()
    isInCondition = wasInCondition
    expectClosing(.rightParen, of: start, .expectedClosingParen)
    finish(.parameterClause, from: mark, at: start)
  }

  private var startsDeclLine: Bool {
    mutating get {
      switch token.kind {
      case .varKeyword, .letKeyword, .rightBrace: true
      // Any other keyword can be a parameter's label.
      case .funcKeyword, .structKeyword, .classKeyword, .enumKeyword: peek().kind != .colon && peek(2).kind != .colon
      default: false
      }
    }
  }

  /// ModifierList? names `:` Type `...`? (`=` Expr)?
  private mutating func parseParameter(_ list: ParameterList) {
    let mark = pending.count
    let start = here
    if at(.at) || isParameterModifier { parseParameterModifiers(list) }
    let hasName = canBeLabel(token) && isParameterName(list)
    if hasName {
      advanceParameterName()
      if !at(.colon), canBeLabel(token), !at(.inKeyword) { advanceParameterName() }
    }
    if hasName, at(.colon) {
      advance()
      parseParameterType()
    } else if list == .enumCase || !hasName {
      parseParameterType()
    } else if list != .closure {
      reportMissing(.missingType, .expectedParameterType)
    }
    if at(.equal) { parseInitializerClause() }
    finish(.parameter, from: mark, at: start)
  }

  private mutating func parseParameterType() {
    parseType()
    if token.kind.isOperator, isSpelt(token, "...") { advance() }
  }

  private mutating func advanceParameterName() {
    switch token.kind {
    case .underscore: advance()
    default: advanceName()
    }
  }

  /// Whether the current token is the name of a parameter, not its type.
  private mutating func isParameterName(_ list: ParameterList) -> Bool {
    switch list {
    case .function, .subscript: return true
    case .enumCase:
      let next = peek()
      return next.kind == .colon || (canBeLabel(next) && peek(2).kind == .colon)
    case .closure:
      let next = peek().kind
      return next == .colon || next == .comma || next == .rightParen || next == .equal || canBeLabel(peek())
    }
  }

  /// The old `inout x: Int`; or a modifier before two names, because one before a single name is itself a label.
  private var isParameterModifier: Bool {
    mutating get {
      switch token.kind {
      case .isolatedKeyword, .borrowingKeyword, .consumingKeyword, .underscoredConstKeyword, .sendingKeyword,
        .doubleUnderscoredOwnedKeyword, .doubleUnderscoredSharedKeyword, .nonisolatedKeyword:
        canBeLabel(peek()) && canBeLabel(peek(2)) && peek(3).kind == .colon
      case .inoutKeyword: canBeLabel(peek())
      default: false
      }
    }
  }

  private mutating func parseParameterModifiers(_ list: ParameterList) {
    let mark = pending.count
    let start = here
    while true {
      if at(.at) {
        parseAttribute(inType: list == .enumCase)
      } else if isParameterModifier {
        if at(.inoutKeyword) { diagnose(.inoutBeforeName) }
        advance()
      } else {
        break
      }
    }
    finish(.modifierList, from: mark, at: start)
  }

  // MARK: Accessors

  /// At the `{` of a property or subscript: accessors, or the body of the getter
  mutating func parseAccessors() {
    if !isAtAccessorBlock { return parseCodeBlock() }
    let mark = pending.count
    let start = here
    advance()
    let wasRecovering = isRecovering
    if enter() {
      while !at(.rightBrace), !at(.endOfFile) {
        if token.isAtLineStart { isRecovering = wasRecovering }
        if at(.poundIf) {
          parseIfConfig(.accessors)
        } else if ifConfigDepth > 0, at(.poundElseif) || at(.poundElse) || at(.poundEndif) {
          break
        } else {
          parseAccessor()
        }
      }
    } else {
      skipUnexpected { _ in false }
    }
    leave()
    isRecovering = wasRecovering
    expectClosing(.rightBrace, of: start, .expectedClosingBrace)
    finish(.accessorBlock, from: mark, at: start)
  }

  /// Whether `{` is followed by an accessor, not by the statements of a getter: the accessor's keyword is alone on its
  /// line or followed by `{`, an effect or another accessor.
  var isAtAccessorBlock: Bool { mutating get { accessorWord != nil } }

  /// Whether the `{` after an initial value begins the property's observers, not a trailing closure of the value. A
  /// property with an initial value has no getter, so `{ set { … } }` calls a function named `set`.
  var isAtObservers: Bool {
    mutating get {
      switch accessorWord {
      case .willSetKeyword, .didSetKeyword, .initKeyword: true
      default: false
      }
    }
  }

  /// The accessor's keyword after `{`; `nil` if statements follow.
  private var accessorWord: TokenKind? {
    mutating get {
      guard at(.leftBrace) else { return nil }
      var cursor = Cursor(index + 1)
      if kind(cursor) == .rightBrace { return nil }
      if kind(cursor) == .poundIf {
        // Skip the condition, up to the next line.
        cursor = cursor.next
        while !input[min(cursor.index, input.count - 1)].isAtLineStart, kind(cursor) != .endOfFile {
          cursor = cursor.next
        }
      }
      guard let behind = skipAttributes(cursor) else { return nil }
      cursor = behind
      while isAccessorModifier(kind(cursor)) { cursor = cursor.next }
      guard isAccessorWord(kind(cursor)) else { return nil }
      let word = kind(cursor)
      cursor = cursor.next
      return isBehindAccessorWord(word, cursor) ? word : nil
    }
  }

  /// Whether the tokens after a word show that it is an accessor's keyword and not a name in a statement.
  private mutating func isBehindAccessorWord(_ word: TokenKind, _ cursor: Cursor) -> Bool {
    switch kind(cursor) {
    case .leftBrace:
      return true
    case .rightBrace, .semicolon, .asyncKeyword, .throwsKeyword, .reasyncKeyword, .at, .rethrowsKeyword, .poundElse,
      .poundElseif, .poundEndif:
      return word != .initKeyword || kind(cursor) == .leftBrace
    case .leftParen:
      // `set(value) {`
      return word != .getKeyword && word != .initKeyword && kind(cursor.next).isName
        && kind(cursor.next.next) == .rightParen && kind(cursor.next.next.next) == .leftBrace
        || word == .initKeyword && initializerAccessorHasBody(cursor)
    default:
      return isAccessorWord(kind(cursor)) || isAccessorModifier(kind(cursor))
    }
  }

  /// `init(initialValue) {`, without the type annotation of an initializer's parameter.
  private mutating func initializerAccessorHasBody(_ cursor: Cursor) -> Bool {
    kind(cursor.next).isName && kind(cursor.next.next) == .rightParen && kind(cursor.next.next.next) == .leftBrace
  }

  private mutating func isAccessorWord(_ kind: TokenKind) -> Bool {
    switch kind {
    case .getKeyword, .setKeyword, .willSetKeyword, .didSetKeyword, .underscoredReadKeyword, .underscoredModifyKeyword,
      .unsafeAddressKeyword, .unsafeMutableAddressKeyword, .borrowKeyword, .mutateKeyword, .initKeyword:
      true
    default: false
    }
  }

  private mutating func isAccessorModifier(_ kind: TokenKind) -> Bool {
    switch kind {
    case .mutatingKeyword, .nonmutatingKeyword, .borrowingKeyword, .consumingKeyword,
      .doubleUnderscoredConsumingKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword, .publicKeyword,
      .packageKeyword, .nonisolatedKeyword:
      true
    default: false
    }
  }

  /// ModifierList? word (`(` name `)`)? effects CodeBlock?
  mutating func parseAccessor() {
    let mark = pending.count
    let start = here
    if at(.at) || isAccessorModifier(token.kind) { parseModifierList(inType: false) }
    guard isAccessorWord(token.kind) else {
      diagnose(.expectedAccessor)
      skipUnexpected()
      if pending.count > mark + 1 { finish(.accessorDecl, from: mark, at: start) }
      return
    }
    let isCoroutine = at(.underscoredReadKeyword) || at(.underscoredModifyKeyword)
    advance()
    if at(.leftParen) {
      advance()
      expectName(.expectedName)
      expect(.rightParen, .expectedClosingParen)
    }
    parseEffects()
    if at(.leftBrace) { parseAccessorBody(isCoroutine: isCoroutine) }
    finish(.accessorDecl, from: mark, at: start)
  }

  private mutating func parseAccessorBody(isCoroutine: Bool) {
    let mark = pending.count
    let start = here
    advance()
    if enter() {
      let context = saveContext()
      isInCoroutine = isCoroutine
      parseStatements(.block)
      restoreContext(context)
    } else {
      skipUnexpected { _ in false }
    }
    leave()
    expectClosing(.rightBrace, of: start, .expectedClosingBrace)
    finish(.codeBlock, from: mark, at: start)
  }
}

import ViewSource

/// Attributes and modifiers.
extension Parser {
  /// (Attribute | modifier | `#if` attributes `#endif`)*: leaves a ModifierList if there are any.
  mutating func parseModifierList(inType: Bool) {
    let mark = pending.count
    let start = here
    var hasAny = false
    while parseModifier(inType: inType) { hasAny = true }
    if hasAny { finish(.modifierList, from: mark, at: start) }
  }

  private mutating func parseModifier(inType: Bool) -> Bool {
    switch token.kind {
    case .at:
      parseAttribute(inType: inType)
    case .publicKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword, .staticKeyword:
      if at(.staticKeyword) {
        if declContext != .member { diagnose(.memberInBody) }
      } else if declContext == .local {
        diagnose(.accessOfLocalDecl)
      }
      advance()
      advanceModifierDetail()
    case .classKeyword:
      // `class func`: the modifier `class` before the declaration's keyword.
      guard isClassModifier else { return false }
      advance()
    case .poundIf where isAttributeIfConfig:
      parseIfConfig(.attributes)
    default:
      guard isModifier(token.kind), !inType, modifiesSomething else { return false }
      if declContext == .local, at(.openKeyword) || at(.packageKeyword) { diagnose(.accessOfLocalDecl) }
      advance()
      advanceModifierDetail()
    }
    return true
  }

  /// `(set)`
  private mutating func advanceModifierDetail() {
    guard at(.leftParen), isModifierDetail(peek()), peek(2).kind == .rightParen else { return }
    for _ in 0..<3 { advance() }
  }

  private var isClassModifier: Bool {
    mutating get {
      switch peek().kind {
      case .funcKeyword, .varKeyword, .letKeyword, .subscriptKeyword, .staticKeyword, .publicKeyword, .privateKeyword,
        .internalKeyword, .fileprivateKeyword, .typealiasKeyword, .initKeyword:
        true
      default: isModifier(peek().kind) && peek(2).kind != .colon && peek(2).kind != .leftBrace
      }
    }
  }

  /// Whether the contextual word at hand is a modifier: a declaration or an accessor follows it.
  private var modifiesSomething: Bool {
    mutating get {
      let next = peek()
      switch next.kind {
      case .colon, .equal, .comma, .rightBrace, .rightParen, .endOfFile, .period, .infixOperator: return false
      case .leftParen: return isModifierDetail(peek(2)) && peek(3).kind == .rightParen
      default: return true
      }
    }
  }

  // MARK: Attributes

  /// `@` Type arguments?
  mutating func parseAttribute(inType: Bool) {
    let mark = pending.count
    let start = here
    advance()
    let name = token
    if name.isAtLineStart {
      diagnose(.loneAt, tokens[start].range)
      finishMissing(.missingType)
      return finish(.attribute, from: mark, at: start)
    }
    guard name.kind.isName || name.kind.isReservedWord else {
      reportMissing(.missingType, .expectedAttribute)
      return finish(.attribute, from: mark, at: start)
    }
    parseAttributeName()
    // In a type such as `@escaping (Int) -> Void` the parenthesis begins the type; before a declaration only arguments
    // can follow.
    if at(.leftParen), inType ? takesArguments(Cursor(index)) : !token.isAtLineStart {
      parseAttributeArguments(AttributeArguments(named: name, bytes), inType: inType)
    }
    finish(.attribute, from: mark, at: start, flags: [])
  }

  /// Whether the parenthesis after an attribute of a type holds its arguments. It must follow without a space, except
  /// for `@convention (c)`, which requires arguments. The attribute must take arguments, unlike
  /// `@escaping(() -> Void)`, and no `->` may follow, as in `@MainActor() -> Int`.
  mutating func takesArguments(_ cursor: Cursor) -> Bool {
    let name = input[cursor.index - 1]
    if input[cursor.index].hasSpaceBefore { return bytes.isEqual(name.range, to: "convention") }
    guard let end = skipBracketed(cursor) else { return false }
    if AttributeArguments.withoutAny.contains(where: { bytes.isEqual(name.range, to: $0) }) { return false }
    switch kind(end) {
    case .arrow, .asyncKeyword, .throwsKeyword, .rethrowsKeyword, .reasyncKeyword: return false
    default: return true
    }
  }

  /// name (`.` name)* generics?
  private mutating func parseAttributeName() {
    let mark = pending.count
    let start = here
    advanceName()
    if at(.doubleColon) { parseModuleSelector() }
    if isAtOpeningAngle { parseGenericArguments() }
    finish(.identifierType, from: mark, at: start)
    while at(.period), peek().kind.isName {
      advance()
      advanceName()
      if isAtOpeningAngle { parseGenericArguments() }
      finish(.memberType, from: mark, at: start)
    }
  }

  private mutating func parseAttributeArguments(_ arguments: AttributeArguments, inType: Bool) {
    let opening = here
    switch arguments {
    case .tokens:
      skipBalanced()
    case .declaration:
      advanceOpening()
      if !at(.rightParen) { parseDecl(in: .member) }
      expectClosing(.rightParen, of: opening, .expectedClosingParen)
    case .expressions:
      advanceOpening()
      let wasInAttribute = isInAttribute
      isInAttribute = true
      withDelimiters { $0.parseArguments(until: .rightParen, opening: opening) }
      isInAttribute = wasInAttribute
      expectClosing(.rightParen, of: opening, .expectedClosingParen)
    }
  }

  // MARK: #if

  /// Whether the current `#if` contains only attributes and modifiers, and a declaration follows its `#endif`.
  var isAttributeIfConfig: Bool {
    mutating get {
      var position = index
      var open = 0
      var isEmpty = true
      while true {
        let token = input[position]
        switch token.kind {
        case .poundIf, .poundElseif, .poundElse:
          if token.kind == .poundIf { open += 1 }
          repeat { position += 1 } while !input[position].isAtLineStart && input[position].kind != .endOfFile
        case .poundEndif:
          open -= 1
          position += 1
          if open == 0 { return !isEmpty && beginsDecl(at: position) }
        case .at:
          guard let end = skipAttributes(Cursor(position)) else { return false }
          position = end.index
          isEmpty = false
        case .publicKeyword, .privateKeyword, .fileprivateKeyword, .internalKeyword, .staticKeyword:
          position += 1
        default:
          guard isModifier(token.kind), input[position + 1].kind != .period else { return false }
          position += 1
          isEmpty = false
        }
        if input[position].kind == .leftParen, let end = skipBracketed(Cursor(position)) { position = end.index }
      }
    }
  }

  private mutating func beginsDecl(at position: Int) -> Bool {
    switch input[position].kind {
    case .letKeyword, .varKeyword, .funcKeyword, .structKeyword, .classKeyword, .enumKeyword, .protocolKeyword,
      .extensionKeyword, .typealiasKeyword, .initKeyword, .subscriptKeyword, .staticKeyword, .publicKeyword,
      .privateKeyword, .fileprivateKeyword, .internalKeyword, .at, .associatedtypeKeyword, .importKeyword,
      .deinitKeyword, .poundIf, .caseKeyword:
      true
    default: isModifier(input[position].kind) || input[position].kind == .actorKeyword
    }
  }
}

/// How to parse the arguments of an attribute.
enum AttributeArguments {
  /// As arguments of a call: property wrappers, result builders, macros.
  case expressions
  /// With a grammar of their own; kept as tokens.
  case tokens
  /// `@abi(func f())`
  case declaration

  private static let withTokens: [StaticString] = [
    "available", "backDeployed", "_originallyDefinedIn", "objc", "_specialize", "specialized", "differentiable",
    "derivative", "transpose", "convention", "_implements", "_dynamicReplacement", "_effects", "_documentation",
    "lifetime", "_lifetime", "storageRestrictions", "_private", "_projectedValueProperty", "_expose", "_rawLayout",
    "dependsOn", "isolated", "implementation", "c", "_cdecl", "_silgen_name", "_spi", "inline", "_optimize",
    "_alignment", "_semantics", "exclusivity", "nonisolated", "_extern", "_inheritActorContext", "_nonSendable",
    "_unavailableFromAsync", "_typeEraser", "_opaqueReturnTypeOf", "_specializeExtension", "_originallyDefined",
  ]

  /// Attributes of types that take no arguments.
  static let withoutAny: [StaticString] = ["escaping", "autoclosure", "Sendable"]

  init(named name: Token, _ bytes: SourceBytes) {
    if bytes.isEqual(name.range, to: "abi") {
      self = .declaration
    } else if AttributeArguments.withTokens.contains(where: { bytes.isEqual(name.range, to: $0) }) {
      self = .tokens
    } else {
      self = .expressions
    }
  }
}

import ViewSource

/// Parts common to several node kinds.
extension SyntaxNode {
  /// The tokens of the node, with one space where the source has white space or a comment between two of them. String
  /// literals are unchanged.
  public var spacedText: String {
    spacedText(ofTokens: tokenIndices)
  }

  /// Like `spacedText`, with other text in place of some parts, which are in source order and do not overlap.
  public func spacedText(replacing parts: [(range: SourceRange, text: String)]) -> String {
    spacedText(ofTokens: tokenIndices, replacing: parts)
  }

  func spacedText(from first: Token, to last: Token) -> String {
    let indices = tokenIndices
    var start = indices.lowerBound
    while token(start).start != first.start { start += 1 }
    var end = start
    while token(end).start != last.start { end += 1 }
    return spacedText(ofTokens: start..<end + 1)
  }

  private func spacedText(
    ofTokens indices: Range<Int>, replacing parts: [(range: SourceRange, text: String)] = []
  ) -> String {
    var result = ""
    var parts = parts[...]
    // The number of enclosing string literals: their bytes are unchanged, including interpolations.
    var literals = 0
    var index = indices.lowerBound
    while index < indices.upperBound {
      let first = token(index)
      if index > indices.lowerBound {
        if literals > 0 {
          result += bytes.text(SourceRange(token(index - 1).end, Int(first.start)))
        } else if first.hasSpaceBefore {
          result += " "
        }
      }
      if let part = parts.first, part.range.start == Int(first.start) {
        result += part.text
        parts.removeFirst()
        repeat { index += 1 } while index < indices.upperBound && Int(token(index).start) < part.range.end
        continue
      }
      if first.kind == .stringStart { literals += 1 }
      if first.kind == .stringEnd { literals -= 1 }
      result += bytes.text(SourceRange(Int(first.start), first.end))
      index += 1
    }
    return result
  }

  /// The name that a declaration introduces, with its backticks.
  public var name: String? {
    nameToken.map { text(of: $0) }
  }

  /// The token after the keyword of a type, function, alias, macro or associated type.
  public var nameToken: Token? { nameTokenIndex.map { token($0) } }

  /// The index of `nameToken` in the tree.
  package var nameTokenIndex: Int? {
    var own = ownTokens
    guard own.next() != nil, let name = own.next() else { return nil }
    return name.kind == .leftParen || name.kind == .leftBrace || name.kind == .equal ? nil : own.index - 1
  }

  /// `?` or `!` of a failable initializer.
  var initializerMark: String? {
    ownTokens.first { $0.kind == .postfixQuestion || $0.kind == .infixQuestion || $0.kind == .exclamation }
      .map { text(of: $0) }
  }

  /// The effects of a function or initializer: `async throws(E)`.
  var effectsText: String {
    let words = ownTokens.filter { token in
      switch token.kind {
      case .asyncKeyword, .reasyncKeyword, .throwsKeyword, .rethrowsKeyword: true
      default: false
      }
    }
    let clause = child(.throwsClause)
    guard let first = words.first ?? clause?.firstToken, let last = clause?.lastToken ?? words.last else { return "" }
    return spacedText(from: first.start < last.start ? first : last, to: last)
  }

  /// The conditions of an `if`, `guard` or `while`.
  public var conditions: [SyntaxNode] {
    Array(children.prefix { $0.kind != .codeBlock })
  }

  /// The arguments of a call, subscript or macro in parentheses or brackets, without trailing closures.
  public var arguments: [SyntaxNode] {
    let places = argumentPlaces
    if places.isEmpty { return [] }
    var result: [SyntaxNode] = []
    result.reserveCapacity(places.count)
    for child in children[places] where child.isArgument { result.append(child) }
    return result
  }

  /// The indices of the children of a call, subscript or macro that are after the callee and before the trailing
  /// closures.
  public var argumentPlaces: Range<Int> {
    var start = kind == .functionCallExpr || kind == .subscriptCallExpr ? 1 : 0
    let children = self.children
    while start < children.count,
      children[start].kind == .modifierList || children[start].kind == .genericArgumentClause
    {
      start += 1
    }
    var end = children.count
    while end > start, children[end - 1].kind == .labeledTrailingClosure { end -= 1 }
    if flags.contains(.hasTrailingClosure), end > start { end -= 1 }
    return start..<max(start, end)
  }

  /// Whether a child at an argument position is an argument.
  public var isArgument: Bool {
    (kind.isExpr || kind == .labeledExpr || kind.isPattern) && kind != .missingExpr
  }

  /// The last identifier of a call's callee, through `.`, generic arguments, `?` and `!`.
  public var calleeName: Token? {
    guard var callee = children.first else { return nil }
    while true {
      switch callee.kind {
      case .declReferenceExpr, .identifierPattern: return callee.referencedName
      case .memberAccessExpr, .implicitMemberExpr: return callee.referencedName
      case .genericSpecializationExpr, .optionalChainingExpr, .forceUnwrapExpr:
        guard let inner = callee.children.first else { return nil }
        callee = inner
      default: return nil
      }
    }
  }

  /// The name of a property component of a key path. A period precedes it, or both of `\..name`.
  public var keyPathName: Token? {
    ownTokens.first { $0.kind != .period && $0.kind != .prefixPeriod && !$0.kind.isOperator }
  }

  /// The property name of a key path with a single component.
  public var onlyKeyPathName: Token? {
    guard kind == .keyPathExpr else { return nil }
    let parts = children.filter { !$0.kind.isType }
    return parts.count == 1 && parts[0].kind == .keyPathProperty ? parts[0].keyPathName : nil
  }

  /// The name of a reference or a member, without module and argument labels.
  public var referencedName: Token? {
    var result: Token?
    for token in ownTokens {
      switch token.kind {
      case .period, .prefixPeriod: continue
      case .doubleColon: result = nil
      case .leftParen: return result
      default: result = result ?? token
      }
    }
    return result
  }
}

import ViewSource

/// Names in expressions: of declarations, of members after a period, of a closure's arguments.
///
/// A name can have several parts: `Module::name`, `name(first:second:)`.
extension Parser {
  /// name, `module::name`, name`(`label`:` …`)`
  mutating func parseDeclReference() {
    let mark = pending.count
    let start = here
    advanceName()
    if isInBindingPattern, !at(.leftParen), !at(.period), !at(.doubleColon) {
      return finish(.identifierPattern, from: mark, at: start)
    }
    if at(.doubleColon) { parseModuleSelector() }
    if at(.leftParen), !token.isAtLineStart { skipArgumentLabels() }
    finish(.declReferenceExpr, from: mark, at: start)
  }

  /// `::` name, after the name of a module
  mutating func parseModuleSelector() {
    advance()
    if token.kind.isName || token.kind.isReservedWord || token.kind == .dollarIdentifier {
      advanceName()
    } else {
      diagnose(.expectedName)
    }
  }

  /// `(x:y:)` after the name of a function: part of the name
  mutating func skipArgumentLabels() {
    guard let count = argumentLabelTokens else { return }
    for _ in 0..<count {
      switch token.kind {
      case .leftParen, .rightParen, .colon, .underscore: advance()
      default: advanceName()
      }
    }
  }

  /// The number of tokens of the labels; `nil` if these are ordinary arguments.
  private var argumentLabelTokens: Int? {
    mutating get {
      var distance = 1
      while true {
        let label = peek(distance)
        guard label.kind.isName || label.kind == .underscore || label.kind.isReservedWord,
          peek(distance + 1).kind == .colon
        else {
          return label.kind == .rightParen && distance > 1 ? distance + 1 : nil
        }
        distance += 2
      }
    }
  }

  /// `$0`, which belongs to a closure without parameters; `$name`
  mutating func parseDollarReference() {
    if isClosureArgument {
      sawNumberedArgument = true
      if !hasClosureArguments { diagnose(.argumentOutsideClosure) }
    }
    finishLeaf(.declReferenceExpr)
  }

  /// `.name`
  mutating func parseImplicitMember() {
    let mark = pending.count
    let start = here
    advance()
    // After a period preceded by white space, Swift also accepts the name on the next line.
    if token.isAtLineStart, token.kind.isName {
      advanceName()
    } else if token.isAtLineStart {
      reportMissing(.missingToken, .expectedImplicitMember)
    } else {
      if at(.integerLiteral) { diagnose(.expectedImplicitMember) }
      parseMemberName(mayFollowSpace: true)
    }
    finish(.implicitMemberExpr, from: mark, at: start)
  }

  /// A name after a period: an identifier, a keyword, or a tuple index. Leaves a node only if the name is missing.
  /// After white space, a keyword is accepted only if the period has no base: `= . init()`.
  mutating func parseMemberName(mayFollowSpace: Bool = false) {
    let isTooFar = token.hasSpaceBefore && !token.kind.isName && !(mayFollowSpace && token.kind.isReservedWord)
    if token.isAtLineStart || isTooFar {
      return reportMissing(.missingToken, .expectedMember)
    }
    switch token.kind {
    case .identifier, .integerLiteral, .selfKeyword: advance()
    default:
      guard token.kind.isName || token.kind.isReservedWord || token.kind == .dollarIdentifier else {
        return reportMissing(.missingToken, .expectedMember)
      }
      if at(.dollarIdentifier), isClosureArgument { diagnose(.expectedMember) }
      advanceName()
    }
    if at(.doubleColon) { parseModuleSelector() }
    if at(.leftParen), !token.isAtLineStart { skipArgumentLabels() }
  }

  /// Whether the current `$` name is `$0` and not `$name`.
  private var isClosureArgument: Bool {
    mutating get {
      let second = bytes[Int(token.start) + 1]
      return second >= UInt8(ascii: "0") && second <= UInt8(ascii: "9")
    }
  }
}

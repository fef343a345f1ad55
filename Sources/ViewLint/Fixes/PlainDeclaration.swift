import ViewSemantics
import ViewSource
import ViewSyntax

/// The declaration of one stored property that a fix may write in another way: `@ObservedObject private var feed = Feed()`.
///
/// A constant, a wrapper and a variable do not take the same things: a wrapper no second name and no `unowned`, a constant no
/// `didSet`, a wrapper that cannot be set no `private(set)`.
struct PlainDeclaration {
  let header: SyntaxNode
  /// `let` or `var`
  let word: Token

  /// `nil` if it declares several names or a pattern, watches or computes the value, or has a modifier that is no plain
  /// level of access.
  init?(of property: DeclID, in context: RuleContext) {
    header = context.analyzer.header(of: property)
    let bindings = header.children.filter { $0.kind == .patternBinding }
    guard bindings.count == 1, let binding = bindings.first, binding.children.first?.kind == .identifierPattern,
      binding.child(.accessorBlock) == nil, binding.child(.codeBlock) == nil,
      let word = header.ownToken(.varKeyword) ?? header.ownToken(.letKeyword),
      header.child(.modifierList)?.ownTokens.allSatisfy({ PlainDeclaration.levels.contains($0.kind) }) ?? true
    else { return nil }
    self.word = word
  }

  private static let levels: Set<TokenKind> = [
    .privateKeyword, .fileprivateKeyword, .internalKeyword, .packageKeyword, .publicKeyword,
  ]
}

extension RuleContext {
  /// Whether all code that may use a property by its name is given: that of its file if no other file sees it, else that of
  /// its module. What meets a requirement is used through the protocol.
  ///
  /// What that code does, and what is left out of it for this platform, a condition about the program asks.
  func seesAllUses(of property: DeclID) -> Bool {
    let decl = analyzer.decl(property)
    let isGiven =
      decl.access <= .fileprivateAccess
      || decl.access <= .internalAccess && analyzer.program.isWholeModule(around: property.file)
    return isGiven && !analyzer.mayMeetRequirement(property)
  }
}

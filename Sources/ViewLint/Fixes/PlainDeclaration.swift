import ViewSemantics
import ViewSource
import ViewSyntax

/// The declaration of a single stored property that a fix can rewrite: `@ObservedObject private var feed = Feed()`.
///
/// Constants, wrapped properties and variables allow different syntax. A wrapped property allows no second name and no
/// `unowned`, a constant allows no `didSet`, and a property with a get-only wrapper allows no `private(set)`.
struct PlainDeclaration {
  let header: SyntaxNode
  /// The `let` or `var` keyword.
  let word: Token

  /// Fails if the declaration has several names or a pattern, observers or accessors, or a modifier other than an
  /// access level.
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
  /// Whether all code is given that may use a property by its name: that of the file for a private property, else that
  /// of the module. A property that witnesses a protocol requirement is also used through the protocol.
  ///
  /// Conditions on the program check that code, including its inactive `#if` code.
  func seesAllUses(of property: DeclID) -> Bool {
    let decl = analyzer.decl(property)
    let isGiven =
      decl.access <= .fileprivateAccess
      || decl.access <= .internalAccess && analyzer.isWholeModule(around: property.file)
    return isGiven && !analyzer.mayMeetRequirement(property)
  }
}
